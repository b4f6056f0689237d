// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/link_frame.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <vector>

#include "tests/ui/pictures/synthetic_lane.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr double leastContrast = 3;  // for graphics (WCAG 2, 1.4.11)

// All colours that a cell can have in a theme: those of weights and of their differences.
std::vector<QColor> cellColours(const Theme& t) {
    std::vector<QColor> colours = {t.card};
    for (int i = 0; i <= 255; ++i)
        colours.push_back(t.weight(i / 255.0));
    for (int i = -255; i <= 255; ++i)
        colours.push_back(t.signedValue(i / 255.0, 1));
    return colours;
}

// The colours from the cell's left edge to its middle, each once.
std::vector<QColor> colourRun(const QColor& ground, int size, double ratio) {
    QImage image(qRound(size * ratio), qRound(size * ratio), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(ground);
    QPainter painter(&image);
    paintCasedLink(painter, QRectF(0, 0, size, size), ground, true, ratio);
    painter.end();
    std::vector<QColor> run;
    for (int x = 0; x < image.width() / 2; ++x) {
        const QColor colour = image.pixelColor(x, image.height() / 2);
        if (run.empty() || run.back() != colour)
            run.push_back(colour);
    }
    return run;
}

TEST(LinkFrame, StandsOutOnEveryColourOfEveryMapAndTheme) {
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Projector}) {
        for (const ColourMap map : {ColourMap::Blues, ColourMap::Cividis, ColourMap::Grey}) {
            const ThemeScope scope(makeTheme(kind, map));
            for (const QColor& ground : cellColours(theme())) {
                for (const int size : {5, 7, 10, 16, 30}) {
                    for (const double ratio : {1.0, 1.5, 2.0}) {
                        const std::vector<QColor> run = colourRun(ground, size, ratio);
                        ASSERT_GE(run.size(), 2U);
                        EXPECT_EQ(run.back(), ground) << "the cell keeps its own colour";
                        EXPECT_LE(run.size(), 3U);
                        EXPECT_TRUE(size < 10 || run.front() == theme().gold);
                        for (std::size_t i = 1; i < run.size(); ++i)
                            ASSERT_GE(contrast(run[i - 1], run[i]), leastContrast)
                                << run[i - 1].name().toStdString() << " beside "
                                << run[i].name().toStdString() << ", " << size << " px";
                    }
                }
            }
        }
    }
}

// A picture of letters has narrow cells. A frame around each cell would hide all their colours.
TEST(LinkFrame, PossibleLinksOfNeighboursHaveOneOutline) {
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Projector}) {
        const ThemeScope scope(makeTheme(kind, ColourMap::Blues));
        const auto lane = syntheticLane({.sources = 20, .steps = 4});
        lane->links = {{7, 1, false}, {5, 1, false},  {6, 1, false},
                       {8, 1, false}, {11, 1, false}, {14, 1, true}};
        const AttentionLayout layout = layOut(*lane, {330, 200}, 1, {.rowLabelWidth = 30});
        ASSERT_LT(layout.cellWidth, 20);
        QImage image(layout.size, QImage::Format_RGB32);
        const QColor ground = theme().weight(0.4);
        image.fill(ground);
        QPainter painter(&image);
        paintCasedLinks(painter, layout, *lane, 4, [&](int, int) { return ground; });
        painter.end();
        const auto isGround = [&](double x) {
            return image.pixelColor(static_cast<int>(x), static_cast<int>(layout.cell(1, 0).center().y())) ==
                   ground;
        };
        // The middle of the row has no frame between the cells, from the second letter to the last but one.
        for (double x = layout.x(6); x < layout.x(8); ++x)
            EXPECT_TRUE(isGround(x)) << x;
        int framed = 0;
        for (const double x : {layout.x(5), layout.x(9) - 1, layout.x(11), layout.x(12) - 1, layout.x(14)})
            framed += !isGround(x);
        EXPECT_EQ(framed, 5) << "the ends, one by itself, a sure one";
        // The upper edge has dashes over all four cells.
        for (int j = 5; j <= 8; ++j) {
            bool isDashed = false;
            for (double x = layout.x(j); x < layout.x(j + 1); ++x)
                isDashed = isDashed ||
                           image.pixelColor(static_cast<int>(x), static_cast<int>(layout.y(1))) != ground;
            EXPECT_TRUE(isDashed) << j;
        }
        // Other rows have no frame.
        EXPECT_EQ(image.pixelColor(static_cast<int>(layout.x(5)), static_cast<int>(layout.y(2)) + 2), ground);
    }
}

TEST(LinkFrame, HasNoCasingWhereGoldStandsOutByItself) {
    const ThemeScope scope(makeTheme(ThemeKind::Light, ColourMap::Blues));
    EXPECT_FALSE(goldCasing(theme().card).isValid());
    EXPECT_TRUE(goldCasing(theme().weight(0.5)).isValid());
}

}  // namespace
}  // namespace attn::ui
