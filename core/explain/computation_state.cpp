// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/computation_state.h"

#include <cassert>
#include <utility>

#include "core/base/work_stopped.h"
#include "core/decode/map_edits.h"
#include "core/explain/computation.h"
#include "core/network/models/encoder_registry.h"
#include "core/network/models/wiring_registry.h"

namespace attn {

ComputationState::ComputationState(std::shared_ptr<const TrainedModel> model, DecodeTrace trace,
                                   Interventions interventions)
    : m_model(std::move(model)),
      m_trace(std::move(trace)),
      m_interventions(std::move(interventions)),
      m_replay(m_model, m_trace, m_interventions) {
    encoderOf(config()).addNumbers(*this, m_table);
    wiringOf(config()).addNumbers(*this, m_table);
    for (auto& kinds : m_places)
        kinds.fill(-1);
    m_rows.resize(m_table.size());
    m_lastRows.resize(m_table.size());
    for (std::size_t i = 0; i < m_table.size(); ++i) {
        const NumberForm& form = m_table[i];
        int& place = m_places[static_cast<std::size_t>(form.part)][static_cast<std::size_t>(form.kind)];
        assert(place < 0);
        place = static_cast<int>(i);
        const Extents& all = form.extents;
        m_rows[i].resize(static_cast<std::size_t>(all.layers * all.directions * all.heads * all.steps));
    }
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

const AttentionEdit& ComputationState::edit(const MapAddress& map, Index row) const {
    static const AttentionEdit nothing;
    if (m_interventions.isEmpty())
        return nothing;
    const auto [place, isNew] = m_edits.try_emplace({map, row});
    if (isNew)
        place->second = editOf(m_interventions, map, row);
    return place->second;
}

bool ComputationState::has(const Quantity& quantity) const {
    const int place = placeInTable(quantity);
    if (place < 0)
        return false;
    const NumberForm& form = m_table[static_cast<std::size_t>(place)];
    const Extents& all = form.extents;
    const auto fits = [](Index index, Index count) { return index >= 0 && index < count; };
    return fits(quantity.step, all.steps) &&
           fits(quantity.position, form.positions ? form.positions(quantity) : all.positions) &&
           fits(quantity.unit, all.units) && fits(quantity.layer, all.layers) &&
           fits(quantity.direction, all.directions) && fits(quantity.gate, all.gates) &&
           fits(quantity.head, all.heads);
}

const NumberForm& ComputationState::form(const Quantity& quantity) const {
    return m_table[static_cast<std::size_t>(placeInTable(quantity))];
}

ComputationState::Place ComputationState::placeInRow(const Quantity& quantity) const {
    assert(has(quantity));
    const Extents& all = form(quantity).extents;
    const Index row =
        ((quantity.layer * all.directions + quantity.direction) * all.heads + quantity.head) * all.steps +
        quantity.step;
    const Index number = (quantity.position * all.gates + quantity.gate) * all.units + quantity.unit;
    return {static_cast<std::size_t>(row), static_cast<std::size_t>(number)};
}

bool ComputationState::isKnown(const Quantity& quantity) const {
    const Place place = placeInRow(quantity);
    const Row& row = rows(quantity)[place.row];
    return !row.known.empty() && row.known[place.number] != 0;
}

void ComputationState::keep(const Quantity& quantity, double value) const {
    const Place place = placeInRow(quantity);
    std::vector<Row>& all = rows(quantity);
    Row& row = all[place.row];
    if (row.known.empty()) {
        const NumberForm& written = form(quantity);
        if (written.isRowOnly) {
            std::size_t& last = m_lastRows[static_cast<std::size_t>(placeInTable(quantity))];
            all[last] = {};
            last = place.row;
        }
        const Extents& extents = written.extents;
        row.values.resize(static_cast<std::size_t>(extents.positions * extents.gates * extents.units));
        row.known.resize(row.values.size());
    }
    row.values[place.number] = value;
    row.known[place.number] = 1;
}

double ComputationState::value(const Quantity& quantity) const {
    if (isKnown(quantity)) {
        const Place place = placeInRow(quantity);
        return rows(quantity)[place.row].values[place.number];
    }
    if (m_stop.stop_requested())
        throw WorkStopped();
    prepare(quantity);
    Arithmetic arithmetic;
    form(quantity).write(quantity, arithmetic);
    keep(quantity, arithmetic.value());
    return arithmetic.value();
}

// Computes a chain of numbers from its beginning, so that a long sentence is no deep recursion.
void ComputationState::prepare(const Quantity& quantity) const {
    const NumberForm& written = form(quantity);
    if (!written.before)
        return;
    std::vector<Quantity> chain;
    for (Quantity before = quantity; written.before(before) && !isKnown(before);)
        chain.push_back(before);
    for (; !chain.empty(); chain.pop_back()) {
        if (isKnown(chain.back()))
            continue;
        Arithmetic arithmetic;
        if (m_stop.stop_requested())
            throw WorkStopped();
        written.write(chain.back(), arithmetic);
        keep(chain.back(), arithmetic.value());
    }
}

std::optional<double> ComputationState::shown(const Quantity& quantity) const {
    const NumberForm& written = form(quantity);
    // Where a map reads later steps, some of them are not decoded yet.
    const bool isOfDecodedStep = written.extents.steps <= 1 || !written.isOfStep ||
                                 quantity.step < static_cast<Index>(m_trace.steps.size());
    if (!isOfDecodedStep)
        return std::nullopt;
    if (written.shown)
        return written.shown(quantity);
    return quantity.part == Part::Model ? std::nullopt : m_replay.number(quantity);
}

}  // namespace attn
