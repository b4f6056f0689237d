// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include "tests/ui/pictures/synthetic_lane.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/lines/lines_view.h"

namespace attn::ui {
namespace {

class LinesInCardsTest : public testing::Test {
protected:
    void show(QSize size, int lanes) {
        std::vector<std::shared_ptr<const LaneData>> data;
        for (int i = 0; i < lanes; ++i)
            data.push_back(syntheticLane({.sources = 60, .steps = 60, .hasReference = false},
                                         static_cast<unsigned>(i + 1)));
        m_grid.resize(size);
        m_grid.setLanes(std::move(data));
        m_grid.setSelection({.step = 60});
        m_grid.show();
        QTest::qWait(1);
    }
    LaneGrid m_grid;
};

TEST_F(LinesInCardsTest, TheyTakeThePlotsPlaceOrStandBesideIt) {
    show({800, 600}, 4);
    m_grid.setPicture(StepPicture::Lines);
    for (int i = 0; i < 4; ++i) {
        EXPECT_TRUE(m_grid.card(i)->plot()->isHidden());
        EXPECT_TRUE(m_grid.card(i)->lines()->isVisible());
    }
    EXPECT_FALSE(m_grid.showsCells());
    m_grid.resize(2200, 900);
    QTest::qWait(1);
    const LaneCard& card = *m_grid.card(0);
    EXPECT_TRUE(card.plot()->isVisible());
    EXPECT_TRUE(m_grid.showsCells());
    EXPECT_LT(card.plot()->geometry().right(), card.lines()->geometry().left());
    EXPECT_TRUE(card.rect().contains(card.lines()->geometry()));
    m_grid.setPicture(StepPicture::Heatmap);
    EXPECT_TRUE(card.lines()->isHidden());
    EXPECT_TRUE(card.plot()->isVisible());
}

// For the lane in focus both pictures have large labels.
TEST_F(LinesInCardsTest, LabelsAreAsLargeAsThoseOfTheHeatmapBeside) {
    m_grid.resize(1400, 900);
    m_grid.setLanes({syntheticLane({.sources = 10, .steps = 12})});
    m_grid.setSelection({.step = 6});
    m_grid.setPicture(StepPicture::Lines);
    m_grid.show();
    QTest::qWait(1);
    LaneCard& card = *m_grid.card(0);
    const double usual = theme().label.pointSizeF();
    EXPECT_EQ(card.lines()->places().source.font.pointSizeF(), usual);
    card.setLarge(true);
    QTest::qWait(1);
    ASSERT_TRUE(card.plot()->isVisible());
    EXPECT_GT(card.lines()->places().source.font.pointSizeF(), 1.2 * usual);
    EXPECT_NEAR(card.lines()->places().source.font.pointSizeF(), card.plot()->places().rowFont.pointSizeF(),
                1);
    card.setLarge(false);
    QTest::qWait(1);
    EXPECT_EQ(card.lines()->places().source.font.pointSizeF(), usual);
}

TEST_F(LinesInCardsTest, LanesScrollAndZoomTogether) {
    show({800, 600}, 3);
    AttentionPlot* plot = m_grid.card(1)->plot();
    const double cell = plot->places().cellWidth;
    QTest::qWait(1);
    const auto turn = [](QWidget* widget, QPoint delta, Qt::KeyboardModifiers modifiers) {
        const QPointF middle = QRectF(widget->rect()).center();
        QWheelEvent wheel(middle, widget->mapToGlobal(middle), {}, delta, {}, modifiers, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(widget, &wheel);
    };
    for (int i = 0; i < 4; ++i)
        turn(plot, {0, 120}, Qt::ControlModifier);
    EXPECT_GT(plot->places().cellWidth, 1.8 * cell);
    for (int i = 0; i < 3; ++i)
        EXPECT_EQ(m_grid.card(i)->plot()->places().cellWidth, plot->places().cellWidth);
    const int row = plot->places().firstRow;
    turn(plot, {0, 120}, {});
    EXPECT_LT(plot->places().firstRow, row);
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(m_grid.card(i)->plot()->places().firstRow, plot->places().firstRow);
        EXPECT_EQ(m_grid.card(i)->plot()->places().firstColumn, plot->places().firstColumn);
    }
    // Dragging scrolls the view and does not go to a step.
    QSignalSpy steps(&m_grid, &LaneGrid::stepRequested);
    const int column = plot->places().firstColumn;
    const QPoint middle = plot->places().cells.center().toPoint();
    const int by = column > 0 ? 60 : -60;
    QTest::mousePress(plot, Qt::LeftButton, {}, middle);
    QTest::mouseMove(plot, middle + QPoint(by, 0));
    QTest::mouseRelease(plot, Qt::LeftButton, {}, middle + QPoint(by, 0));
    EXPECT_NE(plot->places().firstColumn, column);
    EXPECT_EQ(steps.count(), 0);
    QTest::mouseClick(plot, Qt::LeftButton, {}, middle);
    EXPECT_EQ(steps.count(), 1);
    m_grid.resetZoom();
    EXPECT_EQ(plot->places().cellWidth, cell);
}

}  // namespace
}  // namespace attn::ui
