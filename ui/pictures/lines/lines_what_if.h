// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

#include "ui/pictures/lines/lines_layout.h"

class QPainter;

namespace attn::ui {

// Marks of what was changed by hand, over lines; nothing where nothing was changed.

QPainterPath linePath(const LinesLayout& layout, const TokenJoin& join);
// The original's lines to a row whose weights moved by more than visibleChange.
std::vector<TokenJoin> originalJoins(const LaneData& lane, int row);
// Those of the current row, or of the hovered one, thin and dashed.
void paintOriginalLines(QPainter& painter, const LinesLayout& layout, const LaneData& lane,
                        const Selection& selection);
// Hatching where lines of annotations end that are set to 0.
void paintZeroedEnds(QPainter& painter, const LinesLayout& layout, const LaneData& lane);
// Where lines of a row end: a filled triangle where it was changed by hand, a hollow diamond where another
// token came of it.
void paintLineMarks(QPainter& painter, const LinesLayout& layout, const LaneData& lane, int rows);
// On a source token's label, `middle` over whose baseline its small letters have their middle: a line
// through one that is set to 0, one under a swapped one.
void paintSourceChange(QPainter& painter, const LaneData& lane, int source, QPointF baseline, double width,
                       double middle);

// Beside an output token's label, of `text` from `baseline` on, where there is room: what the original says,
// struck through.
void paintTokenBefore(QPainter& painter, const LinesLayout& layout, int row, QPointF baseline,
                      const QString& text);

}  // namespace attn::ui
