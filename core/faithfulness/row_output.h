// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/network/models/trained_model.h"
#include "core/network/trace.h"

namespace attn {

// ½ Σ |p − q| of two distributions, 0 to 1.
double totalVariation(const Vector& p, const Vector& q);
// ½ KL(p ‖ m) + ½ KL(q ‖ m) with m = (p + q) / 2, in nats: 0 to ln 2 (Lin 1991).
double jensenShannon(const Vector& p, const Vector& q);

// The weights of a step's annotations [S], which are those of tokens, or of sentences where the network reads
// these (its alignment is then over tokens: that of a sentence times that of the word in it). Empty without
// attention.
const Vector& annotationWeights(const TrainedModel& model, const StepTrace& step);

// The distribution over classes as a function of the row of weights alone. With the wiring `pool` the logits
// are W_out Σ_j α_j h_j + b_out (model-spec 2, "Wiring pool"). So with A = W_out H, [Vt, S], they are A α + b
// for any row, and neither the encoder nor the scores are computed again. It is exact but for the order of
// sums.
class RowOutput {
public:
    // `trace` is a decoded class, with attention.
    RowOutput(const TrainedModel& model, const DecodeTrace& trace);

    Index length() const { return m_effects.cols(); }                    // S
    const Vector& weights() const { return m_weights; }                  // [S] the model's own
    const Vector& probabilities() const { return m_probabilities; }      // [Vt] with them
    Token token() const { return m_token; }                              // the most likely one
    Vector of(const Vector& weights) const;                              // [Vt]
    double change(const Vector& weights) const;                          // total variation against the own
    const Matrix& effects() const { return m_effects; }                  // A [Vt, S]
    Vector gradient(const Vector& output, const Vector& dOutput) const;  // [S] from that of probabilities

private:
    Matrix m_effects;
    Vector m_bias, m_weights, m_probabilities;
    Token m_token;
};

// The share of positions, 0 to 1, that must be erased in this order until the most likely class is another
// one (Serrano & Smith 2019, section 4): their weights become 0, and the others are scaled to add to 1. 1 if
// no class changes before nothing is left.
double erasedUntilFlip(const RowOutput& output, std::span<const Index> order);

// A row that looks elsewhere and says the same.
struct AdversarialRow {
    Vector weights;         // [S]
    double divergence = 0;  // Jensen–Shannon, from the model's own row
    double change = 0;      // of the output, total variation
};
struct AdversarialOptions {
    double largestChange = 0.01;  // of the output
    int restarts = 4;
    int iterations = 150;  // of each
    std::uint64_t seed = 1;
};
// Maximises the Jensen–Shannon divergence under the limit of the change (Jain & Wallace 2019, equation 1), by
// the gradient with a penalty, from permutations of the row and from rows on one position. The result keeps
// the limit; the model's own row is the least that it can be.
AdversarialRow adversarialRow(const RowOutput& output, const AdversarialOptions& options);

}  // namespace attn
