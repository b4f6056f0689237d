// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/faithfulness/input_effects.h"

#include <algorithm>
#include <numeric>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/network/hierarchical/hierarchical_encoder.h"

namespace attn {
namespace {

// Two columns for each token of a source: the second one is read where a sentence ends.
ModelConfig withMoreTokens(const TrainedModel& model, Index longest) {
    ModelConfig config = model.network.config();
    if (model.network.readsSentences())
        for (Index j = 0; j < longest; ++j)
            config.encoder.separators.push_back(static_cast<Token>(config.sourceSize + longest + j));
    config.sourceSize += 2 * longest;
    config.decoder.sharedEmbedding = false;  // the decoder reads none of the new columns
    return config;
}

// Copies all tensors by name; a decoder that shared the source's table gets a table of its own. Returns the
// place of the table that has become larger.
ParameterId copyTensors(const Parameters& from, Parameters& to) {
    ParameterId table = noParameter;
    for (ParameterId id = 0; id < static_cast<ParameterId>(to.layout().entries().size()); ++id) {
        const ParameterEntry& entry = to.layout()[id];
        const ParameterId origin = from.layout().find(entry.name).value();
        const ParameterEntry& old = from.layout()[origin];
        if (old.size() == entry.size()) {
            to.vector(id) = from.vector(origin);
        } else {
            to.columns(id).leftCols(old.rows) = from.columns(origin);
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
      m_separators(model.network.readsSentences() ? model.network.config().encoder.separators
                                                  : std::vector<Token>()),
      m_network(withMoreTokens(model, longest)),
      m_table(copyTensors(model.network.parameters(), m_network.parameters())),
      m_gradient(m_network.layout()),
      m_pass(std::make_unique<TrainingPass>(m_network)),
      m_weights(m_network.parameters()),
      m_forward(m_network.pass(m_weights)) {}

std::vector<Index> InputEffects::starts(const std::vector<Token>& source) const {
    if (m_network.readsSentences())
        return sentenceStarts(source, m_separators);
    std::vector<Index> all(source.size());
    std::iota(all.begin(), all.end(), Index(0));
    return all;
}

Vector InputEffects::gradients(const std::vector<Token>& source, const std::vector<Token>& output, Index t) {
    const auto length = static_cast<Index>(source.size());
    if (length > m_longest)
        throw Error(told("a source of %1 tokens is longer than the longest, %2.", length, m_longest));
    auto table = m_network.parameters().columns(m_table);
    SentencePair pair{source, output};
    std::vector<Index> columns;
    for (Index j = 0; j < length; ++j) {
        Token& token = pair.source[static_cast<std::size_t>(j)];
        const bool endsSentence =
            std::find(m_separators.begin(), m_separators.end(), token) != m_separators.end();
        columns.push_back(m_tokens + j + (endsSentence ? m_longest : 0));
        table.col(columns.back()) = table.col(token);
        token = static_cast<Token>(columns.back());
    }
    fillBatch(m_batch, {pair}, {0});
    // Only the token in question has a loss. What the decoder reads stays.
    for (Index other = 0; other < m_batch.steps; ++other)
        if (other != t)
            m_batch.target[static_cast<std::size_t>(other)] = paddingToken;
    m_batch.targetTokens = 1;
    m_pass->run(m_batch, m_gradient);
    const auto gradient = m_gradient.columns(m_table);
    const std::vector<Index> starts = this->starts(source);
    Vector effects = Vector::Zero(static_cast<Index>(starts.size()));
    for (Index j = 0; j < length; ++j) {
        const auto position = std::upper_bound(starts.begin(), starts.end(), j) - starts.begin() - 1;
        const Index column = columns[static_cast<std::size_t>(j)];
        effects[position] += (gradient.col(column).array() * table.col(column).array()).sum();
    }
    return effects.cwiseAbs();
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
    const std::vector<Index> starts = this->starts(source);
    const auto length = static_cast<Index>(starts.size()), steps = static_cast<Index>(output.size());
    if (length < 2)
        return {};
    const Matrix whole = probabilities({{source, output}});
    std::vector<SentencePair> shorter;
    for (std::size_t j = 0; j < starts.size(); ++j) {
        std::vector<Token>& left = shorter.emplace_back(SentencePair{source, output}).source;
        const auto end = j + 1 < starts.size() ? left.begin() + starts[j + 1] : left.end();
        left.erase(left.begin() + starts[j], end);
    }
    const Matrix without = probabilities(shorter);
    Matrix change(length, steps);
    for (Index t = 0; t < steps; ++t)
        for (Index b = 0; b < length; ++b)  // the longest source is the first of the batch
            change(m_batch.order[static_cast<std::size_t>(b)], t) =
                Real(0.5) * (without.col(t * length + b) - whole.col(t)).cwiseAbs().sum();
    return change;
}

}  // namespace attn
