// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/tokenizer.h"

namespace attn {

// Words as a dictionary lists them, cut at the word borders of Unicode Standard Annex 29 (by ICU, root
// locale). Every punctuation mark and symbol is a token. Blanks of every kind are dropped (U+00A0, U+2009,
// U+202F and U+200B too), and so are the characters that only concern line breaking (U+00AD, U+2060, U+FEFF).
// A number such as 3.5 stays whole. An apostrophe (' or ’) between letters ends the word before it, "l'"
// "homme", unless an English ending follows: "don" "'t".
//
// join() writes for people, by the usual rules of punctuation (see word_joining.h); it restores most
// sentences, but not every one.
class Words : public Tokenizer {
public:
    struct Settings {
        bool isLowerCase = false;  // "lower_case": lower-cases first, by rules that depend on no language
        // "spaced": marks that stand with a blank, like "!?:;«»" in French; if a recipe does not name them,
        // they are found in the texts.
        std::string spaced;
    };
    static std::unique_ptr<Tokenizer> create(JsonObject& settings);
    static TokenizerMaker plan(JsonObject& settings);

    explicit Words(Settings settings) : m_settings(std::move(settings)) {}

    std::string id() const override;
    // Throws Error (Failure) when ICU has no data.
    std::vector<std::string> tokenize(std::string_view text) const override;
    std::string join(const std::vector<std::string>& tokens) const override;
    bool isLowerCase() const override { return m_settings.isLowerCase; }
    void addSettings(nlohmann::json& value) const override;

private:
    Settings m_settings;
};

}  // namespace attn
