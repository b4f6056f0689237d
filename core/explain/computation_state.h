// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/decode/interventions.h"
#include "core/network/attention/scores/score_form.h"
#include "core/network/explained/arithmetic.h"
#include "core/network/models/trained_model.h"
#include "core/network/models/wiring_registry.h"
#include "core/network/trace.h"

namespace attn {

class ComputationState;

// How many steps, positions … a kind of number has in one sentence. If one of them is 0, the model has no
// such number.
struct Extents {
    Index steps = 1;
    Index positions = 1;
    Index units = 1;
    Index layers = 1;
    Index directions = 1;
    Index gates = 1;
};

// How many numbers of a kind there are, how one is computed, and the same number as the trace has it.
struct Form {
    Extents (*extents)(const ComputationState& state);
    void (*write)(const ComputationState& state, const Quantity& quantity, Arithmetic& arithmetic);
    // nullptr if the trace has no number of this kind. Returns nothing if the trace lacks this one.
    std::optional<double> (*shown)(const ComputationState& state, const Quantity& quantity);
};
const std::array<Form, kindCount>& forms();

// What the forms read: configuration, tensors, tokens and other numbers.
class ComputationState : public ScoreNumbers {
public:
    ComputationState(std::shared_ptr<const TrainedModel> model, DecodeTrace trace,
                     Interventions interventions);

    const ModelConfig& config() const { return m_model->network.config(); }
    const DecodeTrace& trace() const { return m_trace; }
    const Interventions& interventions() const { return m_interventions; }
    const StepTrace& step(Index t) const { return m_trace.steps[static_cast<std::size_t>(t)]; }
    // What is changed by hand at a step; nullptr if nothing is.
    const MapIntervention* change(Index t) const;
    double temperature(Index t) const;

    Index sourceLength() const { return static_cast<Index>(m_trace.source.size()); }  // S
    Index stepCount() const { return static_cast<Index>(m_trace.steps.size()); }      // T
    bool attends() const { return config().attention.score != "none"; }
    bool isLuong() const { return hasAttentionalVector(config()); }

    bool has(const Quantity& quantity) const;
    double value(const Quantity& quantity) const;
    const AttentionSetup& setup() const override { return m_setup; }
    Factor number(const Quantity& quantity) const override { return {value(quantity), quantity}; }
    // noParameter if the model has no such tensor.
    ParameterId tensor(const std::string& name) const override;
    using ScoreNumbers::entry;
    Factor entry(ParameterId tensor, Index row, Index column = 0) const override;
    ParameterId sourceEmbedding() const { return m_sourceEmbedding; }
    ParameterId targetEmbedding() const { return m_targetEmbedding; }
    void setStop(std::stop_token stop) { m_stop = std::move(stop); }

private:
    // The numbers of one layer, direction and step. Empty until the first of them is known.
    struct Row {
        std::vector<double> values;
        std::vector<char> known;
    };
    struct Kept {
        Extents extents;
        std::vector<Row> rows;
    };
    struct Place {
        std::size_t row, number;
    };
    Place placeOf(const Quantity& quantity) const;
    bool isKnown(const Quantity& quantity) const;
    void keep(const Quantity& quantity, double value) const;
    void prepare(const Quantity& quantity) const;

    std::shared_ptr<const TrainedModel> m_model;
    AttentionSetup m_setup;
    DecodeTrace m_trace;
    Interventions m_interventions;
    ParameterId m_sourceEmbedding, m_targetEmbedding;
    std::stop_token m_stop;
    mutable std::array<Kept, kindCount> m_kept;
};

}  // namespace attn
