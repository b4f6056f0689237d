// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/attention/attention_layout.h"
#include "ui/pictures/lane/token_mark.h"

class QPainter;

namespace attn::ui {

// Marks of what was changed by hand, over a heatmap and on chips; nothing where nothing was changed.

// In cells whose weight moved by more than this, a corner has the colour of the original's weight.
inline constexpr double visibleChange = 0.05;
void paintOriginalWeights(QPainter& painter, const AttentionLayout& layout, const LaneData& lane, int rows);
// Hatched columns of annotations that are set to 0.
void paintZeroedColumns(QPainter& painter, const AttentionLayout& layout, const LaneData& lane);
// Before the cells of a row: a filled triangle where it was changed by hand, a hollow diamond where another
// token came of it; beside the row's label, where there is room, what the original says, struck through.
void paintRowMarks(QPainter& painter, const AttentionLayout& layout, const LaneData& lane, int rows);
// A filled triangle that points to the right, as high as `size`.
void paintChangeMark(QPainter& painter, QPointF left, double size, const QColor& colour);
// A hollow diamond: other than the original.
void paintOtherMark(QPainter& painter, QPointF centre, double radius);
// Of what is set to 0.
void paintHatching(QPainter& painter, const QRectF& area);
// A line through the middle of a word, or with the word: what is no longer there.
void paintStrike(QPainter& painter, QPointF centre, double width);
void paintStruckText(QPainter& painter, const QFont& font, const QRectF& area, const QString& text);
// The corner of a chip that was given by hand, the hatching of a zeroed one.
void paintChipMark(QPainter& painter, const QRectF& chip, const TokenMark& mark);

}  // namespace attn::ui
