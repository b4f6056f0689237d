// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "ui/pictures/lane/lane_data.h"
#include "ui/pictures/lane/token_mark.h"

namespace attn::ui {

// The marks of a lane that was changed by hand, derived from its changes and from the original that is kept
// beside it.

// The token in quotation marks with every character visible: “␣”.
QString quotedToken(const QString& token);

// Whether the token, weights or temperature of this row were set by hand.
bool isChangedByHand(const LaneData& lane, int row);
// The original token of this row, if it is another one.
std::optional<Token> tokenBefore(const LaneData& lane, int row);
// The row in the original; nullptr when it has none.
const StepTrace* originalStep(const LaneData& lane, int row);
// The token of a source position before it was swapped; empty when that is not known or nothing was swapped.
std::optional<Token> sourceBefore(const LaneData& lane, int source);
// The same as a text; may be "".
QString tokenBeforeText(const LaneData& lane, int row);
QString sourceBeforeText(const LaneData& lane, int source);

// One for each chip; empty when nothing was changed.
std::vector<TokenMark> sourceMarks(const LaneData& lane);
std::vector<TokenMark> outputMarks(const LaneData& lane);
// Lines of a tooltip about a row, a source position or a weight; "" when nothing was changed.
QString rowNote(const LaneData& lane, int row);
QString sourceNote(const LaneData& lane, int source);
QString weightNote(const LaneData& lane, int row, int source);

}  // namespace attn::ui
