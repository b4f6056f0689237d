// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/attention_painter.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include "ui/kit/text/label.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_bars.h"
#include "ui/pictures/attention/cell_painter.h"
#include "ui/pictures/attention/frames.h"
#include "ui/pictures/attention/guess_painter.h"
#include "ui/pictures/attention/hatch.h"
#include "ui/pictures/attention/link_frame.h"
#include "ui/pictures/attention/span_painter.h"
#include "ui/pictures/attention/what_if_painter.h"
#include "ui/pictures/lane/own_links.h"
#include "ui/pictures/lane/sole_focus.h"

namespace attn::ui {
namespace {

struct Sizes {
    explicit Sizes(const QFont& font) : metrics(font) {}
    QFontMetrics metrics;
    double middle() const { return 0.5 * (metrics.ascent() - metrics.descent()); }
};

// The greatest length of a slanted label: no higher than the room for labels, and not beyond the edge of the
// picture.
double slantedRoom(const AttentionLayout& layout, int column) {
    const double angle = qDegreesToRadians(layout.slant);
    const double centre = 0.5 * (layout.x(column) + layout.x(column + 1));
    const double reach =
        layout.size.width() - centre - 0.5 * QFontMetricsF(layout.columnFont).height() * std::sin(angle);
    return std::cos(angle) > 0.01 ? std::clamp(reach / std::cos(angle), 0.0, 1.0 * layout.columnLimit)
                                  : layout.columnLimit;
}

// The distance of slanted labels from the cells, chosen so that the first letter's descender does not touch
// them.
double slantedLift(const AttentionLayout& layout) {
    const double height = QFontMetricsF(layout.columnFont).height();
    return std::max(5.0, 2 + 0.5 * height * std::cos(qDegreesToRadians(layout.slant)));
}

// Bold if the whole text fits; a cut bold text would differ from the plain one below it.
QFont standingOut(const QFont& plain, const QString& text, double room) {
    QFont bold = plain;
    bold.setWeight(QFont::DemiBold);
    return labelWidth(bold, text) <= room ? bold : plain;
}

// Paints one source label; `pill` gives it a ground of its own, for labels that stand out over their
// neighbours.
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
        if (const double room = slantedRoom(layout, column); width > room) {
            text = sizes.metrics.elidedText(text, Qt::ElideRight, static_cast<int>(room));
            width = sizes.metrics.horizontalAdvance(text);
        }
        painter.translate(centre, layout.cells.top() - slantedLift(layout));
        painter.rotate(-layout.slant);
        start = QPointF(0, sizes.middle());
    } else {
        // The one that stands out is whole, over its neighbours.
        if (layout.columnLimit > 0 && !pill.isValid()) {
            text = cutLabel(font, text, layout.columnLimit);
            width = sizes.metrics.horizontalAdvance(text);
        }
        const bool isUpper = layout.columnStyle == AttentionLayout::Columns::Staggered && column % 2 == 1;
        const double bottom =
            layout.cells.top() - 3 - sizes.metrics.descent() * 0.6 - (isUpper ? sizes.metrics.ascent() : 0);
        start = QPointF(centre - 0.5 * width, bottom);
    }
    if (pill.isValid()) {
        // Upright letters stand close together, and the pill must not cut the neighbours.
        const double pad = layout.columnStyle == AttentionLayout::Columns::Slanted ? 3 : 1;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(pill);
        painter.drawRoundedRect(QRectF(start.x() - pad, start.y() - sizes.metrics.ascent(), width + 2 * pad,
                                       sizes.metrics.ascent() + sizes.metrics.descent()),
                                3, 3);
    }
    // The letters stay readable under the line that strikes them out.
    const bool isZeroed = layout.zeroed[static_cast<std::size_t>(column)];
    painter.setFont(font);
    painter.setPen(isUnknown ? t.unknown : isZeroed ? t.mutedText : colour);
    painter.drawText(start, text);
    if (isUnknown) {
        painter.setPen(QPen(t.unknown, t.line, Qt::DashLine));
        painter.drawLine(start + QPointF(0, 2), start + QPointF(std::max(4.0, width), 2));
    }
    if (isZeroed) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(QRectF(start.x() - 2, std::round(start.y() - 0.8 * sizes.middle()), width + 4,
                                std::max(1.0, sizes.metrics.height() / 16.0)),
                         t.text);
    }
    if (layout.swapped[static_cast<std::size_t>(column)])
        painter.fillRect(QRectF(start.x() - 1, start.y() + 2, width + 2, 1.5 * t.line), t.accent);
    painter.restore();
}

