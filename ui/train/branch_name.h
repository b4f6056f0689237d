// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/train/live/lane_history.h"
#include "core/train/recipes/training_change.h"

namespace attn::ui {

// For example "Additive from 800, rate 0.001".
std::string branchName(const LaneHistory& origin, Index update, const TrainingChange& change);

}  // namespace attn::ui
