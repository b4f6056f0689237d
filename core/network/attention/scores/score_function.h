// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/math/scratch.h"
#include "core/network/layers/network_weights.h"
#include "core/network/positions/positions.h"

namespace attn {

// What a score keeps between its calls, for T steps side by side. Each score uses the parts that it needs.
struct ScoreTape {
    Scratch memory;      // [R, N] computed from the annotations once a batch
    Scratch dMemory;     // [R, N]
    Scratch query;       // [R, T·B] computed from the query at each step
    Scratch dQuery;      // [R, T·B]
    Scratch saved;       // per position and step
    Scratch norms;       // per position
    Scratch queryNorms;  // [B, T]
    Scratch sums;        // [R, 1] of one position, within a call
};

// e_jb = score(query_b, h_jb) for all positions of a batch at once (model-spec, "Score functions"). Masking,
// softmax, spans and the context are written once, outside. Weights and tape hold all numbers. A position
// whose score is −∞ gets no attention.
//
// Calls of one batch: prepare, forward for each step, backward for each step from the last, finish.
class ScoreFunction {
public:
    virtual ~ScoreFunction() = default;

    // Computes what does not depend on the step, and prepares `steps` steps. `annotations` [K, N].
    virtual void prepare(const NetworkWeights& weights, const Positions& positions,
                         const ConstMatrixRef& annotations, Index steps, ScoreTape& tape) const = 0;

    // `query` [D, B], `scores` [N] out; keeps what it needs at place `slot` of the tape.
    virtual void forward(const NetworkWeights& weights, const Positions& positions,
                         const ConstMatrixRef& query, const ConstMatrixRef& annotations, ScoreTape& tape,
                         Index slot, VectorRef scores) const = 0;

    // Adds to `dQuery` [D, B]. May overwrite `dScores` [N] with what `finish` needs from this step.
    virtual void backward(const NetworkWeights& weights, const Positions& positions,
                          const ConstMatrixRef& query, const ConstMatrixRef& annotations, ScoreTape& tape,
                          Index slot, VectorRef dScores, MatrixRef dQuery) const = 0;

    // Adds the gradients that are summed over all steps: of the annotations [K, N] and of the score's
    // tensors. `queries` [D, T·B], `dScores` [N, T] as `backward` left it.
    virtual void finish(const NetworkWeights& weights, const Positions& positions,
                        const ConstMatrixRef& queries, const ConstMatrixRef& annotations,
                        const ConstMatrixRef& dScores, ScoreTape& tape, MatrixRef dAnnotations,
                        Parameters& gradient) const = 0;
};

}  // namespace attn
