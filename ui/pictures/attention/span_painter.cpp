// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/span_painter.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/frames.h"

namespace attn::ui {

void paintWindowBrackets(QPainter& painter, const QRectF& cells) {
    const Theme& t = theme();
    const double width = t.line, serif = std::clamp(cells.width() / 8, width, 4 * width);
    for (const bool isLeft : {true, false}) {
        const double x = isLeft ? cells.left() : cells.right() - width;
        const double from = isLeft ? cells.left() : cells.right() - serif;
        painter.fillRect(QRectF(x, cells.top(), width, cells.height()), t.mutedText);
        // In low rows the ends of the brackets would form boxes.
        if (cells.height() >= 7 * width) {
            painter.fillRect(QRectF(from, cells.top(), serif, width), t.mutedText);
            painter.fillRect(QRectF(from, cells.bottom() - width, serif, width), t.mutedText);
        }
    }
}

void paintCentreMark(QPainter& painter, QPointF tip, double width) {
    const Theme& t = theme();
    const double half = width / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // An edge in the colour of the ground separates it from dark cells and bars.
    painter.setPen(QPen(t.card, t.line));
    painter.setBrush(t.text);
    const QPointF corners[] = {tip, tip + QPointF(half, 1.1 * half), tip + QPointF(-half, 1.1 * half)};
    painter.drawPolygon(corners, 3);
    painter.restore();
}

void paintRowCentre(QPainter& painter, double x, double top, double bottom, double cellWidth) {
    const Theme& t = theme();
    const double height = bottom - top;
    if (height < 8) {
        const double left = std::round(x - 1);
        painter.fillRect(QRectF(left - 1, top, 4, height), t.card);
        painter.fillRect(QRectF(left, top, 2, height), t.text);
        return;
    }
    const double size = std::clamp(0.75 * std::min(cellWidth, height), 5.0, 11 * t.line);
    paintCentreMark(painter, QPointF(x, bottom - 0.55 * size), size);
}

double takenMarkSize(const QRectF& cell) {
    return std::clamp(0.5 * std::min(cell.width(), cell.height()), 3.0, 9.0 * theme().line);
}

void paintTakenMark(QPainter& painter, QPointF centre, double diameter, const QColor& ground) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().textOn(ground));
    painter.drawEllipse(centre, diameter / 2, diameter / 2);
    painter.restore();
}

QColor windowTint() {
    const QColor ground = theme().card, ink = theme().mutedText;
    constexpr float share = 0.12f;
    const auto mix = [](float from, float to) { return from + share * (to - from); };
    return QColor::fromRgbF(mix(ground.redF(), ink.redF()), mix(ground.greenF(), ink.greenF()),
                            mix(ground.blueF(), ink.blueF()));
}

void paintWindowBand(QPainter& painter, const QRectF& band) {
    painter.fillRect(band, windowTint());
    paintWindowBrackets(painter, band);
}

void paintCentreLine(QPainter& painter, double x, double top, double bottom) {
    const Theme& t = theme();
    const double left = std::round(x - t.line / 2);
    for (double y = top; y < bottom; y += 4 * t.line) {
        const double height = std::min(2 * t.line, bottom - y);
        painter.fillRect(QRectF(left - 1, y, t.line + 2, height), t.card);
        painter.fillRect(QRectF(left, y, t.line, height), t.text);
    }
    const double width = 8 * t.line;
    paintCentreMark(painter, QPointF(x, bottom - 0.55 * width), width);
}

void paintHollowBar(QPainter& painter, const QRectF& bar, const QColor& outline, double ratio) {
    const double width = std::max(theme().line, 1 / ratio);
    if (bar.height() > 2 * width && bar.width() > 3 * width) {
        paintFrame(painter, bar, outline, width);
    } else {
        painter.fillRect(QRectF(bar.left(), bar.bottom() - std::max(bar.height(), width), bar.width(),
                                std::max(bar.height(), width)),
                         outline);
    }
}

}  // namespace attn::ui
