// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/types.h"
#include "core/text/tokenizer.h"

namespace sentencepiece {
class SentencePieceProcessor;
}

namespace attn {

// Pieces of words that SentencePiece (Kudo & Richardson 2018) learns from texts, with a unigram model (Kudo
// 2018) or by byte-pair encoding (Sennrich et al. 2016). Texts are brought into Unicode's form NFKC before
// they are cut, so join() gives that form back; "▁" in a piece is a blank.
class SentencePieces : public Tokenizer {
public:
    // Reads the settings of a model file: "model", SentencePiece's own form as base64, and "lower_case".
    // Throws Error for a model that `plan` would not make.
    static std::unique_ptr<Tokenizer> create(JsonObject& settings);
    // Reads the settings of a recipe: "size" (of the vocabulary), "type" ("unigram" or "bpe"), "lower_case".
    // Training uses one thread and no randomness: the same texts give the same model.
    static TokenizerMaker plan(JsonObject& settings);

    // `model` is in SentencePiece's own form; if it is not valid, throws Error that starts with `where`.
    SentencePieces(std::string model, bool isLowerCase, const std::string& where);
    ~SentencePieces() override;

    // The number of pieces that the model knows, at most as many as the recipe asked for.
    Index size() const;

    std::string id() const override;
    std::vector<std::string> tokenize(std::string_view text) const override;
    std::string join(const std::vector<std::string>& tokens) const override;
    bool isLowerCase() const override { return m_isLowerCase; }
    void addSettings(nlohmann::json& value) const override;

private:
    std::string m_model;
    bool m_isLowerCase = false;
    std::unique_ptr<const sentencepiece::SentencePieceProcessor> m_processor;
};

}  // namespace attn
