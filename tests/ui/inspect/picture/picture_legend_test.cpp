// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/picture/picture_legend.h"

#include <gtest/gtest.h>

#include <QGuiApplication>
#include <QImage>

#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

int inkOf(PictureLegend& legend) {
    legend.resize(legend.sizeHint());
    legend.show();
    const QImage image = legend.grab().toImage();
    const QRgb ground = image.pixel(image.width() - 1, 0);
    int drawn = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            drawn += image.pixel(x, y) != ground ? 1 : 0;
    return drawn;
}

TEST(PictureLegend, ItsTextIsWholeInBothDirections) {
    int usual = 0, turned = 0;
    {
        PictureLegend legend;
        usual = inkOf(legend);
    }
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    {
        PictureLegend legend;
        turned = inkOf(legend);
    }
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    EXPECT_GT(usual, 0);
    EXPECT_NEAR(turned, usual, 0.1 * usual);
}

}  // namespace
}  // namespace attn::ui
