// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/adam.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <utility>

#include "core/math/work_meter.h"

namespace attn {

Real clipNorm(VectorRef gradient, Real largest) {
    const Real norm = gradient.norm(), scale = clipScale(norm, largest);
    if (scale != 1)
        gradient *= scale;
    return norm;
}

Real clipScale(Real norm, Real largest) {
    return largest > 0 && norm > largest ? largest / norm : Real(1);
}

Adam::Adam(Index size, const OptimizerConfig& config)
    : m_config(config), m_mean(Vector::Zero(size)), m_square(Vector::Zero(size)) {}

Adam::Step Adam::nextStep(double rate, Real scale) {
    ++m_updates;
    const auto count = static_cast<double>(m_updates);
    constexpr double largest = std::numeric_limits<Real>::max();
    const double size = std::min(rate / (1 - std::pow(m_config.beta1, count)), largest);
    return {scale, static_cast<Real>(size),
            static_cast<Real>(1 / std::sqrt(1 - std::pow(m_config.beta2, count)))};
}

void Adam::update(VectorRef values, const ConstVectorRef& gradient, double rate, Real scale) {
    update(nextStep(rate, scale), values, gradient, 0, values.size());
}

void Adam::update(const Step& step, VectorRef values, const ConstVectorRef& gradient, Index first,
                  Index count) {
    assert(values.size() == m_mean.size() && gradient.size() == m_mean.size());
    assert(first >= 0 && count >= 0 && first + count <= values.size());
    const MeteredWork metered(Work::Optimiser, 14 * count, 7 * count);
    const auto keepMean = static_cast<Real>(m_config.beta1), keepSquare = static_cast<Real>(m_config.beta2);
    const auto epsilon = static_cast<Real>(m_config.epsilon);
    // This is one pass over five arrays. The compiler vectorises it.
    Real* theta = values.data() + first;
    Real* mean = m_mean.data() + first;
    Real* square = m_square.data() + first;
    const Real* g = gradient.data() + first;
    const auto [scale, size, correction] = step;
    for (Index i = 0; i < count; ++i) {
        const Real slope = scale * g[i];
        mean[i] = keepMean * mean[i] + (1 - keepMean) * slope;
        square[i] = keepSquare * square[i] + (1 - keepSquare) * slope * slope;
        theta[i] -= size * mean[i] / (std::sqrt(square[i]) * correction + epsilon);
    }
}

void Adam::restore(Vector mean, Vector square, Index updates) {
    assert(mean.size() == m_mean.size() && square.size() == m_square.size());
    m_mean = std::move(mean);
    m_square = std::move(square);
    m_updates = updates;
}

}  // namespace attn
