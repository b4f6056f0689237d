// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/attention_layout.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QFontMetrics>

#include "ui/theme.h"
#include "ui/views/label.h"

namespace attn::ui {
namespace {

constexpr double leastCellWidth = 4, leastCellHeight = 4;
// In heights of their letters: widest labels that do not slant, and room that lines of slanted ones need.
constexpr double widestUpright = 1.6, slantedLine = 0.86;

double sine(double degrees) {
    return std::sin(degrees * std::numbers::pi / 180);
}
double cosine(double degrees) {
    return std::cos(degrees * std::numbers::pi / 180);
}

}  // namespace

double placeColumnLabels(AttentionLayout& layout, double heightLimit) {
    const Theme& t = theme();
    const auto widest = [&](const QFont& font) {
        return font == t.small ? layout.widestSmall : layout.widestLabel;
    };
    for (const QFont& font : {t.label, t.small}) {
        layout.columnFont = font;
        const QFontMetrics metrics(font);
        const int width = widest(font);
        // Words need a gap between them, characters have it inside.
        const double gap = width > 1.25 * metrics.height() ? 4 : -1;
        if (width + gap <= layout.cellWidth) {
            layout.columnStyle = AttentionLayout::Columns::Upright;
            return metrics.ascent() + metrics.descent() / 2 + 3;
        }
    }
    const QFontMetrics metrics(layout.columnFont);
    const int width = widest(layout.columnFont);
    if (width <= widestUpright * metrics.height()) {
        const bool fits = width <= 2 * layout.cellWidth - 1;
        layout.columnStyle = fits ? AttentionLayout::Columns::Staggered : AttentionLayout::Columns::Upright;
        layout.columnStride = fits ? 1 : static_cast<int>(std::ceil((width + 2) / layout.cellWidth));
        return (fits ? 2 : 1) * metrics.ascent() + metrics.descent() / 2 + 3;
    }
    // As flat as the columns allow: flat text reads best, steep text needs the least width.
    layout.columnStyle = AttentionLayout::Columns::Slanted;
    layout.columnFont = layout.cellWidth > 1.25 * QFontMetrics(t.label).height() ? t.label : t.small;
    const QFontMetrics chosen(layout.columnFont);
    const double line = slantedLine * chosen.height();
    layout.slant = 90;
    for (const double degrees : {50.0, 60.0, 75.0}) {
        if (line / sine(degrees) <= layout.cellWidth) {
            layout.slant = degrees;
            break;
        }
    }
    layout.columnStride =
        std::max(1, static_cast<int>(std::ceil(line / sine(layout.slant) / layout.cellWidth)));
    const double rise = chosen.height() * cosine(layout.slant);
    layout.columnLimit = static_cast<int>(
        std::min<double>(widest(layout.columnFont) + 1, (heightLimit - rise) / sine(layout.slant)));
    return layout.columnLimit * sine(layout.slant) + rise;
}

double wholeLabelsPitch(const AttentionLayout& layout) {
    const int line = QFontMetrics(theme().small).height();
    const bool isSlanted = layout.widestSmall > widestUpright * line;
    return isSlanted ? slantedLine * line + 0.1 : 0.5 * (layout.widestSmall + 1) + 0.1;
}

double overhang(const AttentionLayout& layout) {
    const QFontMetrics metrics(layout.columnFont);
    // Labels over several columns stand around the middle of theirs.
    if (layout.columnStyle != AttentionLayout::Columns::Slanted) {
        const int width = layout.columnFont == theme().small ? layout.widestSmall : layout.widestLabel;
        return std::clamp((width - layout.cellWidth) / 2, 0.0, 0.25 * layout.size.width());
    }
    double most = 0;
    if (layout.visibleColumns < layout.columns) {  // any of them may be scrolled there
        most = layout.columnLimit * cosine(layout.slant) + 0.5 * metrics.height() * sine(layout.slant) -
               0.5 * layout.cellWidth;
        return std::clamp(most, 0.0, 0.25 * layout.size.width());
    }
    for (int j = std::max(0, layout.columns - 12); j < layout.columns; ++j) {
        const double width = std::min(
            layout.columnLimit, metrics.horizontalAdvance(layout.sources[static_cast<std::size_t>(j)].text));
        most = std::max(most, width * cosine(layout.slant) + 0.5 * metrics.height() * sine(layout.slant) -
                                  (layout.columns - j - 0.5) * layout.cellWidth);
    }
    return std::min(most, 0.25 * layout.size.width());
}

void placeRowLabels(AttentionLayout& layout) {
    const Theme& t = theme();
    const double room = layout.cellHeight;
    const QFontMetrics label(t.label), small(t.small);
    // Letters may come close to each other's lines before rows go without a label.
    layout.rowFont = room >= 0.82 * label.height() ? t.label : t.small;
    if (room < 0.72 * small.height()) {
        if (t.small.pixelSize() > 0) {
            layout.rowFont.setPixelSize(static_cast<int>(std::lround(0.86 * t.small.pixelSize())));
        } else {
            layout.rowFont.setPointSizeF(0.86 * t.small.pointSizeF());
        }
    }
    const double needed = 0.72 * QFontMetrics(layout.rowFont).height();
    layout.rowStride = std::max(1, static_cast<int>(std::ceil(needed / room)));
}

namespace {

// How many of `count` cells are seen in `room`, and their size, of which the largest is asked for that fits
// them all or, where that is less than `least`, many of them.
void placeAlong(double room, int count, double least, double most, double zoom, int& visible, double& size) {
    visible = std::clamp(static_cast<int>(room / least), 1, std::max(1, count));
    size = std::min(room / visible, most);
    if (zoom > 1) {
        size = std::min(room, size * zoom);
        visible = std::clamp(static_cast<int>(room / size + 1e-6), 1, std::max(1, count));
        size = visible < count ? room / visible : size;
    }
}

void placeCells(AttentionLayout& layout, double left, double right, double top, double bottom, double zoom) {
    const int line = QFontMetrics(theme().label).height();
    const double width = std::max(1.0, right - left), height = std::max(1.0, bottom - top);
    placeAlong(width, layout.columns, leastCellWidth, 4.5 * line, zoom, layout.visibleColumns,
               layout.cellWidth);
    placeAlong(height, layout.rows, leastCellHeight, 2.2 * line, zoom, layout.visibleRows, layout.cellHeight);
    layout.cells =
        QRectF(left, top, layout.cellWidth * layout.visibleColumns, layout.cellHeight * layout.visibleRows);
}

}  // namespace

int sourceCount(const LaneData& lane) {
    const int encoded = lane.trace ? static_cast<int>(lane.trace->source.size()) : 0;
    return std::max(static_cast<int>(lane.sourceTokens.size()), encoded);
}

int rowCount(const LaneData& lane) {
    const int decoded = lane.trace ? static_cast<int>(lane.trace->steps.size()) : 0;
    if (!lane.referenceTokens.isEmpty()) {
        return std::max(static_cast<int>(lane.referenceTokens.size()) + 1, decoded);
    }
    return lane.isFinished ? std::max(decoded, 1) : std::max(12, (decoded + 4) / 4 * 4);
}

int wantedLabelWidth(const LaneData& lane) {
    // The current row's is bold.
    int width = static_cast<int>(labelWidth(theme().labelBold, QStringLiteral("</s>"))) + 1;
    const auto include = [&](const QStringList& tokens) {
        for (const QString& token : tokens) {
            width =
                std::max(width, static_cast<int>(labelWidth(theme().labelBold, tokenText(token).text)) + 1);
        }
    };
    include(lane.outputTokens);
    include(lane.referenceTokens);
    // The source's words stand in for output words that are not decoded yet.
    if (lane.referenceTokens.isEmpty() && lane.sourceTokens.size() <= 100) {
        include(lane.sourceTokens);
    }
    return width;
}

void setSources(AttentionLayout& layout, const LaneData& lane) {
    layout.sources.reserve(static_cast<std::size_t>(layout.columns));
    for (int j = 0; j < layout.columns; ++j) {
        layout.sources.push_back(j < lane.sourceTokens.size() ? tokenText(lane.sourceTokens[j])
                                                              : TokenText{QStringLiteral("·"), true});
    }
    const QFontMetrics label(theme().label), small(theme().small);
    for (const TokenText& token : layout.sources) {
        layout.widestLabel = std::max(layout.widestLabel, label.horizontalAdvance(token.text));
        layout.widestSmall = std::max(layout.widestSmall, small.horizontalAdvance(token.text));
    }
    layout.unknown = lane.sourceUnknown;
    layout.unknown.resize(static_cast<std::size_t>(layout.columns), false);
    for (int j = 0; j < layout.columns; ++j) {
        layout.zeroed.push_back(lane.whatIfs.zeroed.contains(j));
        layout.swapped.push_back(lane.whatIfs.swapped.contains(j));
    }
}

AttentionLayout layOut(const LaneData& lane, QSize size, double ratio, int rowLabelWidth, double zoom) {
    const Theme& t = theme();
    AttentionLayout layout;
    layout.size = size;
    layout.ratio = ratio;
    layout.columns = sourceCount(lane);
    layout.rows = rowCount(lane);
    setSources(layout, lane);

    const QFontMetrics small(t.small);
    const double leastLeft = small.horizontalAdvance(QStringLiteral("α₀₀ 1")) + 8;
    const double left =
        std::ceil(std::clamp<double>(rowLabelWidth + 8, leastLeft, std::max(leastLeft, 0.34 * size.width())));
    // The largest α stands above its bar.
    // Links are there or not: bars would say it again.
    const bool hasBars = !givesLinks(lane);
    const double barsRoom =
        hasBars ? std::clamp(0.18 * size.height(), 2.1 * small.ascent(), 6.0 * small.height()) : 0;
    const double gap = hasBars ? small.ascent() + 6 : 0;
    const double bottom = size.height() - 3;

    double right = size.width() - 2;
    double top = 0;
    for (int pass = 0; pass < 3; ++pass) {  // the columns' width decides the labels and they the margins
        placeCells(layout, left, right, top, bottom - barsRoom - gap, zoom);
        layout.columnStride = 1;
        top = std::ceil(placeColumnLabels(layout, 0.29 * size.height())) + 2;
        right = size.width() - 2 - std::ceil(overhang(layout));
    }
    placeCells(layout, left, right, top, bottom - barsRoom - gap, zoom);

    placeRowLabels(layout);
    if (!hasBars) {
        layout.bars = QRectF(layout.cells.bottomLeft(), QSizeF(layout.cells.width(), 0));
        return layout;
    }
    const double barsTop = std::round(layout.cells.bottom() + gap);
    layout.bars = QRectF(left, barsTop, layout.cells.width(),
                         std::clamp(bottom - barsTop, 4.0, std::max(barsRoom, 7.0 * small.height())));
    return layout;
}

double AttentionLayout::snap(double value) const {
    return std::round(value * ratio) / ratio;
}
double AttentionLayout::x(int column) const {
    return snap(cells.left() + (column - firstColumn) * cellWidth);
}
double AttentionLayout::y(int row) const {
    return snap(cells.top() + (row - firstRow) * cellHeight);
}
std::optional<double> AttentionLayout::centreX(double position) const {
    const double column = std::clamp(position + 0.5, 0.0, static_cast<double>(columns)) - firstColumn;
    return column >= 0 && column <= visibleColumns ? std::optional<double>(cells.left() + column * cellWidth)
                                                   : std::nullopt;
}

QRectF AttentionLayout::cell(int row, int column) const {
    return QRectF(QPointF(x(column), y(row)), QPointF(x(column + 1), y(row + 1)));
}

QRectF AttentionLayout::bar(int column, double weight) const {
    const double gap = cellWidth >= 7 ? std::max(1.0, std::round(0.1 * cellWidth)) : 0;
    const double top = snap(bars.bottom() - bars.height() * std::clamp(weight, 0.0, 1.0));
    return QRectF(QPointF(x(column) + gap, top), QPointF(x(column + 1) - gap, snap(bars.bottom())));
}

QRectF AttentionLayout::columnBand(int from, int to, double top, double bottom) const {
    const int first = std::max(from, firstColumn);
    const int last = std::min(to, std::min(columns, firstColumn + visibleColumns) - 1);
    return first <= last ? QRectF(QPointF(x(first), top), QPointF(x(last + 1), bottom)) : QRectF();
}

bool AttentionLayout::showsColumn(int column) const {
    return column >= firstColumn && column < firstColumn + visibleColumns && column < columns;
}

bool AttentionLayout::showsRow(int row) const {
    return row >= firstRow && row < firstRow + visibleRows && row < rows;
}

int AttentionLayout::columnAt(double position) const {
    const int column = firstColumn + static_cast<int>(std::floor((position - cells.left()) / cellWidth));
    return showsColumn(column) ? column : -1;
}

int AttentionLayout::rowAt(double position) const {
    const int row = firstRow + static_cast<int>(std::floor((position - cells.top()) / cellHeight));
    return showsRow(row) ? row : -1;
}

void AttentionLayout::showColumn(int column) {
    if (column >= 0) {
        firstColumn = std::clamp(firstColumn, column - visibleColumns + 1, column);
    }
    firstColumn = std::clamp(firstColumn, 0, std::max(0, columns - visibleColumns));
}

void AttentionLayout::showRow(int row) {
    if (row >= 0) {
        firstRow = std::clamp(firstRow, row - visibleRows + 1, row);
    }
    firstRow = std::clamp(firstRow, 0, std::max(0, rows - visibleRows));
}

}  // namespace attn::ui
