// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/sentence.h"

#include <cmath>
#include <utility>

#include "core/base/error.h"

namespace attn {
namespace {

// The encoding of one sentence for `count` equal ones; position j of sentence b stands in column j·count + b.
void repeat(Index count, Scratch& columns) {
    const Matrix single = columns.all();
    columns.shape(single.rows(), single.cols() * count);
    for (Index column = 0; column < single.cols(); ++column)
        columns.cols(column * count, count).colwise() = single.col(column);
}

}  // namespace

double logNormalizer(const Vector& logits) {
    const Real largest = logits.maxCoeff();
    return -static_cast<double>(largest) -
           std::log(static_cast<double>((logits.array() - largest).exp().sum()));
}

Sentence::Sentence(std::shared_ptr<const TrainedModel> model, std::vector<Token> source, Index hypotheses,
                   Interventions interventions)
    : m_model(std::move(model)),
      m_source(std::move(source)),
      m_interventions(std::move(interventions)),
      m_weights(m_model->network.parameters()) {
    if (m_source.empty())
        throw Error("the text has no tokens: one at least is needed to decode");
    const Seq2Seq& network = m_model->network;
    const auto length = static_cast<Index>(m_source.size());
    validate(m_interventions, network.config(), length);
    for (const auto& [position, token] : m_interventions.swapped)
        m_source[static_cast<std::size_t>(position)] = token;
    m_positions.assign({length});
    network.encoder().forward(m_weights, m_positions, m_source, m_encoding);
    for (const Index position : m_interventions.zeroed)
        m_encoding.annotations.cols(position, 1).setZero();
    if (hypotheses > 1) {
        m_positions.assign(std::vector<Index>(static_cast<std::size_t>(hypotheses), length));
        for (Scratch* part : {&m_encoding.annotations, &m_encoding.summary, &m_encoding.firstState})
            repeat(hypotheses, *part);
    }
    network.decoder().prepare(m_weights, m_positions, m_encoding, 1, m_tape);
    m_logits.resize(network.decoder().targetSize(), hypotheses);
}

std::optional<Token> Sentence::givenToken(Index t) const {
    const auto change = m_interventions.steps.find(t);
    return change == m_interventions.steps.end() ? std::nullopt : change->second.token;
}

DecodeTrace Sentence::encoded() const {
    DecodeTrace trace;
    trace.source = m_source;
    const Index count = m_positions.batch();
    trace.annotations.resize(m_encoding.annotations.rows(), m_positions.longest());
    for (Index j = 0; j < m_positions.longest(); ++j)
        trace.annotations.col(j) = m_encoding.annotations.all().col(j * count);
    trace.summary = m_encoding.summary.all().col(0);
    trace.firstState = m_encoding.firstState.all().col(0);
    return trace;
}

void Sentence::step(Index t, std::span<const Token> previous) {
    const Decoder& decoder = m_model->network.decoder();
    m_tape.attention.edit = {m_interventions.temperature, std::nullopt};
    if (const auto change = m_interventions.steps.find(t); change != m_interventions.steps.end()) {
        m_tape.attention.edit.weights = change->second.weights;
        if (change->second.temperature)
            m_tape.attention.edit.temperature = *change->second.temperature;
    }
    decoder.readTokens(m_weights, previous, m_tape);
    decoder.step(m_weights, m_positions, m_encoding, t, 0, m_tape);
    decoder.logits(m_weights, m_tape, 0, m_logits);
}

StepTrace Sentence::trace(Index t, Token previous, Index b) const {
    const Decoder& decoder = m_model->network.decoder();
    StepTrace step;
    step.step = t;
    step.previous = previous;
    step.query = decoder.queries(m_tape, 0).col(b);
    if (decoder.attention().attends()) {
        const AttentionTape& attention = m_tape.attention;
        const Index length = m_positions.longest(), count = m_positions.batch();
        step.temperature = attention.edit.temperature;
        step.scores.resize(length);
        step.weights.resize(length);
        for (Index j = 0; j < length; ++j) {
            step.scores[j] = attention.scores.all()(j * count + b, 0);
            step.weights[j] = attention.alignment.all()(j * count + b, 0);
        }
        step.hasGivenWeights = attention.edit.weights.has_value();
        if (!step.hasGivenWeights)
            step.span = decoder.attention().span().trace(m_positions, attention.span, 0, b);
    }
    step.context = decoder.contexts(m_tape, 0).col(b);
    step.state = decoder.states(m_tape, 0).col(b);
    const ConstMatrixRef attentionals = decoder.attentionals(m_tape, 0);
    if (attentionals.rows() > 0)
        step.attentional = attentionals.col(b);
    step.logits = m_logits.col(b);
    Index most = 0;
    const Real largest = step.logits.maxCoeff(&most);
    step.predicted = step.token = static_cast<Token>(most);
    const Vector exponentials = (step.logits.array() - largest).exp();
    step.probabilities = exponentials / exponentials.sum();
    step.predictedProbability = step.probabilities[most];
    step.logProbability =
        static_cast<Real>(static_cast<double>(step.logits[step.token]) + logNormalizer(step.logits));
    return step;
}

void Sentence::carry(std::span<const Index> parents) {
    m_model->network.decoder().carryState(parents, m_tape);
}

}  // namespace attn
