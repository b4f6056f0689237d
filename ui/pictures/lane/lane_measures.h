// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// Figures of a lane's first rows, as its card and pictures of it show them.

// Mean entropy of the rows' softmax, in bits; none without weights or rows.
std::optional<double> meanEntropy(const LaneData& lane, int rows);
// Alignment error rate against the known links; none where none is known, or without rows.
std::optional<double> errorRate(const LaneData& lane, int rows);

}  // namespace attn::ui
