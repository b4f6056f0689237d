// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

#include "core/train/live/lane_history.h"

namespace attn {

// A row a lane and update, those that were measured with their measures: lane, update, loss of the update's
// batch, seconds of the updates alone, held-out pairs and what was measured on them. What is not known is
// empty.
std::string historyToCsv(std::span<const LaneHistory> lanes);

}  // namespace attn
