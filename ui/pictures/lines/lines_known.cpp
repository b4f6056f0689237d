// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lines/lines_known.h"

#include <algorithm>

#include <QPainter>
#include <QPainterPath>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/lane/span_view.h"
#include "ui/pictures/lines/lines_what_if.h"

namespace attn::ui {
namespace {

double weightAt(const Picture& picture, const Link& link) {
    const Vector& weights = drawnWeights(picture.rows[link.target]);
    return link.source < weights.size() ? static_cast<double>(weights[link.source]) : 0;
}

void paintRibbon(QPainter& painter, const QPainterPath& path, double width, double hole, bool isDashed) {
    const Theme& t = theme();
    QPen gold(t.gold, width, Qt::SolidLine, Qt::FlatCap);
    if (isDashed)
        gold.setDashPattern({dashLength() / width, dashLength() / width});
    painter.strokePath(path, gold);
    painter.strokePath(path, QPen(t.card, hole, Qt::SolidLine, Qt::FlatCap));
}

}  // namespace

std::vector<Strand> knownStrands(const LinesLayout& layout, const Picture& picture, int rows) {
    const Theme& t = theme();
    std::vector<Strand> strands;
    if (!picture.attends)
        return strands;
    // If tokens are close together, there is no room for a gap.
    const double pitch = std::min(layout.source.pitch, layout.output.pitch);
    const double gap = pitch >= 12 ? 0.75 * t.line : 0, gold = (pitch >= 12 ? 1.5 : 1) * t.line;
    for (const Link& link : picture.links) {
        if (link.target >= rows || link.target >= layout.output.count() ||
            link.source >= layout.source.count())
            continue;
        const TokenJoin join{static_cast<int>(link.source), static_cast<int>(link.target),
                             weightAt(picture, link)};
        const double hole = std::max(layout.width(join.weight), 2 * t.line) + 2 * gap;
        if (layout.isInSight(join))
            strands.push_back({join, hole + 2 * gold, 1, hole, !link.sure});
    }
    return strands;
}

void paintKnownStrands(QPainter& painter, const LinesLayout& layout, const std::vector<Strand>& strands) {
    for (const Strand& strand : strands)
        paintRibbon(painter, linePath(layout, strand.join), strand.width, strand.hole, strand.isDashed);
}

void paintKnownMark(QPainter& painter, const QRectF& place, bool isSure) {
    const Theme& t = theme();
    QPainterPath path(QPointF(place.left(), place.center().y()));
    path.lineTo(place.right(), place.center().y());
    const double hole = 4 * t.line, width = hole + 3 * t.line;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintRibbon(painter, path, width, hole, !isSure);
    painter.restore();
}

}  // namespace attn::ui
