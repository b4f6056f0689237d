// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QSizeF>

#include "ui/pictures/lane/lane_data.h"

class QPainter;

namespace attn::ui {

// A lane's formula in pictures: drawn from its lines, not from pixels, in the theme's colour. On any thread.
QSizeF formulaSize(const LaneData& lane);
void paintFormula(QPainter& painter, QPointF topLeft, const LaneData& lane);

}  // namespace attn::ui
