// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QRectF>
#include <QString>

#include "ui/pictures/lane/lane_data.h"

class QPainter;

namespace attn::ui {

// Columns of a stage's picture, one per source position, with their tokens under it.
struct StageColumns {
    QRectF area;  // of the columns, without labels
    int count = 0;

    double left(int column) const;
    double right(int column) const;
    double width() const { return count > 0 ? area.width() / count : 0; }
    int at(QPointF position) const;  // -1: none
};

// Height of the line of tokens.
int tokenLineHeight();
// Tokens centred under their columns, as many as keep clear of each other, the hovered one always.
void paintTokenLine(QPainter& painter, const StageColumns& columns, double top, const LaneData& lane,
                    int hovered);
// Golden edges and tint over a hovered column, from `top` to `bottom`.
void paintHoveredColumn(QPainter& painter, const StageColumns& columns, double top, double bottom,
                        int hovered);

// Height that a line of numbers needs: level where they fit their columns, upright where not.
double valueLineHeight(const StageColumns& columns, int characters);
// A number under each column; where columns are too narrow for all, those of the largest `importance` and the
// hovered one.
void paintValueLine(QPainter& painter, const StageColumns& columns, double top, double height,
                    const std::function<QString(int)>& text, const std::function<double(int)>& importance,
                    int hovered);

}  // namespace attn::ui
