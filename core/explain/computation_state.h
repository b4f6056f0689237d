// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/decode/interventions.h"
#include "core/explain/replay.h"
#include "core/network/explained/number_form.h"
#include "core/network/models/trained_model.h"
#include "core/network/trace.h"

namespace attn {

// What the forms of a network's numbers read, and the numbers that are known. The tables of the encoder and
// of the wiring (encoder_registry.h, wiring_registry.h) say which numbers there are.
class ComputationState final : public Numbers {
public:
    ComputationState(std::shared_ptr<const TrainedModel> model, DecodeTrace trace,
                     Interventions interventions);

    const ModelConfig& config() const override { return m_model->network.config(); }
    const DecodeTrace& trace() const override { return m_trace; }
    Factor number(const Quantity& quantity) const override { return {value(quantity), quantity}; }
    ParameterId tensor(const std::string& name) const override;
    using Numbers::entry;
    Factor entry(ParameterId tensor, Index row, Index column) const override;
    const AttentionEdit& edit(const MapAddress& map, Index row) const override;
    bool isZeroed(Index position) const override { return m_interventions.zeroed.contains(position); }
    Index placeOf(Index position) const override {
        const std::vector<Index>& places = m_interventions.places;
        return places.empty() ? position : places[static_cast<std::size_t>(position)];
    }

    const TrainedModel& model() const { return *m_model; }
    const NumberForms& table() const { return m_table; }
    bool has(const Quantity& quantity) const;
    double value(const Quantity& quantity) const;
    // As the trace has it, or as the network computes it again where the trace does not keep it.
    std::optional<double> shown(const Quantity& quantity) const override;
    // The form of a number that the network has.
    const NumberForm& form(const Quantity& quantity) const;
    void setStop(std::stop_token stop) { m_stop = std::move(stop); }

private:
    // The numbers of one layer, direction, head and step. Empty until the first of them is known.
    struct Row {
        std::vector<double> values;
        std::vector<char> known;
    };
    struct Place {
        std::size_t row, number;
    };
    // The place of a kind of number in the table; negative if the network has none.
    int placeInTable(const Quantity& quantity) const {
        return m_places[static_cast<std::size_t>(quantity.part)][static_cast<std::size_t>(quantity.kind)];
    }
    std::vector<Row>& rows(const Quantity& quantity) const {
        return m_rows[static_cast<std::size_t>(placeInTable(quantity))];
    }
    Place placeInRow(const Quantity& quantity) const;
    bool isKnown(const Quantity& quantity) const;
    void keep(const Quantity& quantity, double value) const;
    void prepare(const Quantity& quantity) const;

    std::shared_ptr<const TrainedModel> m_model;
    DecodeTrace m_trace;
    Interventions m_interventions;
    std::stop_token m_stop;
    NumberForms m_table;
    std::array<std::array<int, kindCount>, partCount> m_places;
    mutable std::vector<std::vector<Row>> m_rows;  // by the table
    mutable std::vector<std::size_t> m_lastRows;   // of forms of which one row is kept, likewise
    mutable std::map<std::pair<MapAddress, Index>, AttentionEdit> m_edits;
    mutable Replay m_replay;
};

}  // namespace attn
