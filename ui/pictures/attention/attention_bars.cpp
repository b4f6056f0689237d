// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/attention_bars.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include <QFontMetrics>
#include <QPainter>

#include "ui/kit/text/label.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_painter.h"
#include "ui/pictures/attention/frames.h"
#include "ui/pictures/attention/span_painter.h"

namespace attn::ui {
namespace {

// The bar above which a position's number is written: the taller one if there are two.
QRectF tallestBar(const AttentionLayout& layout, const MapTrace& attention, int column) {
    return layout.bar(column, std::max(drawnWeights(attention)[column], distributionOf(attention)[column]));
}

// The visible columns whose weight may be written on their bar, the largest first: about six different
// numbers, and with each one all columns that show the same number.
std::vector<int> columnsToWrite(const AttentionLayout& layout, const MapTrace& attention) {
    constexpr std::size_t usual = 6;
    constexpr Real leastWritten = Real(0.05);  // the largest is always written
    const Vector& weights = drawnWeights(attention);
    std::vector<int> order;
    for (int j = layout.firstColumn; j < weights.size() && layout.showsColumn(j); ++j) {
        order.push_back(j);
    }
    // Columns that show the same number are ordered from left to right, because tiny differences are
    // invisible.
    const auto shown = [&](int j) { return std::round(100 * weights[j]); };
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return shown(a) > shown(b); });
    const auto says = [&](std::size_t k) { return shortWeight(weights[order[k]]); };
    std::size_t count = 0;
    while (count < order.size()) {
        const bool isTaken = isHard(attention) && order[count] == *attention.span.taken;
        if (weights[order[count]] <= 0 && !isTaken) {
            break;
        }
        const bool isLarge = weights[order[count]] >= leastWritten;
        const bool isEqual = count > 0 && says(count) == says(count - 1);
        if (count > 0 && !isEqual && (count >= usual || !isLarge)) {
            break;
        }
        ++count;
    }
    order.resize(count);
    return order;
}

void paintValues(QPainter& painter, const AttentionLayout& layout, const MapTrace& attention,
                 const QRectF& keepClear) {
    const Theme& t = theme();
    painter.setPen(t.text);
    const std::optional<SpanWindow> window = spanWindow(attention);
    const double centre = window ? layout.centreX(window->centre).value_or(-1) : -1;  // of the line, if any
    for (const BarNumber& number : barNumbers(layout, attention, keepClear)) {
        const QRectF& place = number.place;
        if (centre > place.left() && centre < place.right()) {
            // The digits interrupt the centre's line.
            const QRectF line(centre - t.line - 1, place.top(), 2 * t.line + 2, place.height());
            painter.fillRect(line.intersected(layout.bars), windowTint());
        }
        drawLabel(painter, t.small, QPointF(place.left() + 1, place.bottom()), number.text);
    }
}

// Paints the exact weight of the hovered column over its bar; returns its place.
QRectF paintHoveredValue(QPainter& painter, const AttentionLayout& layout, const MapTrace& attention,
                         int source) {
    const Theme& t = theme();
    const QFontMetrics metrics(t.smallBold);
    const QString text = weightText(attention, source);
    const double width = labelWidth(t.smallBold, text) + 8;
    const QRectF bar = tallestBar(layout, attention, source);
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

// Paints the bars as they were before something was changed by hand.
void paintOriginal(QPainter& painter, const AttentionLayout& layout, const Picture& picture, int row) {
    const MapTrace* original = picture.originalRows.find(row);
    const Vector& now = picture.rows[row].weights;
    if (!original || original->weights.size() != now.size())
        return;
    const Vector& before = original->weights;
    constexpr Real visible = Real(0.005);
    for (int j = layout.firstColumn; j < before.size() && layout.showsColumn(j); ++j)
        if (std::abs(before[j] - now[j]) > visible)
            paintDashedFrame(painter, layout.bar(j, before[j]), theme().mutedText, theme().line);
}

}  // namespace

