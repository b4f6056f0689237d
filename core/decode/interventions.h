// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>

#include "core/network/recurrent/config.h"

namespace attn {

// What is changed in one step; decoding goes on from there.
struct StepIntervention {
    std::optional<Token> token;       // said instead of the most likely one
    std::optional<Vector> weights;    // [S] attention weights instead of the span's: a distribution
    std::optional<Real> temperature;  // instead of that of all steps
    bool operator==(const StepIntervention& other) const;
};

// What somebody changes in decoding one sentence to see what comes of it.
struct Interventions {
    std::map<Index, StepIntervention> steps;  // by step, counted from 0
    Real temperature = 1;                     // scores are divided by it before the span
    std::set<Index> zeroed;                   // source positions whose annotation is 0; s_0 stays as it was
    std::map<Index, Token> swapped;           // source positions that have another token

    bool isEmpty() const { return *this == Interventions(); }
    bool operator==(const Interventions&) const = default;
};

// Throws Error saying which step or position cannot be changed so and why: weights that are no distribution
// over `sourceLength` positions, a temperature that is not above 0, a token or position that is not there,
// weights or temperature of a model without attention. Sentences count steps and positions from 1, as people
// do.
void validate(const Interventions& interventions, const ModelConfig& config, Index sourceLength);

}  // namespace attn
