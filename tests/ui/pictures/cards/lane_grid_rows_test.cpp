// SPDX-License-Identifier: GPL-3.0-or-later
// The picture comes first: how high rows are, and what goes before they get low.
#include <gtest/gtest.h>

#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <cmath>
#include <set>

#include "tests/ui/pictures/synthetic_lane.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_area.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/cards/lane_thumb.h"
#include "ui/pictures/cards/lane_thumbs.h"
#include "ui/pictures/lane/difference.h"
#include "ui/pictures/lane/span_view.h"

namespace attn::ui {
namespace {

std::vector<std::shared_ptr<const LaneData>> sentenceLanes(int count, int rows = 12) {
    std::vector<std::shared_ptr<const LaneData>> all;
    for (int i = 0; i < count; ++i) {
        auto lane = syntheticLane({.sources = 10, .steps = rows}, static_cast<unsigned>(i + 1));
        lane->sourceTokens = {"the",    "European", "Economic", "Area", "was",
                              "signed", "in",       "August",   "1992", "."};
        lane->referenceTokens.clear();
        for (int row = 0; row + 1 < rows; ++row)
            lane->referenceTokens.append(row % 2 ? "zone" : "européenne");
        lane->outputTokens = lane->referenceTokens;
        lane->outputTokens.append("</s>");
        lane->isFinished = true;
        all.push_back(lane);
    }
    return all;
}

class LaneGridRows : public testing::Test {
protected:
    void show(QSize size, int count, int rows = 12) {
        m_area.resize(size);
        m_area.setLanes(sentenceLanes(count, rows));
        Selection selection;
        selection.step = rows;
        m_area.setSelection(selection);
        m_area.show();
        QTest::qWait(1);
    }
    LaneGrid& grid() { return *m_area.grid(); }
    const AttentionLayout& places(int lane = 0) { return grid().card(lane)->plot()->places(); }
    // Connects them like the cursor does.
    void connect(LaneGrid& lanes, Selection& selection) {
        QObject::connect(&lanes, &LaneGrid::stepRequested, &m_area, [this, &selection](int step) {
            selection.step = step;
            m_area.setSelection(selection);
        });
    }
    void TearDown() override { setTheme(ThemeKind::Light); }

    LaneArea m_area;
};

TEST_F(LaneGridRows, NoRowIsLowerThanItsLabelAndNoLabelIsLeftOut) {
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Projector}) {
        setTheme(kind);
        for (const QSize size : {QSize(1600, 840), QSize(1600, 620), QSize(1366, 620), QSize(1024, 480),
                                 QSize(700, 300), QSize(2500, 1200)}) {
            for (const int count : {1, 2, 3, 8}) {
                show(size, count);
                for (int i = 0; i < count; ++i) {
                    EXPECT_GE(places(i).cellHeight + 1e-6, leastRowHeight()) << size.width() << " " << count;
                    EXPECT_EQ(places(i).rowStride, 1);
                    EXPECT_EQ(places(i).columnStride, 1);
                    // The card shows all rows, or as many as fit into the full height.
                    const bool isFull = grid().card(i)->height() >= grid().height() - 16;
                    EXPECT_TRUE(isFull || places(i).visibleRows == places(i).rows);
                    EXPECT_TRUE(places(i).showsRow(11)) << "the current row";
                    EXPECT_EQ(places(i).cellHeight, places(0).cellHeight);
                }
            }
        }
    }
}

TEST_F(LaneGridRows, EightLanesFitTheUsualWindows) {
    show({1600, 840}, 8);  // without the dock
    EXPECT_GE(places().cellHeight, 20);
    EXPECT_FALSE(grid().verticalScrollBar()->isVisible());
    show({1600, 640}, 8);  // with it
    EXPECT_GE(places().cellHeight, 12);
    EXPECT_FALSE(grid().verticalScrollBar()->isVisible());
    show({1366, 630}, 8);
    EXPECT_GE(places().cellHeight, 12);
    EXPECT_FALSE(grid().verticalScrollBar()->isVisible());
}

