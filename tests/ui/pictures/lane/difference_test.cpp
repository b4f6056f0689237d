// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/difference.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QTest>

#include "tests/ui/pictures/synthetic_lane.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/lane/what_if_marks.h"

namespace attn::ui {
namespace {

// Two lanes with the same text and the same output.
struct DifferencePair {
    std::shared_ptr<LaneData> lane = syntheticLane({.sources = 5, .steps = 4, .isForced = true}, 1);
    std::shared_ptr<LaneData> base = syntheticLane({.sources = 5, .steps = 4, .isForced = true}, 2);
    DifferencePair() {
        lane->name = QStringLiteral("Dot");
        lane->links.clear();
        base->links.clear();
    }
};

TEST(Difference, EqualsTheTraces) {
    const DifferencePair pair;
    for (int row = 0; row < 4; ++row) {
        for (int j = 0; j < 5; ++j) {
            const double own = pair.lane->trace->steps[row].alignment().weights[j];
            const double other = pair.base->trace->steps[row].alignment().weights[j];
            EXPECT_DOUBLE_EQ(*differenceAt(*pair.lane, *pair.base, row, j), own - other);
        }
    }
    EXPECT_FALSE(differenceAt(*pair.lane, *pair.base, 4, 0));
    EXPECT_FALSE(differenceAt(*pair.lane, *pair.base, 0, 5));
    EXPECT_EQ(firstOtherRow(*pair.lane, *pair.base), -1);
}

TEST(Difference, IsWrittenAsASubtraction) {
    DifferencePair pair;
    const auto trace = std::make_shared<DecodeTrace>(*pair.lane->trace);
    const auto other = std::make_shared<DecodeTrace>(*pair.base->trace);
    trace->steps[0].makeAlignment().weights << 0.62f, 0.38f, 0, 0, 0;
    other->steps[0].makeAlignment().weights << 0.1f, 0.9f, 0, 0, 0;
    setTrace(*pair.lane, trace);
    setTrace(*pair.base, other);
    EXPECT_EQ(differenceText(*pair.lane, *pair.base, 0, 0), QStringLiteral("0.620 − 0.100 = +0.520"));
    EXPECT_EQ(differenceText(*pair.lane, *pair.base, 0, 1), QStringLiteral("0.380 − 0.900 = −0.520"));
    EXPECT_EQ(shortDifferenceText(*pair.lane, *pair.base, 0, 0), QStringLiteral(".62 − .10 = +.52"));
    EXPECT_EQ(shortDifference(-0.052), QStringLiteral("−.05"));
    EXPECT_EQ(shortDifference(0.001), QStringLiteral("0"));
}

TEST(Difference, RowsOfOtherOutputsSaySo) {
    const DifferencePair pair;
    EXPECT_TRUE(otherRowText(*pair.lane, *pair.base, 3).isEmpty());
    pair.lane->outputTokens[1] = QStringLiteral("7");
    EXPECT_EQ(firstOtherRow(*pair.lane, *pair.base), 1);
    EXPECT_TRUE(otherRowText(*pair.lane, *pair.base, 0).isEmpty());
    EXPECT_EQ(otherRowText(*pair.lane, *pair.base, 1),
              QStringLiteral("Dot says “7” here, Additive says “1”"));
    EXPECT_TRUE(otherRowText(*pair.lane, *pair.base, 2).contains("differ from step 2 on"));
}

TEST(Difference, OtherSourcesAndNoWeightsAreRefused) {
    const DifferencePair pair;
    EXPECT_TRUE(refusalOf(*pair.lane, *pair.base).isEmpty());
    pair.lane->sourceTokens[2] = QStringLiteral("z");
    EXPECT_TRUE(refusalOf(*pair.lane, *pair.base).contains("different source tokens"));
    const auto none = syntheticLane({.sources = 5, .attends = false});
    EXPECT_TRUE(refusalOf(*pair.lane, *none).contains("has no weights"));
}

class DifferencePictureTest : public testing::Test {
protected:
    void show(const std::vector<std::shared_ptr<LaneData>>& lanes, int selected) {
        m_grid.resize(1000, 360);
        m_grid.setLanes({lanes.begin(), lanes.end()});
        m_grid.setSelection({.step = 4, .lane = selected});
        m_grid.setPicture(StepPicture::Difference);
        m_grid.show();
        QTest::qWait(1);
    }
    QColor colour(int lane, int row, int column) {
        AttentionPlot* plot = m_grid.card(lane)->plot();
        return plot->grab().toImage().pixelColor(
            (plot->places().cell(row, column).bottomLeft() + QPointF(4, -5)).toPoint());
    }
    QString note(int lane) { return m_grid.card(lane)->findChild<QLabel*>("state")->text(); }
    LaneGrid m_grid;
};

TEST_F(DifferencePictureTest, CellsAreOfTheSignedMapAndTheBaseKeepsItsWeights) {
    const DifferencePair pair;
    show({pair.base, pair.lane}, 0);
    for (int row = 0; row < 3; ++row) {
        for (int j = 0; j < 5; ++j) {
            EXPECT_EQ(colour(1, row, j),
                      theme().signedValue(*differenceAt(*pair.lane, *pair.base, row, j), 1))
                << row << ' ' << j;
        }
    }
    EXPECT_EQ(note(0), QStringLiteral("base: its weights"));
    EXPECT_EQ(note(1), QStringLiteral("less Additive"));
    EXPECT_TRUE(m_grid.card(1)->accessibleDescription().contains("less Additive"));
    const Vector& weights = pair.base->trace->steps[0].alignment().weights;
    Index largest = 0;
    weights.maxCoeff(&largest);
    for (int j = 0; j < 5; ++j) {
        if (j != largest) {
            EXPECT_EQ(colour(0, 0, j), theme().weight(weights[j])) << j;
        }
    }
}

TEST_F(DifferencePictureTest, TheVariantLeavesItsRoomToTheNote) {
    const DifferencePair pair;
    pair.lane->variant = QStringLiteral("Luong, without input feeding");
    show({pair.base, pair.lane}, 0);
    const auto* state = m_grid.card(1)->findChild<QLabel*>("state");
    const int whole = state->fontMetrics().horizontalAdvance(state->text());
    const auto* variant = m_grid.card(1)->findChild<QWidget*>("variant");
    ASSERT_NE(variant, nullptr);
    int hidden = 0;
    for (int width = 1000; width >= 640; width -= 20) {
        m_grid.resize(width, 360);
        QTest::qWait(1);
        const bool isBeside = variant->isVisible() && variant->y() == state->y();
        EXPECT_TRUE(!isBeside || state->width() >= whole) << width;
        hidden += variant->isVisible() ? 0 : 1;
    }
    EXPECT_GT(hidden, 0);
}

TEST_F(DifferencePictureTest, ColumnsOfZeroedAnnotationsAreHatched) {
    const DifferencePair pair;
    show({pair.base, pair.lane}, 0);
    const auto cellOf = [&](int column) {
        AttentionPlot* plot = m_grid.card(1)->plot();
        return plot->grab().toImage().copy(plot->places().cell(0, column).toAlignedRect());
    };
    const QImage zeroed = cellOf(2), other = cellOf(4);
    const auto changed = std::make_shared<LaneData>(*pair.lane);
    changed->whatIfs.zeroed.insert(2);
    setMarks(*changed);
    m_grid.setLanes({pair.base, changed});
    QTest::qWait(1);
    EXPECT_NE(cellOf(2), zeroed);
    EXPECT_EQ(cellOf(4), other);
}

TEST_F(DifferencePictureTest, TheSelectedLaneIsTheBase) {
    const DifferencePair pair;
    show({pair.base, pair.lane}, 0);
    m_grid.setSelection({.step = 4, .lane = 1});
    EXPECT_EQ(note(0), QStringLiteral("less Dot"));
    EXPECT_EQ(note(1), QStringLiteral("base: its weights"));
    EXPECT_EQ(colour(0, 1, 2), theme().signedValue(*differenceAt(*pair.base, *pair.lane, 1, 2), 1));
    m_grid.setPicture(StepPicture::Heatmap);
    EXPECT_TRUE(note(0).isEmpty());
    EXPECT_TRUE(note(1).isEmpty());
}

TEST_F(DifferencePictureTest, WhatCannotBeComparedIsDrawnToo) {
    const DifferencePair pair;
    pair.lane->sourceTokens[0] = QStringLiteral("longer");
    const auto none = syntheticLane({.sources = 5, .attends = false});
    show({pair.base, pair.lane, none}, 0);
    EXPECT_EQ(note(2), QString());
    for (int base = 0; base < 3; ++base) {
        m_grid.setSelection({.step = 4, .source = 1, .row = 2, .lane = base});
        EXPECT_FALSE(m_grid.grab().isNull());
    }
}

}  // namespace
}  // namespace attn::ui
