// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// The first `steps` rows of weights as a table for a spreadsheet: source tokens across, output tokens down,
// tabs between columns. Empty when there is no row or the lane does not attend.
QString weightTable(const Picture& picture, int steps);

}  // namespace attn::ui
