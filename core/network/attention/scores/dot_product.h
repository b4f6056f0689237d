// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/attention/scores/score_function.h"

namespace attn {

// e_j = scale · sᵀ h_j: `dot` and `scaled_dot` differ in the scale only.
class DotProductScore : public ScoreFunction {
public:
    explicit DotProductScore(Real scale) : m_scale(scale) {}

    void prepare(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& annotations,
                 Index steps, ScoreTape& tape) const override;
    void forward(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& query,
                 const ConstMatrixRef& annotations, ScoreTape& tape, Index slot,
                 VectorRef scores) const override;
    void backward(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& query,
                  const ConstMatrixRef& annotations, ScoreTape& tape, Index slot, VectorRef dScores,
                  MatrixRef dQuery) const override;
    void finish(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& queries,
                const ConstMatrixRef& annotations, const ConstMatrixRef& dScores, ScoreTape& tape,
                MatrixRef dAnnotations, Parameters& gradient) const override;

private:
    Real m_scale;
};

}  // namespace attn
