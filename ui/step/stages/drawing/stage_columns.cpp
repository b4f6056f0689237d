// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/drawing/stage_columns.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <QFontMetrics>
#include <QPainter>

#include "ui/kit/text/label.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr double beyondColumns = 6;  // of a token over the end of its columns

}  // namespace

double StageColumns::left(int column) const {
    return std::round(area.left() + column * width());
}
double StageColumns::right(int column) const {
    return std::round(area.left() + (column + 1) * width());
}

int StageColumns::at(QPointF position) const {
    if (count == 0 || position.x() < area.left() || position.x() >= area.right()) {
        return -1;
    }
    return std::min(count - 1, static_cast<int>((position.x() - area.left()) / width()));
}

int tokenLineHeight() {
    return QFontMetrics(theme().small).height() + 2;
}

void paintTokenLine(QPainter& painter, const StageColumns& columns, double top, const LaneData& lane,
                    int hovered) {
    paintTokenLine(painter, columns, top, lane.sourceTokens, lane.sourceUnknown, hovered);
}

void paintTokenLine(QPainter& painter, const StageColumns& columns, double top, const QStringList& raw,
                    const std::vector<bool>& unknown, int hovered, int first) {
    const Theme& t = theme();
    std::vector<TokenText> tokens;
    double widest = 1;
    for (int j = 0; j < columns.count; ++j) {
        tokens.push_back(tokenText(raw.value(j)));
        widest = std::max(widest, labelWidth(t.small, tokens.back().text));
    }
    const double height = tokenLineHeight();
    // Wide columns show the beginning of a word (hovering shows all), narrow ones thin out.
    const bool isCut = columns.width() >= 1.8 * height;
    const int stride = isCut ? 1 : std::max(1, static_cast<int>(std::ceil((widest + 1) / columns.width())));
    QRectF pill;
    if (hovered >= 0 && hovered < columns.count) {
        const QString& text = tokens[static_cast<std::size_t>(hovered)].text;
        const double width = labelWidth(t.smallBold, text) + 8;
        const double centre = 0.5 * (columns.left(hovered) + columns.right(hovered));
        const double left = std::clamp(centre - width / 2, columns.area.left(),
                                       std::max(columns.area.left(), columns.area.right() - width));
        pill = QRectF(left, top, width, height);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(t.gold, t.line));
        painter.setBrush(t.goldSoft);
        painter.drawRoundedRect(pill, 4, 4);
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(t.text);
        drawLabel(painter, t.smallBold, pill, Qt::AlignHCenter, text);
    }
    std::vector<int> order;
    if (first >= 0 && first < columns.count)
        order.push_back(first);
    for (int j = 0; j < columns.count; j += stride)
        if (j != first)
            order.push_back(j);
    std::vector<QRectF> taken = {pill};
    for (const int j : order) {
        const TokenText& shown = tokens[static_cast<std::size_t>(j)];
        const bool isUnknown =
            static_cast<std::size_t>(j) < unknown.size() && unknown[static_cast<std::size_t>(j)];
        const QString text = isCut ? cutLabel(t.small, shown.text, columns.width() - 2) : shown.text;
        const double width = labelWidth(t.small, text);
        const double left = std::max(columns.area.left() - beyondColumns,
                                     std::min(0.5 * (columns.left(j) + columns.right(j) - width),
                                              columns.area.right() + beyondColumns - width));
        const QRectF place(left, top, width, height);
        if (std::none_of(taken.begin(), taken.end(),
                         [&](const QRectF& other) { return place.intersects(other); })) {
            taken.push_back(place);
            painter.setPen(isUnknown ? t.unknown : shown.isSymbol ? t.mutedText : t.text);
            drawLabel(painter, t.small, place, Qt::AlignLeft, text);
        }
    }
}

void paintHoveredColumn(QPainter& painter, const StageColumns& columns, double top, double bottom,
                        int hovered) {
    if (hovered < 0 || hovered >= columns.count) {
        return;
    }
    const Theme& t = theme();
    const double left = columns.left(hovered), right = std::max(left + 1, columns.right(hovered));
    QColor tint = t.gold;
    tint.setAlphaF(0.14f);
    painter.fillRect(QRectF(left, top, right - left, bottom - top), tint);
    painter.fillRect(QRectF(left - t.line, top, t.line, bottom - top), t.gold);
    painter.fillRect(QRectF(right, top, t.line, bottom - top), t.gold);
}

double valueLineHeight(const StageColumns& columns, int characters) {
    const QFontMetrics metrics(theme().small);
    const double width = metrics.horizontalAdvance(QString(characters, QLatin1Char('0')));
    return width + 3 <= columns.width() ? metrics.height() : std::min(width + 4, 4.0 * metrics.height());
}

void paintValueLine(QPainter& painter, const StageColumns& columns, double top, double height,
                    const std::function<QString(int)>& text, const std::function<double(int)>& importance,
                    int hovered) {
    const Theme& t = theme();
    const QFontMetrics metrics(t.small);
    const bool isLevel = height <= metrics.height() + 0.5;
    std::vector<int> order(static_cast<std::size_t>(columns.count));
    std::iota(order.begin(), order.end(), 0);
    const double extent = 0.86 * metrics.height();
    if (!isLevel && columns.width() < extent) {
        std::stable_sort(order.begin(), order.end(),
                         [&](int a, int b) { return importance(a) > importance(b); });
    }
    if (hovered >= 0 && hovered < columns.count) {
        std::stable_partition(order.begin(), order.end(), [&](int j) { return j == hovered; });
    }
    std::vector<double> taken;
    const bool mayCollide = !isLevel && columns.width() < extent;
    for (const int j : order) {
        const double centre = 0.5 * (columns.left(j) + columns.right(j));
        if (mayCollide && std::any_of(taken.begin(), taken.end(),
                                      [&](double other) { return std::abs(other - centre) < extent; })) {
            continue;
        }
        if (mayCollide && static_cast<double>(taken.size()) > columns.area.width() / extent) {
            break;
        }
        taken.push_back(centre);
        const bool isHovered = j == hovered;
        const QFont& font = isHovered ? t.smallBold : t.small;
        painter.setPen(isHovered ? t.text : t.mutedText);
        if (isLevel) {
            drawLabel(painter, font, QRectF(centre - 50, top, 100, height), Qt::AlignHCenter, text(j));
        } else {
            painter.save();
            painter.translate(centre, top + height);
            painter.rotate(-90);
            drawLabel(painter, font, QRectF(0, -50, height - 2, 100), Qt::AlignRight, text(j), -90);
            painter.restore();
        }
    }
}

}  // namespace attn::ui
