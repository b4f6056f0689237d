// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/link_frame.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/theme.h"
#include "ui/theme_maps.h"
#include "ui/views/frames.h"

namespace attn::ui {
namespace {

constexpr double leastContrast = 3;  // of graphics (WCAG 2, 1.4.11)
constexpr double leastCased = 10;    // px of the smaller side

}  // namespace

QColor goldCasing(const QColor& ground) {
    const QColor gold = theme().gold;
    if (contrast(gold, ground) >= leastContrast)
        return {};
    const auto standsOut = [&](const QColor& colour) {
        return std::min(contrast(colour, gold), contrast(colour, ground));
    };
    // A dark gold first: black frames are those of the largest weights.
    const QColor dark = keepContrast(gold, gold, leastContrast);
    QColor best = dark;
    for (const QColor& casing : {dark, QColor(Qt::white), QColor(Qt::black)}) {
        if (standsOut(casing) >= leastContrast)
            return casing;
        best = standsOut(casing) > standsOut(best) ? casing : best;
    }
    return best;
}

void paintCasedLink(QPainter& painter, const QRectF& cell, const QColor& ground, bool isSure, double ratio) {
    const Theme& t = theme();
    const double least = std::min(cell.width(), cell.height());
    // Two thirds of the smaller side stay the weight's own colour.
    const double wish = std::min(linkFrameWidth() - 1, least / 6);
    const double width = std::round(std::max(wish, 1 / ratio) * ratio) / ratio;
    const QColor casing = goldCasing(ground);
    const bool hasRoom = least >= leastCased;
    // Without room for a casing the gold itself gets darker or lighter.
    const QColor gold = casing.isValid() && !hasRoom ? keepContrast(t.gold, ground, leastContrast) : t.gold;
    if (casing.isValid() && hasRoom) {
        const QRectF inner = cell.adjusted(width, width, -width, -width);
        const double line = std::max(1.0, std::floor(ratio)) / ratio;
        isSure ? paintFrame(painter, inner, casing, line) : paintDashedFrame(painter, inner, casing, line);
    }
    if (isSure)
        return paintFrame(painter, cell, gold, width);
    // The gaps are the card's: on a dark cell they would read as solid from afar.
    paintFrame(painter, cell, t.card, width);
    paintDashedFrame(painter, cell, gold, width);
}

void paintCasedLinks(QPainter& painter, const AttentionLayout& layout, const LaneData& lane, int rows,
                     const std::function<QColor(int row, int column)>& colourOf) {
    for (const Link& link : lane.links) {
        if (link.target >= rows || !layout.showsRow(link.target) || !layout.showsColumn(link.source)) {
            continue;
        }
        const QColor ground = colourOf(link.target, link.source);
        paintCasedLink(painter, layout.cell(link.target, link.source),
                       ground.isValid() ? ground : theme().card, link.sure, layout.ratio);
    }
}

}  // namespace attn::ui
