// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/frames.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/link_frame.h"

namespace attn::ui {
namespace {

// The number of dashes on an edge of this length, including its corners: the pieces are dash, gap, dash …,
// all about as long as `wish`.
int dashCount(double length, double wish) {
    return std::max(2, static_cast<int>(std::lround((length / wish + 1) / 2)));
}

void fillWithin(QPainter& painter, const QRectF& piece, const QRectF& part, const QColor& colour) {
    if (const QRectF seen = piece & part; !seen.isEmpty())
        painter.fillRect(seen, colour);
}

}  // namespace

double linkFrameWidth() {
    return 1.5 * theme().line + 0.5 + 1;  // gold and hairline
}

void paintFrame(QPainter& painter, const QRectF& rect, const QColor& colour, double width) {
    paintFrame(painter, rect, colour, width, rect);
}

void paintFrame(QPainter& painter, const QRectF& rect, const QColor& colour, double width,
                const QRectF& part) {
    const auto fill = [&](const QRectF& piece) { fillWithin(painter, piece, part, colour); };
    fill(QRectF(rect.left(), rect.top(), rect.width(), width));
    fill(QRectF(rect.left(), rect.bottom() - width, rect.width(), width));
    fill(QRectF(rect.left(), rect.top(), width, rect.height()));
    fill(QRectF(rect.right() - width, rect.top(), width, rect.height()));
}

void paintDashedFrame(QPainter& painter, const QRectF& rect, const QColor& colour, double width) {
    paintDashedFrame(painter, rect, colour, width, rect);
}

void paintDashedFrame(QPainter& painter, const QRectF& rect, const QColor& colour, double width,
                      const QRectF& part) {
    const auto fill = [&](const QRectF& piece) { fillWithin(painter, piece, part, colour); };
    const double wish = std::max(4.0, 2 * width);
    const int across = dashCount(rect.width(), wish), down = dashCount(rect.height(), wish);
    const double wide = rect.width() / (2 * across - 1), high = rect.height() / (2 * down - 1);
    for (int i = 0; i < across; ++i) {
        const double left = rect.left() + 2 * i * wide;
        fill(QRectF(left, rect.top(), wide, width));
        fill(QRectF(left, rect.bottom() - width, wide, width));
    }
    for (int i = 0; i < down; ++i) {
        const double top = rect.top() + 2 * i * high;
        fill(QRectF(rect.left(), top, width, high));
        fill(QRectF(rect.right() - width, top, width, high));
    }
}

void paintLinkFrame(QPainter& painter, const QRectF& cell, bool isSure, double ratio) {
    paintCasedLink(painter, cell, theme().card, isSure, ratio);
}

}  // namespace attn::ui
