// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/training_pass.h"

#include <algorithm>

#include "core/nn/cross_entropy.h"

namespace attn {
namespace {

// Columns of the output layer that are worked on at once: their logits stay in the second-level cache.
constexpr Index logitsBudget = 128 * 1024;  // numbers
constexpr Index smallestChunk = 64;

}  // namespace

TrainingPass::TrainingPass(const Seq2Seq& network) : m_network(network), m_weights(network.parameters()) {}

BatchLoss TrainingPass::run(const Batch& batch, Parameters& gradient, Real scale) {
    const Encoder& encoder = m_network.encoder();
    const Decoder& decoder = m_network.decoder();
    encoder.forward(m_weights, batch.positions, batch.source, m_encoding);
    decoder.prepare(m_weights, batch.positions, m_encoding, batch.steps, m_tape);
    decoder.readTokens(m_weights, batch.previous, m_tape);
    for (Index t = 0; t < batch.steps; ++t)
        decoder.step(m_weights, batch.positions, m_encoding, t, t, m_tape);

    gradient.setZero();
    const BatchLoss loss = outputLayer(batch, gradient, scale);
    m_dEncoding.annotations.shapeZero(m_encoding.annotations.rows(), m_encoding.annotations.cols());
    m_dEncoding.summary.shapeZero(m_encoding.summary.rows(), m_encoding.summary.cols());
    m_dEncoding.firstState.shapeZero(m_encoding.firstState.rows(), m_encoding.firstState.cols());
    decoder.backward(m_weights, batch.positions, m_encoding, batch.previous, m_tape, m_dEncoding, gradient);
    encoder.backward(m_weights, batch.positions, batch.source, m_encoding, m_dEncoding, gradient);
    return loss;
}

BatchLoss TrainingPass::outputLayer(const Batch& batch, Parameters& gradient, Real scale) {
    const Decoder& decoder = m_network.decoder();
    const Index rows = decoder.targetSize(), columns = batch.steps * batch.size();
    const Index chunk = std::clamp(logitsBudget / rows, std::min(smallestChunk, columns), columns);
    BatchLoss loss;
    loss.tokens = batch.targetTokens;
    const Real perToken = scale / static_cast<Real>(batch.targetTokens);
    if (m_keepLogits)
        m_keptLogits.shape(rows, columns);
    for (Index first = 0; first < columns; first += chunk) {
        const Index count = std::min(chunk, columns - first);
        m_logits.shape(rows, count);
        decoder.logits(m_weights, m_tape, first, m_logits.all());
        if (m_keepLogits)
            m_keptLogits.cols(first, count) = m_logits.all();
        const auto targets =
            std::span(batch.target).subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(count));
        loss.sum += crossEntropy(m_logits.all(), targets, perToken, loss.hits);
        decoder.logitsBack(m_weights, m_logits.all(), first, m_tape, gradient);
    }
    return loss;
}

}  // namespace attn
