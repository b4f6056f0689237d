// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/attention/attention_layout.h"
#include "ui/pictures/lines/lines_layout.h"

class QPainter;

namespace attn::ui {

// The class's guesses on one lane's plot: a dashed frame and "?" in the row that comes next, and "✓" or "✗"
// in the current row, by whether it is what the lane looks at most.
void paintGuesses(QPainter& painter, const AttentionLayout& layout, const LaneData& lane,
                  const Selection& selection);

// The same beside the source tokens of lines, without a frame.
void paintGuessesOfLines(QPainter& painter, const LinesLayout& layout, const LaneData& lane,
                         const Selection& selection);

}  // namespace attn::ui
