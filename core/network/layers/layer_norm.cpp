// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/layer_norm.h"

#include <cmath>

#include "core/math/column_products.h"
#include "core/math/work_meter.h"

namespace attn {

void LayerNorm::forward(const NetworkWeights& weights, const ConstMatrixRef& x, LayerNormTape& tape,
                        MatrixRef y) const {
    const MeteredWork metered(Work::Norms, 7 * x.size(), 5 * x.size());
    tape.normalized.shape(x.rows(), x.cols());
    tape.scale.shape(1, x.cols());
    const auto size = static_cast<Real>(x.rows());
    const auto gain = weights.vector(m_gain).array();
    const auto bias = weights.vector(m_bias).array();
    for (Index n = 0; n < x.cols(); ++n) {
        auto normalized = tape.normalized.all().col(n);
        const Real mean = x.col(n).sum() / size;
        normalized = x.col(n).array() - mean;
        const Real scale = 1 / std::sqrt(normalized.squaredNorm() / size + m_epsilon);
        normalized *= scale;
        tape.scale.all()(0, n) = scale;
        y.col(n) = (gain * normalized.array() + bias).matrix();
    }
}

// With g = γ ∘ dY and x̂ the normalized column: dx = scale · (g − mean(g) − x̂ · mean(g ∘ x̂)).
void LayerNorm::addBack(const NetworkWeights& weights, const ConstMatrixRef& dY, const LayerNormTape& tape,
                        Scratch& products, MatrixRef dX, Parameters& gradient) const {
    const MeteredWork metered(Work::Norms, 11 * dY.size(), 7 * dY.size());
    const auto size = static_cast<Real>(dY.rows());
    const auto gain = weights.vector(m_gain).array();
    products.shape(dY.rows(), dY.cols());
    for (Index n = 0; n < dY.cols(); ++n) {
        const auto normalized = tape.normalized.all().col(n).array();
        auto work = products.all().col(n).array();
        work = gain * dY.col(n).array();
        const Real mean = work.sum() / size;
        const Real along = (work * normalized).sum() / size;
        dX.col(n).array() += tape.scale.all()(0, n) * (work - mean - normalized * along);
        work = dY.col(n).array() * normalized;
    }
    addSumOfColumns(products.all(), gradient.vector(m_gain));
    addSumOfColumns(dY, gradient.vector(m_bias));
}

}  // namespace attn
