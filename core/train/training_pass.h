// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>

#include "core/network/batch.h"
#include "core/network/network.h"

namespace attn {

struct BatchLoss {
    double sum = 0;    // Σ −ln p over target tokens
    Index tokens = 0;  // target tokens, </s> included
    Index hits = 0;    // of them, where the target was the most likely token
    double mean() const { return tokens > 0 ? sum / static_cast<double>(tokens) : 0; }
};

// What one pass of training does besides teacher forcing; by default nothing.
struct PassOptions {
    // Share of the decoder's inputs that are the target's; the others are its own tokens. Where a batch is
    // laid out, ParallelPass, not in TrainingPass, which reads what stands in the batch.
    double teacherForcing = 1;
    Real dropout = 0;        // of what upper layers and the output layer read
    std::uint64_t seed = 0;  // of all that is drawn: dropout and the positions of a hard span
    Real entropy = 0;        // weight of a hard span's entropy bonus, in nats per target token
    Real baseline = 0;       // loss per target token that a hard span's draws are measured against
};

// One batch through a network and back, with all the memory that takes. One a thread; the network is not
// changed.
class TrainingPass {
public:
    explicit TrainingPass(const Network& network);
    // Reads weights that others keep up to date; they must outlive this.
    TrainingPass(const Network& network, const NetworkWeights& weights);

    // The network's parameters have changed since the last call. Only of a pass with weights of its own.
    void updateWeights() { m_ownWeights->update(); }

    // Teacher forcing: the mean cross-entropy over the target tokens of `batch` (model-spec, "Loss and
    // optimiser"); writes its gradient, times `scale`, over `gradient`. With a hard span the gradient is an
    // estimate of that of the expected loss, less the entropy bonus (core/network/attention/spans/hard.cpp).
    BatchLoss run(const Batch& batch, Parameters& gradient, Real scale = 1, const PassOptions& options = {});

    // What the last batch left.
    const Pass& pass() const { return *m_pass; }
    // [Vt, T·B] as they were before the gradient, where they were all kept (`keepLogits`): for tests.
    void setKeepLogits(bool keep) { m_keepLogits = keep; }
    const Scratch& keptLogits() const { return m_keptLogits; }

private:
    BatchLoss outputLayer(const Batch& batch, Parameters& gradient, Real scale);
    void judgeDraws(const Batch& batch, Real scale, const PassOptions& options, DrawCosts& costs);

    const Network& m_network;
    std::unique_ptr<NetworkWeights> m_ownWeights;
    const NetworkWeights& m_weights;
    std::unique_ptr<Pass> m_pass;
    Scratch m_logits;  // [Vt, n] a chunk of columns
    Scratch m_losses;  // [T·B, 1] of every column, where a span draws; else empty
    bool m_keepLogits = false;
    Scratch m_keptLogits;
};

}  // namespace attn
