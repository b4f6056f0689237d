// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/scores/dot_product.h"

#include "core/network/positions/position_products.h"

namespace attn {

void DotProductScore::prepare(const NetworkWeights&, const Positions&, const ConstMatrixRef&, Index,
                              ScoreTape&) const {}

void DotProductScore::forward(const NetworkWeights&, const Positions& positions, const ConstMatrixRef& query,
                              const ConstMatrixRef& annotations, ScoreTape&, Index, VectorRef scores) const {
    innerProducts(positions, query, annotations, scores);
    scores *= m_scale;
}

void DotProductScore::backward(const NetworkWeights&, const Positions& positions, const ConstMatrixRef&,
                               const ConstMatrixRef& annotations, ScoreTape&, Index, VectorRef dScores,
                               MatrixRef dQuery) const {
    dScores *= m_scale;
    addWeightedSums(positions, dScores, annotations, dQuery);
}

void DotProductScore::finish(const NetworkWeights&, const Positions& positions, const ConstMatrixRef& queries,
                             const ConstMatrixRef&, const ConstMatrixRef& dScores, ScoreTape&,
                             MatrixRef dAnnotations, Parameters&) const {
    addOuterProducts(positions, dScores, queries, dAnnotations);
}

}  // namespace attn
