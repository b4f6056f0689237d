// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/cards/lane_grid.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/pictures/synthetic_lane.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_card.h"

namespace attn::ui {
namespace {

std::vector<std::shared_ptr<const LaneData>> lanes(int count) {
    std::vector<std::shared_ptr<const LaneData>> all;
    for (int i = 0; i < count; ++i) {
        all.push_back(syntheticLane({.sources = 20}, static_cast<unsigned>(i + 1)));
    }
    return all;
}

TEST(LaneGrid, EightLanesStandInTwoRowsOfAWideWindow) {
    LaneGrid grid;
    grid.resize(1600, 600);
    grid.setLanes(lanes(8));
    grid.show();
    EXPECT_EQ(grid.columns(), 4);
    for (int i = 1; i < 8; ++i) {
        EXPECT_EQ(grid.card(i)->size(), grid.card(0)->size());
        EXPECT_EQ(grid.card(i)->plot()->places().cells, grid.card(0)->plot()->places().cells);
    }
    EXPECT_LE(grid.card(7)->geometry().bottom(), grid.height());
}

TEST(LaneGrid, NeverStandsToTheSide) {
    LaneGrid grid;
    grid.resize(600, 300);
    grid.setLanes(lanes(4));
    grid.show();
    grid.widget()->resize(700, 900);
    grid.ensureVisible(690, 10);
    EXPECT_EQ(grid.horizontalScrollBar()->value(), 0);
    EXPECT_EQ(grid.widget()->x(), 0);
}

TEST(LaneGrid, CardsKeepClearOfTheScrollBarInBothDirections) {
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft})
        for (const bool isFocused : {false, true}) {
            SCOPED_TRACE(testing::Message() << direction << ", " << isFocused);
            LaneGrid grid;
            grid.setLayoutDirection(direction);
            grid.resize(500, isFocused ? 90 : 300);
            grid.setLanes(lanes(8));
            grid.setFocused(isFocused);
            grid.show();
            QTest::qWait(1);
            ASSERT_TRUE(grid.verticalScrollBar()->isVisible());
            const QRect room(QPoint(), grid.viewport()->size());
            int left = room.width(), right = 0;
            for (int i = 0; i < 8; ++i)
                if (LaneCard* card = grid.card(i); !card->isHidden()) {
                    const int from = card->mapTo(grid.viewport(), QPoint()).x();
                    left = std::min(left, from);
                    right = std::max(right, from + card->width());
                }
            EXPECT_NEAR(left, laneSideMargin, 4);
            EXPECT_NEAR(room.width() - right, laneSideMargin, 4);
        }
}

TEST(LaneGrid, TheSelectedLaneIsInSight) {
    LaneGrid grid;
    grid.resize(500, 300);
    grid.setLanes(lanes(8));
    grid.show();
    QTest::qWait(1);
    const auto isInSight = [&](int lane) {
        const LaneCard& card = *grid.card(lane);
        return card.visibleRegion().boundingRect() == card.rect();
    };
    ASSERT_TRUE(isInSight(0));
    ASSERT_FALSE(isInSight(7));
    Selection selection;
    for (const int lane : {7, 0, 5}) {
        selection.lane = lane;
        grid.setSelection(selection);
        EXPECT_TRUE(isInSight(lane)) << lane;
    }
    // A hover or a step does not change where the user scrolled.
    grid.verticalScrollBar()->setValue(0);
    selection.source = 2;
    selection.step = 3;
    grid.setSelection(selection);
    EXPECT_EQ(grid.verticalScrollBar()->value(), 0);
    grid.resize(640, 320);
    QTest::qWait(1);
    EXPECT_TRUE(isInSight(5));
    grid.resize(640, 120);
    QTest::qWait(1);
    EXPECT_GE(grid.card(5)->mapTo(&grid, QPoint(0, 0)).y(), 0) << "its head, where it is too high";
}

TEST(LaneGrid, CardsNeitherOverlapNorGetTooSmall) {
    for (const QSize size : {QSize(1000, 400), QSize(1600, 600), QSize(500, 300), QSize(2500, 1100)}) {
        for (int count = 1; count <= 8; ++count) {
            LaneGrid grid;
            grid.resize(size);
            grid.setLanes(lanes(count));
            grid.show();
            for (int i = 0; i < count; ++i) {
                EXPECT_GE(grid.card(i)->height(), grid.card(i)->minimumSizeHint().height());
                EXPECT_LE(grid.card(i)->geometry().right(), size.width());
                for (int j = 0; j < i; ++j) {
                    EXPECT_FALSE(grid.card(i)->geometry().intersects(grid.card(j)->geometry()));
                }
            }
        }
    }
}

TEST(LaneGrid, TextsOfACardKeepClearOfEachOther) {
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Projector}) {
        setTheme(kind);
        for (const QSize size : {QSize(1000, 420), QSize(1600, 600), QSize(2500, 1100)}) {
            LaneGrid grid;
            grid.resize(size);
            grid.setLanes(lanes(8));
            Selection selection;
            selection.step = 5;
            grid.setSelection(selection);
            grid.show();
            QList<QWidget*> parts;
            for (const char* name : {"name", "next", "entropy", "aer", "accuracy", "heatmap"}) {
                parts << grid.card(0)->findChild<QWidget*>(name);
            }
            for (qsizetype i = 0; i < parts.size(); ++i) {
                EXPECT_TRUE(grid.card(0)->rect().contains(parts[i]->geometry()));
                for (qsizetype j = 0; j < i && !parts[i]->isHidden(); ++j) {
                    EXPECT_FALSE(!parts[j]->isHidden() &&
                                 parts[i]->geometry().intersects(parts[j]->geometry()))
                        << parts[i]->objectName().toStdString() << " over "
                        << parts[j]->objectName().toStdString();
                }
            }
        }
    }
    setTheme(ThemeKind::Light);
}

TEST(LaneGrid, SignalsCarryTheLane) {
    LaneGrid grid;
    grid.resize(1600, 600);
    grid.setLanes(lanes(8));
    Selection selection;
    selection.step = 4;
    grid.setSelection(selection);
    grid.show();
    QSignalSpy selected(&grid, &LaneGrid::laneSelected), steps(&grid, &LaneGrid::stepRequested),
        sources(&grid, &LaneGrid::sourceHovered);
    AttentionPlot* plot = grid.card(5)->plot();
    const QPoint place = plot->places().cell(1, 7).center().toPoint();
    QTest::mouseMove(plot, place);
    QTest::mouseClick(plot, Qt::LeftButton, {}, place);
    EXPECT_EQ(selected.last()[0].toInt(), 5);
    EXPECT_EQ(steps.last()[0].toInt(), 2);
    EXPECT_EQ(sources.last()[0].toInt(), 7);
    // With fewer lanes the other cards are deleted without dangling pointers.
    grid.setLanes(lanes(2));
    EXPECT_EQ(grid.laneCount(), 2);
    EXPECT_EQ(grid.columns(), 2);
    grid.grab();
}

}  // namespace
}  // namespace attn::ui