// A label that stands out over its neighbours removes those that it would cut. If that removes parts of
// further labels, these are painted again.
void clearForColumnLabel(QPainter& painter, const AttentionLayout& layout, int column) {
    if (layout.columnStyle != AttentionLayout::Columns::Slanted)
        return;
    const QFontMetricsF metrics(layout.columnFont);
    const double height = metrics.ascent() + metrics.descent(), letters = 0.75 * height;
    // The distance between labels, across their letters.
    const double pitch = layout.cellWidth * std::sin(qDegreesToRadians(layout.slant));
    QPainterPath cleared;
    std::vector<int> kept;
    for (int j = layout.firstColumn; layout.showsColumn(j); j += layout.columnStride) {
        const double away = std::abs(j - column) * pitch;
        if (j != column && away >= letters) {
            if (away < letters + height)
                kept.push_back(j);
            continue;
        }
        QTransform along;
        along.translate(0.5 * (layout.x(j) + layout.x(j + 1)), layout.cells.top() - slantedLift(layout));
        along.rotate(-layout.slant);
        cleared.addPath(along.map([&] {
            QPainterPath label;
            label.addRect(QRectF(-7, -height / 2 - 1, layout.columnLimit + 9, height + 2));
            return label;
        }()));
    }
    painter.save();
    painter.setClipRect(QRectF(0, 0, layout.size.width(), layout.cells.top() - 2), Qt::IntersectClip);
    cleared.setFillRule(Qt::WindingFill);
    painter.setClipPath(cleared, Qt::IntersectClip);
    painter.fillRect(QRectF(0, 0, layout.size.width(), layout.cells.top()), theme().card);
    for (const int j : kept) {
        const bool isSymbol = layout.sources[static_cast<std::size_t>(j)].isSymbol;
        paintColumnLabel(painter, layout, j, isSymbol ? theme().mutedText : theme().text, layout.columnFont);
    }
    painter.restore();
}

void paintRowLabel(QPainter& painter, const AttentionLayout& layout, int row, const QString& token,
                   const QColor& colour, const QFont& font, const QColor& pill = {},
                   bool isUnderlined = false) {
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
        // The ground is no higher than the row if the neighbouring rows have labels.
        const double height = layout.rowStride > 1
                                  ? sizes.metrics.height()
                                  : std::min<double>(sizes.metrics.height(), layout.cellHeight);
        painter.drawRoundedRect(QRectF(start.x() - 3, centre - height / 2, width + 6, height), 3, 3);
    }
    painter.setPen(shown.isSymbol && !pill.isValid() && !isUnderlined ? theme().mutedText : colour);
    drawLabel(painter, font, start, text);
    if (isUnderlined)
        painter.fillRect(QRectF(start.x(), std::round(start.y() + 1), width, theme().line), colour);
}

// The token of a row's label: the decoded or the expected one. After the end there is none.
QString rowToken(const AttentionLayout& layout, const Picture& picture, int row, int decoded) {
    if (row < decoded) {
        return row < picture.outputTokens.size() ? picture.outputTokens[row] : QString();
    }
    const bool isEnded = picture.isFinished && decoded >= picture.outputTokens.size();
    if (!layout.namesComing || isEnded) {
        return {};
    }
    if (row < picture.referenceTokens.size()) {
        return picture.referenceTokens[row];
    }
    return row == picture.referenceTokens.size() && row < expectedRows(picture) ? QStringLiteral("</s>")
                                                                                : QString();
}

