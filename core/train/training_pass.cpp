// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/training_pass.h"

#include <algorithm>

#include "core/network/layers/cross_entropy.h"
#include "core/network/recurrent/teacher_forcing.h"

namespace attn {
namespace {

// Columns of the output layer that are worked on at once: their logits stay in the second-level cache.
constexpr Index logitsBudget = 128 * 1024;  // numbers
constexpr Index smallestChunk = 512;

constexpr std::uint64_t drawsNoisePlace = 1;

}  // namespace

TrainingPass::TrainingPass(const Seq2Seq& network)
    : m_network(network),
      m_ownWeights(std::make_unique<NetworkWeights>(network.parameters())),
      m_weights(*m_ownWeights) {}

TrainingPass::TrainingPass(const Seq2Seq& network, const NetworkWeights& weights)
    : m_network(network), m_weights(weights) {}

BatchLoss TrainingPass::run(const Batch& batch, Parameters& gradient, Real scale,
                            const PassOptions& options) {
    const Encoder& encoder = m_network.encoder();
    const Decoder& decoder = m_network.decoder();
    const Attention& attention = decoder.attention();
    const bool draws = attention.attends() && attention.span().samples();
    m_encoding.noise = m_tape.noise = {options.dropout, options.seed};
    if (draws)
        m_tape.attention.span.sampling = mixSeeds(options.seed, drawsNoisePlace);
    m_losses.shape(draws ? batch.steps * batch.size() : 0, 1);
    readReference(m_network, m_weights, batch, m_encoding, m_tape);

    gradient.setZero();
    const BatchLoss loss = outputLayer(batch, gradient, scale);
    if (draws)
        judgeDraws(batch, scale, options);
    m_dEncoding.annotations.shapeZero(m_encoding.annotations.rows(), m_encoding.annotations.cols());
    m_dEncoding.summary.shapeZero(m_encoding.summary.rows(), m_encoding.summary.cols());
    m_dEncoding.firstState.shapeZero(m_encoding.firstState.rows(), m_encoding.firstState.cols());
    decoder.backward(m_weights, batch.positions, m_encoding, batch.previous, m_tape, m_dEncoding, gradient);
    encoder.backward(m_weights, batch.positions, batch.source, m_encoding, m_dEncoding, gradient);
    return loss;
}

// A draw at step t has a part in the loss of this step and of those after it; the baseline is what such steps
// usually cost.
void TrainingPass::judgeDraws(const Batch& batch, Real scale, const PassOptions& options) {
    SpanTape& span = m_tape.attention.span;
    const Index size = batch.size();
    span.entropy = options.entropy;
    span.advantage.shape(size, batch.steps);
    span.share.shape(size, batch.steps);
    const Real perToken = scale / static_cast<Real>(batch.targetTokens);
    for (Index b = 0; b < size; ++b) {
        Real toCome = 0;
        for (Index t = batch.steps - 1; t >= 0; --t) {
            const Index column = t * size + b;
            const bool counts = batch.target[static_cast<std::size_t>(column)] != paddingToken;
            toCome += counts ? m_losses.all()(column, 0) - options.baseline : Real(0);
            span.advantage.all()(b, t) = toCome;
            span.share.all()(b, t) = counts ? perToken : Real(0);
        }
    }
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
        const auto losses = m_losses.rows() > 0 ? std::span(m_losses.all().data() + first, targets.size())
                                                : std::span<Real>();
        loss.sum += crossEntropy(m_logits.all(), targets, perToken, loss.hits, losses);
        decoder.logitsBack(m_weights, m_logits.all(), first, m_tape, gradient);
    }
    return loss;
}

}  // namespace attn