std::vector<BarNumber> barNumbers(const AttentionLayout& layout, const MapTrace& attention,
                                  const QRectF& keepClear) {
    const Theme& t = theme();
    const double height = QFontMetrics(t.small).ascent();
    std::vector<BarNumber> numbers;
    double leftOut = 0;  // the largest weight without room for its number; smaller ones then have none either
    for (const int j : columnsToWrite(layout, attention)) {
        const double shown = std::round(100.0 * static_cast<double>(drawnWeights(attention)[j]));
        if (shown < leftOut)
            break;
        const bool isTaken = isHard(attention) && j == *attention.span.taken;
        const QString text =
            (isTaken ? QStringLiteral("●\u2009") : QString()) + shortWeight(drawnWeights(attention)[j]);
        const double width = labelWidth(t.small, text);
        const QRectF bar = tallestBar(layout, attention, j);
        const double left = std::clamp(bar.center().x() - width / 2, layout.bars.left(),
                                       std::max(layout.bars.left(), layout.size.width() - width));
        const QRectF place(left - 1, bar.top() - 2 - height, width + 2, height);
        const bool isClear = std::none_of(numbers.begin(), numbers.end(), [&](const BarNumber& other) {
            return place.left() < other.place.right() && place.right() > other.place.left();
        });
        if (!isClear)
            leftOut = std::max(leftOut, shown);
        else if (!place.intersects(keepClear))
            numbers.push_back({j, text, place});
    }
    return numbers;
}

// Filled bars are weights. Hollow bars are what the softmax gave: before the factor of a span, or at
// positions that a hard span did not take.
void paintBars(QPainter& painter, const AttentionLayout& layout, const Picture& picture, int row) {
    const Theme& t = theme();
    const MapTrace& attention = picture.rows[row];
    const QColor fill = t.lane(picture.colour);
    const std::optional<SpanWindow> window = spanWindow(attention);
    if (window) {
        const QRectF band =
            layout.columnBand(window->first, window->last, layout.bars.top(), layout.bars.bottom());
        if (!band.isEmpty()) {
            paintWindowBand(painter, band);
        }
    }
    const Vector& weights = drawnWeights(attention);
    const Vector& softmax = distributionOf(attention);
    for (int j = layout.firstColumn; j < weights.size() && layout.showsColumn(j); ++j) {
        if (isHard(attention) && j != *attention.span.taken) {
            paintHollowBar(painter, layout.bar(j, weights[j]), fill, layout.ratio);
            continue;
        }
        if (softmax[j] > weights[j]) {
            paintHollowBar(painter, layout.bar(j, softmax[j]), fill, layout.ratio);
        }
        QRectF bar = layout.bar(j, weights[j]);
        bar.setTop(std::min(bar.top(), bar.bottom() - t.line));
        painter.fillRect(bar, fill);
    }
    paintOriginal(painter, layout, picture, row);
    if (window) {
        if (const std::optional<double> x = layout.centreX(window->centre)) {
            paintCentreLine(painter, *x, layout.bars.top(), layout.bars.bottom());
        }
    }
}

void paintBarNumbers(QPainter& painter, const AttentionLayout& layout, const MapTrace& attention,
                     int hovered) {
    const bool isHovered = layout.showsColumn(hovered) && hovered < attention.weights.size();
    const QRectF place = isHovered ? paintHoveredValue(painter, layout, attention, hovered) : QRectF();
    paintValues(painter, layout, attention, place);
}

void paintStepBars(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                   const Selection& selection) {
    if (layout.bars.height() <= 0)
        return;
    const Theme& t = theme();
    const QFontMetrics metrics(t.small);
    painter.setFont(t.small);
    painter.setPen(t.mutedText);
    const int row = currentRow(picture, selection);
    if (picture.attends && row >= 0) {
        // The weights of a hard span are a single 1 and zeros, so its bars show the distribution that it
        // chose from.
        const QString symbol = isHard(picture.rows[row]) ? QStringLiteral("p") : QStringLiteral("α");
        QString caption =
            (picture.isStanding ? tr("%1 at position %2") : tr("%1 at step %2")).arg(symbol).arg(row + 1);
        const double room = layout.bars.left() - 9 - metrics.horizontalAdvance(QStringLiteral("1 "));
        if (metrics.horizontalAdvance(caption) > room) {
            caption = symbol + subscript(row + 1);
        }
        drawLabel(painter, t.small,
                  QPointF(2, layout.bars.center().y() + 0.5 * (metrics.ascent() - metrics.descent())),
                  caption);
        paintBars(painter, layout, picture, row);
    }
}

}  // namespace attn::ui
