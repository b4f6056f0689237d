// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/positions/position_softmax.h"

#include <limits>

#include "core/math/activations.h"
#include "core/math/work_meter.h"

namespace attn {
namespace {

// One number per sentence. The thread reuses the memory from call to call.
VectorRef perSentence(Index batch, Real value) {
    thread_local Vector numbers;
    if (numbers.size() < batch)
        numbers.resize(batch);
    numbers.head(batch).setConstant(value);
    return numbers.head(batch);
}

}  // namespace

// The loop goes by position, because the sentences of one position are contiguous.
void positionSoftmax(const Positions& positions, const ConstVectorRef& scores, VectorRef weights) {
    const MeteredWork metered(Work::Softmax, scores.size() * (operationsOfExp + 4), 8 * scores.size());
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
    // Eigen's vectorised exp(−∞) gives a denormal, but a masked weight must be exactly 0. All weights that
    // small therefore count as masked. A selection by the score itself would prevent Eigen from vectorising.
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
    const MeteredWork metered(Work::Softmax, 4 * weights.size(), 5 * weights.size());
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
