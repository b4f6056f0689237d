// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lines/lines_what_if.h"

#include <algorithm>
#include <cmath>

#include <QFontMetrics>
#include <QPainter>

#include "ui/kit/text/label.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/what_if_painter.h"
#include "ui/pictures/lane/span_view.h"

namespace attn::ui {

QPainterPath linePath(const LinesLayout& layout, const TokenJoin& join) {
    const QPointF from = layout.sourceEnd(join.source), to = layout.rowEnd(join.row);
    QPainterPath path(from);
    if (layout.direction == LinesLayout::Direction::Rows) {
        const double middle = (from.y() + to.y()) / 2;
        path.cubicTo(QPointF(from.x(), middle), QPointF(to.x(), middle), to);
    } else {
        const double middle = (from.x() + to.x()) / 2;
        path.cubicTo(QPointF(middle, from.y()), QPointF(middle, to.y()), to);
    }
    return path;
}

std::vector<TokenJoin> originalJoins(const Picture& picture, int row) {
    std::vector<TokenJoin> joins;
    const MapTrace *before = picture.originalRows.find(row), *after = picture.rows.find(row);
    if (!before || !after)
        return joins;
    const Vector& now = drawnWeights(*after);
    const Vector& then = drawnWeights(*before);
    const Index end = std::min(now.size(), then.size());
    for (Index j = 0; j < end; ++j) {
        const auto weight = static_cast<double>(then[j]);
        if (weight >= leastJoin && std::abs(static_cast<double>(now[j] - then[j])) > visibleChange)
            joins.push_back({static_cast<int>(j), row, weight});
    }
    return joins;
}

void paintOriginalLines(QPainter& painter, const LinesLayout& layout, const Picture& picture,
                        const Selection& selection) {
    const Theme& t = theme();
    const bool hovers = selection.row >= 0 && selection.row < rowsShown(picture, selection);
    painter.save();
    painter.setBrush(Qt::NoBrush);
    for (const TokenJoin& join :
         originalJoins(picture, hovers ? selection.row : currentRow(picture, selection))) {
        if (!layout.isInSight(join))
            continue;
        // A strip of the ground separates it from a line in the same place.
        const QPainterPath path = linePath(layout, join);
        painter.setPen(QPen(t.card, 3 * t.line, Qt::SolidLine, Qt::FlatCap));
        painter.drawPath(path);
        painter.setPen(QPen(t.text, t.line, Qt::DashLine, Qt::FlatCap));
        painter.drawPath(path);
    }
    painter.restore();
}

void paintZeroedEnds(QPainter& painter, const LinesLayout& layout, const Picture& picture) {
    const double depth = 0.6 * QFontMetrics(theme().small).height();
    for (int j = 0; j < layout.source.count(); ++j) {
        if (!markAt(picture.sourceMarks, j).isZeroed)
            continue;
        const QPointF end = layout.sourceEnd(j);
        const double half = std::max(2.0, std::min(layout.source.pitch, 3 * depth) / 2 - 1);
        paintHatching(painter, layout.direction == LinesLayout::Direction::Rows
                                   ? QRectF(end.x() - half, end.y(), 2 * half, depth)
                                   : QRectF(end.x(), end.y() - half, depth, 2 * half));
    }
}

void paintLineMarks(QPainter& painter, const LinesLayout& layout, const Picture& picture, int rows) {
    if (picture.outputMarks.empty())
        return;
    const Theme& t = theme();
    const bool isRows = layout.direction == LinesLayout::Direction::Rows;
    const double most = std::max(8.0, 0.6 * QFontMetrics(t.small).height());
    const double size = std::clamp(layout.output.pitch - 1, 6.0, most);
    for (int row = 0; row < std::min(rows, layout.output.count()); ++row) {
        const QPointF end = layout.rowEnd(row);
        const double along = isRows ? end.x() : end.y();
        if (along < 0 || along > layout.room())
            continue;
        const QPointF centre = end - (isRows ? QPointF(0, size / 2 + 1) : QPointF(size / 2 + 1, 0));
        const TokenMark& mark = markAt(picture.outputMarks, row);
        if (mark.isByHand)
            paintChangeMark(painter, centre - QPointF(0.4 * size, 0), size, t.accent);
        else if (!mark.before.isEmpty())
            paintOtherMark(painter, centre, size / 2);
    }
}

void paintSourceChange(QPainter& painter, const Picture& picture, int source, QPointF baseline, double width,
                       double middle) {
    const Theme& t = theme();
    const TokenMark& mark = markAt(picture.sourceMarks, source);
    if (mark.isZeroed)
        painter.fillRect(QRectF(baseline.x() - 2, std::round(baseline.y() - middle), width + 4, t.line),
                         t.text);
    if (mark.isByHand)
        painter.fillRect(QRectF(baseline.x() - 1, baseline.y() + 2, width + 2, 1.5 * t.line), t.accent);
}

void paintTokenBefore(QPainter& painter, const LinesLayout& layout, int row, QPointF baseline,
                      const QString& text) {
    const TokenSide& side = layout.output;
    const auto before = side.before.find(row);
    if (before == side.before.end())
        return;
    const QFontMetricsF metrics(side.font);
    const double width = labelWidth(side.font, before->second), beside = besideBefore(side.font, text);
    QPointF start = baseline;
    if (layout.direction == LinesLayout::Direction::Rows && side.slant == 0) {
        const int next = side.isStaggered ? 2 : 1;
        const bool isAlone = !side.before.contains(row - next) && !side.before.contains(row + next);
        if (side.drop <= 0 || width + 2 > next * side.pitch * (isAlone ? 2 : 1))
            return;
        start += QPointF((labelWidth(side.font, text) - width) / 2, side.drop);
        start.setX(std::clamp(start.x(), 0.0, std::max(0.0, layout.size.width() - width)));
    } else {
        if (beside + width > side.limit)
            return;
        start.rx() += side.slant > 0 ? -8 - width : beside;
    }
    // The line goes through the middle of small letters.
    const double middle = 0.5 * (metrics.ascent() - metrics.descent());
    painter.setPen(theme().mutedText);
    drawLabel(painter, side.font, start, before->second, static_cast<int>(side.slant));
    painter.fillRect(QRectF(start.x() - 1, start.y() - middle, width + 2, theme().line), theme().mutedText);
}

}  // namespace attn::ui
