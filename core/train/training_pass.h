// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>

#include "core/network/batch.h"
#include "core/network/network.h"

namespace attn {

struct BatchLoss {
    double sum = 0;    // Σ −ln p over target tokens; with label smoothing, the smoothed cross-entropy
    Index tokens = 0;  // target tokens, </s> included
    Index hits = 0;    // target tokens that were the most likely token
    double mean() const { return tokens > 0 ? sum / static_cast<double>(tokens) : 0; }
};

// What one pass of training does besides teacher forcing. The defaults do nothing.
struct PassOptions {
    // Share of the decoder's inputs that come from the target. The others are its own tokens. ParallelPass
    // reads it when it lays out a batch. TrainingPass ignores it and reads the batch as it is.
    double teacherForcing = 1;
    Real dropout = 0;         // share of dropped inputs of the upper layers and the output layer
    Real labelSmoothing = 0;  // ε of crossEntropy(), 0 to below 1
    std::uint64_t seed = 0;   // of all draws: dropout and the positions of a hard span
    Real entropy = 0;         // weight of a hard span's entropy bonus, in nats per target token
    Real baseline = 0;        // loss per target token against which a hard span's draws are measured
};

// Takes one batch through a network and back, and owns the memory for it. Each thread needs its own. It does
// not change the network.
class TrainingPass {
public:
    explicit TrainingPass(const Network& network);
    // Reads weights that others keep up to date. They must outlive this object.
    TrainingPass(const Network& network, const NetworkWeights& weights);

    // Call it when the network's parameters have changed. Only for a pass with weights of its own.
    void updateWeights() { m_ownWeights->update(); }

    // Teacher forcing: returns the mean cross-entropy over the target tokens of `batch` (model-spec, "Loss
    // and optimiser") and overwrites `gradient` with its gradient times `scale`. With a hard span the
    // gradient is an estimate: that of the expected loss less the entropy bonus
    // (core/network/attention/spans/hard.cpp).
    BatchLoss run(const Batch& batch, Parameters& gradient, Real scale = 1, const PassOptions& options = {});

    // State left by the last batch.
    const Pass& pass() const { return *m_pass; }
    // [Vt, T·B] logits before the gradient, if all of them were kept (`keepLogits`). For tests.
    void setKeepLogits(bool keep) { m_keepLogits = keep; }
    const Scratch& keptLogits() const { return m_keptLogits; }

private:
    BatchLoss outputLayer(const Batch& batch, Parameters& gradient, Real scale, Real smoothing);
    void judgeDraws(const Batch& batch, Real scale, const PassOptions& options, DrawCosts& costs);

    const Network& m_network;
    std::unique_ptr<NetworkWeights> m_ownWeights;
    const NetworkWeights& m_weights;
    std::unique_ptr<Pass> m_pass;
    Scratch m_logits;  // [Vt, n] a chunk of columns
    Scratch m_losses;  // [T·B, 1] losses of all columns when a span draws; otherwise empty
    bool m_keepLogits = false;
    Scratch m_keptLogits;
};

}  // namespace attn
