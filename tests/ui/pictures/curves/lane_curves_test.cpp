// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/curves/lane_curves.h"

#include <gmock/gmock.h>

#include "tests/ui/pictures/curves/made_up_history.h"

namespace attn::ui {
namespace {

constexpr float nan = std::numeric_limits<float>::quiet_NaN();
constexpr float infinite = std::numeric_limits<float>::infinity();

TEST(MovingMean, IsThatOfTheLastValues) {
    MovingMean mean(3);
    EXPECT_DOUBLE_EQ(mean.add(3), 3);
    EXPECT_DOUBLE_EQ(mean.add(5), 4);
    EXPECT_DOUBLE_EQ(mean.add(1), 3);
    EXPECT_DOUBLE_EQ(mean.add(9), 5);
    EXPECT_DOUBLE_EQ(mean.add(2), 4);
    EXPECT_DOUBLE_EQ(mean.add(1), 4);
    EXPECT_DOUBLE_EQ(mean.add(3), 2);
}

TEST(MovingMean, LeavesOutWhatIsNoNumber) {
    MovingMean mean(2);
    EXPECT_TRUE(std::isnan(mean.add(std::nan(""))));
    EXPECT_DOUBLE_EQ(mean.add(4), 4);
    EXPECT_DOUBLE_EQ(mean.add(std::numeric_limits<double>::infinity()), 4);
    EXPECT_TRUE(std::isnan(mean.add(std::nan(""))));
    EXPECT_DOUBLE_EQ(mean.add(6), 6);
}

// A running sum that subtracts the huge value would have lost the small ones.
TEST(MovingMean, ForgetsAHugeValue) {
    MovingMean mean(10);
    mean.add(1e300);
    for (int i = 0; i < 9; ++i) {
        mean.add(0.5);
    }
    EXPECT_EQ(mean.add(0.5), 0.5);
}

TEST(MovingMean, EqualsTheDirectSum) {
    const LaneHistory history = madeUpHistory({.updates = 500});
    for (const Index window : {1, 2, 7, 50, 200, 1000}) {
        MovingMean mean(window);
        for (std::size_t i = 0; i < history.losses.size(); ++i) {
            double sum = 0;
            const std::size_t first =
                i + 1 > static_cast<std::size_t>(window) ? i + 1 - static_cast<std::size_t>(window) : 0;
            for (std::size_t j = first; j <= i; ++j) {
                sum += static_cast<double>(history.losses[j]);
            }
            ASSERT_NEAR(mean.add(static_cast<double>(history.losses[i])),
                        sum / static_cast<double>(i + 1 - first), 1e-12);
        }
    }
}

TEST(LaneCurves, GrowWithTheHistory) {
    const LaneHistory whole = madeUpHistory();
    LaneHistory part = whole;
    LaneCurves grown(50), taken(50);
    for (const std::size_t updates : {0, 10, 10, 400, 1000}) {
        part.losses.assign(whole.losses.begin(), whole.losses.begin() + static_cast<std::ptrdiff_t>(updates));
        part.measurements.assign(whole.measurements.begin(),
                                 whole.measurements.begin() + static_cast<std::ptrdiff_t>(updates / 50));
        grown.take(part);
        EXPECT_EQ(grown.update(), static_cast<Index>(updates));
    }
    taken.take(whole);
    EXPECT_THAT(std::vector<float>(grown.means().begin(), grown.means().end()),
                testing::ElementsAreArray(taken.means()));
    EXPECT_EQ(grown.measurements(), whole.measurements);
    LaneCurves late;
    late.take(whole);
    late.setWindow(50);
    EXPECT_THAT(std::vector<float>(late.means().begin(), late.means().end()),
                testing::ElementsAreArray(taken.means()));
}

TEST(LaneCurves, BeginAgainWithAnotherRun) {
    LaneCurves curves(10);
    curves.take(madeUpHistory());
    const LaneHistory other = madeUpHistory({.updates = 1200, .seed = 2});
    curves.take(other);
    EXPECT_EQ(curves.lossAt(1), static_cast<double>(other.losses[0]));
    EXPECT_EQ(curves.update(), 1200);
    curves.take({});
    EXPECT_EQ(curves.update(), 0);
    EXPECT_FALSE(curves.measuredAt(10'000));
    EXPECT_FALSE(curves.aligned());
}

TEST(LaneCurves, AnswerByUpdate) {
    const LaneHistory history = madeUpHistory({.firstUpdate = 200});
    LaneCurves curves;
    curves.take(history);
    EXPECT_FALSE(curves.lossAt(200));
    EXPECT_EQ(curves.lossAt(201), static_cast<double>(history.losses[0]));
    EXPECT_EQ(curves.lossAt(1200), static_cast<double>(history.losses[999]));
    EXPECT_FALSE(curves.lossAt(1201));
    EXPECT_FALSE(curves.measuredAt(249));
    EXPECT_EQ(curves.measuredAt(250)->update, 250);
    EXPECT_EQ(curves.measuredAt(299)->update, 250);
    EXPECT_EQ(curves.measuredAt(99'999)->update, 1200);
    EXPECT_EQ(curves.aligned()->update, static_cast<double>(*history.alignedAt));
    EXPECT_LT(curves.aligned()->value, 0.2);
    EXPECT_GE(curves.exact()->value, 0.99);
}

TEST(Envelope, KeepsSmallestAndLargest) {
    const std::vector<float> values = {5, 1, 3, 9, 2, 2, 2, 7};
    EXPECT_THAT(envelope(values, 0, 0, 7, 4),
                testing::ElementsAre(CurvePoint{1, 1}, CurvePoint{3, 9}, CurvePoint{4, 2}, CurvePoint{7, 7}));
    EXPECT_EQ(envelope(values, 0, 0, 7, 0.1).size(), 8U) << "all of them where there is room";
    EXPECT_TRUE(envelope(values, 100, 0, 7, 1).empty());
    EXPECT_TRUE(envelope({}, 0, 0, 7, 1).empty());
}

TEST(Envelope, HasGapsWhereThereIsNoNumber) {
    const std::vector<float> values = {5, nan, infinite, -infinite, 2, 1};
    const std::vector<CurvePoint> points = envelope(values, 1, 0, 10, 1);
    ASSERT_EQ(points.size(), 4U);
    EXPECT_EQ(points[0], (CurvePoint{1, 5}));
    EXPECT_TRUE(std::isnan(points[1].value));
    EXPECT_EQ(points[2], (CurvePoint{5, 2}));
    EXPECT_TRUE(envelope(std::vector<float>(9, nan), 1, 0, 10, 3).size() == 1);
}

TEST(Envelope, NeedsAsManyPointsAsPixels) {
    const LaneHistory history = madeUpHistory({.updates = 100'000});
    const std::vector<CurvePoint> points = envelope(history.losses, 1, 0, 100'000, 100'000 / 300.0);
    EXPECT_LE(points.size(), 2U * 303);
    float most = 0;
    for (const float loss : history.losses) {
        most = std::max(most, loss);
    }
    EXPECT_TRUE(std::any_of(points.begin(), points.end(), [&](const CurvePoint& point) {
        return point.value == static_cast<double>(most);
    }));
    // The pieces are the same wherever the span begins.
    const std::vector<CurvePoint> moved = envelope(history.losses, 1, 1234.5, 50'000, 100'000 / 300.0);
    EXPECT_THAT(points, testing::IsSupersetOf(moved));
}

}  // namespace
}  // namespace attn::ui
