// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/network/recurrent/trained_model.h"
#include "core/train/forced_pass.h"

namespace attn {

// What a model attends to while it reads a given translation, in words that somebody else has cut: each word
// is cut into the tokens of the model, the weights of a source word's tokens are added, and those of a target
// word's tokens averaged (as SoftAlignments does for pieces of words). Reads the model as long as it lives;
// one a thread.
class WordAligner {
public:
    static constexpr Index longestSide = 1000;  // tokens of the model, as of the held-out texts of a corpus

    explicit WordAligner(const TrainedModel& model);

    // A row [source words] for each target word; rows without weights when the model has no attention or the
    // source no words. Throws Error, without a place, for a side that is too long.
    std::vector<Vector> align(const std::vector<std::string>& source, const std::vector<std::string>& target);

    // Of all tokens so far: how many there were, and how many the vocabularies lack.
    long tokens() const { return m_tokens; }
    long unknownTokens() const { return m_unknown; }

private:
    // Tokens of a sentence and the word that each belongs to, −1 for what stands between words.
    struct Pieces {
        std::vector<Token> ids;
        std::vector<Index> words;
    };
    Pieces cut(const std::vector<std::string>& words, const Tokenizer& tokenizer,
               const Vocabulary& vocabulary);
    static void checkLength(const char* side, const Pieces& pieces);

    const TrainedModel& m_model;
    ForcedPass m_forced;
    Batch m_batch;
    long m_tokens = 0;
    long m_unknown = 0;
};

}  // namespace attn
