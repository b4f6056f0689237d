// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <functional>
#include <vector>

class QPainter;

namespace attn::ui {

// A mark of a picture's legend between two words, of which one may be empty.
struct LegendEntry {
    QString before;
    double width;
    std::function<void(QPainter&, const QRectF&)> paint;  // into a place of that width, a letter high
    QString after;
};

// A map's colours from share 0 on the left to 1, framed.
void paintColourRamp(QPainter& painter, const QRectF& place, const std::function<QColor(double share)>& map);
// Height of a mark: of the letters beside it.
double legendMarkHeight();
// Beside each other, in as many lines as `width` asks for.
double legendFlowHeight(const std::vector<LegendEntry>& entries, double width);
void paintLegendFlow(QPainter& painter, const std::vector<LegendEntry>& entries, QPointF place, double width);

}  // namespace attn::ui
