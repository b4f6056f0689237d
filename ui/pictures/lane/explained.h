// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// Whether the arithmetic of a lane's numbers is written down (core/explain), so that one may ask for it and
// check it. The only place that says so.
inline bool isExplained(const LaneData& lane) {
    return lane.model != nullptr;
}

// Whether a cell of the picture that a lane shows stands for a number of its computation: not a later step,
// not a word of another sentence.
bool hasNumber(const LaneData& lane, int row, int column);

}  // namespace attn::ui
