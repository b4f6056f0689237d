// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

#include "ui/kit/theme/theme.h"

class QPainter;

namespace attn::ui {

// The shape of a lane, by its colour, so that lanes can be told apart without their colours: on their curves
// and before their names. Around (0, 0), in pixels. It is to be filled; a colour's shape is its own.
QPainterPath laneShape(int colour, double radius);
// A radius that can be told apart on a line of this width.
double laneShapeRadius(double line);
// The width of a shape in a legend, in whole pixels.
int laneShapeWidth(const Theme& theme);
// Paints the shape in the lane's colour, or in `ink`, with a rim of the card around it.
void paintLaneShape(QPainter& painter, const Theme& theme, int colour, const QPointF& centre, double radius,
                    const QColor& ink = {});
// Paints it in this square, before the lane's name.
void paintLaneMark(QPainter& painter, const Theme& theme, int colour, const QRectF& square);

}  // namespace attn::ui
