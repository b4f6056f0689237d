// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/frames.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/theme.h"

namespace attn::ui {
namespace {

// Dashes of an edge of this length, its corners among them: the pieces between 0 and `length` are dash, gap,
// dash … all about as long as `wish`.
int dashCount(double length, double wish) {
    return std::max(2, static_cast<int>(std::lround((length / wish + 1) / 2)));
}

}  // namespace

double linkFrameWidth() {
    return 1.5 * theme().line + 0.5 + 1;  // gold and hairline
}

void paintFrame(QPainter& painter, const QRectF& rect, const QColor& colour, double width) {
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), width), colour);
    painter.fillRect(QRectF(rect.left(), rect.bottom() - width, rect.width(), width), colour);
    painter.fillRect(QRectF(rect.left(), rect.top(), width, rect.height()), colour);
    painter.fillRect(QRectF(rect.right() - width, rect.top(), width, rect.height()), colour);
}

void paintDashedFrame(QPainter& painter, const QRectF& rect, const QColor& colour, double width) {
    const double wish = std::max(4.0, 2 * width);
    const int across = dashCount(rect.width(), wish), down = dashCount(rect.height(), wish);
    const double wide = rect.width() / (2 * across - 1), high = rect.height() / (2 * down - 1);
    for (int i = 0; i < across; ++i) {
        const double left = rect.left() + 2 * i * wide;
        painter.fillRect(QRectF(left, rect.top(), wide, width), colour);
        painter.fillRect(QRectF(left, rect.bottom() - width, wide, width), colour);
    }
    for (int i = 0; i < down; ++i) {
        const double top = rect.top() + 2 * i * high;
        painter.fillRect(QRectF(rect.left(), top, width, high), colour);
        painter.fillRect(QRectF(rect.right() - width, top, width, high), colour);
    }
}

void paintLinkFrame(QPainter& painter, const QRectF& cell, bool isSure, double ratio) {
    const Theme& t = theme();
    const double least = std::min(cell.width(), cell.height());
    // Two thirds of the smaller side stay the weight's own colour.
    const double wish = std::min(linkFrameWidth() - 1, least / 6);
    const double width = std::round(std::max(wish, 1 / ratio) * ratio) / ratio;
    // A hairline of the ground parts gold from dark cells.
    const bool hasHairline = least >= 14;
    const QRectF inner = cell.adjusted(width, width, -width, -width);
    if (isSure) {
        paintFrame(painter, cell, t.gold, width);
        if (hasHairline)
            paintFrame(painter, inner, t.card, 1 / ratio);
        return;
    }
    if (hasHairline)
        paintFrame(painter, inner, t.card, 1 / ratio);
    // The gaps are the ground's: on a dark cell they would read as solid from afar.
    paintFrame(painter, cell, t.card, width);
    paintDashedFrame(painter, cell, t.gold, width);
}

}  // namespace attn::ui
