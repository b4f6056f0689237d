// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/sentence.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/error.h"
#include "core/decode/map_edits.h"
#include "core/network/shown_maps.h"

namespace attn {

double logNormalizer(const Vector& logits) {
    const Real largest = logits.maxCoeff();
    return -static_cast<double>(largest) -
           std::log(static_cast<double>((logits.array() - largest).exp().sum()));
}

Sentence::Sentence(std::shared_ptr<const TrainedModel> model, std::vector<Token> source, Index hypotheses,
                   Interventions interventions, std::vector<MapAddress> kept)
    : m_model(std::move(model)),
      m_source(std::move(source)),
      m_interventions(std::move(interventions)),
      m_weights(m_model->network.parameters()),
      m_maps(m_model->network.maps()),
      m_kept(std::move(kept)),
      m_pass(m_model->network.pass(m_weights)) {
    if (m_source.empty())
        throw Error("the text has no tokens: one at least is needed to decode");
    const Network& network = m_model->network;
    const auto length = static_cast<Index>(m_source.size());
    validate(m_interventions, network, length);
    const std::vector<MapAddress> shown = shownMaps(network);
    for (const MapAddress& map : m_kept)
        if (isOfEncoder(map) || map.site == MapSite::Rollout ||
            std::find(shown.begin(), shown.end(), map) == shown.end())
            throw Error("the model has no attention map " + nameOf(map) + " in its steps.");
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

std::vector<MapTrace> Sentence::encoderRows(const MapAddress& map) const {
    std::vector<MapTrace> rows(m_source.size());
    for (std::size_t j = 0; j < rows.size(); ++j) {
        rows[j].map = map;
        m_pass->weights(map, static_cast<Index>(j), 0, rows[j].weights);
        const AttentionEdit edit = editOf(m_interventions, map, static_cast<Index>(j));
        rows[j].hasGivenWeights = edit.weights.has_value();
        rows[j].temperature = edit.temperature;
    }
    return rows;
}

void Sentence::keepMaps(Index t, Index b, std::vector<MapTrace>& maps) const {
    std::vector<MapTrace> kept;
    for (const MapAddress& wanted : m_kept) {
        const auto own =
            std::find_if(maps.begin(), maps.end(), [&](const MapTrace& each) { return each.map == wanted; });
        if (own != maps.end()) {
            kept.push_back(*own);
            continue;
        }
        MapTrace& made = kept.emplace_back();
        made.map = wanted;
        m_pass->weights(wanted, 0, b, made.weights);
        made.span = m_pass->span(wanted, 0, b);
    }
    if (!m_kept.empty())
        maps = std::move(kept);
    for (MapTrace& map : maps) {
        if (map.map.site == MapSite::Tokens)  // made of two others
            continue;
        const AttentionEdit edit = editOf(m_interventions, map.map, t);
        map.temperature = edit.temperature;
        map.hasGivenWeights = edit.weights.has_value();
    }
}

StepTrace Sentence::trace(Index t, Token previous, Index b) const {
    StepTrace step;
    step.step = t;
    step.previous = previous;
    m_pass->describe(0, b, step);
    keepMaps(t, b, step.maps);
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
