// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/theme/theme.h"

#include <gtest/gtest.h>

#include <QImage>
#include <cmath>
#include <set>

#include "ui/kit/theme/theme_maps.h"
#include "ui/kit/theme/themed_icon.h"

namespace attn::ui {
namespace {

struct Choice {
    ThemeKind kind;
    ColourMap map;
};

class ThemeTest : public testing::TestWithParam<Choice> {
protected:
    const Theme t = makeTheme(GetParam().kind, GetParam().map);
};

TEST_P(ThemeTest, LanesDoNotLookAlike) {
    for (int lane = 0; lane < laneColourCount; ++lane) {
        for (int other = 0; other < lane; ++other) {
            const LabColour a = toLab(t.lane(lane)), b = toLab(t.lane(other));
            EXPECT_GT(std::hypot(a.lightness - b.lightness, a.a - b.a, a.b - b.b), 0.07)
                << "lanes " << other << " and " << lane << " look alike";
        }
    }
}

TEST_P(ThemeTest, SixteenLanesHaveColoursOfTheirOwn) {
    ASSERT_EQ(laneColourCount, 16);
    std::set<QRgb> colours;
    for (int lane = 0; lane < laneColourCount; ++lane)
        colours.insert(t.lane(lane).rgb());
    EXPECT_EQ(colours.size(), 16U);
    EXPECT_EQ(t.lane(16), t.lane(0));
}

TEST_P(ThemeTest, NumbersOnCellsAreReadable) {
    for (int i = 0; i <= 255; ++i) {
        const QColor cell = t.weight(i / 255.0);
        EXPECT_GE(contrast(t.textOn(cell), cell), 4.5) << "weight " << i / 255.0;
    }
}

TEST_P(ThemeTest, WeightsAreOrderedByLightness) {
    const double direction = t.isDark ? 1 : -1;
    double last = toLab(t.weight(0)).lightness;
    for (int i = 1; i <= 255; ++i) {
        const double lightness = toLab(t.weight(i / 255.0)).lightness;
        // One step of eight-bit rounding may be wrong.
        EXPECT_GT(direction * (lightness - last), -0.004) << "weight " << i / 255.0;
        last = lightness;
    }
    for (int i = 8; i <= 255; i += 8) {
        EXPECT_GT(
            direction * (toLab(t.weight(i / 255.0)).lightness - toLab(t.weight((i - 8) / 255.0)).lightness),
            0);
    }
    EXPECT_GT(direction * (last - toLab(t.weight(0)).lightness), 0.5);
}

TEST_P(ThemeTest, SignedMapIsCentredAndDiverges) {
    const LabColour zero = toLab(t.signedValue(0, 2)), low = toLab(t.signedValue(-2, 2)),
                    high = toLab(t.signedValue(2, 2));
    EXPECT_NEAR(zero.a, 0, 0.03);
    EXPECT_NEAR(zero.b, 0, 0.03);
    EXPECT_LT(low.b, -0.05);  // blue
    EXPECT_GT(high.b, 0.05);  // orange
    EXPECT_EQ(t.signedValue(-9, 2), t.signedValue(-2, 2));
    EXPECT_EQ(t.signedValue(1, 0), t.signedValue(0, 1));
}

INSTANTIATE_TEST_SUITE_P(
    All, ThemeTest,
    testing::Values(Choice{ThemeKind::Light, ColourMap::Blues}, Choice{ThemeKind::Light, ColourMap::Cividis},
                    Choice{ThemeKind::Light, ColourMap::Grey}, Choice{ThemeKind::Dark, ColourMap::Blues},
                    Choice{ThemeKind::Dark, ColourMap::Cividis}, Choice{ThemeKind::Dark, ColourMap::Grey},
                    Choice{ThemeKind::Projector, ColourMap::Blues},
                    Choice{ThemeKind::Projector, ColourMap::Cividis},
                    Choice{ThemeKind::Projector, ColourMap::Grey}));

TEST(Theme, ContrastFollowsWcag) {
    EXPECT_NEAR(contrast(Qt::black, Qt::white), 21, 1e-6);
    EXPECT_NEAR(contrast(QColor("#777777"), Qt::white), 4.48, 0.01);
    EXPECT_NEAR(contrast(Qt::red, Qt::red), 1, 1e-9);
}

// Its pictures are kept by name, colour and size: none may be taken for another one.
TEST(ThemedIcon, HasTheColoursThatAreAskedFor) {
    const auto inkOf = [](const QIcon& icon, QIcon::Mode mode, int pixels) {
        const QImage image = icon.pixmap(QSize(pixels, pixels), 1, mode).toImage();
        std::set<QRgb> opaque;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (qAlpha(image.pixel(x, y)) == 255)
                    opaque.insert(image.pixel(x, y) & 0xFFFFFF);
        return opaque;
    };
    for (int round = 0; round < 2; ++round)
        for (const char* name : {"play", "pause"})
            for (const int pixels : {16, 64}) {
                const QIcon icon =
                    themedIcon(QString::fromLatin1(name), QColor(255, 0, 0), QColor(0, 0, 255));
                EXPECT_EQ(inkOf(icon, QIcon::Normal, pixels), std::set<QRgb>{0xFF0000});
                EXPECT_EQ(inkOf(icon, QIcon::Disabled, pixels), std::set<QRgb>{0x0000FF});
            }
    EXPECT_NE(themedIcon(QStringLiteral("play"), Qt::red, Qt::blue).pixmap(64, 64).toImage(),
              themedIcon(QStringLiteral("pause"), Qt::red, Qt::blue).pixmap(64, 64).toImage());
    EXPECT_TRUE(themedIcon(QStringLiteral("no such icon"), Qt::red, Qt::blue).isNull());
    EXPECT_TRUE(themedIcon({}, Qt::red, Qt::blue).isNull());
}

TEST(Theme, ProjectorLabelsHaveTwentyPoints) {
    EXPECT_DOUBLE_EQ(makeTheme(ThemeKind::Projector, ColourMap::Blues).label.pointSizeF(), 20);
}

}  // namespace
}  // namespace attn::ui
