// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decode/trace.h"
#include "core/math/scratch.h"
#include "core/model/positions.h"
#include "core/nn/network_weights.h"

namespace attn {

// What a span keeps between its calls, for T steps side by side.
struct SpanTape {
    Scratch centres;   // [B, T] p_t of local spans
    Scratch unscaled;  // [N, T] weights before a span's own factor
};

// From scores to weights (model-spec, "From scores to weights: the span"). Holds no numbers.
class Span {
public:
    virtual ~Span() = default;

    virtual void prepare(const Positions& positions, Index steps, SpanTape& tape) const = 0;
    // `scores` [N] → `weights` [N] at step `t` of decoding, kept at place `slot`; `query` [D, B].
    virtual void forward(const NetworkWeights& weights, const Positions& positions,
                         const ConstMatrixRef& query, const ConstVectorRef& scores, Index t, SpanTape& tape,
                         Index slot, VectorRef alignment) const = 0;
    // Gradient of the weights → gradient of the scores; adds to `dQuery` and to the span's own tensors.
    virtual void backward(const NetworkWeights& weights, const Positions& positions,
                          const ConstMatrixRef& query, const ConstVectorRef& alignment,
                          const ConstVectorRef& dAlignment, SpanTape& tape, Index slot, VectorRef dScores,
                          MatrixRef dQuery, Parameters& gradient) const = 0;
    // What the span did at `slot` with sentence `b`, for the trace.
    virtual SpanTrace trace(const Positions& positions, const SpanTape& tape, Index slot, Index b) const = 0;
};

}  // namespace attn
