// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

#include "ui/pictures/lines/lines_layout.h"

class QPainter;

namespace attn::ui {

// Marks of changes by hand, over lines; without changes they paint nothing.

QPainterPath linePath(const LinesLayout& layout, const TokenJoin& join);
// The lines of the original to a row whose weights moved by more than visibleChange.
std::vector<TokenJoin> originalJoins(const Picture& picture, int row);
// Paints those of the current or the hovered row, thin and dashed.
void paintOriginalLines(QPainter& painter, const LinesLayout& layout, const Picture& picture,
                        const Selection& selection);
// Paints hatching at the ends of lines whose annotations are set to 0.
void paintZeroedEnds(QPainter& painter, const LinesLayout& layout, const Picture& picture);
// Marks the ends of a row's lines: a filled triangle if the row was changed by hand, a hollow diamond if its
// token became another one.
void paintLineMarks(QPainter& painter, const LinesLayout& layout, const Picture& picture, int rows);
// Marks a source token's label: a line through a token that is set to 0, a line under a swapped one. `middle`
// is the height of the middle of small letters over the baseline.
void paintSourceChange(QPainter& painter, const Picture& picture, int source, QPointF baseline, double width,
                       double middle);

// Writes the original token, struck out, beside an output token's label if there is room. The label has
// `text` from `baseline` on.
void paintTokenBefore(QPainter& painter, const LinesLayout& layout, int row, QPointF baseline,
                      const QString& text);

}  // namespace attn::ui
