// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/linear.h"

#include "core/math/column_products.h"
#include "core/math/product.h"

namespace attn {

void Linear::forward(const NetworkWeights& weights, const ConstMatrixRef& x, MatrixRef y) const {
    weights.setProductWithBias(m_weight, m_bias, x, y);
}

void Linear::addGradient(const ConstMatrixRef& x, const ConstMatrixRef& dY, Parameters& gradient) const {
    addProductTransposed(x, dY, gradient.columns(m_weight));
    addSumOfColumns(dY, gradient.vector(m_bias));
}

void Linear::back(const NetworkWeights& weights, const ConstMatrixRef& dY, MatrixRef dX) const {
    setProduct(weights.backward(m_weight), dY, dX);
}

void Linear::addBack(const NetworkWeights& weights, const ConstMatrixRef& dY, MatrixRef dX) const {
    addProduct(weights.backward(m_weight), dY, dX);
}

}  // namespace attn
