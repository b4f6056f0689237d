// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/curves/curve_axes.h"

#include <gmock/gmock.h>

#include "tests/ui/pictures/curves/made_up_history.h"
#include "ui/kit/text/number_text.h"
#include "ui/pictures/curves/change_marks.h"
#include "ui/pictures/curves/curve_text.h"

namespace attn::ui {
namespace {

LaneCurves curvesOf(std::vector<float> losses) {
    LaneHistory history;
    history.losses = std::move(losses);
    LaneCurves curves;
    curves.take(history);
    return curves;
}

AxisRange rangeOf(const std::vector<float>& losses, LossScale scale) {
    const LaneCurves curves = curvesOf(losses);
    return lossRange({&curves}, {0, 1000}, scale);
}

TEST(RoundEnd, GrowsInFewSteps) {
    EXPECT_EQ(roundEnd(0), 20);
    EXPECT_EQ(roundEnd(20), 20);
    EXPECT_EQ(roundEnd(21), 25);
    EXPECT_EQ(roundEnd(1000), 1000);
    EXPECT_EQ(roundEnd(1001), 1200);
    EXPECT_EQ(roundEnd(8001), 10'000);
    for (Index update = 20; update < 3000; ++update) {
        ASSERT_GE(roundEnd(update), static_cast<double>(update));
        ASSERT_LE(roundEnd(update), 1.35 * static_cast<double>(update));
    }
}

TEST(LossRange, HoldsEveryUsualLoss) {
    for (const LossScale scale : {LossScale::Linear, LossScale::Logarithmic}) {
        const AxisRange range = rangeOf({3, 2, 0.01F}, scale);
        EXPECT_LT(range.low, 0.01);
        EXPECT_GT(range.high, 3);
    }
}

TEST(LossRange, TakesZerosAndWhatIsNoNumber) {
    constexpr float nan = std::numeric_limits<float>::quiet_NaN();
    constexpr float infinite = std::numeric_limits<float>::infinity();
    for (const std::vector<float>& losses : {std::vector<float>{},
                                             {0},
                                             {0, 0},
                                             {nan},
                                             {infinite, nan},
                                             {1, 0, nan},
                                             {1e-30F},
                                             {1e30F},
                                             {2, 2}}) {
        const AxisRange range = rangeOf(losses, LossScale::Logarithmic);
        EXPECT_GT(range.low, 0);
        EXPECT_GT(range.high, range.low);
        EXPECT_FALSE(valueTicks(CurveKind::Loss, range, LossScale::Logarithmic, 5).isEmpty());
        for (const float loss : losses) {
            const double drawn = drawableLoss(static_cast<double>(loss), range, LossScale::Logarithmic);
            EXPECT_TRUE(std::isnan(drawn) || (drawn >= range.low && std::isfinite(drawn)));
        }
        const AxisRange linear = rangeOf(losses, LossScale::Linear);
        EXPECT_GT(linear.size(), 0);
    }
}

// A loss of 1e8 after an explosion is beside lanes from 3 to 0.1.
TEST(LossRange, IsNotDecidedByALaneThatRanAway) {
    const LaneCurves good = curvesOf({3, 1, 0.1F}), bad = curvesOf({3, 1e8F, 1e30F});
    for (const LossScale scale : {LossScale::Linear, LossScale::Logarithmic}) {
        const AxisRange range = lossRange({&good, &bad}, {0, 100}, scale);
        EXPECT_LT(range.high, 40);
        EXPECT_TRUE(std::isfinite(drawableLoss(1e30, range, scale)));
        EXPECT_GT(drawableLoss(1e30, range, scale), range.high) << "out of sight";
    }
}

TEST(LossRange, IsOfTheSpanInSight) {
    const LaneCurves curves = curvesOf({3, 2, 1, 0.5F, 0.25F});
    EXPECT_LT(lossRange({&curves}, {4, 5}, LossScale::Linear).high, 0.6);
}

TEST(Ticks, AreRoundAndFew) {
    for (const int most : {2, 3, 5, 8}) {
        for (const double high : {20.0, 120.0, 1500.0, 20'000.0, 1e6}) {
            const QVector<AxisTick> ticks = updateTicks({0, high}, most);
            EXPECT_LE(ticks.size(), most + 1) << high;
            EXPECT_GE(ticks.size(), 2) << high;
            EXPECT_EQ(ticks[0].label, QStringLiteral("0"));
        }
        for (const AxisRange& range :
             {AxisRange{0.5, 0.9}, AxisRange{0.05, 4}, AxisRange{1e-4, 4}, AxisRange{1e-9, 10}}) {
            const QVector<AxisTick> ticks = valueTicks(CurveKind::Loss, range, LossScale::Logarithmic, most);
            EXPECT_GE(ticks.size(), 1);
            EXPECT_LE(ticks.size(), most + 1) << range.low;
        }
    }
    const QVector<AxisTick> exact =
        valueTicks(CurveKind::ExactMatch, shareRange(CurveKind::ExactMatch), {}, 5);
    ASSERT_EQ(exact.size(), 5);
    EXPECT_EQ(exact[4].label, QStringLiteral("100"));
    EXPECT_EQ(updateTicks({990, 1010}, 3)[1].label, QStringLiteral("1\u202F000"));
}

TEST(Texts, SayWhatIsMissing) {
    EXPECT_EQ(lossText({}), QStringLiteral("—"));
    EXPECT_EQ(lossText(std::nan("")), QStringLiteral("NaN"));
    EXPECT_EQ(lossText(std::numeric_limits<double>::infinity()), QStringLiteral("∞"));
    EXPECT_EQ(lossText(0.01234), QStringLiteral("0.0123"));
    EXPECT_EQ(lossText(2.30259), QStringLiteral("2.303"));
    EXPECT_EQ(percentText(0.998), QStringLiteral("99.8\u202F%"));
    EXPECT_EQ(groupedNumber(1240), QStringLiteral("1\u202F240"));
}

TEST(ChangeMarks, SayWhatAndWhose) {
    const std::vector<LaneHistory> histories(3);
    std::vector<CurveLane> lanes = lanesOf(histories);
    const TrainingChange rate{800, 0.001, {}, {}}, both{400, {}, 0.2, 0.5};
    for (CurveLane& lane : lanes) {
        lane.changes = {both};
    }
    lanes[1].changes.push_back(rate);
    std::vector<ChangeMark> marks = changeMarks(lanes);
    ASSERT_EQ(marks.size(), 2U);
    EXPECT_EQ(marks[0].text, QStringLiteral("dropout 0.2, forcing 0.5"));
    EXPECT_TRUE(marks[0].explanation.contains(QStringLiteral("all lanes")));
    EXPECT_EQ(marks[1].text, QStringLiteral("rate 0.001"));
    EXPECT_TRUE(marks[1].explanation.contains(QStringLiteral("(General)")));
    lanes[1].isHidden = true;
    marks = changeMarks(lanes);
    ASSERT_EQ(marks.size(), 1U);
    EXPECT_TRUE(marks[0].explanation.contains(QStringLiteral("all lanes")));
}

}  // namespace
}  // namespace attn::ui
