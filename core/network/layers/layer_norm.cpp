// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/layer_norm.h"

#include <cmath>

#include "core/math/column_products.h"
#include "core/math/registers.h"
#include "core/math/work_meter.h"

namespace attn {

void LayerNorm::forward(const NetworkWeights& weights, const ConstMatrixRef& x, LayerNormTape& tape,
                        MatrixRef y) const {
    const MeteredWork metered(Work::Norms, 7 * x.size(), 5 * x.size());
    tape.normalized.shape(x.rows(), x.cols());
    tape.scale.shape(1, x.cols());
    const Index rows = x.rows();
    const auto size = static_cast<Real>(rows);
    const Real* gain = weights.vector(m_gain).data();
    const Real* bias = weights.vector(m_bias).data();
    Real* scales = tape.scale.all().data();
    for (Index n = 0; n < x.cols(); ++n) {
        const Real* from = x.data() + n * x.outerStride();
        Real* normalized = tape.normalized.all().data() + n * rows;
        Real* to = y.data() + n * y.outerStride();
        const Real mean = sumOfRegisters(rows, [&]<typename Number>(Index i)
                                                   ATTN_INLINE { return get<Number>(from + i); }) /
                          size;
        const Real squares = sumOfRegisters(rows, [&]<typename Number>(Index i) ATTN_INLINE {
            const Number centred = get<Number>(from + i) - mean;
            return centred * centred;
        });
        const Real scale = 1 / std::sqrt(squares / size + m_epsilon);
        scales[n] = scale;
        forEachRegister(rows, [&]<typename Number>(Index i) ATTN_INLINE {
            const Number value = (get<Number>(from + i) - mean) * scale;
            put<Number>(normalized + i, value);
            put<Number>(to + i, get<Number>(gain + i) * value + get<Number>(bias + i));
        });
    }
}

// With g = γ ∘ dY and x̂ the normalized column: dx = scale · (g − mean(g) − x̂ · mean(g ∘ x̂)).
void LayerNorm::addBack(const NetworkWeights& weights, const ConstMatrixRef& dY, const LayerNormTape& tape,
                        Scratch& products, MatrixRef dX, Parameters& gradient) const {
    const MeteredWork metered(Work::Norms, 11 * dY.size(), 7 * dY.size());
    const Index rows = dY.rows();
    const auto size = static_cast<Real>(rows);
    const Real* gain = weights.vector(m_gain).data();
    const Real* scales = tape.scale.all().data();
    products.shape(rows, dY.cols());
    for (Index n = 0; n < dY.cols(); ++n) {
        const Real* from = dY.data() + n * dY.outerStride();
        const Real* normalized = tape.normalized.all().data() + n * rows;
        Real* product = products.all().data() + n * rows;
        Real* to = dX.data() + n * dX.outerStride();
        forEachRegister(rows, [&]<typename Number>(Index i) ATTN_INLINE {
            put<Number>(product + i, get<Number>(gain + i) * get<Number>(from + i));
        });
        const Real mean = sumOfRegisters(rows, [&]<typename Number>(Index i)
                                                   ATTN_INLINE { return get<Number>(product + i); }) /
                          size;
        const Real along = sumOfRegisters(rows,
                                          [&]<typename Number>(Index i) ATTN_INLINE {
                                              return get<Number>(product + i) * get<Number>(normalized + i);
                                          }) /
                           size;
        const Real scale = scales[n];
        forEachRegister(rows, [&]<typename Number>(Index i) ATTN_INLINE {
            const Number value = get<Number>(normalized + i);
            const Number part = get<Number>(product + i) - mean - value * along;
            put<Number>(to + i, get<Number>(to + i) + scale * part);
            put<Number>(product + i, get<Number>(from + i) * value);
        });
    }
    addSumOfColumns(products.all(), gradient.vector(m_gain));
    addSumOfColumns(dY, gradient.vector(m_bias));
}

}  // namespace attn
