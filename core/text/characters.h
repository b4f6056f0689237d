// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/tokenizer.h"

namespace attn {

// Every character as a reader sees it is a token: an extended grapheme cluster (Unicode Standard Annex 29, by
// ICU). A letter with its combining marks, an emoji family, CR LF and a control character are one token each;
// blanks are tokens too.
class Characters : public Tokenizer {
public:
    static std::unique_ptr<Tokenizer> create(JsonObject& settings);
    static TokenizerMaker plan(JsonObject& settings);

    std::string id() const override;
    // Throws Error (Failure) when ICU has no data.
    std::vector<std::string> tokenize(std::string_view text) const override;
    std::string join(const std::vector<std::string>& tokens) const override;
};

}  // namespace attn
