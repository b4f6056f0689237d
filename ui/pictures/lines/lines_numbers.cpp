// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lines/lines_numbers.h"

#include <algorithm>

#include <QFontMetricsF>

#include "ui/kit/text/label.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_painter.h"

namespace attn::ui {
namespace {

constexpr std::size_t mostPills = 6;
constexpr double leastPill = 0.05;  // weight

// The first visible place on the line, counted from the end that fans out.
QPointF pillCentre(const LinesLayout& layout, const TokenJoin& join, bool fansToSource, double from) {
    const QRectF inside(QPointF(0, 0), QSizeF(layout.size));
    QPointF first;
    for (int step = 0; step <= 17; ++step) {
        const double share = from + (0.84 - from) / 17 * step;
        const QPointF centre = layout.at(join, fansToSource ? share : 1 - share);
        if (inside.contains(centre))
            return centre;
        if (step == 0)
            first = centre;
    }
    return first;
}

// Shifts it as little as possible; if it is too large, it is put at the start.
double shifted(double start, double length, double room) {
    return std::max(0.0, std::min(start, room - length));
}

}  // namespace

std::vector<WeightPill> weightPills(const LinesLayout& layout, std::vector<TokenJoin> joins,
                                    bool fansToSource, double from) {
    std::stable_sort(joins.begin(), joins.end(),
                     [](const TokenJoin& a, const TokenJoin& b) { return a.weight > b.weight; });
    const QFont& font = theme().small;
    const double height = QFontMetricsF(font).height();
    std::vector<WeightPill> pills;
    for (const TokenJoin& join : joins) {
        if (pills.size() >= mostPills || (join.weight < leastPill && !pills.empty()))
            break;
        const QPointF centre = pillCentre(layout, join, fansToSource, from);
        const double width = labelWidth(font, shortWeight(join.weight)) + 6;
        const QRectF place(shifted(centre.x() - width / 2, width, layout.size.width()),
                           shifted(centre.y() - height / 2, height, layout.size.height()), width, height);
        const bool isClear = std::none_of(pills.begin(), pills.end(), [&](const WeightPill& other) {
            return place.adjusted(-1, 0, 1, 0).intersects(other.place);
        });
        if (isClear)
            pills.push_back({join, place});
    }
    return pills;
}

}  // namespace attn::ui
