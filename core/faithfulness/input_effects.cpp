// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/faithfulness/input_effects.h"

#include <algorithm>
#include <numeric>

#include "core/base/error.h"
#include "core/base/told.h"

namespace attn {
namespace {

ModelConfig withMoreTokens(const TrainedModel& model, Index longest) {
    if (model.network.readsSentences())
        throw Error(told(
            "the model's annotations are sentences, not tokens; effects of tokens are measured of models "
            "whose attention is over tokens."));
    ModelConfig config = model.network.config();
    config.sourceSize += longest;
    return config;
}

// Copies all tensors. Of the one that has become larger, returns the place.
ParameterId copyTensors(const Parameters& from, Parameters& to) {
    ParameterId table = noParameter;
    for (ParameterId id = 0; id < static_cast<ParameterId>(from.layout().entries().size()); ++id) {
        const ParameterEntry& old = from.layout()[id];
        const ParameterEntry& entry = to.layout()[id];
        if (old.size() == entry.size()) {
            to.vector(id) = from.vector(id);
        } else {
            to.columns(id).leftCols(old.rows) = from.columns(id);
            table = id;
        }
    }
    return table;
}

void softmaxColumns(MatrixRef logits) {
    for (Index i = 0; i < logits.cols(); ++i) {
        logits.col(i) = (logits.col(i).array() - logits.col(i).maxCoeff()).exp();
        logits.col(i) /= logits.col(i).sum();
    }
}

}  // namespace

InputEffects::InputEffects(const TrainedModel& model, Index longest)
    : m_tokens(model.network.sourceSize()),
      m_longest(longest),
      m_network(withMoreTokens(model, longest)),
      m_table(copyTensors(model.network.parameters(), m_network.parameters())),
      m_gradient(m_network.layout()),
      m_pass(std::make_unique<TrainingPass>(m_network)),
      m_weights(m_network.parameters()),
      m_forward(m_network.pass(m_weights)) {}

Vector InputEffects::gradients(const std::vector<Token>& source, const std::vector<Token>& output, Index t) {
    const auto length = static_cast<Index>(source.size());
    if (length > m_longest)
        throw Error(told("a source of %1 tokens is longer than the longest, %2.", length, m_longest));
    auto table = m_network.parameters().columns(m_table);
    SentencePair pair{source, output};
    for (Index j = 0; j < length; ++j) {
        Token& token = pair.source[static_cast<std::size_t>(j)];
        table.col(m_tokens + j) = table.col(token);
        token = static_cast<Token>(m_tokens + j);
    }
    fillBatch(m_batch, {pair}, {0});
    // Only the token in question has a loss. What the decoder reads stays.
    for (Index other = 0; other < m_batch.steps; ++other)
        if (other != t)
            m_batch.target[static_cast<std::size_t>(other)] = paddingToken;
    m_batch.targetTokens = 1;
    m_pass->run(m_batch, m_gradient);
    const auto gradient = m_gradient.columns(m_table);
    return (gradient.middleCols(m_tokens, length).array() * table.middleCols(m_tokens, length).array())
        .colwise()
        .sum()
        .abs()
        .transpose();
}

Matrix InputEffects::probabilities(const std::vector<SentencePair>& pairs) {
    std::vector<Index> all(pairs.size());
    std::iota(all.begin(), all.end(), Index(0));
    fillBatch(m_batch, pairs, all);
    readReference(*m_forward, m_batch);
    m_logits.shape(m_network.targetSize(), m_batch.steps * m_batch.size());
    m_forward->logits(0, m_logits.all());
    softmaxColumns(m_logits.all());
    return m_logits.all();
}

Matrix InputEffects::leaveOneOut(const std::vector<Token>& source, const std::vector<Token>& output) {
    const auto length = static_cast<Index>(source.size()), steps = static_cast<Index>(output.size());
    if (length < 2)
        return {};
    const Matrix whole = probabilities({{source, output}});
    std::vector<SentencePair> shorter;
    for (Index j = 0; j < length; ++j) {
        shorter.push_back({source, output});
        shorter.back().source.erase(shorter.back().source.begin() + j);
    }
    const Matrix without = probabilities(shorter);  // all sources are as long, so they keep their order
    Matrix change(length, steps);
    for (Index t = 0; t < steps; ++t)
        for (Index j = 0; j < length; ++j)
            change(j, t) = Real(0.5) * (without.col(t * length + j) - whole.col(t)).cwiseAbs().sum();
    return change;
}

}  // namespace attn
