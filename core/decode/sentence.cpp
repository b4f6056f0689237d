// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/sentence.h"

#include <cmath>
#include <utility>

#include "core/base/error.h"
#include "core/decode/map_edits.h"

namespace attn {

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
      m_weights(m_model->network.parameters()),
      m_maps(m_model->network.maps()),
      m_pass(m_model->network.pass(m_weights)) {
    if (m_source.empty())
        throw Error("the text has no tokens: one at least is needed to decode");
    const Network& network = m_model->network;
    const auto length = static_cast<Index>(m_source.size());
    validate(m_interventions, network, length);
    for (const auto& [position, token] : m_interventions.swapped)
        m_source[static_cast<std::size_t>(position)] = token;
    m_single.assign({length});
    for (const MapAddress& map : m_maps)
        if (isOfEncoder(map))
            m_pass->edit(map, encoderEdit(map, length));
    m_pass->encode(m_single, m_source);
    for (const Index position : m_interventions.zeroed)
        m_pass->zero(position);
    m_pass->widen(hypotheses);
    m_pass->begin(1);
    m_logits.resize(network.targetSize(), hypotheses);
}

std::optional<Token> Sentence::givenToken(Index t) const {
    const StepIntervention* change = m_interventions.of(t);
    return change ? change->token : std::nullopt;
}

DecodeTrace Sentence::encoded() const {
    DecodeTrace trace;
    trace.source = m_source;
    m_pass->describe(trace);
    return trace;
}

// The rows of an encoder's map are changed at the position that attends, in place of a step.
AttentionEdit Sentence::encoderEdit(const MapAddress& map, Index length) const {
    AttentionEdit edit = wholeEdit(m_interventions, map);
    for (Index row = 0; row < length; ++row)
        if (const std::optional<Vector> weights = editOf(m_interventions, map, row).weights)
            edit.rows[row] = *weights;
    return edit;
}

void Sentence::step(Index t, std::span<const Token> previous) {
    for (const MapAddress& map : m_maps)
        if (!isOfEncoder(map))
            m_pass->edit(map, editOf(m_interventions, map, t));
    m_pass->read(previous);
    m_pass->step(t, 0);
    m_pass->logits(0, m_logits);
}

StepTrace Sentence::trace(Index t, Token previous, Index b) const {
    StepTrace step;
    step.step = t;
    step.previous = previous;
    m_pass->describe(0, b, step);
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
    m_pass->carry(parents);
}

}  // namespace attn
