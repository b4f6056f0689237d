// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/network/models/trained_model.h"
#include "core/network/shown_maps.h"
#include "core/train/forced_pass.h"

namespace attn {

// Shows what a model attends to while it reads a given translation, in words that the caller has cut. Each
// word is cut into the model's tokens. The weights of a source word's tokens are added, those of a target
// word's tokens averaged (like SoftAlignments does for pieces of words). The model must outlive it. Each
// thread needs its own.
class WordAligner {
public:
    // tokens of the model; the same limit as for held-out texts of a corpus
    static constexpr Index longestSide = 1000;

    explicit WordAligner(const TrainedModel& model);

    // Returns a row [source words] for each target word. The rows are empty when the model has no attention
    // or the source has no words. Throws Error, without a place, for a side that is too long.
    std::vector<Vector> align(const std::vector<std::string>& source, const std::vector<std::string>& target);
    // Reads a pair, so that `rows` can give the same rows of any of alignmentMaps. Throws as `align`.
    void read(const std::vector<std::string>& source, const std::vector<std::string>& target);
    std::vector<Vector> rows(const MapAddress& map, RowToken whose) const;

    // Number of all tokens so far, and of those that the vocabularies lack.
    long tokens() const { return m_tokens; }
    long unknownTokens() const { return m_unknown; }

private:
    // Tokens of a sentence and the word of each one; −1 for a token between words.
    struct Pieces {
        std::vector<Token> ids;
        std::vector<Index> words;
    };
    Pieces cut(const std::vector<std::string>& words, const Tokenizer& tokenizer,
               const Vocabulary& vocabulary);
    static void checkLength(const char* sentence, const Pieces& pieces);

    const TrainedModel& m_model;
    ForcedPass m_forced;
    Batch m_batch;
    // The pair that was read; no ids when there is nothing to be read.
    Pieces m_source, m_target;
    std::size_t m_sourceWords = 0, m_targetWords = 0;
    long m_tokens = 0;
    long m_unknown = 0;
};

}  // namespace attn
