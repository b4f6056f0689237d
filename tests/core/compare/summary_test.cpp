// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/summary.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/core/compare/sample_comparison.h"

namespace attn::test {
namespace {

TEST(Spread, IsOfTheSample) {
    const Spread three = spreadOf({1, 2, 6});
    EXPECT_EQ(three.count, 3U);
    EXPECT_DOUBLE_EQ(three.mean, 3);
    EXPECT_DOUBLE_EQ(*three.deviation, std::sqrt((4.0 + 1 + 9) / 2));
    EXPECT_DOUBLE_EQ(spreadOf({5}).mean, 5);
    EXPECT_FALSE(spreadOf({5}).deviation) << "of one value there is none";
    EXPECT_EQ(spreadOf({}).count, 0U);
    EXPECT_EQ(spreadOf({4, 4}).deviation, 0);
}

TEST(Summary, IsOverTheRunsOfALane) {
    ComparisonTable table{tinyComparison({"dot", "none"}, {1, 2}), {}};
    table.comparison.lengths = {1, 3, 10};
    table.runs = {madeUpRun(0, 0.2), madeUpRun(1, 0.9), madeUpRun(2, 0.4)};
    table.runs[0].byLength = {{2, 10, 0.5, 0.6}, {3, 10, 0.1, 0.2}};
    table.runs[2].byLength = {{3, 10, 0.3, 0.4}};
    table.runs[1].problem = "diverged";
    const std::vector<LaneSummary> lanes = summarize(table);
    ASSERT_EQ(lanes.size(), 2U);
    EXPECT_EQ(lanes[0].runs, 2U);
    EXPECT_DOUBLE_EQ(lanes[0].figures[0].mean, 0.3);
    EXPECT_NEAR(*lanes[0].figures[0].deviation, 0.1 * std::sqrt(2), 1e-12);
    ASSERT_EQ(lanes[0].byLength.size(), 2U);
    EXPECT_EQ(lanes[0].byLength[0].exactMatch.count, 1U);
    EXPECT_DOUBLE_EQ(lanes[0].byLength[1].tokenAccuracy.mean, 0.3);
    EXPECT_EQ(lanes[1].runs, 1U);
    EXPECT_EQ(lanes[1].diverged, 1U);
    EXPECT_EQ(lanes[1].figures[0].count, 0U);
    EXPECT_TRUE(isMeasured(lanes, 0));
    EXPECT_FALSE(isMeasured(lanes, 1)) << "BLEU";
}

// The time of a run that broke off is not comparable with the others.
TEST(Summary, LeavesOutRunsThatDiverged) {
    ComparisonTable table{tinyComparison({"dot"}, {1, 2, 3}), {}};
    table.runs = {madeUpRun(0, 0.2, 10), madeUpRun(1, 0.4, 20), madeUpRun(2, 0, 1)};
    table.runs[2].figures.exactMatch.reset();
    table.runs[2].problem = "training diverged.";
    table.runs[1].bleuSignature = "kind";
    const LaneSummary lane = summarize(table)[0];
    EXPECT_EQ(lane.runs, 3U);
    EXPECT_EQ(lane.diverged, 1U);
    EXPECT_EQ(lane.bleuSignature, "kind");
    for (std::size_t i = 0; i < figures().size(); ++i) {
        if (figures()[i].id == "seconds") {
            EXPECT_EQ(lane.figures[i].count, 2U);
            EXPECT_DOUBLE_EQ(lane.figures[i].mean, 15);
        }
    }
}

}  // namespace
}  // namespace attn::test