TEST_F(LaneGridRows, TheFiguresAtTheFootGoFirst) {
    show({1600, 1600}, 8);
    LaneCard* card = grid().card(0);
    EXPECT_TRUE(card->hasFooter());
    const auto* formula = card->findChild<QWidget*>("formula");
    const auto* name = card->findChild<QWidget*>("name");
    ASSERT_TRUE(formula && name);
    EXPECT_GT(formula->y(), name->geometry().bottom());
    show({1600, 840}, 8);
    card = grid().card(0);
    EXPECT_FALSE(card->hasFooter());
    for (const char* figure : {"entropy", "aer", "accuracy"})
        EXPECT_FALSE(card->findChild<QWidget*>(figure)->isVisible()) << figure;
    if (formula->isVisible()) {
        EXPECT_LT(formula->y(), name->geometry().bottom()) << "in the line of the title";
    }
}

TEST_F(LaneGridRows, WhatAllLanesAreStandsInNoHeadOfOneLine) {
    auto lanes = sentenceLanes(2);
    const auto named = [&](std::size_t lane, const char* variant) {
        auto changed = std::make_shared<LaneData>(*lanes[lane]);
        changed->variant = QString::fromLatin1(variant);
        lanes[lane] = changed;
    };
    const auto isShown = [this](int lane) {
        return grid().card(lane)->findChild<QWidget*>("variant")->isVisible();
    };
    named(0, "Luong");
    named(1, "Luong");
    m_area.setMinimumSize(1, 1);
    m_area.resize(1000, 320);
    m_area.setLanes(lanes);
    m_area.show();
    QTest::qWait(1);
    EXPECT_FALSE(isShown(0));
    EXPECT_FALSE(isShown(1));
    named(1, "GRU");
    m_area.setLanes(lanes);
    QTest::qWait(1);
    EXPECT_TRUE(isShown(0)) << "what they differ in";
    EXPECT_TRUE(isShown(1));
    named(1, "Luong");
    m_area.setLanes(lanes);
    m_area.setFocused(true);
    QTest::qWait(1);
    EXPECT_TRUE(isShown(0));
}

TEST_F(LaneGridRows, LongOutputsScrollWithinTheirCard) {
    show({1600, 840}, 8, 26);
    EXPECT_LT(places().visibleRows, 26);
    EXPECT_GE(places().visibleRows, 10);
    EXPECT_EQ(places().rowStride, 1);
    EXPECT_TRUE(places().showsRow(25)) << "the current row is in sight";
    // Zooming out shows all of it.
    grid().zoomBy(-1);
    EXPECT_EQ(places().visibleRows, places().rows);
    EXPECT_EQ(places().rowStride, 1);
    grid().resetZoom();
    EXPECT_LT(places().visibleRows, places().rows);
}

// The window is as low as beside the stages of the computation.
TEST_F(LaneGridRows, InALowWindowTheCurrentRowIsSeenUnderItsLabelsAndOverItsBars) {
    setTheme(ThemeKind::Projector);
    for (const bool isFocused : {false, true}) {
        show({1024, 240}, 2);
        m_area.setFocused(isFocused);
        for (int step = 1; step <= 12; ++step) {
            Selection selection;
            selection.step = step;
            m_area.setSelection(selection);
            const AttentionLayout& layout = places();
            const AttentionPlot* plot = grid().card(0)->plot();
            const auto isInSight = [&](const QRectF& part) {
                const QPoint place = plot->mapTo(grid().viewport(), QPoint(0, 0));
                return QRectF(grid().viewport()->rect()).contains(part.translated(place));
            };
            ASSERT_TRUE(layout.showsRow(step - 1)) << step;
            EXPECT_TRUE(isInSight(layout.cell(step - 1, 0))) << step;
            EXPECT_TRUE(isInSight(layout.bars)) << step;
            EXPECT_GE(layout.cells.top(), QFontMetrics(layout.columnFont).height());
            EXPECT_TRUE(isInSight(QRectF(0, 0, 10, layout.cells.top()))) << "the labels, at step " << step;
        }
        m_area.setFocused(false);
    }
}

