// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "core/decode/interventions.h"
#include "core/network/models/trained_model.h"

namespace attn {

// The most steps that a sentence takes.
inline constexpr std::uint64_t mostSteps = 5000;

// What-ifs as they are typed; steps and positions count from 1, as in the table.
struct InterventionOptions {
    std::vector<std::string> tokens;   // "3=0"
    std::vector<std::string> weights;  // "3=0.5,0.5,0"
    double temperature = 1;
    std::vector<Index> zeroed;
    std::vector<std::string> swapped;  // "2=x"
    // Names of maps: "cross.2.1".
    std::vector<std::string> off, uniform, hard, readsAhead;
    std::vector<std::string> mapTemperatures;  // "cross.2.1=0.5"
    std::vector<Index> places;
};

void addInterventionOptions(CLI::App& command, InterventionOptions& options);
// Throws Error that names the option and what was expected.
Interventions interventionsOf(const InterventionOptions& options, const TrainedModel& model);

}  // namespace attn
