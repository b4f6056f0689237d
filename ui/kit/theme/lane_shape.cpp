// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/theme/lane_shape.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace attn::ui {
namespace {

constexpr int shapeCount = 8;

QPointF onCircle(double degrees, double radius) {
    const double angle = degrees * std::numbers::pi / 180;
    return {radius * std::cos(angle), radius * std::sin(angle)};
}

// Around the middle, from the top, at distances that take turns.
void addStar(QPainterPath& path, int points, double outer, double inner) {
    QPolygonF star;
    for (int i = 0; i < 2 * points; ++i)
        star << onCircle(180.0 * i / points - 90, i % 2 == 0 ? outer : inner);
    path.addPolygon(star);
    path.closeSubpath();
}

}  // namespace

double laneShapeRadius(double line) {
    return 1.2 + 1.5 * line;
}

// They are full or rings, because crosses, plus signs and empty squares mean something else beside a name or
// on a picture. The marks of goals in the curves of training are a diamond and a triangle that points up.
LaneShape laneShape(const Theme& theme, int colour, double radius) {
    QPainterPath path;
    bool isRing = false;
    const double r = radius;
    switch ((colour % shapeCount + shapeCount) % shapeCount) {
        case 0:
            path.addEllipse(QPointF(), 0.9 * r, 0.9 * r);
            break;
        case 1:
            path.addRect(-0.92 * r, -0.92 * r, 1.84 * r, 1.84 * r);
            break;
        case 2:
            path.addPolygon(QPolygonF({{0, r}, {r, -0.75 * r}, {-r, -0.75 * r}}));
            path.closeSubpath();
            break;
        case 3:
            addStar(path, 5, 1.1 * r, 0.45 * r);
            break;
        case 4:
            isRing = true;
            path.addEllipse(QPointF(), 0.8 * r, 0.8 * r);
            break;
        case 5:
            path.moveTo(-0.5 * r, r);
            path.arcTo(QRectF(-1.5 * r, -r, 2 * r, 2 * r), -90, 180);
            path.closeSubpath();
            break;
        case 6:
            path.addPolygon(QPolygonF({{-0.85 * r, -r}, {0.85 * r, -r}, {-0.85 * r, r}, {0.85 * r, r}}));
            path.closeSubpath();
            break;
        default:
            addStar(path, 4, 1.1 * r, 0.35 * r);
    }
    const QColor ink = theme.laneOutline(colour);
    return {path,
            QPen(ink, isRing ? 0.5 * radius : 0.5 * theme.line, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin),
            isRing ? theme.card : ink};
}

void paintLaneShape(QPainter& painter, const Theme& theme, int colour, const QPointF& centre, double radius,
                    const QColor& ink) {
    LaneShape shape = laneShape(theme, colour, radius);
    if (ink.isValid()) {
        if (shape.brush.color() == shape.pen.color())
            shape.brush.setColor(ink);
        shape.pen.setColor(ink);
    }
    const QPainterPath path = shape.path.translated(centre);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(theme.card, shape.pen.widthF() + 2 * theme.line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPath(path);
    painter.setPen(shape.pen);
    painter.setBrush(shape.brush);
    painter.drawPath(path);
}

void paintLaneMark(QPainter& painter, const Theme& theme, int colour, const QRectF& square) {
    const LaneShape shape = laneShape(theme, colour, 0.45 * square.width());
    painter.setPen(shape.pen);
    painter.setBrush(shape.brush);
    painter.drawPath(shape.path.translated(square.center()));
}

}  // namespace attn::ui
