// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QColor>
#include <QRectF>

#include "ui/pictures/attention/attention_layout.h"

class QPainter;

namespace attn::ui {

// Outlines of known links on cells of any colour: gold, with a casing where gold alone would not keep 3 : 1.

// A dark gold, white or black, the first that stands out from gold and from the ground; not valid where gold
// needs none.
QColor goldCasing(const QColor& ground);
// Around a cell of the colour `ground`: solid when sure, dashed when it is one of several possible links.
// `ratio`: device pixels in one of ours.
void paintCasedLink(QPainter& painter, const QRectF& cell, const QColor& ground, bool isSure, double ratio);
// The same of a lane's first `rows` rows; `colourOf` a cell: none for the card's. Possible links of
// neighbours in a row have one outline, which leaves narrow cells their colours.
void paintCasedLinks(QPainter& painter, const AttentionLayout& layout, const LaneData& lane, int rows,
                     const std::function<QColor(int row, int column)>& colourOf);

}  // namespace attn::ui
