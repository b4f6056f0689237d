// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/what_if_painter.h"

#include <algorithm>
#include <cmath>

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include "ui/kit/text/label.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/lane/span_view.h"

namespace attn::ui {
namespace {

QBrush hatching() {
    QColor colour = theme().mutedText;
    colour.setAlphaF(0.75f);
    return {colour, Qt::BDiagPattern};
}

// Paints the lower right corner of a cell as if folded over.
void paintCorner(QPainter& painter, QPointF corner, double side, const QColor& colour) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF left = corner - QPointF(side, 0), top = corner - QPointF(0, side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF{left, top, corner});
    painter.setPen(QPen(theme().mutedText, theme().line));
    painter.drawLine(left, top);
    painter.restore();
}

// Paints it to the left of the row's own label.
void paintGhostLabel(QPainter& painter, const AttentionLayout& layout, const Picture& picture, int row) {
    const double room = layout.cells.left() - 7;
    const QString own = cutLabel(layout.rowFont, tokenText(picture.outputTokens.value(row)).text, room);
    QFont bold = layout.rowFont;
    bold.setWeight(QFont::DemiBold);
    const QString text = tokenText(markAt(picture.outputMarks, row).before).text;
    const double width = labelWidth(layout.rowFont, text);
    const double right = layout.cells.left() - 5 - labelWidth(bold, own) - 6;
    if (right - width >= 0)
        paintStruckText(painter, layout.rowFont,
                        QRectF(right - width, layout.y(row), width, layout.y(row + 1) - layout.y(row)), text);
}

}  // namespace

void paintOtherMark(QPainter& painter, QPointF centre, double radius) {
    const Theme& t = theme();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.accent, 1.2 * t.line));
    painter.setBrush(t.card);
    painter.drawPolygon(QPolygonF{centre + QPointF(-radius, 0), centre + QPointF(0, -radius),
                                  centre + QPointF(radius, 0), centre + QPointF(0, radius)});
    painter.restore();
}

void paintHatching(QPainter& painter, const QRectF& area) {
    painter.fillRect(area, hatching());
}

void paintChangeMark(QPainter& painter, QPointF left, double size, const QColor& colour) {
    const Theme& t = theme();
    const double half = size / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // A hairline in the colour of the ground separates it from dark cells.
    painter.setPen(QPen(t.card, t.line));
    painter.setBrush(colour);
    painter.drawPolygon(
        QPolygonF{left + QPointF(0, -half), left + QPointF(0.8 * size, 0), left + QPointF(0, half)});
    painter.restore();
}

void paintStrike(QPainter& painter, QPointF centre, double width) {
    painter.fillRect(QRectF(centre.x() - width / 2, std::round(centre.y()), width, 1.5 * theme().line),
                     theme().text);
}

void paintStruckText(QPainter& painter, const QFont& font, const QRectF& area, const QString& text) {
    const Theme& t = theme();
    painter.setPen(t.mutedText);
    drawLabel(painter, font, area, Qt::AlignLeft, text);
    const double width = labelWidth(font, text);
    painter.fillRect(QRectF(area.left() - 1, std::round(area.center().y()), width + 2, t.line), t.mutedText);
}

void paintOriginalWeights(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                          int rows) {
    const Theme& t = theme();
    const double side = std::round(std::min({0.5 * layout.cellWidth, 0.75 * layout.cellHeight, 12.0}));
    const double gap = std::min(layout.cellWidth, layout.cellHeight) >= 7 ? 1 / layout.ratio : 0;
    if (side < 3)
        return;
    const int end = std::min(rows, layout.firstRow + layout.visibleRows);
    for (int row = layout.firstRow; row < end; ++row) {
        const MapTrace* before = picture.originalRows.find(row);
        if (!before)
            break;
        const Vector& now = drawnWeights(picture.rows[row]);
        const Vector& then = drawnWeights(*before);
        const Index columns = std::min(now.size(), then.size());
        for (int j = layout.firstColumn; j < columns && layout.showsColumn(j); ++j) {
            if (std::abs(static_cast<double>(now[j] - then[j])) <= visibleChange)
                continue;
            paintCorner(painter, layout.cell(row, j).bottomRight() - QPointF(gap, gap), side,
                        t.weight(static_cast<double>(then[j])));
        }
    }
}

void paintZeroedColumns(QPainter& painter, const AttentionLayout& layout, const Picture& picture) {
    for (int j = layout.firstColumn; layout.showsColumn(j); ++j) {
        if (markAt(picture.sourceMarks, j).isZeroed)
            painter.fillRect(
                QRectF(layout.x(j), layout.cells.top(), layout.x(j + 1) - layout.x(j), layout.cells.height()),
                hatching());
    }
}

void paintRowMarks(QPainter& painter, const AttentionLayout& layout, const Picture& picture, int rows) {
    if (picture.outputMarks.empty())
        return;
    const Theme& t = theme();
    const double most = std::max(8.0, 0.6 * QFontMetrics(t.small).height());
    const double size = std::clamp(layout.cellHeight - 1, 6.0, most);
    const double left = layout.cells.left() - 2;  // beside the label, which ends 5 before the cells
    const bool hasRoom =
        layout.rowStride == 1 && layout.cellHeight >= 0.7 * QFontMetrics(layout.rowFont).height();
    const int end = std::min(rows, layout.firstRow + layout.visibleRows);
    for (int row = layout.firstRow; row < end; ++row) {
        const double centre = 0.5 * (layout.y(row) + layout.y(row + 1));
        const TokenMark& mark = markAt(picture.outputMarks, row);
        const bool isOther = !mark.before.isEmpty();
        if (mark.isByHand)
            paintChangeMark(painter, QPointF(left, centre), size, t.accent);
        else if (isOther)
            paintOtherMark(painter, QPointF(left + size / 2 - 1, centre), size / 2);
        if (isOther && hasRoom)
            paintGhostLabel(painter, layout, picture, row);
    }
}

void paintChipMark(QPainter& painter, const QRectF& chip, const TokenMark& mark) {
    const Theme& t = theme();
    painter.save();
    painter.setPen(Qt::NoPen);
    if (mark.isZeroed) {
        painter.setBrush(hatching());
        painter.drawRoundedRect(chip.adjusted(1, 1, -1, -1), 6, 6);
    }
    if (mark.isByHand) {
        const double size = std::round(0.32 * chip.height());
        QPainterPath corner, outline;
        corner.addPolygon(
            QPolygonF{chip.topLeft(), chip.topLeft() + QPointF(size, 0), chip.topLeft() + QPointF(0, size)});
        outline.addRoundedRect(chip, 6, 6);
        painter.setBrush(t.accent);
        painter.drawPath(corner.intersected(outline));
    }
    painter.restore();
}

}  // namespace attn::ui
