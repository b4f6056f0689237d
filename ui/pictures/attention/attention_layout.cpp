// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/attention_layout.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QFontMetrics>

#include "ui/kit/text/label.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr double leastCell = 4, leastRow = 12;  // pixels
// Longer outputs scroll within their card.
constexpr int mostWholeRows = 16;
// The largest size of cells, in lines of labels.
constexpr double widestCell = 4.5, highestCell = 2.2;
// Limits for the source labels as shares of a plot's height; mostLowLabels is for a low plot, whose rows
// scroll.
constexpr double mostLabels = 0.4, mostLowLabels = 0.46, leastLabels = 0.29;
// In heights of their letters: the widest labels that are not slanted, and the room for a line of slanted
// ones.
constexpr double widestUpright = 1.6, slantedLine = 0.86;
// The least width of a column, in heights of its letters, for a label that is cut at its edges.
constexpr double leastAcross = 1.8;
constexpr double wordsGap = 4;  // pixels

double sine(double degrees) {
    return std::sin(degrees * std::numbers::pi / 180);
}
double cosine(double degrees) {
    return std::cos(degrees * std::numbers::pi / 180);
}

// At this distance, in heights of a line, the letters of two lines do not touch.
constexpr double closeLines = 0.76;

QFont enlarged(QFont font, double factor) {
    if (factor == 1)
        return font;
    if (font.pixelSize() > 0)
        font.setPixelSize(static_cast<int>(std::lround(factor * font.pixelSize())));
    else
        font.setPointSizeF(factor * font.pointSizeF());
    return font;
}

// The font of a picture that must show as much as possible.
QFont leastLetters() {
    constexpr int readable = 9;  // pixels
    QFont font = theme().small;
    font.setPixelSize(std::min(readable, QFontInfo(font).pixelSize()));
    return font;
}

bool canShrink(const QFont& font) {
    return QFontInfo(font).pixelSize() > leastLetters().pixelSize();
}

QFont smaller(QFont font) {
    font.setPixelSize(QFontInfo(font).pixelSize() - 1);
    return font;
}

int widestSource(const AttentionLayout& layout, const QFont& font) {
    const Theme& t = theme();
    if (font == t.small)
        return layout.widestSmall;
    const int small = QFontInfo(t.small).pixelSize();
    if (font.pixelSize() > 0 && font.pixelSize() < small)
        return static_cast<int>(std::ceil(1.0 * layout.widestSmall * font.pixelSize() / small));
    // In another size letters are not exactly proportionally wider.
    return font == t.label ? layout.widestLabel
                           : static_cast<int>(std::ceil(1.04 * layout.enlarge * layout.widestLabel)) + 1;
}

// Places labels that are wider than their columns; `fonts` has the largest first.
double placeWideLabels(AttentionLayout& layout, const std::vector<QFont>& fonts, double heightLimit) {
    layout.columnFont = fonts.back();
    const QFontMetrics metrics(layout.columnFont);
    const int width = widestSource(layout, layout.columnFont);
    if (width <= widestUpright * metrics.height()) {
        const bool fits = width <= 2 * layout.cellWidth - 1;
        layout.columnStyle = fits ? AttentionLayout::Columns::Staggered : AttentionLayout::Columns::Upright;
        layout.columnLimit = 0;
        layout.columnStride = fits ? 1 : static_cast<int>(std::ceil((width + 2) / layout.cellWidth));
        return (fits ? 2 : 1) * metrics.ascent() + metrics.descent() / 2 + 3;
    }
    // The labels are as flat as the columns allow: flat text is easier to read, but steep text needs less
    // width.
    layout.columnStyle = AttentionLayout::Columns::Slanted;
    layout.columnFont = fonts.back();
    for (const QFont& font : fonts) {
        if (layout.cellWidth > 1.25 * QFontMetrics(font).height()) {
            layout.columnFont = font;
            break;
        }
    }
    const QFontMetrics chosen(layout.columnFont);
    const double line = slantedLine * chosen.height();
    layout.slant = 90;
    for (const double degrees : {40.0, 50.0, 60.0, 75.0}) {
        if (line / sine(degrees) <= layout.cellWidth) {
            layout.slant = degrees;
            break;
        }
    }
    layout.columnStride =
        std::max(1, static_cast<int>(std::ceil(line / sine(layout.slant) / layout.cellWidth)));
    const double rise = chosen.height() * cosine(layout.slant);
    layout.columnLimit = static_cast<int>(std::min<double>(widestSource(layout, layout.columnFont) + 1,
                                                           (heightLimit - rise) / sine(layout.slant)));
    // In a low picture more of a label fits across its column.
    const double across = layout.cellWidth - wordsGap;
    if (layout.columnLimit <= widestSource(layout, layout.columnFont) && across > layout.columnLimit &&
        across >= leastAcross * metrics.height()) {
        layout.columnStyle = AttentionLayout::Columns::Upright;
        layout.columnFont = fonts.back();
        layout.columnStride = 1;
        layout.columnLimit = static_cast<int>(across);
        return metrics.ascent() + metrics.descent() / 2.0 + 3;
    }
    return layout.columnLimit * sine(layout.slant) + rise;
}

}  // namespace

