// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/attention_painter.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include "ui/theme.h"
#include "ui/views/frames.h"
#include "ui/views/label.h"

namespace attn::ui {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("AttentionPlot", text);
}

struct Sizes {
    explicit Sizes(const QFont& font) : metrics(font) {}
    QFontMetrics metrics;
    double middle() const { return 0.5 * (metrics.ascent() - metrics.descent()); }
};

// One source label; `pill` puts a ground under it, for labels that stand out over their neighbours.
void paintColumnLabel(QPainter& painter, const AttentionLayout& layout, int column, const QColor& colour,
                      const QFont& font, const QColor& pill = {}) {
    const Theme& t = theme();
    const TokenText& token = layout.sources[static_cast<std::size_t>(column)];
    const Sizes sizes(font);
    const double centre = 0.5 * (layout.x(column) + layout.x(column + 1));
    const bool isUnknown = layout.unknown[static_cast<std::size_t>(column)];
    QString text = token.text;
    painter.save();
    QPointF start;
    double width = sizes.metrics.horizontalAdvance(text);
    if (layout.columnStyle == AttentionLayout::Columns::Slanted) {
        if (width > layout.columnLimit) {
            text = sizes.metrics.elidedText(text, Qt::ElideRight, layout.columnLimit);
            width = sizes.metrics.horizontalAdvance(text);
        }
        painter.translate(centre, layout.cells.top() - 5);
        painter.rotate(-layout.slant);
        start = QPointF(0, sizes.middle());
    } else {
        const bool isUpper = layout.columnStyle == AttentionLayout::Columns::Staggered && column % 2 == 1;
        const double bottom =
            layout.cells.top() - 3 - sizes.metrics.descent() * 0.6 - (isUpper ? sizes.metrics.ascent() : 0);
        start = QPointF(centre - 0.5 * width, bottom);
    }
    if (pill.isValid()) {
        // Upright letters stand close: the pill must not cut the neighbours.
        const double pad = layout.columnStyle == AttentionLayout::Columns::Slanted ? 3 : 1;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(pill);
        painter.drawRoundedRect(QRectF(start.x() - pad, start.y() - sizes.metrics.ascent(), width + 2 * pad,
                                       sizes.metrics.ascent() + sizes.metrics.descent()),
                                3, 3);
    }
    painter.setFont(font);
    painter.setPen(isUnknown ? t.unknown : colour);
    painter.drawText(start, text);
    if (isUnknown) {
        painter.setPen(QPen(t.unknown, t.line, Qt::DashLine));
        painter.drawLine(start + QPointF(0, 2), start + QPointF(std::max(4.0, width), 2));
    }
    painter.restore();
}

void paintRowLabel(QPainter& painter, const AttentionLayout& layout, int row, const QString& token,
                   const QColor& colour, const QFont& font, const QColor& pill = {}) {
    const Sizes sizes(font);
    const TokenText shown = tokenText(token);
    const QString text = cutLabel(font, shown.text, layout.cells.left() - 7);
    const double width = labelWidth(font, text);
    const double centre = 0.5 * (layout.y(row) + layout.y(row + 1));
    const QPointF start(layout.cells.left() - 5 - width, centre + sizes.middle());
    if (pill.isValid()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(pill);
        painter.setRenderHint(QPainter::Antialiasing);
        // No higher than the row where the neighbours have labels of their own.
        const double height = layout.rowStride > 1
                                  ? sizes.metrics.height()
                                  : std::min<double>(sizes.metrics.height(), layout.cellHeight);
        painter.drawRoundedRect(QRectF(start.x() - 3, centre - height / 2, width + 6, height), 3, 3);
    }
    painter.setPen(shown.isSymbol && !pill.isValid() ? theme().mutedText : colour);
    drawLabel(painter, font, start, text);
}

// What a row's label says: what was decoded, or what is expected.
QString rowToken(const LaneData& lane, int row, int decoded) {
    if (row < decoded) {
        return row < lane.outputTokens.size() ? lane.outputTokens[row] : QString();
    }
    if (row < lane.referenceTokens.size()) {
        return lane.referenceTokens[row];
    }
    return row == lane.referenceTokens.size() && row > 0 ? QStringLiteral("</s>") : QString();
}