// A wrong token is red and also underlined, because colour must never be the only sign.
bool isWrong(const Picture& picture, int row, int decoded) {
    return row < decoded && !isRightToken(picture, row).value_or(true);
}

// Marks places between two rows where expected tokens are missing.
void paintMissing(QPainter& painter, const AttentionLayout& layout, const Picture& picture, int row) {
    // The shared trace may have grown since the lane was compared.
    const auto place = static_cast<std::size_t>(row);
    if (!picture.differences || place >= picture.differences->missingBefore.size() ||
        picture.differences->missingBefore[place] == 0)
        return;
    const Theme& t = theme();
    const double y = layout.y(row), right = layout.cells.left() - 2, size = std::round(4 * t.line) + 1;
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.unknown);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPolygon(QPolygonF({{right, y}, {right - size, y - size}, {right - size, y + size}}));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

const QFont& numberFont(const AttentionLayout& layout) {
    return layout.numberFont == QFont() ? theme().small : layout.numberFont;
}

// Writes the weights of a row besides its largest one, if they are large enough and have room.
void paintOtherWeights(QPainter& painter, const AttentionLayout& layout, const MapTrace& attention, int row,
                       int focus) {
    const QFont& font = numberFont(layout);
    const Vector& weights = drawnWeights(attention);
    const bool hasRoom = layout.cellWidth >= labelWidth(font, QStringLiteral("1.00")) + 6 &&
                         layout.cellHeight >= QFontMetrics(font).ascent() + 2 * linkFrameWidth();
    for (int j = layout.firstColumn; hasRoom && j < weights.size() && layout.showsColumn(j); ++j) {
        const double weight = static_cast<double>(weights[j]);
        if (j == focus || weight < 0.01)
            continue;
        painter.setPen(theme().textOn(theme().weight(weight)));
        drawLabel(painter, font, layout.cell(row, j), Qt::AlignHCenter, shortWeight(weight));
    }
}

// Marks the cell that a row's span took, or the row's largest weight, with its number if there is room, else
// with an outline. Marks none if several are equally large.
void paintFocus(QPainter& painter, const AttentionLayout& layout, const MapTrace& attention,
                const QRectF& cell, int row, int focus, LargestMark largest) {
    const Theme& t = theme();
    const double value = static_cast<double>(drawnWeights(attention)[focus]);
    if (value <= 0 && !isHard(attention))
        return;  // for a row without weights
    const QColor ground = t.weight(value);
    const double disc = isHard(attention) ? takenMarkSize(cell) : 0, mark = disc > 0 ? disc + 2 : 0;
    const double width = largestNumberWidth(layout, attention, row, focus);
    QPointF centre = cell.center();
    if (width > 0) {
        const QString text = shortWeight(value);
        const double left = centre.x() - width / 2;
        painter.setPen(t.textOn(ground));
        drawLabel(painter, numberFont(layout), QRectF(left + mark, cell.top(), cell.width(), cell.height()),
                  Qt::AlignLeft, text);
        centre.setX(left + disc / 2);
    } else if (layout.cellHeight >= 4 && largest == LargestMark::Outline) {
        paintFrame(painter, cell, t.text, t.line);
    }
    if (disc > 0) {
        paintTakenMark(painter, centre, disc, ground);
    }
}

// Paints brackets around the columns of a local span's window, and its centre, which may lie between two
// columns.
void paintWindow(QPainter& painter, const AttentionLayout& layout, const SpanWindow& window, int row,
                 double gap) {
    const double top = layout.y(row), bottom = layout.y(row + 1) - gap;
    const QRectF cells = layout.columnBand(window.first, window.last, top, bottom);
    if (!cells.isEmpty()) {
        paintWindowBrackets(painter, cells.adjusted(0, 0, -gap, 0));
    }
    if (const std::optional<double> x = layout.centreX(window.centre)) {
        paintRowCentre(painter, *x, top, bottom, layout.cellWidth);
    }
}

