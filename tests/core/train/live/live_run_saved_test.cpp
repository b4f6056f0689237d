// SPDX-License-Identifier: GPL-3.0-or-later
// Runs that were saved and go on.
#include <gmock/gmock.h>

#include <algorithm>

#include "core/base/error.h"
#include "core/train/live/live_run.h"
#include "tests/support/live_lanes.h"

namespace attn::test {
namespace {

TEST(LiveRunSaved, GoesOnBitForBit) {
    const std::vector<JobLane> lanes = {
        {"a", recipeOf("additive")}, {"b", recipeOf("dot")}, {"wild", divergingRecipe()}};
    for (const bool isTraining : {false, true}) {
        SavedRun saved;
        {
            LiveRun run(lanes, usual());
            run.advance(20);
            waitUntilIdle(run);
            run.change({0, 0.004, {}, 0.75});
            run.addBranch(0, 12, "branch", {0, 0.001, {}, {}});
            run.advance(13);
            waitUntilIdle(run);
            if (isTraining)
                run.resume();
            saved = run.savedRun();
        }
        LiveRun run(saved, usual());
        EXPECT_EQ(run.pinned(), date);
        for (std::size_t i = 0; i < 4; ++i) {
            const LaneHistory history = historyOf(run, i);
            EXPECT_EQ(history.losses, saved.lanes[i].history.losses);
            EXPECT_EQ(history.update(), saved.lanes[i].history.update());
        }
        waitUntilIdle(run);
        if (!isTraining) {
            EXPECT_EQ(historyOf(run, 0).update(), 33) << "trained again silently";
            EXPECT_EQ(historyOf(run, 0).snapshots.size(), saved.lanes[0].history.snapshots.size());
        }
        // The change does not apply to the updates that are trained again, but to those after them.
        run.change({0, {}, 0.1, {}});
        waitUntilIdle(run);
        // All lanes change at the same update, the largest saved one.
        const Index furthest =
            std::max({historyOf(run, 0).update(), historyOf(run, 1).update(), historyOf(run, 3).update()});
        EXPECT_EQ(historyOf(run, 0).recipe.changes.back().update, furthest);
        runToEnd(run);
        EXPECT_EQ(historyOf(run, 2).end, TrainingEnd::Diverged);
        for (const std::size_t lane : {0, 1, 3}) {
            const LaneHistory history = historyOf(run, lane);
            EXPECT_EQ(history.update(), 60);
            EXPECT_TRUE(bytesOf(*modelOf(run, lane, 60)) == trainedBytes(history.recipe)) << lane;
        }
    }
}

TEST(LiveRunSaved, WithoutWeightsItWaitsAndIsThenTrainedAgainBitForBit) {
    const std::vector<JobLane> lanes = {{"a", recipeOf("additive")}, {"b", recipeOf("dot")}};
    SavedRun saved;
    {
        LiveRun run(lanes, usual());
        run.advance(20);
        waitUntilIdle(run);
        run.change({0, 0.004, {}, 0.75});
        run.addBranch(0, 12, "branch", {0, 0.001, {}, {}});
        run.advance(13);
        waitUntilIdle(run);
        saved = run.savedRun();
    }
    for (SavedLane& lane : saved.lanes) {
        lane.keyframes.clear();
        for (Snapshot& snapshot : lane.history.snapshots)
            snapshot.hasWeights = snapshot.update == 0;
    }
    LiveRun run(saved, usual());
    waitUntilIdle(run);
    EXPECT_TRUE(run.lacksWeights());
    EXPECT_EQ(run.replayed(), std::nullopt);
    for (std::size_t i = 0; i < 3; ++i) {
        expectSame(historyOf(run, i), saved.lanes[i].history);
        EXPECT_FALSE(historyOf(run, i).snapshots.back().hasWeights);
        EXPECT_NE(historyOf(run, i).snapshots.back().picture, nullptr);
    }
    run.advance(1);
    waitUntilIdle(run);
    EXPECT_FALSE(run.lacksWeights());
    EXPECT_EQ(run.replayed(), std::nullopt);
    for (std::size_t i = 0; i < 3; ++i) {
        const LaneHistory history = historyOf(run, i);
        EXPECT_EQ(history.update(), saved.lanes[i].history.update() + 1);
        for (const Snapshot& snapshot : history.snapshots)
            EXPECT_TRUE(snapshot.hasWeights) << i << ": " << snapshot.update;
    }
    runToEnd(run);
    for (std::size_t i = 0; i < 3; ++i) {
        const LaneHistory history = historyOf(run, i);
        EXPECT_EQ(history.update(), 60);
        EXPECT_TRUE(bytesOf(*modelOf(run, i, 60)) == trainedBytes(history.recipe)) << i;
    }
}

TEST(LiveRunSaved, WithoutWeightsAnEndedOneIsTrainedOn) {
    const std::vector<JobLane> lanes = {{"a", recipeOf("additive")}, {"b", recipeOf("dot")}};
    SavedRun saved;
    {
        LiveRun run(lanes, usual());
        runToEnd(run);
        saved = run.savedRun();
    }
    for (SavedLane& lane : saved.lanes)
        lane.keyframes.clear();
    LiveRun run(saved, usual());
    waitUntilIdle(run);
    ASSERT_TRUE(run.lacksWeights());
    EXPECT_EQ(run.extend(20), 80) << "at once, although its weights are not there yet";
    EXPECT_FALSE(run.lacksWeights());
    runToEnd(run);
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        const LaneHistory history = historyOf(run, i);
        EXPECT_EQ(history.update(), 80);
        EXPECT_TRUE(bytesOf(*modelOf(run, i, 80)) == trainedBytes(history.recipe)) << i;
    }
}

TEST(LiveRunSaved, AnEndedOneShowsWhatItWas) {
    Recipe patient = recipeOf("additive", 5000);
    patient.measureEvery = 5;
    patient.optimizer.rate = 0.05;
    patient.earlyStop.patience = 4;
    const std::vector<JobLane> lanes = {
        {"a", recipeOf("dot")}, {"patient", patient}, {"wild", divergingRecipe()}};
    SavedRun saved;
    {
        LiveRun run(lanes, usual());
        runToEnd(run);
        saved = run.savedRun();
    }
    LiveRun run(saved, usual());
    EXPECT_EQ(historyOf(run, 0).end, TrainingEnd::Whole);
    waitUntilIdle(run);
    EXPECT_FALSE(run.isRunning());
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        expectSame(historyOf(run, i), saved.lanes[i].history);
        EXPECT_EQ(historyOf(run, i).snapshots.size(), saved.lanes[i].history.snapshots.size());
    }
    EXPECT_TRUE(bytesOf(*modelOf(run, 0, 60)) == trainedBytes(lanes[0].recipe));
    run.reset();
    runToEnd(run);
    EXPECT_TRUE(bytesOf(*modelOf(run, 0, 60)) == trainedBytes(lanes[0].recipe));
}

}  // namespace
}  // namespace attn::test
