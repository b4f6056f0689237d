// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

#include "ui/kit/theme/theme.h"

class QPainter;

namespace attn::ui {

// A shape on a lane's line, so that lines can be told apart without their colours. There are eight, and the
// first eight lane colours have one each.
struct LaneShape {
    QPainterPath path;  // around (0, 0)
    QPen pen;
    QBrush brush;
};
// `radius` and the pen's width are in pixels. A hollow shape is filled with the theme's card.
LaneShape laneShape(const Theme& theme, int colour, double radius);
// A radius that can be told apart on a line of this width.
double laneShapeRadius(double line);
// Paints the shape in the lane's colour, or in `ink`, with a rim of the card around it.
void paintLaneShape(QPainter& painter, const Theme& theme, int colour, const QPointF& centre, double radius,
                    const QColor& ink = {});
// Paints it in this square, before the lane's name.
void paintLaneMark(QPainter& painter, const Theme& theme, int colour, const QRectF& square);

}  // namespace attn::ui
