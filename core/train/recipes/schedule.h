// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/train/recipes/recipe.h"

namespace attn {

// Ids of `optimizer.decay`: how the rate falls after the warm-up.
const std::vector<std::string>& decays();

// The learning rate of an update, counted from 0, of a run of `updates`. Over the first `warmup` updates it
// rises on a line that would be 0 one update before the first; then it falls from `rate` to `final_rate` at
// the last update, on half a cosine or a line, or stays ("constant"). After the last update it stays.
double learningRate(const OptimizerConfig& config, Index update, Index updates);

// What can be changed in the middle of a run, as it is for one update of it.
struct UpdateSettings {
    double rate = 0;
    double dropout = 0;
    double teacherForcing = 1;
    bool hasChangedRate = false;
};

// Of the recipe with its changes. At a change the rate is the given one; from there on it is the schedule's,
// times what makes the two meet at the change (where the schedule's is 0 there, the given one).
UpdateSettings settingsAt(const Recipe& recipe, Index update);

}  // namespace attn