QColor cellColour(const Picture& picture, const std::optional<SpanWindow>& window, int row, int column) {
    const Theme& t = theme();
    if (givesLinks(picture)) {
        const Link* link = ownLink(picture, row, column);
        return link ? ownLinkColour(link->sure) : t.weight(0);
    }
    const Vector& weights = drawnWeights(picture.rows[row]);
    // Cells outside the softmax keep the ground.
    if (picture.isCausal && column > row)
        return {};
    return column < weights.size() && (!window || window->contains(column)) ? t.weight(weights[column])
                                                                            : QColor();
}

void paintCells(QPainter& painter, const AttentionLayout& layout, const Picture& picture, int decoded,
                LargestMark largest) {
    const double gap = std::min(layout.cellWidth, layout.cellHeight) >= 7 ? 1 / layout.ratio : 0;
    const int end = std::min(decoded, layout.firstRow + layout.visibleRows);
    CellPainter cells(painter, layout, end);
    for (int row = layout.firstRow; row < end; ++row) {
        const std::optional<SpanWindow> window = spanWindow(picture.rows[row]);
        cells.paintRow(row, [&](int j) { return cellColour(picture, window, row, j); });
    }
    cells.finish();
    if (givesLinks(picture))
        return;  // no weight is larger than all others
    for (int row = layout.firstRow; row < end; ++row) {
        const MapTrace& attention = picture.rows[row];
        const std::optional<SpanWindow> window = spanWindow(attention);
        if (const int focus = soleFocusOf(attention); focus >= 0 && layout.showsColumn(focus)) {
            paintFocus(painter, layout, attention, layout.cell(row, focus).adjusted(0, 0, -gap, -gap), row,
                       focus, largest);
        }
        if (layout.printsWeights)
            paintOtherWeights(painter, layout, attention, row, soleFocusOf(attention));
        if (window) {
            paintWindow(painter, layout, *window, row, gap);
        }
    }
}

}  // namespace

double largestNumberWidth(const AttentionLayout& layout, const MapTrace& attention, int row, int focus) {
    const QFont& font = numberFont(layout);
    const double disc = isHard(attention) ? takenMarkSize(layout.cell(row, focus)) : 0;
    const double mark = disc > 0 ? disc + 2 : 0;
    const bool hasRoom =
        layout.cellWidth >= labelWidth(font, QStringLiteral("1.00")) + mark + 2 * linkFrameWidth() + 2 &&
        layout.cellHeight >= QFontMetrics(font).ascent() + 2 * linkFrameWidth();
    return hasRoom ? labelWidth(font, shortWeight(static_cast<double>(drawnWeights(attention)[focus]))) + mark
                   : 0;
}

void paintKnownLinks(QPainter& painter, const AttentionLayout& layout, const Picture& picture, int decoded) {
    paintCasedLinks(painter, layout, picture, decoded, [&](int row, int j) {
        return cellColour(picture, spanWindow(picture.rows[row]), row, j);
    });
}