TEST_F(LaneGridRows, LanesScrollTogether) {
    setTheme(ThemeKind::Projector);
    auto lanes = sentenceLanes(2, 18);
    auto without = std::make_shared<LaneData>(*lanes[1]);
    without->attends = false;
    auto trace = std::make_shared<DecodeTrace>(*without->trace);
    for (StepTrace& step : trace->steps)
        step.makeAlignment().weights.resize(0);
    setTrace(*without, trace);
    lanes[1] = without;
    m_area.resize(500, 420);
    m_area.setLanes(lanes);
    m_area.show();
    QTest::qWait(1);
    grid().zoomBy(4);
    ASSERT_LT(places().visibleColumns, places().columns);
    ASSERT_LT(places().visibleRows, places().rows);
    const auto expectAlike = [&](int step) {
        EXPECT_EQ(places(0).firstColumn, places(1).firstColumn) << step;
        EXPECT_EQ(places(0).firstRow, places(1).firstRow) << step;
    };
    bool hasScrolled = false;
    for (const int lane : {0, 1}) {
        Selection selection;
        selection.lane = lane;
        for (int step = 1; step <= 18; ++step) {
            selection.step = step;
            m_area.setSelection(selection);
            QTest::qWait(1);
            expectAlike(step);
            hasScrolled = hasScrolled || (places().firstColumn > 0 && places().firstRow > 0);
        }
        // The same holds in focus.
        m_area.setFocused(true);
        const int row = places(lane).firstRow, column = places(lane).firstColumn;
        selection.lane = 1 - lane;
        m_area.setSelection(selection);
        QTest::qWait(1);
        EXPECT_EQ(places(1 - lane).firstRow, row);
        EXPECT_TRUE(lane == 1 || places(1 - lane).firstColumn == column);
        m_area.setFocused(false);
        QTest::qWait(1);
        expectAlike(18);
        EXPECT_TRUE(places().showsColumn(focusOf(grid().card(0)->data()->trace->steps.back().alignment())));
        selection.step = 0;
        m_area.setSelection(selection);
        QTest::qWait(1);
        expectAlike(0);
        EXPECT_EQ(places().firstColumn, 0);
        EXPECT_EQ(places().firstRow, 0);
    }
    EXPECT_TRUE(hasScrolled);
}

// The lane that leads may be on another page than the visible lanes.
TEST_F(LaneGridRows, LanesOnOtherPagesScrollTogether) {
    setTheme(ThemeKind::Projector);
    auto lanes = sentenceLanes(8, 18);
    auto without = std::make_shared<LaneData>(*lanes[7]);
    without->attends = false;
    auto trace = std::make_shared<DecodeTrace>(*without->trace);
    for (StepTrace& step : trace->steps)
        step.makeAlignment().weights.resize(0);
    setTrace(*without, trace);
    lanes[7] = without;
    for (std::size_t lane = 0; lane < 7; ++lane) {
        auto own = std::make_shared<DecodeTrace>(*lanes[lane]->trace);
        own->steps.back().makeAlignment().weights.setZero();
        own->steps.back().makeAlignment().weights[9] = 1;
        auto data = std::make_shared<LaneData>(*lanes[lane]);
        setTrace(*data, own);
        lanes[lane] = data;
    }
    m_area.resize(640, 420);
    m_area.setFocused(true);
    m_area.setLanes(lanes);
    m_area.show();
    QTest::qWait(1);
    grid().zoomBy(4);
    Selection selection;
    selection.lane = 7;
    selection.step = 18;
    m_area.setSelection(selection);
    QTest::qWait(1);
    m_area.setFocused(false);
    QTest::qWait(1);
    ASSERT_LT(places().visibleColumns, places().columns);
    EXPECT_TRUE(places(0).showsColumn(9));
    for (int lane = 1; lane < 8; ++lane) {
        EXPECT_EQ(places(lane).firstColumn, places(0).firstColumn) << lane;
        EXPECT_EQ(places(lane).firstRow, places(0).firstRow) << lane;
    }
    selection.step = 0;
    m_area.setSelection(selection);
    for (int lane = 0; lane < 8; ++lane)
        EXPECT_EQ(places(lane).firstColumn, 0) << lane;
}

