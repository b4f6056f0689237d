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

// A mark in the legend of a picture between two words, one of which may be empty.
struct LegendEntry {
    QString before;
    double width;
    std::function<void(QPainter&, const QRectF&)> paint;  // into a place of that width, a letter high
    QString after;
};

// Paints a map's colours from share 0 on the left to 1, with a frame.
void paintColourRamp(QPainter& painter, const QRectF& place, const std::function<QColor(double share)>& map);
// The height of a mark: that of the letters beside it.
double legendMarkHeight();
// The entries side by side, in as many lines as `width` requires.
double legendFlowHeight(const std::vector<LegendEntry>& entries, double width);
void paintLegendFlow(QPainter& painter, const std::vector<LegendEntry>& entries, QPointF place, double width);

}  // namespace attn::ui
