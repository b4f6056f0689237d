// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/training_pass.h"

#include <algorithm>

#include "core/math/work_meter.h"
#include "core/network/layers/cross_entropy.h"

namespace attn {
namespace {

// Columns of the output layer that are worked on at once: their logits stay in the second-level cache.
constexpr Index logitsBudget = 128 * 1024;  // numbers
constexpr Index smallestChunk = 512;

}  // namespace

TrainingPass::TrainingPass(const Network& network)
    : m_network(network),
      m_ownWeights(std::make_unique<NetworkWeights>(network.parameters())),
      m_weights(*m_ownWeights),
      m_pass(network.pass(m_weights)) {}

TrainingPass::TrainingPass(const Network& network, const NetworkWeights& weights)
    : m_network(network), m_weights(weights), m_pass(network.pass(m_weights)) {}

BatchLoss TrainingPass::run(const Batch& batch, Parameters& gradient, Real scale,
                            const PassOptions& options) {
    m_pass->train({options.dropout, options.seed});
    DrawCosts* const draws = m_pass->drawCosts();
    m_losses.shape(draws ? batch.steps * batch.size() : 0, 1);
    readReference(*m_pass, batch);

    {
        const MeteredWork metered(Work::Copies, 0, gradient.layout().bufferSize());
        gradient.setZero();
    }
    const BatchLoss loss = outputLayer(batch, gradient, scale, options.labelSmoothing);
    if (draws)
        judgeDraws(batch, scale, options, *draws);
    m_pass->back(gradient);
    return loss;
}

// A draw at step t affects the loss of this step and of the later steps. The baseline is the usual loss of
// such steps.
void TrainingPass::judgeDraws(const Batch& batch, Real scale, const PassOptions& options, DrawCosts& costs) {
    const Index size = batch.size();
    costs.entropy = options.entropy;
    costs.advantage.shape(size, batch.steps);
    costs.share.shape(size, batch.steps);
    const Real perToken = scale / static_cast<Real>(batch.targetTokens);
    for (Index b = 0; b < size; ++b) {
        Real toCome = 0;
        for (Index t = batch.steps - 1; t >= 0; --t) {
            const Index column = t * size + b;
            const bool counts = batch.target[static_cast<std::size_t>(column)] != paddingToken;
            toCome += counts ? m_losses.all()(column, 0) - options.baseline : Real(0);
            costs.advantage.all()(b, t) = toCome;
            costs.share.all()(b, t) = counts ? perToken : Real(0);
        }
    }
}

BatchLoss TrainingPass::outputLayer(const Batch& batch, Parameters& gradient, Real scale, Real smoothing) {
    const Index rows = m_network.targetSize(), columns = batch.steps * batch.size();
    const Index chunk = std::clamp(logitsBudget / rows, std::min(smallestChunk, columns), columns);
    BatchLoss loss;
    loss.tokens = batch.targetTokens;
    const Real perToken = scale / static_cast<Real>(batch.targetTokens);
    if (m_keepLogits)
        m_keptLogits.shape(rows, columns);
    for (Index first = 0; first < columns; first += chunk) {
        const Index count = std::min(chunk, columns - first);
        m_logits.shape(rows, count);
        m_pass->logits(first, m_logits.all());
        if (m_keepLogits)
            m_keptLogits.cols(first, count) = m_logits.all();
        const auto targets =
            std::span(batch.target).subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(count));
        const auto losses = m_losses.rows() > 0 ? std::span(m_losses.all().data() + first, targets.size())
                                                : std::span<Real>();
        loss.sum += crossEntropy(m_logits.all(), targets, perToken, loss.hits, losses, smoothing);
        m_pass->logitsBack(m_logits.all(), first, gradient);
    }
    return loss;
}

}  // namespace attn