// A lane that gets all the room, and then less again, shows the same rows as the others.
TEST_F(LaneGridRows, ScrolledLanesComeBackTogether) {
    setTheme(ThemeKind::Projector);
    show({500, 420}, 3, 18);
    grid().zoomBy(4);
    ASSERT_LT(places().visibleColumns, places().columns);
    grid().card(0)->plot()->scrollTo(0, 0);
    emit grid().card(0)->plotScrolled(3, 5);
    for (int lane = 1; lane < 3; ++lane) {
        AttentionPlot* plot = grid().card(lane)->plot();
        EXPECT_EQ(places(lane).firstColumn, 3);
        EXPECT_EQ(places(lane).firstRow, 5);
        const QSize small = plot->size();
        plot->resize(8000, 4000);
        EXPECT_EQ(places(lane).firstColumn, 0) << "all is seen";
        plot->resize(small);
        EXPECT_EQ(places(lane).firstColumn, 3);
    }
}

TEST_F(LaneGridRows, SmallerCellsKeepTheirLabels) {
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Projector}) {
        setTheme(kind);
        show({700, 500}, 2, 18);
        const double width = places().cellWidth;
        grid().zoomBy(-1);
        EXPECT_EQ(places().columnStride, 1);
        EXPECT_EQ(places().rowStride, 1);
        EXPECT_LE(places().cellWidth, width);
        EXPECT_EQ(places().visibleColumns, places().columns);
        grid().resetZoom();
    }
}

TEST_F(LaneGridRows, InFocusOneLaneIsLargeBesideSmallPictures) {
    show({1600, 840}, 8);
    const double before = places().cellHeight;
    m_area.setFocused(true);
    QTest::qWait(1);
    EXPECT_TRUE(grid().card(0)->isVisible());
    EXPECT_FALSE(grid().card(1)->isVisible());
    EXPECT_GE(places().cellHeight, 1.5 * before);
    EXPECT_GT(QFontInfo(places().rowFont).pixelSize(), QFontInfo(theme().label).pixelSize());
    ASSERT_EQ(m_area.thumbs()->count(), 8);
    EXPECT_TRUE(m_area.thumbs()->thumb(7)->isVisible());
    EXPECT_LE(m_area.thumbs()->thumb(7)->geometry().bottom(), m_area.height());
    QSignalSpy selected(m_area.thumbs(), &LaneThumbs::laneSelected);
    QTest::mouseClick(m_area.thumbs()->thumb(5), Qt::LeftButton);
    ASSERT_EQ(selected.count(), 1);
    EXPECT_EQ(selected[0][0].toInt(), 5);
    Selection selection;
    selection.step = 12;
    selection.lane = 5;
    m_area.setSelection(selection);
    EXPECT_TRUE(grid().card(5)->isVisible());
    EXPECT_FALSE(grid().card(0)->isVisible());
    m_area.setFocused(false);
    EXPECT_TRUE(grid().card(0)->isVisible());
    EXPECT_FALSE(m_area.thumbs()->isVisible());
    EXPECT_EQ(places().cellHeight, before);
}

TEST_F(LaneGridRows, WhereRoomIsShortSmallPicturesScrollAndNoNameIsCut) {
    setTheme(ThemeKind::Projector);
    m_area.setMinimumSize(1, 1);
    show({1024, 180}, 8);
    m_area.setFocused(true);
    QTest::qWait(1);
    const LaneThumbs* thumbs = m_area.thumbs();
    for (int i = 0; i < 8; ++i)
        EXPECT_GE(thumbs->thumb(i)->height(), QFontMetrics(theme().smallBold).height()) << i;
    EXPECT_GT(thumbs->verticalScrollBar()->maximum(), 0);
    const auto isInSight = [&](int lane) {
        const LaneThumb* thumb = thumbs->thumb(lane);
        return thumbs->viewport()->rect().contains(
            QRect(thumb->mapTo(thumbs->viewport(), QPoint()), thumb->size()));
    };
    EXPECT_TRUE(isInSight(0));
    EXPECT_FALSE(isInSight(7));
    Selection selection;
    selection.step = 12;
    selection.lane = 7;
    m_area.setSelection(selection);
    EXPECT_TRUE(isInSight(7));
}

