// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/found_links.h"

#include <algorithm>

#include <QPainter>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_painter.h"
#include "ui/pictures/attention/frames.h"
#include "ui/pictures/lane/sole_focus.h"
#include "ui/pictures/lane/span_view.h"

namespace attn::ui {
namespace {

constexpr double smallCell = 26;  // px

// A ring in the colour of the ground separates it from dark cells.
void paintFoundDot(QPainter& painter, QPointF centre, double size) {
    const Theme& t = theme();
    const double ring = size >= 5 ? t.line : 0.5;
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.card);
    painter.drawEllipse(centre, size / 2 + ring, size / 2 + ring);
    painter.setBrush(t.accent);
    painter.drawEllipse(centre, size / 2, size / 2);
}

double wholeDot() {
    return 5 + 2 * theme().line;
}

}  // namespace

void paintFoundLinks(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                     const std::vector<Link>& links, int rows) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Link& link : links) {
        if (link.target >= rows || !layout.showsRow(link.target) || !layout.showsColumn(link.source))
            continue;
        const MapTrace& attention = picture.rows[link.target];
        const double number = soleFocusOf(attention) == link.source
                                  ? largestNumberWidth(layout, attention, link.target, link.source)
                                  : 0;
        const QRectF cell = layout.cell(link.target, link.source);
        const double least = std::min(cell.width(), cell.height());
        const double size = std::clamp(0.32 * least, std::min(3.0, least), wholeDot());
        // The dot is inside the outline of a known link.
        const double inset = size / 2 + std::min(linkFrameWidth() + theme().line, least / 6);
        const QPointF corner(inset + theme().line, inset + 1);
        if (number > 0 && (cell.width() - number) / 2 < corner.x() + size / 2 + 2 * theme().line)
            continue;
        paintFoundDot(painter, number == 0 && least < smallCell ? cell.center() : cell.bottomRight() - corner,
                      size);
    }
    painter.restore();
}

void paintFoundMark(QPainter& painter, const QRectF& place) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintFoundDot(painter, place.center(), wholeDot());
    painter.restore();
}

}  // namespace attn::ui
