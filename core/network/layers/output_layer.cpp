// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/output_layer.h"

#include "core/math/column_products.h"
#include "core/math/product.h"

namespace attn {

OutputLayer::OutputLayer(Index targetSize, Index inputSize, Initialization initialization,
                         ParameterLayout& layout)
    : m_weight(layout.addWeight("output.weight", targetSize, inputSize, initialization, inputSize)) {
    layout.keepAsStored(m_weight);
    m_bias = layout.addVector("output.bias", targetSize, Initialization::Zero);
}

OutputLayer::OutputLayer(Index targetSize, ParameterId embedding, ParameterLayout& layout)
    : m_weight(embedding), m_bias(layout.addVector("output.bias", targetSize, Initialization::Zero)) {}

void OutputLayer::forward(const NetworkWeights& weights, const ConstMatrixRef& x, MatrixRef logits) const {
    weights.setProductWithBias(m_weight, m_bias, x, logits);
}

void OutputLayer::back(const NetworkWeights& weights, const ConstMatrixRef& x, const ConstMatrixRef& dLogits,
                       MatrixRef dX, Parameters& gradient) const {
    inputBack(weights, dLogits, dX);
    addGradient(x, dLogits, gradient);
}

void OutputLayer::inputBack(const NetworkWeights& weights, const ConstMatrixRef& dLogits,
                            MatrixRef dX) const {
    setProduct(weights.backward(m_weight), dLogits, dX);
}

void OutputLayer::addGradient(const ConstMatrixRef& x, const ConstMatrixRef& dLogits,
                              Parameters& gradient) const {
    addProductTransposed(x, dLogits, gradient.columns(m_weight));
    addSumOfColumns(dLogits, gradient.vector(m_bias));
}

}  // namespace attn
