// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/recurrent/bridge.h"

#include "core/math/column_products.h"
#include "core/math/product.h"

namespace attn {

Bridge::Bridge(const ModelConfig& config, ParameterLayout& layout) : m_decoderSize(config.decoder.hidden) {
    if (config.encoder.bridge != "tanh")
        return;
    const Index annotationSize = config.annotationSize();
    m_weight = layout.addWeight("bridge.weight", m_decoderSize, annotationSize, Initialization::Uniform,
                                annotationSize);
    m_bias = layout.addVector("bridge.bias", m_decoderSize, Initialization::Zero);
}

void Bridge::forward(const NetworkWeights& weights, const Scratch& summary, Scratch& firstState) const {
    firstState.shape(m_decoderSize, summary.cols());
    Eigen::Map<Matrix> state = firstState.all();
    if (m_weight == noParameter) {
        state = summary.all();
        return;
    }
    setProductWithBias(weights.forward(m_weight), summary.all(), weights.vector(m_bias), state);
    state = state.array().tanh();
}

void Bridge::backward(const NetworkWeights& weights, const Annotations& source, const Scratch& firstState,
                      MatrixRef dFirst, Scratch& dSummary, Parameters& gradient) const {
    if (m_weight == noParameter) {
        dSummary.all() += dFirst;
        return;
    }
    dFirst.array() *= Real(1) - firstState.all().array().square();
    addProductTransposed(source.summary.all(), dFirst, gradient.columns(m_weight));
    addSumOfColumns(dFirst, gradient.vector(m_bias));
    addProduct(weights.backward(m_weight), dFirst, dSummary.all());
}

}  // namespace attn
