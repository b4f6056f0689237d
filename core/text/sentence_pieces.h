// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/types.h"
#include "core/text/tokenizer.h"

namespace sentencepiece {
class SentencePieceProcessor;
}

namespace attn {

// How texts come to SentencePiece.
struct PieceTexts {
    bool isLowerCase = false;
    // As they are, because the model has rules of its own; otherwise they are brought into Unicode's form
    // NFKC before they are cut, and join() gives that form back.
    bool areAsGiven = false;
    // A code such as ">>fra<<" at the start of a text, which says the language to translate into, is a token.
    bool haveLanguageCodes = false;
};

// Pieces of words that SentencePiece (Kudo & Richardson 2018) learns from texts, with a unigram model (Kudo
// 2018) or by byte-pair encoding (Sennrich et al. 2016). "▁" in a piece is a blank.
class SentencePieces : public Tokenizer {
public:
    // Reads the settings of a model file: "model", SentencePiece's own form as base64, "lower_case",
    // "as_given" and "language_codes" (PieceTexts). Throws Error for a model that is not safe to use.
    static std::unique_ptr<Tokenizer> create(JsonObject& settings);
    // Reads the settings of a recipe: "size" (of the vocabulary), "type" ("unigram" or "bpe"), "lower_case".
    // Training uses one thread and no randomness: the same texts give the same model.
    static TokenizerMaker plan(JsonObject& settings);

    // `model` is in SentencePiece's own form; if it is not valid, throws Error that starts with `where`.
    SentencePieces(std::string model, PieceTexts texts, const std::string& where);
    ~SentencePieces() override;

    // The number of pieces that the model knows, at most as many as the recipe asked for.
    Index size() const;
    // The pieces by the id that the model gives them.
    std::vector<std::string> pieces() const;

    std::string id() const override;
    std::vector<std::string> tokenize(std::string_view text) const override;
    std::string join(const std::vector<std::string>& tokens) const override;
    bool isLowerCase() const override { return m_texts.isLowerCase; }
    void addSettings(nlohmann::json& value) const override;

private:
    std::string m_model;
    PieceTexts m_texts;
    std::unique_ptr<const sentencepiece::SentencePieceProcessor> m_processor;
};

}  // namespace attn
