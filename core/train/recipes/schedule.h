// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/train/recipes/recipe.h"

namespace attn {

// Ids of `optimizer.decay`: how the rate falls after the warm-up.
const std::vector<std::string>& decays();

// The learning rate of an update, counted from 0, in a run of `updates`. Over the first `warmup` updates it
// rises on a line that is 0 one update before the first. Then it falls from `rate` to `final_rate` at the
// last update, on half a cosine or a line, or it stays ("constant"), or it falls with one over the root of
// the update ("inverse_square_root"): rate · √(W / n) for the n-th update, n from 1, and W = warmup + 1. That
// is equation 3 of Vaswani et al. 2017 with W warm-up steps and `rate` for its peak 1 / √(d · W); it does not
// read `final_rate`. After the last update the rate stays.
double learningRate(const OptimizerConfig& config, Index update, Index updates);

// The settings of one update that can be changed in the middle of a run.
struct UpdateSettings {
    double rate = 0;
    double dropout = 0;
    double teacherForcing = 1;
    bool hasChangedRate = false;
};

// The settings of an update, after the recipe's changes. A change sets the rate of its update. From there on
// the schedule's rate is scaled so that the two meet at the change; if the schedule's rate is 0 there, the
// given rate stays.
UpdateSettings settingsAt(const Recipe& recipe, Index update);

}  // namespace attn
