// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QSizeF>

#include "ui/pictures/lane/lane_data.h"

class QPainter;

namespace attn::ui {

// Draws a lane's formula in pictures from its lines, not from pixels, in the theme's colour. May run on any
// thread.
QSizeF formulaSize(const LaneData& lane);
void paintFormula(QPainter& painter, QPointF topLeft, const LaneData& lane);

}  // namespace attn::ui
