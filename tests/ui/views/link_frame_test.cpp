// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/link_frame.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <vector>

#include "ui/theme.h"

namespace attn::ui {
namespace {

constexpr double leastContrast = 3;  // of graphics (WCAG 2, 1.4.11)

// Every colour that a cell can have in a theme: of weights, and of their differences.
std::vector<QColor> cellColours(const Theme& t) {
    std::vector<QColor> colours = {t.card};
    for (int i = 0; i <= 255; ++i)
        colours.push_back(t.weight(i / 255.0));
    for (int i = -255; i <= 255; ++i)
        colours.push_back(t.signedValue(i / 255.0, 1));
    return colours;
}

// Colours from the cell's left edge to its middle, each once.
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

TEST(LinkFrame, HasNoCasingWhereGoldStandsOutByItself) {
    const ThemeScope scope(makeTheme(ThemeKind::Light, ColourMap::Blues));
    EXPECT_FALSE(goldCasing(theme().card).isValid());
    EXPECT_TRUE(goldCasing(theme().weight(0.5)).isValid());
}

}  // namespace
}  // namespace attn::ui