void paintCells(QPainter& painter, const AttentionLayout& layout, const LaneData& lane, int decoded) {
    const Theme& t = theme();
    const double gap = std::min(layout.cellWidth, layout.cellHeight) >= 7 ? 1 / layout.ratio : 0;
    const bool isPrinted =
        layout.cellWidth >= labelWidth(t.small, QStringLiteral("1.00")) + 2 * linkFrameWidth() + 2 &&
        layout.cellHeight >= QFontMetrics(t.small).ascent() + 2 * linkFrameWidth();
    const int end = std::min(decoded, layout.firstRow + layout.visibleRows);
    for (int row = layout.firstRow; row < end; ++row) {
        const Vector& weights = lane.trace->steps[static_cast<std::size_t>(row)].weights;
        Index largest = -1;
        if (weights.size() > 0) {
            weights.maxCoeff(&largest);
        }
        const double top = layout.y(row), bottom = layout.y(row + 1) - gap;
        for (int j = layout.firstColumn; j < weights.size() && layout.showsColumn(j); ++j) {
            const double left = layout.x(j);
            painter.fillRect(QRectF(left, top, layout.x(j + 1) - gap - left, bottom - top),
                             t.weight(weights[j]));
        }
        if (largest < 0 || !layout.showsColumn(static_cast<int>(largest))) {
            continue;
        }
        const QRectF cell = layout.cell(row, static_cast<int>(largest)).adjusted(0, 0, -gap, -gap);
        const QColor ink = t.textOn(t.weight(weights[largest]));
        if (isPrinted) {
            painter.setPen(ink);
            drawLabel(painter, t.small, cell, Qt::AlignHCenter, shortWeight(weights[largest]));
        } else if (layout.cellHeight >= 4) {
            paintFrame(painter, cell, t.text, t.line);
        }
    }
}

void paintLinks(QPainter& painter, const AttentionLayout& layout, const LaneData& lane, int decoded) {
    for (const Link& link : lane.links) {
        if (link.target >= decoded || !layout.showsRow(link.target) || !layout.showsColumn(link.source)) {
            continue;
        }
        paintLinkFrame(painter, layout.cell(link.target, link.source), link.sure, layout.ratio);
    }
}

void paintBars(QPainter& painter, const AttentionLayout& layout, const LaneData& lane,
               const StepTrace& step) {
    const Theme& t = theme();
    const QColor fill = t.lane(lane.colour), outline = t.laneOutline(lane.colour);
    const Vector& weights = step.weights;
    for (int j = layout.firstColumn; j < weights.size() && layout.showsColumn(j); ++j) {
        QRectF bar = layout.bar(j, weights[j]);
        bar.setTop(std::min(bar.top(), bar.bottom() - t.line));
        painter.fillRect(bar, fill);
        if (fill != outline && bar.height() > 2 && bar.width() > 4) {
            paintFrame(painter, bar, outline, t.line);
        }
    }
}

// Values on the bars, the largest first, as far as they keep clear of each other and of what is hovered.
void paintValues(QPainter& painter, const AttentionLayout& layout, const Vector& weights,
                 const QRectF& keepClear) {
    const Theme& t = theme();
    std::vector<int> order;
    for (int j = layout.firstColumn; j < weights.size() && layout.showsColumn(j); ++j) {
        order.push_back(j);
    }
    const std::size_t most = std::min<std::size_t>(order.size(), 6);
    std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(most), order.end(),
                      [&](int a, int b) { return weights[a] > weights[b]; });
    painter.setPen(t.text);
    const double height = QFontMetrics(t.small).ascent();
    std::vector<QRectF> taken;
    for (std::size_t k = 0; k < most && (k == 0 || weights[order[k]] >= 0.05f); ++k) {
        const QString text = shortWeight(weights[order[k]]);
        const double width = labelWidth(t.small, text);
        const QRectF bar = layout.bar(order[k], weights[order[k]]);
        const double left = std::clamp(bar.center().x() - width / 2, layout.bars.left(),
                                       std::max(layout.bars.left(), layout.size.width() - width));
        const QRectF place(left - 1, bar.top() - 2 - height, width + 2, height);
        const bool isClear = std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) {
            return place.left() < other.right() && place.right() > other.left();
        });
        if (isClear && !place.intersects(keepClear)) {
            taken.push_back(place);
            drawLabel(painter, t.small, QPointF(left, bar.top() - 2), text);
        }
    }
}

