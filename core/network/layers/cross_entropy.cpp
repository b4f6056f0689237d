// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/cross_entropy.h"

#include <cmath>

#include "core/math/activations.h"
#include "core/math/work_meter.h"

namespace attn {
namespace {

// Whether `target` is the arg max (the first of equals). An unknown token is never a hit, because it can
// stand for any word.
bool isHit(const Eigen::Map<Eigen::Array<Real, Eigen::Dynamic, 1>>& values, Token target, Real largest) {
    return target != unknownToken && values[target] == largest &&
           (target == 0 || values.head(target).maxCoeff() < largest);
}

}  // namespace

double crossEntropy(MatrixRef logits, std::span<const Token> targets, Real scale, Index& hits,
                    std::span<Real> losses, Real smoothing) {
    const MeteredWork metered(Work::CrossEntropy, logits.size() * (operationsOfExp + 4), 5 * logits.size());
    double loss = 0;
    for (Index column = 0; column < logits.cols(); ++column) {
        const Token target = targets[static_cast<std::size_t>(column)];
        if (target == paddingToken) {
            logits.col(column).setZero();
            if (!losses.empty())
                losses[static_cast<std::size_t>(column)] = 0;
            continue;
        }
        Eigen::Map<Eigen::Array<Real, Eigen::Dynamic, 1>> values(logits.col(column).data(), logits.rows());
        const Real largest = values.maxCoeff();
        const Real own = values[target];
        // −Σ_k q_k ln p_k = ln Σ_k exp(logit_k) − Σ_k q_k logit_k
        const double aimed = smoothing > 0
                                 ? (1 - static_cast<double>(smoothing)) * static_cast<double>(own) +
                                       static_cast<double>(smoothing) * static_cast<double>(values.mean())
                                 : static_cast<double>(own);
        hits += isHit(values, target, largest) ? 1 : 0;
        values = (values - largest).exp();
        const Real sum = values.sum();
        const double missed = std::log(static_cast<double>(sum)) + static_cast<double>(largest) - aimed;
        loss += missed;
        if (!losses.empty())
            losses[static_cast<std::size_t>(column)] = static_cast<Real>(missed);
        values *= scale / sum;
        if (smoothing > 0)
            values -= scale * smoothing / static_cast<Real>(values.size());
        values[target] -= scale * (1 - smoothing);
    }
    return loss;
}

}  // namespace attn
