// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/live/snapshot_schedule.h"

#include <gmock/gmock.h>

namespace attn::test {
namespace {

Recipe recipeOf(Index updates, Index batch = 32) {
    Recipe recipe;
    recipe.updates = updates;
    recipe.batch = batch;
    return recipe;
}

std::vector<Index> snapshotsOf(const Recipe& recipe, Index count = SnapshotSchedule::usualCount) {
    const SnapshotSchedule schedule(recipe, count);
    std::vector<Index> updates;
    for (Index update = 0; update <= recipe.updates; ++update)
        if (schedule.isSnapshot(update))
            updates.push_back(update);
    return updates;
}

TEST(SnapshotSchedule, IsDenseEarlyAndEvenLate) {
    const std::vector<Index> updates = snapshotsOf(recipeOf(3000));
    const std::vector<Index> first(updates.begin(), updates.begin() + 14);
    EXPECT_THAT(first, testing::ElementsAre(0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18));
    Index gap = 0;
    for (std::size_t i = 1; i < updates.size(); ++i) {
        if (updates[i] <= 100) {
            EXPECT_GE(updates[i] - updates[i - 1], gap / 2);
            gap = std::max(gap, updates[i] - updates[i - 1]);
        } else {
            EXPECT_LE(updates[i] - updates[i - 1], 20);
        }
    }
    EXPECT_EQ(updates.back(), 3000);
}

TEST(SnapshotSchedule, HasAboutTheCountAskedFor) {
    for (const Index updates : {30, 1000, 2000, 20'000, 1'000'000})
        EXPECT_LE(snapshotsOf(recipeOf(updates)).size(), 230u) << updates;
    EXPECT_GE(snapshotsOf(recipeOf(3000)).size(), 150u);
    EXPECT_LE(snapshotsOf(recipeOf(100'000), 5000).size(), 1040u);
    EXPECT_GE(snapshotsOf(recipeOf(100'000), 5000).size(), 450u);
}

// When a short run is trained far past its end, it does not keep a snapshot of every update.
TEST(SnapshotSchedule, GrowsPastTheEnd) {
    const SnapshotSchedule schedule(recipeOf(30), 150);
    Index snapshots = 0, measurements = 0;
    for (Index update = 30; update <= 100'000; ++update) {
        snapshots += schedule.isSnapshot(update) ? 1 : 0;
        measurements += schedule.isMeasurement(update) ? 1 : 0;
    }
    EXPECT_LE(snapshots, 3000);
    EXPECT_GE(snapshots, 300);
    EXPECT_LE(measurements, 400);
    EXPECT_GE(measurements, 30);
}

TEST(SnapshotSchedule, MeasuresSomeOfThem) {
    for (const Index updates : {30, 3000, 20'000}) {
        const SnapshotSchedule schedule(recipeOf(updates), 150);
        Index count = 0;
        for (Index update = 0; update <= updates; ++update) {
            count += schedule.isMeasurement(update) ? 1 : 0;
            EXPECT_TRUE(schedule.isSnapshot(update) || !schedule.isMeasurement(update));
        }
        EXPECT_GE(count, 8);
        EXPECT_LE(count, 200);
    }
}

// Measuring a sentence costs about half as much as training on it.
TEST(SnapshotSchedule, MeasuringCostsLittleFromTheBeginningOn) {
    const SnapshotSchedule schedule(recipeOf(3000), 150);
    Index count = 0;
    for (Index update = 0; update <= 3000; ++update) {
        count += schedule.isMeasurement(update) ? 1 : 0;
        const double share = 0.5 * static_cast<double>(count * SnapshotSchedule::measuredPairs) /
                             (static_cast<double>(update) * 32);
        if (update >= 400) {
            EXPECT_LT(share, 0.04) << update;
        }
        if (update >= 100) {
            EXPECT_LT(share, 0.1) << update;
        }
    }
}

TEST(RoundStep, IsOneTwoFive) {
    for (const auto& [most, step] : {std::pair<Index, Index>{1, 1},
                                     {3, 2},
                                     {4, 2},
                                     {5, 5},
                                     {9, 5},
                                     {10, 10},
                                     {49, 20},
                                     {60, 50},
                                     {5000, 5000}})
        EXPECT_EQ(roundStep(most), step) << most;
}

}  // namespace
}  // namespace attn::test
