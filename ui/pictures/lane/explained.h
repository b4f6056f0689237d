// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/models/wiring_registry.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// Whether the arithmetic of a lane's numbers is written down (core/explain), so that one may ask for it and
// check it. The only place that says so.
inline bool isExplained(const LaneData& lane) {
    return lane.model && isRecurrent(lane.model->network.config());
}

}  // namespace attn::ui