// The exact weight of what is hovered, over its bar; returns where it stands.
QRectF paintHoveredValue(QPainter& painter, const AttentionLayout& layout, int source, double weight) {
    const Theme& t = theme();
    const QFontMetrics metrics(t.smallBold);
    const QString text = exactNumber(weight);
    const double width = labelWidth(t.smallBold, text) + 8;
    const QRectF bar = layout.bar(source, weight);
    const double left =
        std::clamp(bar.center().x() - width / 2, 1.0, std::max(1.0, layout.size.width() - width - 1));
    const QRectF pill(std::round(left) + 0.5, bar.top() - metrics.height() - 1.5, std::round(width),
                      metrics.height());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.gold, t.line));
    painter.setBrush(t.card);
    painter.drawRoundedRect(pill, 4, 4);
    painter.setPen(t.text);
    drawLabel(painter, t.smallBold, pill, Qt::AlignHCenter, text);
    return pill.adjusted(-2, -1, 2, 1);
}

// Thin marks of what part of a long sentence is in sight.
void paintScroll(QPainter& painter, const AttentionLayout& layout) {
    const Theme& t = theme();
    if (layout.visibleColumns < layout.columns) {
        const double scale = layout.cells.width() / layout.columns;
        const double y = layout.cells.bottom() + 1;
        painter.fillRect(QRectF(layout.cells.left(), y, layout.cells.width(), 3), t.border);
        painter.fillRect(
            QRectF(layout.cells.left() + layout.firstColumn * scale, y, layout.visibleColumns * scale, 3),
            t.mutedText);
    }
    if (layout.visibleRows < layout.rows) {
        const double scale = layout.cells.height() / layout.rows;
        const double x = layout.cells.right() - 3;
        painter.fillRect(QRectF(x, layout.cells.top(), 3, layout.cells.height()), t.border);
        painter.fillRect(
            QRectF(x, layout.cells.top() + layout.firstRow * scale, 3, layout.visibleRows * scale),
            t.mutedText);
    }
}

}  // namespace

void paintGround(QPainter& painter, const AttentionLayout& layout, const LaneData& lane) {
    const Theme& t = theme();
    paintFrame(painter, layout.cells.adjusted(-1, -1, 1, 1), t.grid, t.line);
    for (int j = layout.firstColumn; layout.showsColumn(j); ++j) {
        if ((j - layout.firstColumn) % layout.columnStride == 0) {
            const bool isSymbol = layout.sources[static_cast<std::size_t>(j)].isSymbol;
            paintColumnLabel(painter, layout, j, isSymbol ? t.mutedText : t.text, layout.columnFont);
        }
    }
    painter.fillRect(
        QRectF(layout.bars.left() - 1, layout.snap(layout.bars.bottom()), layout.bars.width() + 2, t.line),
        t.grid);
    if (!lane.attends) {
        return;
    }
    painter.fillRect(QRectF(layout.bars.left() - 4, layout.snap(layout.bars.top()), 3, t.line), t.grid);
    painter.fillRect(QRectF(layout.bars.left() - 4, layout.snap(layout.bars.bottom()), 3, t.line), t.grid);
    const Sizes sizes(t.small);
    painter.setFont(t.small);
    painter.setPen(t.mutedText);
    const double right = layout.bars.left() - 6;
    const double digit = sizes.metrics.horizontalAdvance(QLatin1Char('1'));
    painter.drawText(QPointF(right - digit, layout.bars.top() + sizes.middle() + 1), QStringLiteral("1"));
    painter.drawText(QPointF(right - digit, layout.bars.bottom() + 1), QStringLiteral("0"));
}

