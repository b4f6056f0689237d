// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/network/network.h"

namespace attn {

// Lets the decoder read the reference, batch after batch, and gives loss, hits and alignments. It keeps its
// memory. Each thread needs its own.
class ForcedPass {
public:
    static constexpr Index usualLogits = 16 * 1024 * 1024;

    // Keeps about `logitsBudget` logits at a time, or those of one token when a token has more.
    explicit ForcedPass(const Network& network, Index logitsBudget = usualLogits)
        : m_network(network),
          m_weights(std::make_unique<NetworkWeights>(network.parameters())),
          m_pass(network.pass(*m_weights)),
          m_logitsBudget(logitsBudget) {}

    void run(const Batch& batch);
    // From now on, `run` keeps the most likely token of each step.
    void keepMostLikely() { m_keepsMostLikely = true; }

    // The sums over all batches so far.
    double loss() const { return m_loss; }  // Σ −ln p
    Index tokens() const { return m_tokens; }
    Index hits() const { return m_hits; }

    struct SentenceLoss {
        double loss = 0;
        Index tokens = 0;
        Index hits = 0;
    };
    // The result of the last batch.
    const SentenceLoss& lastBatch() const { return m_last; }
    // The result of sentence b of the last batch.
    SentenceLoss sentence(const Batch& batch, Index b) const;
    // The weights [S] of the first `steps` steps of sentence b of the last batch. The vectors are empty
    // without attention.
    std::vector<Vector> alignment(Index b, Index steps) const;
    // The same of a map whose rows are steps (shown_maps.h); the source has `length` tokens.
    std::vector<Vector> rows(const MapAddress& map, Index b, Index steps, Index length) const;

    // The most likely token (the first of equals) of a step of sentence b of the last batch, if they are
    // kept.
    Token mostLikely(const Batch& batch, Index step, Index b) const;

private:
    // Returns the loss of one token and overwrites its logits [V, 1].
    double judge(const Batch& batch, Index column, MatrixRef logits);

    const Network& m_network;
    std::unique_ptr<NetworkWeights> m_weights;
    std::unique_ptr<Pass> m_pass;
    Index m_logitsBudget;
    Scratch m_logits;
    double m_loss = 0;
    Index m_tokens = 0;
    Index m_hits = 0;
    SentenceLoss m_last;
    std::vector<Real> m_losses;  // [T·B]
    std::vector<bool> m_isHit;   // [T·B]
    bool m_keepsMostLikely = false;
    std::vector<Token> m_mostLikely;  // [T·B], or empty
};

}  // namespace attn
