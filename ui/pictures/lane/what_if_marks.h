// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "ui/pictures/lane/lane_data.h"
#include "ui/pictures/lane/token_mark.h"

namespace attn::ui {

// What the views mark of a lane that was changed by hand: read off its what-ifs and off the original that is
// kept beside it.

// In quotation marks, as it is written where it must be seen: “␣”.
QString quotedToken(const QString& token);

// Token, weights or temperature of this row were given by hand.
bool isChangedByHand(const LaneData& lane, int row);
// What the original says in this row, where that is another token.
std::optional<Token> tokenBefore(const LaneData& lane, int row);
// The row in the original; nullptr where it has none.
const StepTrace* originalStep(const LaneData& lane, int row);
// What a source position held before it was swapped; none while that is not known or nothing was swapped.
std::optional<Token> sourceBefore(const LaneData& lane, int source);
// The same as text, "" for none.
QString tokenBeforeText(const LaneData& lane, int row);
QString sourceBeforeText(const LaneData& lane, int source);

// One for each chip, none where nothing was changed.
std::vector<TokenMark> sourceMarks(const LaneData& lane);
std::vector<TokenMark> outputMarks(const LaneData& lane);
// Lines of a tooltip, "" where nothing was changed: of a row, of a source position, of a weight.
QString rowNote(const LaneData& lane, int row);
QString sourceNote(const LaneData& lane, int source);
QString weightNote(const LaneData& lane, int row, int source);

}  // namespace attn::ui
