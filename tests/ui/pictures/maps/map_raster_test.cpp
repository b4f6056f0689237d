// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/maps/map_raster.h"

#include <gtest/gtest.h>

#include "ui/kit/theme/theme.h"

namespace attn::test {
namespace {

std::vector<Vector> unitRows(int count) {
    std::vector<Vector> rows;
    for (int row = 0; row < count; ++row)
        rows.push_back(Vector::Unit(count, row));
    return rows;
}

TEST(MapRaster, GivesEachCellItsOwnPixelsWhereThereIsRoom) {
    const QImage image = ui::mapRaster(unitRows(4), 3, 4, 4, {8, 12});
    for (int y = 0; y < 12; ++y)
        for (int x = 0; x < 8; ++x) {
            const int row = y / 3, column = x / 2;
            const QRgb expected = row >= 3 ? 0 : ui::theme().weight(row == column ? 1 : 0).rgba();
            EXPECT_EQ(image.pixel(x, y), expected) << x << ", " << y;
        }
}

TEST(MapRaster, LosesNoPeakWhereAPixelHasSeveralCells) {
    std::vector<Vector> rows(60, Vector::Zero(60));
    rows[31][17] = 1;
    const QImage image = ui::mapRaster(rows, 60, 60, 60, {20, 20});
    int dark = 0;
    for (int y = 0; y < 20; ++y)
        for (int x = 0; x < 20; ++x)
            dark += image.pixel(x, y) == ui::theme().weight(1).rgba() ? 1 : 0;
    EXPECT_EQ(dark, 1);
    EXPECT_EQ(image.pixel(17 / 3, 31 / 3), ui::theme().weight(1).rgba());
}

TEST(MapRaster, IsTransparentAfterTheEndOfARow) {
    const std::vector<Vector> rows = {Vector::Ones(1), Vector::Constant(2, Real(0.5))};
    const QImage image = ui::mapRaster(rows, 2, 3, 3, {3, 3});
    EXPECT_EQ(qAlpha(image.pixel(1, 0)), 0);
    EXPECT_EQ(image.pixel(1, 1), ui::theme().weight(0.5).rgba());
    EXPECT_EQ(qAlpha(image.pixel(2, 1)), 0);
    EXPECT_EQ(qAlpha(image.pixel(0, 2)), 0);
}

}  // namespace
}  // namespace attn::test
