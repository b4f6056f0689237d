// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/theme/lane_shape.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace attn::ui {
namespace {

constexpr int side = 24;

// The shape in black on white: without its colour.
QImage shapeOf(int colour, double radius) {
    Theme theme = makeTheme(ThemeKind::Light, ColourMap::Blues);
    theme.card = Qt::white;
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLaneShape(painter, theme, colour, {side / 2.0, side / 2.0}, radius, Qt::black);
    painter.end();
    return image;
}

// The share of the ink of both shapes that only one of them has.
double difference(const QImage& one, const QImage& other) {
    double apart = 0, ink = 0;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const int a = 255 - qGray(one.pixel(x, y)), b = 255 - qGray(other.pixel(x, y));
            apart += std::abs(a - b);
            ink += std::max(a, b);
        }
    return apart / ink;
}

TEST(LaneShape, AllDifferWithoutTheirColours) {
    for (const double line : {2.0, 3.5})  // of the light theme and of the projector's
        for (int i = 0; i < laneColourCount; ++i)
            for (int j = 0; j < i; ++j) {
                const double radius = laneShapeRadius(line);
                EXPECT_GT(difference(shapeOf(i, radius), shapeOf(j, radius)), 0.2) << i << " and " << j;
            }
}

TEST(LaneShape, StaysInItsSquareAndHasTheLanesColour) {
    const Theme theme = makeTheme(ThemeKind::Dark, ColourMap::Blues);
    const QRectF square(6, 6, 12, 12);
    for (int colour = -1; colour < 2 * laneColourCount; ++colour) {
        QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paintLaneMark(painter, theme, colour, square);
        painter.end();
        bool hasColour = false;
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x) {
                const QColor found = image.pixelColor(x, y);
                hasColour = hasColour || found == theme.laneOutline(colour);
                EXPECT_TRUE(found.alpha() == 0 || square.contains(QPointF(x + 0.5, y + 0.5)))
                    << colour << " at " << x << ", " << y;
            }
        EXPECT_TRUE(hasColour) << colour;
    }
}

}  // namespace
}  // namespace attn::ui
