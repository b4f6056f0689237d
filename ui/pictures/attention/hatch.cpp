// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/hatch.h"

#include <QLineF>
#include <QList>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_layout.h"

namespace attn::ui {

// On a line from below on the left to above on the right, x + y is constant. It enters such an area once and
// leaves it once.
void paintHatch(QPainter& painter, const std::vector<QRectF>& bands, double apart) {
    if (bands.empty())
        return;
    const double line = theme().line;
    apart *= line;
    double first = bands.front().left() + bands.front().top(), last = first;
    for (const QRectF& band : bands) {
        first = std::min(first, band.left() + band.top());
        last = std::max(last, band.right() + band.bottom());
    }
    QList<QLineF> lines;
    for (double sum = std::ceil(first / apart) * apart; sum <= last; sum += apart) {
        double from = 0, to = -1;
        for (const QRectF& band : bands) {
            const double left = std::max(band.left(), sum - band.bottom());
            const double right = std::min(band.right(), sum - band.top());
            if (left >= right)
                continue;
            from = to < from ? left : std::min(from, left);
            to = std::max(to, right);
        }
        if (from < to)
            lines.append(QLineF(from, sum - from, to, sum - to));
    }
    // Ends that stand out would cover cells that are permitted.
    painter.setPen(QPen(theme().outline, line, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines);
}

void paintNotPermitted(QPainter& painter, const AttentionLayout& layout) {
    const int past = std::min(layout.columns, layout.firstColumn + layout.visibleColumns);
    std::vector<QRectF> bands;
    for (int row = layout.firstRow; layout.showsRow(row); ++row) {
        const int first = std::max(row + 1, layout.firstColumn);
        if (first < past)
            bands.emplace_back(QPointF(layout.x(first), layout.y(row)),
                               QPointF(layout.x(past), layout.y(row + 1)));
    }
    paintHatch(painter, bands, hatchInCells);
}

}  // namespace attn::ui
