// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/train/recipe.h"

namespace attn {

// Ids of `optimizer.decay`: how the rate falls after the warm-up.
const std::vector<std::string>& decays();

// The learning rate of an update, counted from 0, of a run of `updates`. Over the first `warmup` updates it
// rises on a line that would be 0 one update before the first; then it falls from `rate` to `final_rate` at
// the last update, on half a cosine or a line, or stays ("constant").
double learningRate(const OptimizerConfig& config, Index update, Index updates);

}  // namespace attn
