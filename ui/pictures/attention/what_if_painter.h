// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/attention/attention_layout.h"
#include "ui/pictures/lane/token_mark.h"

class QPainter;

namespace attn::ui {

// Marks of changes by hand, over a heatmap and on chips; without changes they paint nothing.

// If a weight moved by more than this, a corner of its cell has the colour of the original weight.
inline constexpr double visibleChange = 0.05;
void paintOriginalWeights(QPainter& painter, const AttentionLayout& layout, const Picture& picture, int rows);
// Hatched columns of annotations that are set to 0.
void paintZeroedColumns(QPainter& painter, const AttentionLayout& layout, const Picture& picture);
// Marks before the cells of a row: a filled triangle if the row was changed by hand, a hollow diamond if its
// token became another one. If there is room beside the row's label, the original token is shown there,
// struck out.
void paintRowMarks(QPainter& painter, const AttentionLayout& layout, const Picture& picture, int rows);
// A filled triangle that points to the right, `size` high.
void paintChangeMark(QPainter& painter, QPointF left, double size, const QColor& colour);
// A hollow diamond: different from the original.
void paintOtherMark(QPainter& painter, QPointF centre, double radius);
// For what is set to 0.
void paintHatching(QPainter& painter, const QRectF& area);
// A line through the middle of a word, as wide as the word: it is gone.
void paintStrike(QPainter& painter, QPointF centre, double width);
void paintStruckText(QPainter& painter, const QFont& font, const QRectF& area, const QString& text);
// The corner of a chip that was set by hand, the hatching of a chip set to 0.
void paintChipMark(QPainter& painter, const QRectF& chip, const TokenMark& mark);

}  // namespace attn::ui
