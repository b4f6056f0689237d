// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/network/models/trained_model.h"
#include "core/train/training_pass.h"

namespace attn {

// What each position of a source does to one token of the output, found without looking at attention. A
// position is a token, or a sentence where the annotations are those of sentences: S counts what attention
// reads. Keeps a network of its own and its memory from sentence to sentence. Each thread needs its own.
//
// The network's own way back adds the gradients of equal tokens in one column of the embedding. So this one
// has a table of more columns, and every token of a source reads a column of its own, which holds its
// embedding.
class InputEffects {
public:
    InputEffects(const TrainedModel& model, Index longest);

    // |x_j · ∂ ln p(y_t) / ∂x_j| for all tokens j [S], where x_j is the embedding of the source token j.
    // It is the gradient with respect to the one of the token's one-hot vector (Jain & Wallace 2019, section
    // 4.1, algorithm 1), of the whole network: it goes through the attention, too, which they hold fixed.
    // Of a sentence it is |Σ_j x_j · ∂ ln p(y_t) / ∂x_j| over its tokens: all are scaled at once.
    // `output` is what the decoder reads and says, </s> included unless it is a class; t is a place in it.
    Vector gradients(const std::vector<Token>& source, const std::vector<Token>& output, Index t);

    // The total variation ½ Σ |p − p'| [S, T] between the distributions of every output token with the whole
    // source and without its position j (Jain & Wallace 2019, algorithm 1, "leave one out"), while the
    // decoder reads the output. A source of one position cannot lose it: the result is then empty.
    Matrix leaveOneOut(const std::vector<Token>& source, const std::vector<Token>& output);

    // Where each position of attention begins in the source. [S]
    std::vector<Index> starts(const std::vector<Token>& source) const;

private:
    Index m_tokens;  // Vs of the model
    Index m_longest;
    std::vector<Token> m_separators;  // of the model, whose annotations are sentences
    Seq2Seq m_network;
    ParameterId m_table;  // the embedding of source tokens
    Parameters m_gradient;
    std::unique_ptr<TrainingPass> m_pass;
    Batch m_batch;
    NetworkWeights m_weights;
    std::unique_ptr<Pass> m_forward;
    Scratch m_logits;

    Matrix probabilities(const std::vector<SentencePair>& pairs);  // [Vt, T·B]
};

}  // namespace attn
