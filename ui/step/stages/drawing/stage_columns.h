// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QRectF>
#include <QString>

#include "ui/pictures/lane/lane_data.h"

class QPainter;

namespace attn::ui {

// The columns of a stage's picture, one for each source position, with their tokens below.
struct StageColumns {
    QRectF area;  // of the columns, without labels
    int count = 0;

    double left(int column) const;
    double right(int column) const;
    double width() const { return count > 0 ? area.width() / count : 0; }
    int at(QPointF position) const;  // -1: none
};

// The height of the line of tokens.
int tokenLineHeight();
// Paints raw tokens centred under their columns, as many as do not touch each other. The hovered one is
// always painted, and `first` gives way to it alone; -1: none. `unknown` says which are not in the model's
// vocabulary; it may be shorter.
void paintTokenLine(QPainter& painter, const StageColumns& columns, double top, const QStringList& tokens,
                    const std::vector<bool>& unknown, int hovered, int first = -1);
void paintTokenLine(QPainter& painter, const StageColumns& columns, double top, const LaneData& lane,
                    int hovered);
// Paints golden edges and a tint over a hovered column, from `top` to `bottom`.
void paintHoveredColumn(QPainter& painter, const StageColumns& columns, double top, double bottom,
                        int hovered);

// The height of a line of numbers. They lie flat if they fit their columns, and stand upright if not.
double valueLineHeight(const StageColumns& columns, int characters);
// Paints a number under each column. If columns are too narrow for all, paints those with the largest
// `importance` and the hovered one.
void paintValueLine(QPainter& painter, const StageColumns& columns, double top, double height,
                    const std::function<QString(int)>& text, const std::function<double(int)>& importance,
                    int hovered);

}  // namespace attn::ui
