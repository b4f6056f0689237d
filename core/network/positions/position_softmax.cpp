// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/positions/position_softmax.h"

#include <limits>

namespace attn {
namespace {

// One number a sentence, reused from call to call of a thread.
VectorRef perSentence(Index batch, Real value) {
    thread_local Vector numbers;
    if (numbers.size() < batch)
        numbers.resize(batch);
    numbers.head(batch).setConstant(value);
    return numbers.head(batch);
}

}  // namespace

// Walks by position: the sentences of one position are contiguous.
void positionSoftmax(const Positions& positions, const ConstVectorRef& scores, VectorRef weights) {
    VectorRef statistic = perSentence(positions.batch(), -std::numeric_limits<Real>::infinity());
    for (Index j = 0; j < positions.longest(); ++j) {
        const Index active = positions.active(j);
        statistic.head(active) = statistic.head(active).cwiseMax(scores.segment(positions.first(j), active));
    }
    for (Index j = 0; j < positions.longest(); ++j) {
        const Index active = positions.active(j);
        weights.segment(positions.first(j), active) =
            scores.segment(positions.first(j), active) - statistic.head(active);
    }
    // exp(−∞) of Eigen's packets is a denormal, not 0: what is masked must be exactly 0. What is as small
    // counts as masked; a selection by the score itself would keep Eigen from its packets.
    weights = weights.array().exp();
    Real* weight = weights.data();
    for (Index i = 0; i < weights.size(); ++i)
        weight[i] = weight[i] < std::numeric_limits<Real>::min() ? Real(0) : weight[i];
    statistic.setZero();
    for (Index j = 0; j < positions.longest(); ++j) {
        const Index active = positions.active(j);
        statistic.head(active) += weights.segment(positions.first(j), active);
    }
    statistic = statistic.cwiseInverse();
    for (Index j = 0; j < positions.longest(); ++j) {
        const Index active = positions.active(j);
        weights.segment(positions.first(j), active).array() *= statistic.head(active).array();
    }
}

void positionSoftmaxBack(const Positions& positions, const ConstVectorRef& weights,
                         const ConstVectorRef& dWeights, VectorRef dScores) {
    VectorRef mean = perSentence(positions.batch(), 0);
    for (Index j = 0; j < positions.longest(); ++j) {
        const Index first = positions.first(j), active = positions.active(j);
        mean.head(active).array() +=
            weights.segment(first, active).array() * dWeights.segment(first, active).array();
    }
    for (Index j = 0; j < positions.longest(); ++j) {
        const Index first = positions.first(j), active = positions.active(j);
        dScores.segment(first, active).array() =
            weights.segment(first, active).array() *
            (dWeights.segment(first, active) - mean.head(active)).array();
    }
}

}  // namespace attn
