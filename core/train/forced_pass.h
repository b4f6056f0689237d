// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/model/teacher_forcing.h"

namespace attn {

// The decoder reads the reference: loss, hits and alignments, batch after batch. Keeps its memory; one a
// thread.
class ForcedPass {
public:
    explicit ForcedPass(const Seq2Seq& network) : m_network(network), m_weights(network.parameters()) {}

    void run(const Batch& batch);
    // The same, and keeps what each token costs for `sentence`.
    void runByToken(const Batch& batch);

    // Of all batches so far.
    double loss() const { return m_loss; }  // Σ −ln p
    Index tokens() const { return m_tokens; }
    Index hits() const { return m_hits; }

    struct SentenceLoss {
        double loss = 0;
        Index tokens = 0;
        Index hits = 0;
    };
    // Sentence b of the last batch, which `runByToken` has read.
    SentenceLoss sentence(const Batch& batch, Index b) const;
    // The weights [S] of the first `steps` steps of sentence b of the last batch; empty vectors without
    // attention.
    std::vector<Vector> alignment(const Batch& batch, Index b, Index steps) const;

private:
    void read(const Batch& batch);

    const Seq2Seq& m_network;
    NetworkWeights m_weights;
    Encoding m_encoding;
    DecoderTape m_tape;
    Scratch m_logits;
    double m_loss = 0;
    Index m_tokens = 0;
    Index m_hits = 0;
    std::vector<Real> m_losses;  // [T·B]
    std::vector<bool> m_isHit;   // [T·B]
};

}  // namespace attn