double leastRowHeight() {
    return std::max(leastRow, std::ceil(closeLines * QFontMetrics(theme().small).height()));
}

double tightRowHeight() {
    return 0.88 * leastRowHeight();
}

double placeColumnLabels(AttentionLayout& layout, double heightLimit) {
    const Theme& t = theme();
    // These fonts have the largest first.
    std::vector<QFont> fonts = {t.label, t.small};
    if (layout.hasSmallLabels)
        fonts = {t.small};
    else if (layout.enlarge > 1)
        fonts.insert(fonts.begin(), enlarged(t.label, layout.enlarge));
    for (const QFont& font : fonts) {
        layout.columnFont = font;
        const QFontMetrics metrics(font);
        const int width = widestSource(layout, font);
        // Words need a gap between them; characters contain one.
        const double gap = width > 1.25 * metrics.height() ? wordsGap : -1;
        if (width + gap <= layout.cellWidth) {
            layout.columnStyle = AttentionLayout::Columns::Upright;
            layout.columnLimit = 0;
            return metrics.ascent() + metrics.descent() / 2 + 3;
        }
    }
    double height = placeWideLabels(layout, fonts, heightLimit);
    while (layout.shrinksLetters && layout.columnStride > 1 && canShrink(fonts.back())) {
        layout.columnStride = 1;
        fonts = {smaller(fonts.back())};
        height = placeWideLabels(layout, fonts, heightLimit);
    }
    return height;
}

double wholeLabelsPitch(const AttentionLayout& layout) {
    const QFont font = layout.shrinksLetters ? leastLetters() : theme().small;
    const int line = QFontMetrics(font).height(), widest = widestSource(layout, font);
    const bool isSlanted = widest > widestUpright * line;
    return isSlanted ? slantedLine * line + 0.1 : 0.5 * (widest + 1) + 0.1;
}

