// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <vector>

#include "core/train/live/lane_history.h"

namespace attn::ui {

// Updates that can be looked at: no lane that has a snapshot there lacks its picture. Another sentence leaves
// pictures to those snapshots only that have weights. All snapshots while none has a picture.
std::set<Index> pictureStops(const std::vector<const LaneHistory*>& lanes);

}  // namespace attn::ui
