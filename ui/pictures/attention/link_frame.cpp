// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/link_frame.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>
#include <vector>

#include <QPainter>

#include "ui/kit/theme/theme.h"
#include "ui/kit/theme/theme_maps.h"
#include "ui/pictures/attention/frames.h"

namespace attn::ui {
namespace {

constexpr double leastContrast = 3;  // for graphics (WCAG 2, 1.4.11)
constexpr double leastCased = 10;    // px of the smaller side

}  // namespace

QColor goldCasing(const QColor& ground) {
    const QColor gold = theme().gold;
    if (contrast(gold, ground) >= leastContrast)
        return {};
    const auto standsOut = [&](const QColor& colour) {
        return std::min(contrast(colour, gold), contrast(colour, ground));
    };
    // Dark gold is tried first, because black frames mark the largest weights.
    const QColor dark = keepContrast(gold, gold, leastContrast);
    QColor best = dark;
    for (const QColor& casing : {dark, QColor(Qt::white), QColor(Qt::black)}) {
        if (standsOut(casing) >= leastContrast)
            return casing;
        best = standsOut(casing) > standsOut(best) ? casing : best;
    }
    return best;
}

namespace {

// Paints the part of a frame inside `part`, a cell of the colour `ground` which the frame surrounds or
// crosses. `least` is the smaller side of a cell.
void paintLinkPart(QPainter& painter, const QRectF& frame, const QRectF& part, double least,
                   const QColor& ground, bool isSure, double ratio) {
    const Theme& t = theme();
    // Two thirds of the smaller side keep the colour of the weight.
    const double wish = std::min(linkFrameWidth() - 1, least / 6);
    const double width = std::round(std::max(wish, 1 / ratio) * ratio) / ratio;
    const QColor casing = goldCasing(ground);
    const bool hasRoom = least >= leastCased;
    // Without room for a casing the gold itself becomes darker or lighter.
    const QColor gold = casing.isValid() && !hasRoom ? keepContrast(t.gold, ground, leastContrast) : t.gold;
    if (casing.isValid() && hasRoom) {
        const QRectF inner = frame.adjusted(width, width, -width, -width);
        const double line = std::max(1.0, std::floor(ratio)) / ratio;
        isSure ? paintFrame(painter, inner, casing, line)
               : paintDashedFrame(painter, inner, casing, line, part);
    }
    if (isSure)
        return paintFrame(painter, frame, gold, width);
    // The gaps have the colour of the card, because on a dark cell they would look solid from a distance.
    paintFrame(painter, frame, t.card, width, part);
    paintDashedFrame(painter, frame, gold, width, part);
}

// Possible links of adjacent cells in a row, which together explain the row's token.
struct PossibleRun {
    int row, first, last;
};

std::vector<PossibleRun> possibleRuns(const Picture& picture, int rows) {
    std::vector<Link> links;
    std::copy_if(picture.links.begin(), picture.links.end(), std::back_inserter(links),
                 [&](const Link& link) { return !link.sure && link.target < rows; });
    std::sort(links.begin(), links.end(), [](const Link& a, const Link& b) {
        return std::tie(a.target, a.source) < std::tie(b.target, b.source);
    });
    std::vector<PossibleRun> runs;
    for (const Link& link : links) {
        const int row = static_cast<int>(link.target), column = static_cast<int>(link.source);
        if (!runs.empty() && runs.back().row == row && column <= runs.back().last + 1)
            runs.back().last = column;
        else
            runs.push_back({row, column, column});
    }
    return runs;
}

}  // namespace

void paintCasedLink(QPainter& painter, const QRectF& cell, const QColor& ground, bool isSure, double ratio) {
    paintLinkPart(painter, cell, cell, std::min(cell.width(), cell.height()), ground, isSure, ratio);
}

void paintCasedLinks(QPainter& painter, const AttentionLayout& layout, const Picture& picture, int rows,
                     const std::function<QColor(int row, int column)>& colourOf) {
    const auto paint = [&](const QRectF& frame, double least, int row, int column, bool isSure) {
        if (!layout.showsRow(row) || !layout.showsColumn(column))
            return;
        const QColor ground = colourOf(row, column);
        paintLinkPart(painter, frame, layout.cell(row, column), least,
                      ground.isValid() ? ground : theme().card, isSure, layout.ratio);
    };
    for (const PossibleRun& run : possibleRuns(picture, rows)) {
        const QRectF frame = layout.cell(run.row, run.first).united(layout.cell(run.row, run.last));
        const double least = std::min(layout.cellWidth, frame.height());
        for (int column = run.first; column <= run.last; ++column)
            paint(frame, least, run.row, column, false);
    }
    for (const Link& link : picture.links) {
        if (link.target >= rows || !link.sure)
            continue;
        const int row = static_cast<int>(link.target), column = static_cast<int>(link.source);
        const QRectF cell = layout.cell(row, column);
        paint(cell, std::min(cell.width(), cell.height()), row, column, true);
    }
}

}  // namespace attn::ui
