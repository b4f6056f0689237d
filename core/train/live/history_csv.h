// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

#include "core/train/live/lane_history.h"

namespace attn {

// Writes one row for each lane and update: lane, update, loss of the update's batch, seconds of the updates
// alone, number of held-out pairs and their measures. An unknown value is empty. Measures of classes and of
// single maps have columns where some lane has them.
std::string historyToCsv(std::span<const LaneHistory> lanes);

}  // namespace attn
