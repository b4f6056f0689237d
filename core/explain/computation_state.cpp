// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/computation_state.h"

#include <cassert>
#include <utility>

#include "core/explain/computation.h"

namespace attn {

ComputationState::ComputationState(std::shared_ptr<const TrainedModel> model, DecodeTrace trace,
                                   Interventions interventions)
    : m_model(std::move(model)),
      m_setup(m_model->network.config().attentionSetup()),
      m_trace(std::move(trace)),
      m_interventions(std::move(interventions)),
      m_sourceEmbedding(tensor("encoder.embedding.weight")),
      m_targetEmbedding(tensor("decoder.embedding.weight")) {
    for (std::size_t kind = 0; kind < m_kept.size(); ++kind) {
        Kept& kept = m_kept[kind];
        kept.extents = forms()[kind].extents(*this);
        const Extents& all = kept.extents;
        kept.rows.resize(static_cast<std::size_t>(all.layers * all.directions * all.steps));
    }
}

const MapIntervention* ComputationState::change(Index t) const {
    return m_interventions.of(t, m_model->network.alignment().value_or(MapAddress()));
}

double ComputationState::temperature(Index t) const {
    const MapIntervention* changed = change(t);
    return static_cast<double>(changed ? changed->temperature.value_or(m_interventions.temperature)
                                       : m_interventions.temperature);
}

ParameterId ComputationState::tensor(const std::string& name) const {
    return m_model->network.parameters().layout().find(name).value_or(noParameter);
}

Factor ComputationState::entry(ParameterId tensor, Index row, Index column) const {
    const Parameters& parameters = m_model->network.parameters();
    const ParameterEntry& entry = parameters.layout()[tensor];
    const Real value =
        entry.rank == 1 ? parameters.vector(tensor)[row] : parameters.columns(tensor)(column, row);
    return {static_cast<double>(value), std::nullopt, &entry, row, column};
}

bool ComputationState::has(const Quantity& quantity) const {
    const Extents& all = m_kept[static_cast<std::size_t>(quantity.kind)].extents;
    const auto fits = [](Index index, Index count) { return index >= 0 && index < count; };
    return fits(quantity.step, all.steps) && fits(quantity.position, all.positions) &&
           fits(quantity.unit, all.units) && fits(quantity.layer, all.layers) &&
           fits(quantity.direction, all.directions) && fits(quantity.gate, all.gates);
}

ComputationState::Place ComputationState::placeOf(const Quantity& quantity) const {
    assert(has(quantity));
    const Extents& all = m_kept[static_cast<std::size_t>(quantity.kind)].extents;
    return {static_cast<std::size_t>((quantity.layer * all.directions + quantity.direction) * all.steps +
                                     quantity.step),
            static_cast<std::size_t>((quantity.position * all.gates + quantity.gate) * all.units +
                                     quantity.unit)};
}

bool ComputationState::isKnown(const Quantity& quantity) const {
    const Place place = placeOf(quantity);
    const Row& row = m_kept[static_cast<std::size_t>(quantity.kind)].rows[place.row];
    return !row.known.empty() && row.known[place.number] != 0;
}

void ComputationState::keep(const Quantity& quantity, double value) const {
    Kept& kept = m_kept[static_cast<std::size_t>(quantity.kind)];
    const Place place = placeOf(quantity);
    Row& row = kept.rows[place.row];
    if (row.known.empty()) {
        // No other step reads these numbers, and steps × positions × units would be too many to keep.
        if (quantity.kind == Kind::ScoreUnit)
            for (Row& other : kept.rows)
                other = {};
        const Extents& all = kept.extents;
        row.values.resize(static_cast<std::size_t>(all.positions * all.gates * all.units));
        row.known.resize(row.values.size());
    }
    row.values[place.number] = value;
    row.known[place.number] = 1;
}

double ComputationState::value(const Quantity& quantity) const {
    if (isKnown(quantity)) {
        const Place place = placeOf(quantity);
        return m_kept[static_cast<std::size_t>(quantity.kind)].rows[place.row].values[place.number];
    }
    if (m_stop.stop_requested())
        throw ComputationStopped();
    prepare(quantity);
    Arithmetic arithmetic;
    forms()[static_cast<std::size_t>(quantity.kind)].write(*this, quantity, arithmetic);
    keep(quantity, arithmetic.value());
    return arithmetic.value();
}

// Computes the states in their order, so that a long sentence does not recurse deeply.
void ComputationState::prepare(const Quantity& quantity) const {
    if (quantity.kind == Kind::EncoderState) {
        const bool isForward = quantity.direction == 0;
        const Index first = isForward ? 0 : sourceLength() - 1, step = isForward ? 1 : -1;
        Quantity before = quantity;
        before.unit = 0;
        before.position -= step;
        if (quantity.position == first || isKnown(before))
            return;
        for (before.position = first; before.position != quantity.position; before.position += step)
            for (before.unit = 0; before.unit < config().encoder.hidden; ++before.unit)
                value(before);
    } else if (quantity.kind == Kind::DecoderState) {
        Quantity before = quantity;
        before.unit = 0;
        before.step -= 1;
        if (quantity.step == 0 || isKnown(before))
            return;
        for (before.step = 0; before.step < quantity.step; ++before.step)
            for (before.layer = 0; before.layer < config().decoder.layers; ++before.layer)
                for (before.unit = 0; before.unit < config().decoder.hidden; ++before.unit)
                    value(before);
    }
}

}  // namespace attn