void paintStep(QPainter& painter, const AttentionLayout& layout, const LaneData& lane,
               const Selection& selection) {
    const Theme& t = theme();
    const int decoded = rowsShown(lane, selection);
    if (lane.attends) {
        paintCells(painter, layout, lane, decoded);
        paintLinks(painter, layout, lane, decoded);
    }
    for (int row = layout.firstRow; layout.showsRow(row); ++row) {
        // The current row's label, drawn with the selection, needs its neighbours' room when labels thin out.
        const bool isCovered = layout.rowStride > 1 && std::abs(row - (decoded - 1)) < layout.rowStride;
        if ((row - layout.firstRow) % layout.rowStride == 0 && !isCovered) {
            const QString token = rowToken(lane, row, decoded);
            if (row < decoded || !token.isEmpty()) {
                paintRowLabel(painter, layout, row, token, row < decoded ? t.text : t.mutedText,
                              layout.rowFont);
            }
        }
    }
    const Sizes sizes(t.small);
    painter.setFont(t.small);
    painter.setPen(t.mutedText);
    if (!lane.attends) {
        const int shown = std::clamp(decoded - layout.firstRow, 0, layout.visibleRows);
        painter.fillRect(
            QRectF(layout.cells.topLeft(), QPointF(layout.cells.right(), layout.y(layout.firstRow + shown))),
            QBrush(t.grid, Qt::BDiagPattern));
        painter.setFont(t.label);
        painter.drawText(layout.bars.adjusted(0, -8, 0, 0), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("one fixed vector for every step"));
    } else if (const StepTrace* step = currentStep(lane, selection)) {
        QString caption = tr("α at step %1").arg(step->step + 1);
        const double room = layout.bars.left() - 9 - sizes.metrics.horizontalAdvance(QStringLiteral("1 "));
        if (sizes.metrics.horizontalAdvance(caption) > room) {
            caption = QStringLiteral("α") + subscript(static_cast<int>(step->step) + 1);
        }
        drawLabel(painter, t.small, QPointF(2, layout.bars.center().y() + sizes.middle()), caption);
        paintBars(painter, layout, lane, *step);
    }
    paintScroll(painter, layout);
}

void paintSelection(QPainter& painter, const AttentionLayout& layout, const LaneData& lane,
                    const Selection& selection) {
    const Theme& t = theme();
    const int decoded = rowsShown(lane, selection);
    QFont columnBold = layout.columnFont, rowBold = layout.rowFont;
    columnBold.setWeight(QFont::DemiBold);
    rowBold.setWeight(QFont::DemiBold);

    if (layout.showsColumn(selection.source)) {
        const double left = layout.x(selection.source), right = layout.x(selection.source + 1);
        const QRectF column(left, layout.cells.top(), right - left,
                            layout.bars.bottom() - layout.cells.top());
        QColor tint = t.gold;
        tint.setAlphaF(0.16f);
        painter.fillRect(column, tint);
        painter.fillRect(QRectF(column.left() - t.line, column.top(), t.line, column.height()), t.gold);
        painter.fillRect(QRectF(column.right(), column.top(), t.line, column.height()), t.gold);
    }
    const auto frameRow = [&](int row, const QColor& colour, double width) {
        if (layout.showsRow(row)) {
            const double top = layout.y(row), bottom = layout.y(row + 1);
            paintFrame(painter,
                       QRectF(layout.cells.left(), top, layout.cells.width(), bottom - top)
                           .adjusted(-width, -width, width, width),
                       colour, width);
            const QString token = rowToken(lane, row, decoded);
            paintRowLabel(painter, layout, row, token, colour == t.gold ? t.text : colour, rowBold,
                          colour == t.gold ? t.goldSoft : t.card);
        }
    };
    if (decoded > 0) {
        frameRow(decoded - 1, selection.step > decoded ? t.mutedText : t.accent, t.strongLine);
    }
    if (selection.row >= 0 && selection.row != decoded - 1) {
        frameRow(selection.row, t.gold, t.line);
    }
    if (layout.showsColumn(selection.source)) {
        paintColumnLabel(painter, layout, selection.source, t.text, columnBold, t.goldSoft);
    }
    if (const StepTrace* step = currentStep(lane, selection); step && step->weights.size() > 0) {
        const bool isHovered =
            layout.showsColumn(selection.source) && selection.source < step->weights.size();
        const QRectF hovered =
            isHovered ? paintHoveredValue(painter, layout, selection.source, step->weights[selection.source])
                      : QRectF();
        paintValues(painter, layout, step->weights, hovered);
    }
}

}  // namespace attn::ui
