// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <vector>

#include "core/train/live/lane_history.h"

namespace attn::ui {

// Updates whose pictures can be shown: every lane with a snapshot there has its picture. After a change of
// the sentence only snapshots with weights have pictures. While no snapshot has one, all updates with
// snapshots are returned.
std::set<Index> pictureStops(const std::vector<const LaneHistory*>& lanes);

}  // namespace attn::ui
