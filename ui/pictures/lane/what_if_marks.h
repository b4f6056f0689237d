// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// The marks of a lane that was changed by hand, derived from its changes and from the original that is kept
// beside it.

// The token in quotation marks with every character visible: “␣”.
QString quotedToken(const QString& token);

// The token of a source position before it was swapped; empty when that is not known or nothing was swapped.
std::optional<Token> sourceBefore(const LaneData& lane, int source);
// The same as a text; may be "".
QString sourceBeforeText(const LaneData& lane, int source);

// Sets what the picture of the lane shows of its changes.
void setMarks(LaneData& lane);
// A line of a tooltip about a weight; "" when it is as in the original.
QString weightNote(const Picture& picture, int row, int source);

}  // namespace attn::ui
