// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/difference_painter.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "ui/kit/text/label.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_painter.h"
#include "ui/pictures/attention/cell_painter.h"
#include "ui/pictures/attention/frames.h"
#include "ui/pictures/attention/guess_painter.h"
#include "ui/pictures/attention/link_frame.h"
#include "ui/pictures/attention/what_if_painter.h"
#include "ui/pictures/lane/difference.h"
#include "ui/pictures/lane/span_view.h"

namespace attn::ui {
namespace {

constexpr double leastMarked = 0.05;  // smaller differences are not marked

// Marks the largest difference of a row, with its number if there is room, else with an outline.
void paintLargest(QPainter& painter, const AttentionLayout& layout, const QRectF& cell, double difference) {
    const Theme& t = theme();
    const bool hasRoom =
        layout.cellWidth >= labelWidth(t.small, QStringLiteral("+.00")) + 2 * linkFrameWidth() + 2 &&
        layout.cellHeight >= QFontMetricsF(t.small).ascent() + 2 * linkFrameWidth();
    if (hasRoom) {
        painter.setPen(t.textOn(t.signedValue(difference, 1)));
        drawLabel(painter, t.small, cell, Qt::AlignHCenter, shortDifference(difference));
    } else if (layout.cellHeight >= 4) {
        paintFrame(painter, cell, t.text, t.line);
    }
}

void paintLargestOfRow(QPainter& painter, const AttentionLayout& layout, const Vector& own,
                       const Vector& other, int row, double gap) {
    const auto end = std::min(own.size(), other.size());
    int largest = -1;
    double most = leastMarked;
    for (int j = 0; j < end; ++j) {
        const double difference = static_cast<double>(own[j]) - static_cast<double>(other[j]);
        if (std::abs(difference) > most) {
            most = std::abs(difference);
            largest = j;
        }
    }
    if (layout.showsColumn(largest))
        paintLargest(painter, layout, layout.cell(row, largest).adjusted(0, 0, -gap, -gap),
                     static_cast<double>(own[largest]) - static_cast<double>(other[largest]));
}

// Between two lanes with links, all differences are equally large.
void paintLinkDifferences(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                          const Picture& base, int row, double gap) {
    const Theme& t = theme();
    const QString plus = QStringLiteral("+1"), minus = QStringLiteral("−1");
    const bool hasRoom = layout.cellWidth >= labelWidth(t.small, minus) + 2 * linkFrameWidth() &&
                         layout.cellHeight >= QFontMetricsF(t.small).ascent() + 2 * linkFrameWidth();
    for (int j = layout.firstColumn; hasRoom && layout.showsColumn(j); ++j) {
        const double difference = differenceAt(picture, base, row, j).value_or(0);
        if (difference == 0)
            continue;
        painter.setPen(t.textOn(t.signedValue(difference, 1)));
        drawLabel(painter, t.small, layout.cell(row, j).adjusted(0, 0, -gap, -gap), Qt::AlignHCenter,
                  difference > 0 ? plus : minus);
    }
}

// Hatches the labels of rows that answer different questions.
void paintOtherRows(QPainter& painter, const AttentionLayout& layout, int first, int rows) {
    const int from = std::max(first, layout.firstRow);
    const int to = std::min(rows, layout.firstRow + layout.visibleRows);
    if (first >= 0 && from < to) {
        QColor hatch = theme().mutedText;
        hatch.setAlphaF(0.3f);
        painter.fillRect(QRectF(QPointF(2, layout.y(from)), QPointF(layout.cells.left() - 3, layout.y(to))),
                         QBrush(hatch, Qt::BDiagPattern));
    }
}

// Writes the sentence over the cells, in their middle.
void paintRefusal(QPainter& painter, const AttentionLayout& layout, const QString& sentence) {
    const Theme& t = theme();
    painter.fillRect(layout.cells, QBrush(t.outline, Qt::BDiagPattern));
    const int flags = static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap;
    const QRectF room = layout.cells.adjusted(6, 0, -6, 0);
    const QFontMetricsF label(t.label);
    const bool isLow = label.boundingRect(room, flags, sentence).height() > room.height();
    painter.setFont(isLow ? t.small : t.label);
    const QRectF place = QFontMetricsF(painter.font()).boundingRect(room, flags, sentence);
    painter.fillRect(place.adjusted(-4, -2, 4, 2), t.card);
    painter.setPen(t.text);
    painter.drawText(place.adjusted(-2, -2, 2, 2), flags, sentence);
}

void paintDifferenceBars(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                         const Picture& base, int row) {
    const Theme& t = theme();
    const MapTrace* other = base.rows.find(row);
    const Vector& own = drawnWeights(picture.rows[row]);
    for (int j = layout.firstColumn; j < own.size() && layout.showsColumn(j); ++j) {
        QRectF bar = layout.bar(j, own[j]);
        bar.setTop(std::min(bar.top(), bar.bottom() - t.line));
        painter.fillRect(bar, t.lane(picture.colour));
        if (other && j < drawnWeights(*other).size()) {
            QRectF outline = layout.bar(j, drawnWeights(*other)[j]);
            if (outline.height() >= 2) {
                outline.adjust(-1, 0, 1, 0);
                paintFrame(painter, outline, t.card, 2 * t.line + 1);
                paintFrame(painter, outline, t.laneOutline(base.colour), 1.5 * t.line);
            }
        }
    }
}

// "α at step 7", as in paintStep.
void paintCaption(QPainter& painter, const AttentionLayout& layout, const MapTrace& attention, int row) {
    const Theme& t = theme();
    const QFontMetricsF metrics(t.small);
    const QString symbol = isHard(attention) ? QStringLiteral("p") : QStringLiteral("α");
    QString caption = tr("%1 at step %2").arg(symbol).arg(row + 1);
    if (labelWidth(t.small, caption) > layout.bars.left() - 9 - labelWidth(t.small, QStringLiteral("1 ")))
        caption = symbol + subscript(row + 1);
    painter.setPen(t.mutedText);
    drawLabel(painter, t.small,
              QPointF(2, layout.bars.center().y() + 0.5 * (metrics.ascent() - metrics.descent())), caption);
}

// The place of the pill with `text` over the bar, inside the sides.
QRectF pillOver(const AttentionLayout& layout, const QRectF& bar, const QString& text, const QFont& font) {
    const QFontMetricsF metrics(font);
    const double width = labelWidth(font, text) + 8;
    const double left =
        std::clamp(bar.center().x() - width / 2, 1.0, std::max(1.0, layout.size.width() - width - 1));
    return {std::round(left) + 0.5, bar.top() - metrics.height() - 1.5, std::round(width), metrics.height()};
}

void paintDifferenceNumbers(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                            const Picture& base, int row, int hovered) {
    const Theme& t = theme();
    const MapTrace& attention = picture.rows[row];
    const MapTrace* other = base.rows.find(row);
    const Vector& own = drawnWeights(attention);
    const auto tallest = [&](int j) {
        const Vector* weights = other ? &drawnWeights(*other) : nullptr;
        return layout.bar(j, weights && j < weights->size() ? std::max(own[j], (*weights)[j]) : own[j]);
    };
    QRectF taken;
    if (layout.showsColumn(hovered) && hovered < own.size()) {
        const QString equation = shortDifferenceText(picture, base, row, hovered);
        const QString text = equation.isEmpty() ? weightText(attention, hovered) : equation;
        taken = pillOver(layout, tallest(hovered), text, t.smallBold);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(t.gold, t.line));
        painter.setBrush(t.card);
        painter.drawRoundedRect(taken, 4, 4);
        painter.setPen(t.text);
        drawLabel(painter, t.smallBold, taken, Qt::AlignHCenter, text);
    }
    // The only largest difference.
    int largest = -1;
    for (int j = 0; j < own.size(); ++j) {
        const auto difference = differenceAt(picture, base, row, j);
        if (difference && std::abs(*difference) > leastMarked &&
            (largest < 0 || std::abs(*difference) > std::abs(*differenceAt(picture, base, row, largest))))
            largest = j;
    }
    if (!layout.showsColumn(largest))
        return;
    const QString text = shortDifference(*differenceAt(picture, base, row, largest));
    const QRectF place = pillOver(layout, tallest(largest), text, t.small);
    if (!place.intersects(taken)) {
        painter.setPen(t.text);
        drawLabel(painter, t.small, place, Qt::AlignHCenter, text);
    }
}

}  // namespace

