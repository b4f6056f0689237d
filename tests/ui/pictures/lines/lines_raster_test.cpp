// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lines/lines_raster.h"

#include <gtest/gtest.h>

#include <QPainter>
#include <QPainterPath>
#include <cmath>

#include "tests/ui/pictures/synthetic_lane.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/lines/lines_known.h"
#include "ui/pictures/lines/lines_painter.h"
#include "ui/pictures/lines/lines_what_if.h"

namespace attn::ui {
namespace {

using Direction = LinesLayout::Direction;

// Compares the pixels and the paths of the same lane.
class LinesRasterTest : public testing::Test {
protected:
    QImage paint(LineInk ink) const {
        QImage image(m_size * m_ratio, QImage::Format_RGB32);
        image.setDevicePixelRatio(m_ratio);
        image.fill(theme().card);
        QPainter painter(&image);
        paintCalmLines(painter, layout(), *m_lane, m_selection,
                       tokenJoins(*m_lane, rowsShown(*m_lane, m_selection)), ink);
        return image;
    }
    LinesLayout layout() const {
        LinesLayout layout = layOutLines(*m_lane, m_size, m_zoom);
        layout.scrollTo(m_offset);
        return layout;
    }
    struct Difference {
        double mean = 0;
        int largest = 0;
    };
    Difference difference() const {
        const QImage paths = paint(LineInk::Paths), pixels = paint(LineInk::Pixels);
        Difference found;
        for (int y = 0; y < paths.height(); ++y) {
            for (int x = 0; x < paths.width(); ++x) {
                const QRgb a = paths.pixel(x, y), b = pixels.pixel(x, y);
                const int away = std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                                           std::abs(qBlue(a) - qBlue(b))});
                found.mean += away / (1.0 * paths.width() * paths.height());
                found.largest = std::max(found.largest, away);
            }
        }
        return found;
    }

    std::shared_ptr<LaneData> m_lane = syntheticLane({.sources = 12, .steps = 12, .hasReference = false});
    Selection m_selection{.step = 12};
    QSize m_size{420, 260};
    double m_ratio = 1, m_zoom = 1, m_offset = 0;
};

TEST_F(LinesRasterTest, PixelsLookAsPathsDo) {
    for (const double ratio : {1.0, 1.5, 2.0}) {
        m_ratio = ratio;
        const Difference found = difference();
        EXPECT_LT(found.mean, 1) << ratio;
        EXPECT_LT(found.largest, 64) << ratio;
    }
}

TEST_F(LinesRasterTest, SoTheyDoInColumnsZoomedAndScrolled) {
    for (QString& token : m_lane->sourceTokens)
        token = QStringLiteral("économique") + token;
    ASSERT_EQ(layout().direction, Direction::Columns);
    EXPECT_LT(difference().mean, 1);
    m_zoom = 3;
    m_offset = 170;
    EXPECT_LT(difference().mean, 1);
}

TEST_F(LinesRasterTest, VeryManyLinesToo) {
    m_lane = syntheticLane({.sources = 100, .steps = 100, .hasReference = false});
    m_selection.step = 100;
    EXPECT_LT(difference().mean, 6);
}

TEST_F(LinesRasterTest, KnownLinksToo) {
    m_lane->links = {{1, 0}, {3, 5}, {7, 6, false}, {2, 11, false}};
    const QImage links = paint(LineInk::Pixels);
    EXPECT_LT(difference().mean, 1.5);
    m_lane->links.clear();
    EXPECT_NE(links, paint(LineInk::Pixels));
}

TEST_F(LinesRasterTest, NothingIsDrawnWhereThereIsNoRoom) {
    for (const QSize size : {QSize(1, 1), QSize(10, 4), QSize(3, 200)}) {
        m_size = size;
        EXPECT_FALSE(paint(LineInk::Pixels).isNull());
    }
}

// Shares of a link's way on which the middle or the edge of its ribbon is gold.
struct Gold {
    double middle = 0, edges = 0;
};
Gold goldAlong(const QImage& image, const LinesLayout& layout, const Strand& strand) {
    Gold gold;
    const int all = 200;
    const auto isGold = [&](QPointF point) {
        const QColor colour = image.pixelColor(point.toPoint());
        return colour.hsvSaturation() > 110 && std::abs(colour.hsvHue() - theme().gold.hsvHue()) < 12;
    };
    for (int i = 0; i < all; ++i) {
        const double share = (i + 0.5) / all;
        const QPointF here = layout.at(strand.join, share), next = layout.at(strand.join, share + 0.001);
        const QPointF way = (next - here) / std::hypot(next.x() - here.x(), next.y() - here.y());
        const QPointF beside = QPointF(-way.y(), way.x()) * (strand.width + strand.hole) / 4;
        // The middle of a pixel is at one half.
        const QPointF half(0.5, 0.5);
        gold.middle += isGold(here - half) ? 1.0 / all : 0;
        gold.edges += isGold(here + beside - half) || isGold(here - beside - half) ? 1.0 / all : 0;
    }
    return gold;
}

TEST_F(LinesRasterTest, SureLinksAreSolidAndPossibleOnesDashed) {
    // There is no line, so the ribbon is empty.
    auto trace = std::make_shared<DecodeTrace>(*m_lane->trace);
    for (StepTrace& step : trace->steps)
        step.makeAlignment().weights.setZero();
    setTrace(*m_lane, trace);
    m_size = {900, 500};
    for (const LineInk ink : {LineInk::Pixels, LineInk::Paths}) {
        for (const bool isSure : {true, false}) {
            m_lane->links = {{4, 6, isSure}};
            const auto strands = knownStrands(layout(), *m_lane, 12);
            ASSERT_EQ(strands.size(), 1U);
            const Gold gold = goldAlong(paint(ink), layout(), strands[0]);
            EXPECT_LT(gold.middle, 0.05);
            if (isSure)
                EXPECT_GT(gold.edges, 0.95);
            else
                EXPECT_NEAR(gold.edges, 0.55, 0.2);
        }
    }
    // Undecoded rows have no strands yet. A lane without attention has none at all.
    EXPECT_TRUE(knownStrands(layout(), *m_lane, 6).empty());
    m_lane->attends = false;
    EXPECT_TRUE(knownStrands(layout(), *m_lane, 12).empty());
}

}  // namespace
}  // namespace attn::ui