double overhang(const AttentionLayout& layout) {
    const QFontMetrics metrics(layout.columnFont);
    // A label over several columns is centred on its own column.
    if (layout.columnStyle != AttentionLayout::Columns::Slanted) {
        if (layout.columnLimit > 0)
            return 0;
        const int width = widestSource(layout, layout.columnFont);
        return std::clamp((width - layout.cellWidth) / 2, 0.0, 0.25 * layout.size.width());
    }
    double most = 0;
    if (layout.visibleColumns < layout.columns) {  // any of the labels may be scrolled to the edge
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
    layout.rowFont = t.small;
    for (const QFont& font : {enlarged(t.label, layout.enlarge), t.label}) {
        if (room >= closeLines * QFontMetrics(font).height()) {
            layout.rowFont = font;
            break;
        }
    }
    while (layout.shrinksLetters && room < closeLines * QFontMetrics(layout.rowFont).height() &&
           canShrink(layout.rowFont))
        layout.rowFont = smaller(layout.rowFont);
    // If a picture has lower rows, letters become smaller before labels are left out.
    if (!layout.shrinksLetters && room < closeLines * QFontMetrics(t.small).height() - 0.5)
        layout.rowFont = enlarged(t.small, 0.86);
    const double needed = 0.72 * QFontMetrics(layout.rowFont).height();
    layout.rowStride = std::max(1, static_cast<int>(std::ceil(needed / room)));
}

namespace {

// How many of `count` cells are visible in `room`, and their size. It is the largest size at which all of
// them fit, or at which as many are visible as fit with the size `least`.
void placeAlong(double room, int count, double least, double most, double zoom, int& visible, double& size) {
    visible = std::clamp(static_cast<int>(room / least + 1e-6), 1, std::max(1, count));
    size = std::min(room / visible, most);
    if (zoom > 1) {
        size = std::min(room, size * zoom);
        visible = std::clamp(static_cast<int>(room / size + 1e-6), 1, std::max(1, count));
        size = visible < count ? room / visible : size;
    }
}

double leastRowOf(const AttentionLayout& layout) {
    return layout.shrinksLetters ? closeLines * QFontMetrics(leastLetters()).height() : leastRowHeight();
}

void placeCells(AttentionLayout& layout, double left, double right, double top, double bottom, double zoom,
                double least) {
    const int line = QFontMetrics(enlarged(theme().label, layout.enlarge)).height();
    const double width = std::max(1.0, right - left), height = std::max(1.0, bottom - top);
    placeAlong(width, layout.columns, std::max(leastCell, wholeLabelsPitch(layout)), widestCell * line, zoom,
               layout.visibleColumns, layout.cellWidth);
    placeAlong(height, layout.rows, least, highestCell * line, zoom, layout.visibleRows, layout.cellHeight);
    layout.cells =
        QRectF(left, top, layout.cellWidth * layout.visibleColumns, layout.cellHeight * layout.visibleRows);
}

// The left edge of the cells, after the labels of the rows.
double leftEdge(int width, int rowLabelWidth) {
    const double least = QFontMetrics(theme().small).horizontalAdvance(QStringLiteral("α₀₀ 1")) + 8;
    return std::ceil(std::clamp<double>(rowLabelWidth + 8, least, std::max(least, 0.34 * width)));
}

// Places columns, their labels and the margin on the right, which depend on each other. Returns the labels'
// height.
double placeColumns(AttentionLayout& layout, double left, double bottom, double zoom, double limit) {
    double right = layout.size.width() - 2, top = 0;
    for (int pass = 0; pass < 3; ++pass) {
        placeCells(layout, left, right, top, std::max(top + 1, bottom), zoom, leastRowOf(layout));
        layout.columnStride = 1;
        top = std::ceil(placeColumnLabels(layout, limit)) + 2;
        right = layout.size.width() - 2 - std::ceil(overhang(layout));
    }
    placeCells(layout, left, right, top, std::max(top + 1, bottom), zoom, leastRowOf(layout));
    return top;
}

// The height of source labels up to which they should not be cut.
double reasonableLabels(double enlarge) {
    return 6.5 * enlarge * QFontMetrics(theme().small).height();
}

// The largest weight is written above its bar.
double barsGap() {
    return QFontMetrics(theme().small).ascent() + 6;
}
double leastBars() {
    return std::round(1.6 * QFontMetrics(theme().small).ascent());
}
double fullBars(double height) {
    const QFontMetrics small(theme().small);
    return std::clamp(0.16 * height, std::max(leastBars(), 2.1 * small.ascent()), 6.0 * small.height());
}

}  // namespace

double PlotNeeds::heightFor(double rowHeight, bool hasFullBars) const {
    return labels + rows * rowHeight + (hasFullBars ? fullBars : leastBars) + 3;
}

double PlotNeeds::heightForLow(double rowHeight) const {
    return heightFor(rowHeight, false) - labels + lowLabels;
}

double PlotNeeds::leastHeight() const {
    const double others = leastRowHeight() + leastBars + 3;
    return std::min(labels + others, others / (1 - leastLabels));
}

double PlotNeeds::rowHeight(double height, bool hasFullBars) const {
    return (height - heightFor(0, hasFullBars)) / std::max(1, rows);
}

int mostPictureWidth(const Picture& picture, double enlarge) {
    const int line = QFontMetrics(enlarged(theme().label, enlarge)).height();
    const int labels = wantedLabelWidth(picture, enlarge) + 8;
    return labels + static_cast<int>(std::ceil(sourceCount(picture) * widestCell * line)) + 2;
}

PlotNeeds plotNeeds(const Picture& picture, int width, const PlotStyle& style) {
    AttentionLayout layout;
    layout.size = QSize(width, 1000);
    layout.enlarge = style.enlarge;
    layout.columns = sourceCount(picture);
    layout.rows = std::max(rowCount(picture), style.leastRows);
    setSources(layout, picture);
    PlotNeeds needs;
    needs.rows = std::min(layout.rows, mostWholeRows);
    const auto labels = [&] {
        return placeColumns(layout, leftEdge(width, style.rowLabelWidth), 900, 1,
                            reasonableLabels(style.enlarge));
    };
    needs.labels = labels();
    layout.hasSmallLabels = style.enlarge == 1;
    needs.lowLabels = std::min(needs.labels, labels());
    if (!givesLinks(picture)) {
        needs.leastBars = barsGap() + leastBars();
        needs.fullBars = barsGap() + fullBars(0);
    }
    return needs;
}

int sourceCount(const Picture& picture) {
    const MapTrace* first = picture.rows.find(0);
    return std::max(static_cast<int>(picture.sourceTokens.size()),
                    first ? static_cast<int>(first->weights.size()) : 0);
}

int rowCount(const Picture& picture) {
    const int decoded = picture.rows.size();
    if (const int expected = expectedRows(picture); expected > 0) {
        return std::max(expected, decoded);
    }
    return picture.isFinished ? std::max(decoded, 1) : std::max(12, (decoded + 4) / 4 * 4);
}

int wantedLabelWidth(const Picture& picture, double enlarge) {
    // Uses a bold font, because the label of the current row is bold.
    const QFont font = enlarged(theme().labelBold, enlarge);
    int width = static_cast<int>(labelWidth(font, QStringLiteral("</s>"))) + 1;
    const auto include = [&](const QStringList& tokens) {
        for (const QString& token : tokens)
            width = std::max(width, static_cast<int>(labelWidth(font, tokenText(token).text)) + 1);
    };
    include(picture.outputTokens);
    include(picture.referenceTokens);
    // While no output words are known, those of the source are measured instead.
    if (picture.referenceTokens.isEmpty() && picture.sourceTokens.size() <= 100) {
        include(picture.sourceTokens);
    }
    return width;
}

namespace {

// Texts of source tokens and the width of the widest one in the theme's two label fonts. Lanes with the same
// sentence ask for the same texts repeatedly while they are arranged, so the last answer is kept.
struct MeasuredSources {
    QStringList tokens;
    int columns = -1;
    QFont label, small;
    std::vector<TokenText> texts;
    int widestLabel = 0, widestSmall = 0;
};

const MeasuredSources& measuredSources(const QStringList& tokens, int columns) {
    thread_local MeasuredSources last;
    const Theme& t = theme();
    if (last.columns == columns && last.label == t.label && last.small == t.small && last.tokens == tokens)
        return last;
    last = {tokens, columns, t.label, t.small, {}, 0, 0};
    last.texts.reserve(static_cast<std::size_t>(columns));
    const QFontMetrics label(t.label), small(t.small);
    for (int j = 0; j < columns; ++j) {
        last.texts.push_back(j < tokens.size() ? tokenText(tokens[j]) : TokenText{QStringLiteral("·"), true});
        last.widestLabel = std::max(last.widestLabel, label.horizontalAdvance(last.texts.back().text));
        last.widestSmall = std::max(last.widestSmall, small.horizontalAdvance(last.texts.back().text));
    }
    return last;
}

}  // namespace

void setSources(AttentionLayout& layout, const Picture& picture) {
    const MeasuredSources& sources = measuredSources(picture.sourceTokens, layout.columns);
    layout.sources = sources.texts;
    layout.widestLabel = sources.widestLabel;
    layout.widestSmall = sources.widestSmall;
    layout.unknown = picture.sourceUnknown;
    layout.unknown.resize(static_cast<std::size_t>(layout.columns), false);
    for (int j = 0; j < layout.columns; ++j) {
        layout.zeroed.push_back(markAt(picture.sourceMarks, j).isZeroed);
        layout.swapped.push_back(markAt(picture.sourceMarks, j).isByHand);
    }
}

namespace {

AttentionLayout layOutWith(bool hasSmallLabels, const Picture& picture, QSize size, double ratio,
                           const PlotStyle& style) {
    const Theme& t = theme();
    AttentionLayout layout;
    layout.hasSmallLabels = hasSmallLabels;
    layout.size = size;
    layout.ratio = ratio;
    layout.enlarge = style.enlarge;
    layout.shrinksLetters = style.zoom < 1;
    layout.columns = sourceCount(picture);
    layout.rows = std::max(rowCount(picture), style.leastRows);
    setSources(layout, picture);

    const double left = leftEdge(size.width(), style.rowLabelWidth);
    // A lane with links has no bars, because they would only repeat the links.
    bool hasBars = !givesLinks(picture);
    double gap = hasBars ? barsGap() : 0;
    const double bottom = size.height() - 3;
    const bool isLow = size.height() < 9 * QFontMetrics(t.label).height();
    const double beside = gap + (hasBars ? leastBars() : 0) + leastRowHeight() + 3;
    const double most =
        isLow ? std::min(mostLowLabels * size.height(), size.height() - beside) : mostLabels * size.height();
    const double limit =
        std::max(leastLabels * size.height(), std::min(most, reasonableLabels(style.enlarge)));
    double barsRoom = hasBars ? leastBars() : 0;
    const double top = placeColumns(layout, left, bottom - barsRoom - gap, style.zoom, limit);
    double least = leastRowOf(layout);
    // Large lanes have the numbers in their cells, so the bars are dropped if all rows are visible without
    // them, or if they would leave no room for a second row.
    const int wholeRows = std::min(layout.rows, mostWholeRows);
    const double room = bottom - barsRoom - gap - top;
    const bool isWholeWithout =
        room < wholeRows * leastRowHeight() - 1 && bottom - top >= wholeRows * tightRowHeight();
    if (hasBars && style.printsWeights && style.zoom <= 1 &&
        (isWholeWithout || room < std::min(2, wholeRows) * leastRowHeight())) {
        hasBars = false;
        barsRoom = gap = 0;
        least = isWholeWithout ? tightRowHeight() : least;
    }
    if (hasBars && style.zoom <= 1) {
        // Rows get their usual height before bars do.
        const double usual = 1.2 * QFontMetrics(theme().label).height();
        const double spare = bottom - gap - top - layout.rows * usual;
        barsRoom = std::clamp(spare, leastBars(), fullBars(size.height()));
    } else if (hasBars) {
        barsRoom = fullBars(size.height());
    }
    placeCells(layout, left, layout.size.width() - 2 - std::ceil(overhang(layout)), top,
               std::max(top + 1, bottom - barsRoom - gap), style.zoom, least);

    placeRowLabels(layout);
    layout.printsWeights = style.printsWeights;
    layout.numberFont = enlarged(t.small, std::min(style.enlarge, 1.35));
    // Letters become smaller before labels are cut.
    if (style.zoom >= 1 && style.rowLabelWidth + 8 > left + 0.5)
        layout.rowFont = t.small;
    if (!hasBars) {
        layout.bars = QRectF(layout.cells.bottomLeft(), QSizeF(layout.cells.width(), 0));
        return layout;
    }
    const double barsTop = std::round(layout.cells.bottom() + gap);
    const double mostBars = std::max(barsRoom, 7.0 * QFontMetrics(theme().small).height());
    layout.bars = QRectF(left, barsTop, layout.cells.width(),
                         std::clamp(bottom - barsTop, 4.0, std::max(4.0, mostBars)));
    return layout;
}

}  // namespace

AttentionLayout layOut(const Picture& picture, QSize size, double ratio, const PlotStyle& style) {
    AttentionLayout layout = layOutWith(false, picture, size, ratio, style);
    if (style.zoom == 1 && style.enlarge == 1 && layout.visibleRows < std::min(layout.rows, mostWholeRows)) {
        AttentionLayout low = layOutWith(true, picture, size, ratio, style);
        if (low.visibleRows > layout.visibleRows)
            return low;
    }
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