void paintScrollMarks(QPainter& painter, const AttentionLayout& layout) {
    const Theme& t = theme();
    if (layout.visibleColumns < layout.columns) {
        const double scale = layout.cells.width() / layout.columns;
        const double y = layout.cells.bottom() + t.strongLine + 1;  // below the frame of the last row
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

void paintCellsFrame(QPainter& painter, const AttentionLayout& layout) {
    paintFrame(painter, layout.cells.adjusted(-1, -1, 1, 1), theme().grid, theme().line);
}

void paintSourceLabels(QPainter& painter, const AttentionLayout& layout) {
    const Theme& t = theme();
    for (int j = layout.firstColumn; layout.showsColumn(j); ++j) {
        if ((j - layout.firstColumn) % layout.columnStride == 0) {
            const bool isSymbol = layout.sources[static_cast<std::size_t>(j)].isSymbol;
            paintColumnLabel(painter, layout, j, isSymbol ? t.mutedText : t.text, layout.columnFont);
        }
    }
}

void paintHeatmap(QPainter& painter, const AttentionLayout& layout, const Picture& picture, int rows,
                  LargestMark largest) {
    paintWeights(painter, layout, picture, rows, largest);
    if (picture.attends) {
        paintOriginalWeights(painter, layout, picture, rows);
        paintKnownLinks(painter, layout, picture, rows);
    }
}

void paintWeights(QPainter& painter, const AttentionLayout& layout, const Picture& picture, int rows,
                  LargestMark largest) {
    if (picture.attends) {
        paintCells(painter, layout, picture, rows, largest);
        if (picture.isCausal)
            paintNotPermitted(painter, layout);
        paintZeroedColumns(painter, layout, picture);
        return;
    }
    const int shown = std::clamp(rows - layout.firstRow, 0, layout.visibleRows);
    const QRectF said(layout.cells.topLeft(),
                      QPointF(layout.cells.right(), layout.y(layout.firstRow + shown)));
    if (shown > 0)
        paintHatch(painter, {said}, hatchInCells);
}

void paintFixedVector(QPainter& painter, const AttentionLayout& layout, int current) {
    const Theme& t = theme();
    const QRectF room = layout.cells.adjusted(4, 0, -4, 0);
    const QString whole = tr("one fixed vector for every step");
    const auto put = [&](const QFont& font, const QRectF& band) {
        const QString text = labelWidth(font, whole) + 12 <= room.width() ? whole : tr("one fixed vector");
        const double width = std::min(labelWidth(font, text) + 12, room.width());
        QRectF place(0, 0, width, QFontMetrics(font).height() + 4.0);
        place.moveCenter(band.center());
        painter.fillRect(place & room, t.card);
        painter.setPen(t.mutedText);
        drawLabel(painter, font, place, Qt::AlignHCenter, cutLabel(font, text, room.width() - 12));
    };
    const double height = QFontMetrics(t.label).height() + 8;
    const bool hasCurrent = layout.showsRow(current);
    const double above = hasCurrent ? layout.y(current) : room.bottom();
    const double below = hasCurrent ? layout.y(current + 1) : room.bottom();
    const bool isFree =
        !hasCurrent || room.center().y() + height / 2 <= above || room.center().y() - height / 2 >= below;
    // The text must not be under the frame of the current row: it goes above or below it, or if neither has
    // room, small and inside.
    const QRectF upper(room.topLeft(), QPointF(room.right(), above));
    const QRectF lower(QPointF(room.left(), below), room.bottomRight());
    const QRectF& larger = upper.height() >= lower.height() ? upper : lower;
    if (isFree && height <= room.height())
        put(t.label, room);
    else if (height <= larger.height())
        put(t.label, larger);
    else
        put(t.small, larger.height() >= QFontMetrics(t.small).height() + 4 ? larger : room);
}

void paintOutputLabels(QPainter& painter, const AttentionLayout& layout, const Picture& picture, int rows,
                       int current) {
    const Theme& t = theme();
    for (int row = layout.firstRow; layout.showsRow(row); ++row) {
        // The current row's own label is painted with the selection; a plain one would show under it.
        const bool isCovered = current >= 0 && std::abs(row - current) < layout.rowStride;
        if ((row - layout.firstRow) % layout.rowStride == 0 && !isCovered) {
            const QString token = rowToken(layout, picture, row, rows);
            const bool isBad = isWrong(picture, row, rows);
            const QColor colour = isBad ? t.unknown : row < rows ? t.text : t.mutedText;
            if (row < rows || !token.isEmpty())
                paintRowLabel(painter, layout, row, token, colour, layout.rowFont, {}, isBad);
        }
        if (row < rows && picture.differences)
            paintMissing(painter, layout, picture, row);
    }
}

void paintGround(QPainter& painter, const AttentionLayout& layout, const Picture& picture) {
    const Theme& t = theme();
    paintCellsFrame(painter, layout);
    paintSourceLabels(painter, layout);
    if (layout.bars.height() <= 0)
        return;
    painter.fillRect(
        QRectF(layout.bars.left() - 1, layout.snap(layout.bars.bottom()), layout.bars.width() + 2, t.line),
        t.outline);
    if (!picture.attends) {
        return;
    }
    painter.fillRect(QRectF(layout.bars.left() - 4, layout.snap(layout.bars.top()), 3, t.line), t.outline);
    painter.fillRect(QRectF(layout.bars.left() - 4, layout.snap(layout.bars.bottom()), 3, t.line), t.outline);
    const Sizes sizes(t.small);
    painter.setFont(t.small);
    painter.setPen(t.mutedText);
    const double right = layout.bars.left() - 6;
    const double digit = sizes.metrics.horizontalAdvance(QLatin1Char('1'));
    painter.drawText(QPointF(right - digit, layout.bars.top() + sizes.middle() + 1), QStringLiteral("1"));
    painter.drawText(QPointF(right - digit, layout.bars.bottom() + 1), QStringLiteral("0"));
}

void paintStep(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
               const Selection& selection, LargestMark largest) {
    const int decoded = rowsShown(picture, selection);
    paintHeatmap(painter, layout, picture, decoded, largest);
    if (!picture.attends)
        paintFixedVector(painter, layout, currentRow(picture, selection));
    // The current row's label is painted with the selection and needs the room of its neighbours if not every
    // row has a label.
    paintOutputLabels(painter, layout, picture, decoded, currentRow(picture, selection));
    paintStepBars(painter, layout, picture, selection);
    paintScrollMarks(painter, layout);
}

void paintSelectionMarks(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                         const Selection& selection, ColumnMark columnMark) {
    const Theme& t = theme();
    const int decoded = rowsShown(picture, selection);
    if (layout.showsColumn(selection.source) && columnMark == ColumnMark::Whole) {
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
            const QString token = rowToken(layout, picture, row, decoded);
            const bool isBad = isWrong(picture, row, decoded);
            if (row < decoded || !token.isEmpty())
                paintRowLabel(painter, layout, row, token,
                              isBad              ? t.unknown
                              : colour == t.gold ? t.text
                                                 : colour,
                              standingOut(layout.rowFont, tokenText(token).text, layout.cells.left() - 7),
                              colour == t.gold ? t.goldSoft : t.card, isBad);
        }
    };
    const int current = currentRow(picture, selection);
    if (current >= 0) {
        const bool isPast = selection.step > decoded && !selection.showsAll && !picture.isStanding;
        frameRow(current, isPast ? t.mutedText : t.accent, t.strongLine);
    }
    if (selection.row >= 0 && selection.row != current) {
        frameRow(selection.row, t.gold, t.line);
    }
    const int marked = selection.row >= 0 ? selection.row : current;
    if (columnMark == ColumnMark::Cell && layout.showsColumn(selection.source) && layout.showsRow(marked)) {
        const double width = t.strongLine;
        paintFrame(painter, layout.cell(marked, selection.source).adjusted(-width, -width, width, width),
                   t.text, width);
    }
    paintRowMarks(painter, layout, picture, decoded);
    if (layout.showsColumn(selection.source)) {
        clearForColumnLabel(painter, layout, selection.source);
        const QString& text = layout.sources[static_cast<std::size_t>(selection.source)].text;
        const bool isSlanted = layout.columnStyle == AttentionLayout::Columns::Slanted;
        const double room = isSlanted ? slantedRoom(layout, selection.source) : layout.size.width();
        paintColumnLabel(painter, layout, selection.source, t.text,
                         standingOut(layout.columnFont, text, room), t.goldSoft);
    }
}

void paintSelection(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                    const Selection& selection, ColumnMark column) {
    paintSelectionMarks(painter, layout, picture, selection, column);
    const MapTrace* attention = currentAttention(picture, selection);
    if (attention && attention->weights.size() > 0 && layout.bars.height() > 0) {
        paintBarNumbers(painter, layout, *attention, selection.source);
    }
    paintGuesses(painter, layout, picture, selection);
}

}  // namespace attn::ui