void paintDifferenceCells(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                          const Picture& base, int rows) {
    const int end = std::min(rows, layout.firstRow + layout.visibleRows);
    CellPainter cells(painter, layout, end);
    for (int row = layout.firstRow; row < end; ++row) {
        const MapTrace* other = base.rows.find(row);
        if (!other)
            continue;
        const Vector& own = drawnWeights(picture.rows[row]);
        const Vector& less = drawnWeights(*other);
        cells.paintRow(row, [&](int j) {
            return j < std::min(own.size(), less.size())
                       ? theme().signedValue(static_cast<double>(own[j]) - static_cast<double>(less[j]), 1)
                       : QColor();
        });
    }
    cells.finish();
}

void paintDifferences(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                      const Picture& base, int rows) {
    const double gap = std::min(layout.cellWidth, layout.cellHeight) >= 7 ? 1 / layout.ratio : 0;
    const int end = std::min(rows, layout.firstRow + layout.visibleRows);
    paintDifferenceCells(painter, layout, picture, base, rows);
    for (int row = layout.firstRow; row < end; ++row) {
        const MapTrace* other = base.rows.find(row);
        if (other && givesLinks(picture) && givesLinks(base))
            paintLinkDifferences(painter, layout, picture, base, row, gap);
        else if (other)
            paintLargestOfRow(painter, layout, drawnWeights(picture.rows[row]), drawnWeights(*other), row,
                              gap);
        else
            painter.fillRect(QRectF(QPointF(layout.cells.left(), layout.y(row)),
                                    QPointF(layout.cells.right(), layout.y(row + 1))),
                             QBrush(theme().outline, Qt::BDiagPattern));
    }
    paintZeroedColumns(painter, layout, picture);
    paintCasedLinks(painter, layout, picture, rows, [&](int row, int j) {
        const std::optional<double> difference = differenceAt(picture, base, row, j);
        return difference ? theme().signedValue(*difference, 1) : QColor();
    });
}