TEST_F(LaneGridRows, WhereRoomIsShortALargeLaneHasRowsAndNoBars) {
    setTheme(ThemeKind::Projector);
    m_area.setMinimumSize(1, 1);
    show({1024, 185}, 2);
    m_area.setFocused(true);
    QTest::qWait(1);
    EXPECT_EQ(places().bars.height(), 0);
    EXPECT_GE(places().visibleRows, 1);
    EXPECT_FALSE(grid().verticalScrollBar()->isVisible());
}

TEST_F(LaneGridRows, SmallPicturesShowDifferencesToo) {
    show({1600, 840}, 2);
    m_area.setFocused(true);
    QTest::qWait(1);
    const QImage weights = m_area.thumbs()->thumb(1)->grab().toImage();
    const QImage ofBase = m_area.thumbs()->thumb(0)->grab().toImage();
    grid().setPicture(StepPicture::Difference);
    QTest::qWait(1);
    const QImage image = m_area.thumbs()->thumb(1)->grab().toImage();
    EXPECT_NE(image, weights);
    EXPECT_EQ(m_area.thumbs()->thumb(0)->grab().toImage(), ofBase) << "what the others are less of";
    // The colour of the largest difference is visible.
    double most = 0;
    const auto& own = *m_area.thumbs()->thumb(1)->data();
    const auto& base = *m_area.thumbs()->thumb(0)->data();
    for (int row = 0; row < 12; ++row)
        for (int j = 0; j < 10; ++j)
            if (const double difference = *differenceAt(own, base, row, j);
                std::abs(difference) > std::abs(most))
                most = difference;
    const QRgb wanted = theme().signedValue(most, 1).rgb();
    bool isThere = false;
    for (int y = 0; y < image.height() && !isThere; ++y)
        for (int x = 0; x < image.width() && !isThere; ++x)
            isThere = image.pixel(x, y) == wanted;
    EXPECT_TRUE(isThere);
    grid().setPicture(StepPicture::Heatmap);
    QTest::qWait(1);
    EXPECT_EQ(m_area.thumbs()->thumb(1)->grab().toImage(), weights);
}

// The rows have as many columns as fill them. There is no gap where cards could be wider.
TEST_F(LaneGridRows, EightLanesFillTheirRows) {
    for (int height = 480; height <= 900; height += 20) {
        for (const int width : {1024, 1200, 1366, 1600, 1920}) {
            show({width, height}, 8);
            if (grid().verticalScrollBar()->isVisible())
                continue;
            std::set<int> tops, lefts;
            for (int i = 0; i < 8; ++i) {
                tops.insert(grid().card(i)->y());
                lefts.insert(grid().card(i)->x());
            }
            const int rows = static_cast<int>(tops.size());
            EXPECT_EQ(static_cast<int>(lefts.size()), (8 + rows - 1) / rows) << width << " x " << height;
        }
    }
}

TEST_F(LaneGridRows, TheFirstRowsAreNotAwayWhileRowsAreToCome) {
    setTheme(ThemeKind::Projector);
    m_area.setMinimumSize(1, 1);
    m_area.resize(1024, 330);
    m_area.setLanes(sentenceLanes(2));
    Selection selection;
    const auto step = [&](int to) {
        selection.step = to;
        m_area.setSelection(selection);
    };
    step(11);
    m_area.show();
    QTest::qWait(1);
    ASSERT_LT(places().visibleRows, 11);
    ASSERT_GT(places().firstRow, 0);
    EXPECT_EQ(places(1).firstRow, places().firstRow);
    // Steps back, like a key does.
    step(places().visibleRows - 1);
    EXPECT_EQ(places().firstRow, 0);
    EXPECT_EQ(places(1).firstRow, 0);
    // The window was low when the cursor reached the row and is higher now.
    m_area.resize(1024, 260);
    QTest::qWait(1);
    step(5);
    ASSERT_GT(places().firstRow, 0);
    m_area.resize(1024, 400);
    QTest::qWait(1);
    ASSERT_GT(places().visibleRows, 5);
    EXPECT_EQ(places().firstRow, 0);
    EXPECT_EQ(places(1).firstRow, 0);
}

