// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/theme/lane_shape.h"

#include <QPainter>
#include <QTransform>
#include <cmath>
#include <numbers>

namespace attn::ui {
namespace {

QPainterPath polygon(const QPolygonF& corners) {
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

// From the top, at distances that take turns.
QPainterPath star(int points, double outer, double inner) {
    QPolygonF corners;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = std::numbers::pi * (static_cast<double>(i) / points - 0.5);
        const double distance = i % 2 == 0 ? outer : inner;
        corners << QPointF(distance * std::cos(angle), distance * std::sin(angle));
    }
    return polygon(corners);
}

QPainterPath rectangle(double halfWidth, double halfHeight) {
    QPainterPath path;
    path.addRect(-halfWidth, -halfHeight, 2 * halfWidth, 2 * halfHeight);
    return path;
}

QPainterPath disc(double radius) {
    QPainterPath path;
    path.addEllipse(QPointF(), radius, radius);
    return path;
}

QPainterPath halfDisc(double radius) {
    QPainterPath path;
    path.moveTo(-0.5 * radius, radius);
    path.arcTo(QRectF(-1.5 * radius, -radius, 2 * radius, 2 * radius), -90, 180);
    path.closeSubpath();
    return path;
}

QPainterPath turned(const QPainterPath& path, double degrees) {
    return QTransform().rotate(degrees).map(path);
}

}  // namespace

double laneShapeRadius(double line) {
    return 1.2 + 1.5 * line;
}

int laneShapeWidth(const Theme& theme) {
    return static_cast<int>(std::ceil(2 * laneShapeRadius(theme.strongLine)));
}

// All are full, and none is a cross or a plus sign: crosses, plus signs, rings and empty squares mean
// something else beside a name or on a picture. The marks of goals in the curves of training are a diamond
// and a triangle that points up.
QPainterPath laneShape(int colour, double radius) {
    const double r = radius;
    const QPainterPath triangle = polygon({{0, r}, {r, -0.75 * r}, {-r, -0.75 * r}});  // points down
    const QPainterPath hourglass = polygon({{-0.85 * r, -r}, {0.85 * r, -r}, {-0.85 * r, r}, {0.85 * r, r}});
    switch ((colour % laneColourCount + laneColourCount) % laneColourCount) {
        case 0:
            return disc(0.9 * r);
        case 1:
            return rectangle(0.92 * r, 0.92 * r);
        case 2:
            return triangle;
        case 3:
            return star(5, 1.1 * r, 0.45 * r);
        case 4:
            return turned(triangle, 90);
        case 5:
            return halfDisc(r);
        case 6:
            return hourglass;
        case 7:
            return star(4, 1.1 * r, 0.35 * r);
        case 8:
            return turned(hourglass, 90);
        case 9:
            return star(8, 1.1 * r, 0.6 * r);
        case 10:
            return rectangle(0.4 * r, r);
        case 11:
            return turned(halfDisc(r), 90);
        case 12:
            return rectangle(r, 0.4 * r);
        case 13:
            return turned(halfDisc(r), 180);
        case 14:
            return star(3, 1.1 * r, 0.3 * r);
        default:
            return turned(triangle, -90);
    }
}

void paintLaneShape(QPainter& painter, const Theme& theme, int colour, const QPointF& centre, double radius,
                    const QColor& ink) {
    const QPainterPath path = laneShape(colour, radius).translated(centre);
    painter.setPen(QPen(theme.card, 0.5 * radius, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.fillPath(path, ink.isValid() ? ink : theme.laneOutline(colour));
}

void paintLaneMark(QPainter& painter, const Theme& theme, int colour, const QRectF& square) {
    painter.fillPath(laneShape(colour, 0.45 * square.width()).translated(square.center()),
                     theme.laneOutline(colour));
}

}  // namespace attn::ui
