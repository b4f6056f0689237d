// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/hatch.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

QImage hatched(const std::vector<QRectF>& bands, double apart, double ratio) {
    QImage image((QSizeF(120, 120) * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(theme().card);
    QPainter painter(&image);
    paintHatch(painter, bands, apart);
    return image;
}

double inkIn(const QImage& image, QRectF area) {
    const double ratio = image.devicePixelRatio();
    const QRect pixels =
        QRectF(area.topLeft() * ratio, area.size() * ratio).toRect().intersected(image.rect());
    int drawn = 0;
    for (int y = pixels.top(); y <= pixels.bottom(); ++y)
        for (int x = pixels.left(); x <= pixels.right(); ++x)
            drawn += image.pixel(x, y) != theme().card.rgb() ? 1 : 0;
    return drawn / static_cast<double>(pixels.width() * pixels.height());
}

TEST(Hatch, IsLightInEveryTheme) {
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Projector})
        for (const double ratio : {1.0, 2.0}) {
            SCOPED_TRACE(testing::Message() << static_cast<int>(kind) << ", " << ratio);
            const ThemeScope scope(makeTheme(kind, ColourMap::Blues));
            const QRectF area(10, 10, 100, 100);
            const double cells = inkIn(hatched({area}, hatchInCells, ratio), area);
            const double small = inkIn(hatched({area}, hatchInSmall, ratio), area);
            EXPECT_LT(cells, 0.16);
            EXPECT_GT(cells, 0.05);
            EXPECT_LT(small, 0.23);
            EXPECT_GT(small, cells);
        }
}

TEST(Hatch, LeavesWhatIsBesideItAlone) {
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Projector}) {
        SCOPED_TRACE(static_cast<int>(kind));
        const ThemeScope scope(makeTheme(kind, ColourMap::Blues));
        const std::vector<QRectF> stairs = {{40, 10, 70, 30}, {70, 40, 40, 30}};
        const QImage image = hatched(stairs, hatchInCells, 1);
        EXPECT_GT(inkIn(image, stairs.front()), 0.0);
        EXPECT_EQ(inkIn(image, {0, 42, 68, 78}), 0.0) << "left below";
        EXPECT_EQ(inkIn(image, {0, 72, 120, 48}), 0.0) << "below";
        EXPECT_EQ(inkIn(image, {0, 0, 38, 120}), 0.0) << "left";
        EXPECT_EQ(inkIn(image, {0, 0, 120, 8}), 0.0) << "above";
    }
}

}  // namespace
}  // namespace attn::ui
