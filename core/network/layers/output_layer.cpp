// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/output_layer.h"

#include "core/math/column_products.h"
#include "core/math/product.h"

namespace attn {
namespace {

// From so many numbers on, reading the weight takes longer than deciding what of it to read.
constexpr Index smallestSearched = Index{1} << 15;
// From so many on, the rounded weight takes more memory than the time is worth: 16 MiB.
constexpr Index largestSearched = Index{1} << 24;
// Rounding the weight costs about as much as so many products with it.
constexpr Index askedBeforeRounding = 4;

}  // namespace

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

Index OutputLayer::mostLikely(const NetworkWeights& weights, const ConstMatrixRef& x, OutputSearch& search,
                              MatrixRef logits) const {
    Index likeliest = -1;
    const bool isNarrow = weights.narrow(m_weight) != nullptr;
    const Index numbers = isNarrow ? 0 : weights.backward(m_weight).size();
    if (numbers >= smallestSearched && numbers <= largestSearched &&
        search.m_asked++ >= askedBeforeRounding) {
        const auto columns = weights.backward(m_weight);
        if (!search.m_rows)
            search.m_rows.emplace(columns);
        likeliest = search.m_rows->find(columns, x.col(0), weights.vector(m_bias));
    }
    if (likeliest < 0) {
        forward(weights, x, logits);
        logits.col(0).maxCoeff(&likeliest);
    }
    return likeliest;
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