TEST_F(LaneGridRows, AClickOnARowLeavesItUnderThePointer) {
    setTheme(ThemeKind::Projector);
    m_area.setMinimumSize(1, 1);
    m_area.resize(1024, 330);
    m_area.setLanes(sentenceLanes(2));
    Selection selection;
    selection.step = 12;
    connect(grid(), selection);
    m_area.setSelection(selection);
    m_area.show();
    QTest::qWait(1);
    const int first = places().firstRow;
    ASSERT_GT(first, 0);
    QTest::mouseClick(grid().card(0)->plot(), Qt::LeftButton, {},
                      places().cell(first + 1, 3).center().toPoint());
    EXPECT_EQ(selection.step, first + 2);
    EXPECT_EQ(places().firstRow, first);
}

TEST_F(LaneGridRows, ASmallPictureShowsTheWeights) {
    show({1600, 840}, 2);
    m_area.setFocused(true);
    QTest::qWait(1);
    LaneThumb* thumb = m_area.thumbs()->thumb(1);
    const QImage image = thumb->grab().toImage();
    // The darkest pixel of its largest weight's colour is there.
    const Vector& weights = thumb->data()->trace->steps[3].alignment().weights;
    const QRgb wanted = theme().weight(weights.maxCoeff()).rgb();
    bool isThere = false;
    for (int y = 0; y < image.height() && !isThere; ++y)
        for (int x = 0; x < image.width() && !isThere; ++x)
            isThere = image.pixel(x, y) == wanted;
    EXPECT_TRUE(isThere);
}

TEST_F(LaneGridRows, ASmallPictureHasTheWholeName) {
    setTheme(ThemeKind::Projector);
    auto lanes = sentenceLanes(2);
    auto named = std::make_shared<LaneData>(*lanes[1]);
    named->name = "No attention";
    lanes[1] = named;
    m_area.resize(1024, 480);
    m_area.setLanes(lanes);
    Selection selection;
    selection.step = 6;
    m_area.setSelection(selection);
    m_area.setFocused(true);
    m_area.show();
    QTest::qWait(1);
    // A lane with the same token but another name must have another picture, even when the names differ by
    // one cut letter.
    LaneThumb* thumb = m_area.thumbs()->thumb(1);
    EXPECT_GE(thumb->width(), QFontMetrics(theme().smallBold).horizontalAdvance("No attention") + 40);
    const QImage whole = thumb->grab().toImage();
    auto cut = std::make_shared<LaneData>(*named);
    cut->name = "No attentio…";
    thumb->setData(cut);
    EXPECT_NE(thumb->grab().toImage(), whole);
    EXPECT_FALSE(grid().verticalScrollBar()->isVisible());
}

TEST_F(LaneGridRows, LabelsOnAProjectorAreLarge) {
    setTheme(ThemeKind::Projector);
    for (const QSize size : {QSize(1600, 930), QSize(1024, 700)}) {
        show(size, 8);
        m_area.setFocused(true);
        QTest::qWait(1);
        EXPECT_GE(QFontInfo(places().rowFont).pixelSize(), 20);
        EXPECT_GE(QFontInfo(places().columnFont).pixelSize(), 20);
        EXPECT_EQ(places().visibleRows, places().rows);
        EXPECT_FALSE(grid().verticalScrollBar()->isVisible()) << size.width();
        m_area.setFocused(false);
    }
}

TEST_F(LaneGridRows, ReturnOnALaneGoesOn) {
    show({1600, 840}, 8);
    QSignalSpy entered(&grid(), &LaneGrid::entered), selected(&grid(), &LaneGrid::laneSelected);
    QTest::keyClick(grid().card(3)->plot(), Qt::Key_Return);
    ASSERT_EQ(selected.count(), 1);
    EXPECT_EQ(selected[0][0].toInt(), 3);
    EXPECT_EQ(entered.count(), 1);
    QTest::keyClick(&grid(), Qt::Key_Enter);
    EXPECT_EQ(entered.count(), 2);
}

}  // namespace
}  // namespace attn::ui
