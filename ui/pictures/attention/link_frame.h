// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QColor>
#include <QRectF>

#include "ui/pictures/attention/attention_layout.h"

class QPainter;

namespace attn::ui {

// Outlines of known links on cells of any colour: gold, with a casing where gold alone does not keep 3 : 1.

// Dark gold, white or black: the first that stands out from gold and from the ground. Invalid where gold
// needs no casing.
QColor goldCasing(const QColor& ground);
// The outline around a cell of the colour `ground`: solid for a sure link, dashed for a possible one. `ratio`
// is the number of device pixels in a device-independent one.
void paintCasedLink(QPainter& painter, const QRectF& cell, const QColor& ground, bool isSure, double ratio);
// The same for the first `rows` rows of a lane. `colourOf` gives the colour of a cell; if it is empty, the
// card's is used. Possible links of adjacent cells share one outline, so that narrow cells stay visible.
void paintCasedLinks(QPainter& painter, const AttentionLayout& layout, const Picture& picture, int rows,
                     const std::function<QColor(int row, int column)>& colourOf);

}  // namespace attn::ui
