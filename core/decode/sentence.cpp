// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/sentence.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/decode/map_edits.h"
#include "core/network/shown_maps.h"

namespace attn {

double logNormalizer(const Vector& logits) {
    const Real largest = logits.maxCoeff();
    return -static_cast<double>(largest) -
           std::log(static_cast<double>((logits.array() - largest).exp().sum()));
}

Sentence::Sentence(std::shared_ptr<const TrainedModel> model, std::vector<Token> source, Index hypotheses,
                   Interventions interventions, std::vector<MapAddress> kept, std::vector<Token> readAhead)
    : m_model(std::move(model)),
      m_source(std::move(source)),
      m_interventions(std::move(interventions)),
      m_weights(m_model->network.parameters()),
      m_maps(m_model->network.maps()),
      m_kept(std::move(kept)),
      m_readAhead(std::move(readAhead)),
      m_pass(m_model->network.pass(m_weights)) {
    if (m_source.empty())
        throw Error(told("the text has no tokens: one at least is needed to decode"));
    const Network& network = m_model->network;
    const auto length = static_cast<Index>(m_source.size());
    validate(m_interventions, network, length);
    const std::vector<MapAddress> shown = shownMaps(network);
    for (const MapAddress& map : m_kept)
        if (isOfEncoder(map) || map.site == MapSite::Rollout ||
            std::find(shown.begin(), shown.end(), map) == shown.end())
            throw Error(told("the model has no attention map %1 in its steps.", nameOf(map)));
    for (const auto& [position, token] : m_interventions.swapped)
        m_source[static_cast<std::size_t>(position)] = token;
    m_single.assign({length});
    for (const MapAddress& map : m_maps)
        if (isOfEncoder(map))
            m_pass->edit(map, editOfRows(m_interventions, map, length));
    m_pass->standAt(m_interventions.places);
    m_pass->encode(m_single, m_source);
    for (const Index position : m_interventions.zeroed)
        m_pass->zero(position);
    begin(hypotheses);
    m_logits.resize(network.targetSize(), hypotheses);
}

void Sentence::begin(Index hypotheses) {
    m_pass->widen(hypotheses);
    if (!isWhole()) {
        m_pass->begin(1);
        return;
    }
    assert(hypotheses == 1);
    const auto steps = static_cast<Index>(m_readAhead.size());
    for (const MapAddress& map : m_maps)
        if (!isOfEncoder(map))
            m_pass->edit(map, editOfRows(m_interventions, map, steps));
    m_pass->begin(steps);
    m_pass->read(m_readAhead);
}

std::optional<Token> Sentence::givenToken(Index t) const {
    const StepIntervention* change = m_interventions.of(t);
    return change ? change->token : std::nullopt;
}

DecodeTrace Sentence::encoded() const {
    DecodeTrace trace;
    trace.source = m_source;
    trace.readAhead = m_readAhead;
    m_pass->describe(trace);
    return trace;
}

void Sentence::step(Index t, std::span<const Token> previous) {
    if (isWhole()) {
        assert(previous.front() == m_readAhead[static_cast<std::size_t>(t)]);
        m_slot = t;
        m_pass->step(t, m_slot);
        m_pass->logits(m_slot, m_logits);
        return;
    }
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

// A step that does not read later ones has as many weights of its own map as while it is decoded alone.
void Sentence::weights(const MapAddress& map, Index b, Vector& weights) const {
    m_pass->weights(map, m_slot, b, weights);
    if (isWhole() && map.site == MapSite::Decoder && !readsAhead(map))
        weights.conservativeResize(m_slot + 1);
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
        weights(wanted, b, made.weights);
        made.span = m_pass->span(wanted, m_slot, b);
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

// The mean of a layer's heads does where one of them does.
bool Sentence::readsAhead(const MapAddress& map) const {
    return std::any_of(m_maps.begin(), m_maps.end(), [&](const MapAddress& each) {
        const bool isPart = each.site == map.site && each.layer == map.layer &&
                            (map.head == MapAddress::allHeads || each.head == map.head);
        const WholeMapIntervention* change = isPart ? m_interventions.of(each) : nullptr;
        return change && change->readsAhead;
    });
}

StepTrace Sentence::trace(Index t, Token previous, Index b) const {
    StepTrace step;
    step.step = t;
    step.previous = previous;
    m_pass->describe(m_slot, b, step);
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
