// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/math/scratch.h"
#include "core/network/draw_costs.h"
#include "core/network/layers/network_weights.h"
#include "core/network/positions/positions.h"
#include "core/network/trace.h"

namespace attn {

// What a span keeps between its calls, for T steps side by side. Each span uses the parts that it needs.
struct SpanTape {
    Scratch centres;       // [B, T] p_t of local spans
    Scratch distribution;  // [N, T] softmax of the scores, before a span's own factor
    Scratch windowed;      // [N, 1] scores inside the window, within a call
    Scratch units;         // [A, T·B] tanh(W_p s) of local_p
    Scratch dUnits;        // [A, T·B]
    Scratch dCentres;      // [B, T] gradient of the sum inside the sigmoid

    // For `hard`: if set, positions are drawn from the distribution with this seed, as training does.
    // Otherwise the most likely position is taken.
    std::optional<std::uint64_t> sampling;
    std::vector<Index> taken;  // [T·B]
    DrawCosts costs;           // of `hard`
};

// From scores to weights (model-spec, "From scores to weights: the span"). Holds no numbers.
class Span {
public:
    virtual ~Span() = default;

    virtual void prepare(const Positions& positions, Index steps, SpanTape& tape) const = 0;
    // `scores` [N] → `alignment` [N] at step `t` of decoding, kept at place `slot`; `query` [D, B].
    virtual void forward(const NetworkWeights& weights, const Positions& positions,
                         const ConstMatrixRef& query, const ConstVectorRef& scores, Index t, SpanTape& tape,
                         Index slot, VectorRef alignment) const = 0;
    // From the gradient of the weights to that of the scores. Adds to `dQuery`.
    virtual void backward(const NetworkWeights& weights, const Positions& positions,
                          const ConstVectorRef& alignment, const ConstVectorRef& dAlignment, SpanTape& tape,
                          Index slot, VectorRef dScores, MatrixRef dQuery) const = 0;
    // Adds the gradient of the span's own tensors, summed over all steps. `queries` [D, T·B].
    virtual void finish(const ConstMatrixRef& queries, SpanTape& tape, Parameters& gradient) const;
    // What the span did at `slot` with sentence `b`, for the trace.
    virtual SpanTrace trace(const Positions& positions, const SpanTape& tape, Index slot, Index b) const = 0;
    // Whether training draws positions. The gradient is then an estimate.
    virtual bool samples() const { return false; }
};

inline void Span::finish(const ConstMatrixRef&, SpanTape&, Parameters&) const {}

}  // namespace attn