void paintDifferenceStep(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                         const Picture& base, const Selection& selection) {
    if (!picture.attends)
        return paintStep(painter, layout, picture, selection);
    const int rows = rowsShown(picture, selection), current = currentRow(picture, selection);
    if (const QString refusal = refusalOf(picture, base); !refusal.isEmpty()) {
        paintRefusal(painter, layout, refusal);
        return paintOutputLabels(painter, layout, picture, rows, current);
    }
    paintDifferences(painter, layout, picture, base, rows);
    paintDifferenceLabels(painter, layout, picture, base, selection);
    paintScrollMarks(painter, layout);
}

void paintDifferenceLabels(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                           const Picture& base, const Selection& selection) {
    const int rows = rowsShown(picture, selection), current = currentRow(picture, selection);
    paintOtherRows(painter, layout, firstOtherRow(picture, base), rows);
    paintOutputLabels(painter, layout, picture, rows, current);
    if (current >= 0 && layout.bars.height() > 0) {
        paintCaption(painter, layout, picture.rows[current], current);
        paintDifferenceBars(painter, layout, picture, base, current);
    }
}

void paintDifferenceSelection(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                              const Picture& base, const Selection& selection, ColumnMark column) {
    if (!picture.attends)
        return paintSelection(painter, layout, picture, selection, column);
    paintSelectionMarks(painter, layout, picture, selection, column);
    const MapTrace* attention = currentAttention(picture, selection);
    if (attention && attention->weights.size() > 0 && layout.bars.height() > 0 &&
        refusalOf(picture, base).isEmpty())
        paintDifferenceNumbers(painter, layout, picture, base, currentRow(picture, selection),
                               selection.source);
    paintGuesses(painter, layout, picture, selection);
}

}  // namespace attn::ui
