// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/charts/scatter_raster.h"

#include <gtest/gtest.h>

namespace attn::ui {
namespace {

TEST(ScatterRaster, DotsStandWhereTheyShouldAndAddUp) {
    const DotLook look{QColor(Qt::blue), 3, 0.5};
    const QImage image = rasterDots({20, 10}, {{4.5, 5.5}, {14.5, 5.5}, {14.2, 5.9}, {14.8, 5.1}}, look);
    ASSERT_EQ(image.size(), QSize(20, 10));
    EXPECT_EQ(image.pixelColor(0, 0).alpha(), 0);
    EXPECT_NEAR(image.pixelColor(4, 5).alphaF(), 0.5, 0.01);
    EXPECT_NEAR(image.pixelColor(14, 5).alphaF(), 0.875, 0.01);
    EXPECT_EQ(image.pixelColor(9, 5).alpha(), 0);
}

TEST(ScatterRaster, DotsAtTheEdgeAreCut) {
    const QImage image =
        rasterDots({8, 8}, {{0, 0}, {7.9, 7.9}, {-50, 3}, {3, 1e6}}, {QColor(Qt::red), 5, 1});
    EXPECT_EQ(image.pixelColor(0, 0).alpha(), 255);
    EXPECT_EQ(image.pixelColor(7, 7).alpha(), 255);
    EXPECT_EQ(image.pixelColor(4, 3).alpha(), 0);
}

TEST(ScatterRaster, ManyDotsAreSmaller) {
    EXPECT_GT(dotLook(100, 1).diameter, dotLook(100'000, 1).diameter);
    EXPECT_GT(dotLook(100, 1).alpha, dotLook(100'000, 1).alpha);
}

}  // namespace
}  // namespace attn::ui
