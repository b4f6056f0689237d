// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/live/live_run.h"

#include <gmock/gmock.h>

#include <atomic>
#include <thread>

#include "core/base/error.h"
#include "core/decode/stepper.h"
#include "tests/support/live_lanes.h"
#include "tests/support/sanitized.h"

namespace attn::test {
namespace {

// The weights after so many updates, trained from the recipe alone.
Vector trainedWeights(const Recipe& recipe, Index update) {
    LaneTraining lane(recipe, std::make_shared<const RecipeCorpora>(recipeCorpora(recipe)));
    while (lane.state().update < update)
        lane.advance({});
    return lane.network().parameters().buffer();
}

TEST(LiveRun, BeginsPausedWithItsPairsAndAPictureOfTheFirstWeights) {
    LiveRun run({{"a", recipeOf("additive")}, {"b", recipeOf("dot")}}, usual());
    EXPECT_FALSE(run.isRunning());
    waitUntilIdle(run);
    EXPECT_EQ(run.laneCount(), 2u);
    ASSERT_TRUE(run.corpora(0));
    EXPECT_EQ(run.corpora(0), run.corpora(1)) << "shared";
    const LaneHistory history = historyOf(run, 1);
    EXPECT_EQ(history.name, "b");
    EXPECT_EQ(history.update(), 0);
    ASSERT_EQ(history.snapshots.size(), 1u);
    EXPECT_TRUE(history.snapshots[0].hasWeights);
    ASSERT_TRUE(history.snapshots[0].picture);
    EXPECT_EQ(history.snapshots[0].picture->steps.size(), 11u);
    EXPECT_EQ(history.latest.picture, history.snapshots[0].picture);
    ASSERT_EQ(history.measurements.size(), 1u);
    EXPECT_EQ(history.measurements[0].pairs, 20);
    EXPECT_GT(run.memoryUsed(), 1000u);
    EXPECT_LT(run.memoryUsed(), 100'000u) << "the first weights are not kept";
}

TEST(LiveRun, EveryLaneGivesWhatItsRecipeGives) {
    std::vector<JobLane> lanes = {
        {"a", recipeOf("additive")}, {"b", recipeOf("dot")}, {"c", recipeOf("none")}};
    lanes[1].recipe.measureEvery = 7;
    lanes[2].recipe.dropout = 0.2;
    lanes[2].recipe.teacherForcing = 0.5;
    for (const Index threads : {1, 2}) {
        LiveRun run(lanes, usual(threads));
        runToEnd(run);
        for (std::size_t i = 0; i < lanes.size(); ++i) {
            const LaneHistory history = historyOf(run, i);
            EXPECT_EQ(history.end, TrainingEnd::Whole);
            EXPECT_EQ(history.losses.size(), 60u);
            EXPECT_EQ(history.snapshots.back().update, 60);
            EXPECT_EQ(history.latest.update, 60);
            EXPECT_EQ(history.measurements.back().update, 60);
            EXPECT_TRUE(bytesOf(*modelOf(run, i, 60)) == trainedBytes(lanes[i].recipe)) << lanes[i].name;
            EXPECT_TRUE(weightsOf(run, i, 25) == trainedWeights(lanes[i].recipe, 25));
        }
    }
}

// The history has the recipe's own measurements and those of the live run between them.
TEST(LiveRun, WritesDownLossesAndMeasurements) {
    Recipe recipe = recipeOf("additive");
    recipe.measureEvery = 7;
    LiveRun run({{"a", recipe}}, usual());
    runToEnd(run);
    const LaneHistory history = historyOf(run);
    LaneTraining lane(recipe, run.corpora());
    std::size_t found = 0;
    for (Index update = 0; update < 60; ++update) {
        lane.update();
        EXPECT_EQ(history.losses[static_cast<std::size_t>(update)],
                  static_cast<float>(lane.lastBatch().mean()));
        if (lane.isMeasurementDue()) {
            lane.measure({});
            const auto same = std::find_if(history.measurements.begin(), history.measurements.end(),
                                           [&](const Measurement& one) { return one.update == update + 1; });
            ASSERT_NE(same, history.measurements.end());
            EXPECT_EQ(same->loss, lane.state().heldOutLoss);
            EXPECT_EQ(same->alignmentErrorRate, lane.lastMeasurement().alignmentErrorRate);
            ++found;
        }
    }
    EXPECT_EQ(found, 8u);
    EXPECT_GT(history.measurements.size(), found + 5);
    EXPECT_TRUE(std::is_sorted(history.measurements.begin(), history.measurements.end(),
                               [](const auto& a, const auto& b) { return a.update < b.update; }));
    EXPECT_GT(history.tokensPerSecond, 0);
}

TEST(LiveRun, AdvancesByCountedUpdatesWithAPictureOfTheLast) {
    LiveRun run({{"a", recipeOf("additive")}, {"b", recipeOf("dot")}}, usual());
    run.advance(1);
    waitUntilIdle(run);
    EXPECT_EQ(historyOf(run, 0).update(), 1);
    run.advance(12);
    run.advance();
    waitUntilIdle(run);
    for (std::size_t lane = 0; lane < 2; ++lane) {
        EXPECT_EQ(historyOf(run, lane).update(), 14);
        EXPECT_EQ(historyOf(run, lane).latest.update, 14);
    }
    EXPECT_FALSE(run.isRunning());
}

TEST(LiveRun, ResetGivesTheFirstWeightsToTheBit) {
    LiveRun run({{"a", recipeOf("additive")}, {"b", recipeOf("dot")}}, usual());
    waitUntilIdle(run);
    const Vector first = weightsOf(run, 0, 0);
    EXPECT_TRUE(first == trainedWeights(recipeOf("additive"), 0));
    run.resume();
    run.change({0, 0.02, {}, {}});
    EXPECT_TRUE(waitFor([&] { return historyOf(run).update() >= 8; }));
    run.addBranch(0, 5, "branch", {0, 0.001, {}, {}});
    run.reset();
    EXPECT_FALSE(run.isRunning());
    EXPECT_EQ(run.laneCount(), 2u);
    waitUntilIdle(run);
    const LaneHistory history = historyOf(run);
    EXPECT_EQ(history.update(), 0);
    EXPECT_TRUE(history.recipe.changes.empty());
    EXPECT_THAT(history.snapshots, testing::SizeIs(1));
    EXPECT_TRUE(weightsOf(run, 0, 0) == first);
    runToEnd(run);
    EXPECT_TRUE(bytesOf(*modelOf(run, 0, 60)) == trainedBytes(recipeOf("additive")));
    run.reset();
    EXPECT_TRUE(weightsOf(run, 0, 0) == first) << "after the end, too";
}

TEST(LiveRun, ChangesAreInTheRecipeThatMakesTheRunAgain) {
    LiveRun run({{"a", recipeOf("additive")}}, usual());
    run.advance(10);
    waitUntilIdle(run);
    run.change({0, 0.02, 0.1, {}});
    run.change({0, {}, {}, 0.5});
    run.advance(10);
    waitUntilIdle(run);
    run.change({0, 0.01, {}, {}});
    waitUntilIdle(run);
    const Recipe recipe = historyOf(run).recipe;
    const std::vector<TrainingChange> expected = {{10, 0.02, 0.1, 0.5}, {20, 0.01, {}, {}}};
    EXPECT_EQ(recipe.changes, expected);
    runToEnd(run);
    EXPECT_TRUE(bytesOf(*modelOf(run, 0, 60)) == trainedBytes(recipe));
    EXPECT_THROW(run.change({0, -7.0, {}, {}}), Error);
}

// The lanes are at different updates and running.
TEST(LiveRun, AChangeIsAtTheSameUpdateInEveryLane) {
    for (const Index threads : {1, 2}) {
        LiveRun run(
            {{"a", recipeOf("additive", 4000)}, {"b", recipeOf("dot", 4000)}, {"c", recipeOf("none", 4000)}},
            usual(threads));
        run.resume();
        EXPECT_TRUE(waitFor([&] { return historyOf(run, 1).update() >= 5; }));
        run.change({0, 0.02, {}, {}});
        // When all lanes are past the change, another change cannot merge with it.
        const auto isPast = [&](std::size_t lane) {
            const LaneHistory history = historyOf(run, lane);
            return !history.recipe.changes.empty() && history.update() > history.recipe.changes[0].update;
        };
        EXPECT_TRUE(waitFor([&] { return isPast(0) && isPast(1) && isPast(2); }));
        run.pause();
        waitUntilIdle(run);
        run.change({0, {}, 0.1, {}});  // the lanes have stopped at different updates
        waitUntilIdle(run);
        const std::vector<TrainingChange> changes = historyOf(run).recipe.changes;
        ASSERT_THAT(changes, testing::SizeIs(2));
        Index newest = 0;
        for (std::size_t lane = 0; lane < 3; ++lane) {
            EXPECT_EQ(historyOf(run, lane).recipe.changes, changes) << lane;
            newest = std::max(newest, historyOf(run, lane).update());
        }
        EXPECT_EQ(changes[1].update, newest);
        // A lane that has not reached the change yet keeps it in the file.
        LiveRun again(run.savedRun(), usual(threads));
        again.advance(3);
        waitUntilIdle(again);
        for (std::size_t lane = 0; lane < 3; ++lane) {
            const LaneHistory history = historyOf(again, lane);
            EXPECT_EQ(history.recipe.changes, changes) << lane;
            EXPECT_TRUE(weightsOf(again, lane, history.update()) ==
                        trainedWeights(history.recipe, history.update()));
        }
        again.reset();
        for (std::size_t lane = 0; lane < 3; ++lane)
            EXPECT_TRUE(historyOf(again, lane).recipe.changes.empty()) << "nor keeps it after a reset";
    }
}

TEST(LiveRun, AFinishedRunIsTrainedOnAndItsRecipeSaysSo) {
    std::vector<JobLane> lanes = {
        {"a", recipeOf("additive", 30)}, {"b", recipeOf("dot", 30)}, {"c", recipeOf("none", 30)}};
    lanes[1].recipe.earlyStop.exactMatch = 1e-9;  // ends at its first right output, or with the others
    lanes[2].recipe.earlyStop.loss = 1000;        // ends at once
    LiveRun run(lanes, usual());
    EXPECT_EQ(run.extend(10), 0) << "not before it has ended";
    runToEnd(run);
    EXPECT_LT(historyOf(run, 2).update(), 30);
    const Index ended = historyOf(run, 0).update();
    EXPECT_EQ(ended, 30);
    EXPECT_EQ(run.extend(10), 40);
    EXPECT_FALSE(run.isRunning());
    waitUntilIdle(run);
    EXPECT_EQ(historyOf(run).end, std::nullopt);
    EXPECT_EQ(historyOf(run).update(), 30);
    runToEnd(run);
    EXPECT_EQ(run.extend(5), 45) << "and once more";
    const LiveRun saved(run.savedRun(), usual());
    runToEnd(run);
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        const LaneHistory history = historyOf(run, i);
        EXPECT_EQ(history.update(), 45) << i;
        EXPECT_EQ(history.end, TrainingEnd::Whole);
        EXPECT_EQ(history.measurements.back().update, 45);
        EXPECT_TRUE(bytesOf(*modelOf(run, i, 45)) == trainedBytes(history.recipe)) << i;
    }
    EXPECT_TRUE(weightsOf(run, 0, 20) == trainedWeights(lanes[0].recipe, 20)) << "what was, is as it was";
    run.reset();
    EXPECT_EQ(lastUpdate(historyOf(run).recipe), 30) << "a reset takes that back, too";
}

TEST(LiveRun, ABranchFromTheEndGoesOn) {
    LiveRun run({{"a", recipeOf("additive", 20)}}, usual());
    runToEnd(run);
    const std::size_t branch = run.addBranch(0, 20, "branch", {0, 0.01, {}, {}});
    waitUntilIdle(run);
    EXPECT_EQ(historyOf(run, branch).end, std::nullopt);
    run.advance(7);
    waitUntilIdle(run);
    const LaneHistory history = historyOf(run, branch);
    EXPECT_EQ(history.update(), 27);
    EXPECT_EQ(lastUpdate(history.recipe), 20 + LiveRun::branchUpdates);
    EXPECT_TRUE(weightsOf(run, branch, 27) == trainedWeights(history.recipe, 27));
}

TEST(LiveRun, ABranchIsItsRecipe) {
    LiveRun run({{"a", recipeOf("additive")}, {"b", recipeOf("dot")}}, usual());
    run.advance(10);
    waitUntilIdle(run);
    run.change({0, 0.02, {}, {}});
    run.advance(29);
    waitUntilIdle(run);
    const std::size_t branch = run.addBranch(0, 33, "from 33", {0, 0.001, {}, {}});
    EXPECT_EQ(branch, 2u);
    waitUntilIdle(run);
    LaneHistory history = historyOf(run, branch);
    ASSERT_TRUE(history.origin);
    EXPECT_EQ(history.origin->lane, 0u);
    EXPECT_EQ(history.origin->update, 33);
    EXPECT_EQ(history.update(), 33) << "as far, though the run is paused";
    EXPECT_EQ(history.latest.update, 33);
    EXPECT_TRUE(weightsOf(run, branch, 33) == weightsOf(run, 0, 33));
    const std::vector<TrainingChange> expected = {{10, 0.02, {}, {}}, {33, 0.001, {}, {}}};
    EXPECT_EQ(history.recipe.changes, expected);
    // This also works for an update before the branch began.
    const std::size_t second = run.addBranch(branch, 20, "from 20", {0, {}, 0.3, {}});
    runToEnd(run);
    for (const std::size_t lane : {branch, second}) {
        history = historyOf(run, lane);
        EXPECT_EQ(history.update(), 60);
        EXPECT_EQ(history.losses.size(), static_cast<std::size_t>(60 - history.firstUpdate));
        EXPECT_TRUE(bytesOf(*modelOf(run, lane, 60)) == trainedBytes(history.recipe));
    }
    EXPECT_TRUE(bytesOf(*modelOf(run, 0, 60)) == trainedBytes(historyOf(run).recipe));
}

TEST(LiveRun, PatienceShowsTheWeightsThatCount) {
    Recipe recipe = recipeOf("additive", 5000);
    recipe.measureEvery = 5;
    recipe.optimizer.rate = 0.05;
    recipe.earlyStop.patience = 4;
    LiveRun run({{"a", recipe}}, usual());
    runToEnd(run);
    const LaneHistory history = historyOf(run);
    EXPECT_EQ(history.end, TrainingEnd::Patience);
    const Index best = history.update() - 20;
    EXPECT_TRUE(bytesOf(*modelOf(run, 0, best)) == trainedBytes(recipe));
    const auto snapshot = std::find_if(history.snapshots.begin(), history.snapshots.end(),
                                       [&](const Snapshot& one) { return one.update == best; });
    ASSERT_NE(snapshot, history.snapshots.end());
    EXPECT_TRUE(snapshot->hasWeights && snapshot->picture);
    EXPECT_TRUE(weightsOf(run, 0, history.update()) == trainedWeights(recipe, history.update()) ||
                history.snapshots.back().update < history.update());
}

TEST(LiveRun, AnotherPinGivesAllSnapshotsWithWeightsNewPictures) {
    LiveRun run({{"a", recipeOf("additive")}, {"b", recipeOf("none")}}, usual());
    run.advance(30);
    waitUntilIdle(run);
    const LaneHistory before = historyOf(run);
    run.pin({"4 july 1776", {}});
    EXPECT_EQ(run.pinned().source, "4 july 1776");
    EXPECT_TRUE(waitFor([&] {
        const LaneHistory now = historyOf(run);
        return now.latest.picture && std::all_of(now.snapshots.begin(), now.snapshots.end(),
                                                 [](const auto& one) { return one.picture != nullptr; });
    }));
    const LaneHistory now = historyOf(run);
    EXPECT_EQ(now.latest.update, 30);
    for (std::size_t i = 0; i < now.snapshots.size(); ++i) {
        EXPECT_NE(now.snapshots[i].picture->source, before.snapshots[i].picture->source);
        const auto model = modelOf(run, 0, now.snapshots[i].update);
        const DecodeTrace stepped = decode(model, now.snapshots[i].picture->source);
        ASSERT_EQ(stepped.steps.size(), now.snapshots[i].picture->steps.size());
        EXPECT_LT(
            (stepped.steps[0].alignment().weights - now.snapshots[i].picture->steps[0].alignment().weights)
                .norm(),
            1e-5);
    }
    run.pin({"", {}});
    EXPECT_EQ(historyOf(run).snapshots[0].picture, nullptr);
    run.advance(10);
    waitUntilIdle(run);
    EXPECT_EQ(historyOf(run).update(), 40);
}

TEST(LiveRun, KeepsToItsMemoryAndTrainsAgainWhatItHasNot) {
    // Pictures have their own limit. This run has no pictures.
    LiveOptions options;
    options.threads = 2;
    options.memory = 200'000;
    const std::vector<JobLane> lanes = {{"a", recipeOf("additive", 400)}, {"b", recipeOf("dot", 400)}};
    LiveRun run(lanes, options);
    runToEnd(run);
    EXPECT_LE(run.memoryUsed(), 210'000u);
    const LaneHistory history = historyOf(run);
    EXPECT_GT(history.snapshots.size(), 50u);
    Index without = -1, kept = 0;
    for (const Snapshot& snapshot : history.snapshots) {
        kept += snapshot.hasWeights ? 1 : 0;
        without = snapshot.hasWeights ? without : snapshot.update;
    }
    EXPECT_GT(kept, 2);
    ASSERT_GT(without, 0);
    EXPECT_TRUE(history.snapshots.front().hasWeights) << "drawn from the seed";
    EXPECT_TRUE(weightsOf(run, 0, without) == trainedWeights(lanes[0].recipe, without));
    run.setMemory(100'000);
    EXPECT_TRUE(waitFor([&] { return run.memoryUsed() < 160'000; }));
    EXPECT_EQ(run.memory(), 100'000u);
}

// Pictures of a long sentence need more memory than the weights of such small lanes.
TEST(LiveRun, PicturesKeepToTheMemoryToo) {
    LiveOptions options = usual();
    options.pin.source = std::string(120, '1');
    options.pin.target.reset();
    options.memory = 6'000'000;
    options.snapshots = 400;
    const std::vector<JobLane> lanes = {{"a", recipeOf("additive", 400)}, {"b", recipeOf("dot", 400)}};
    LiveRun run(lanes, options);
    LaneHistory mine;
    run.resume();
    EXPECT_TRUE(waitFor([&] {
        run.read(0, mine);
        return !run.isRunning();
    }));
    waitUntilIdle(run);
    run.read(0, mine);
    EXPECT_LE(run.memoryUsed(), options.memory);
    const LaneHistory history = historyOf(run);
    expectSame(mine, history);
    EXPECT_LT(history.snapshots.size(), 60u);
    EXPECT_GT(history.snapshots.size(), 20u);
    for (std::size_t i = 0; i < 16; ++i)
        EXPECT_EQ(history.snapshots[i].update, static_cast<Index>(i)) << "the first ones stay";
    EXPECT_EQ(history.snapshots.back().update, 400);
    EXPECT_TRUE(history.snapshots.back().hasWeights);
    for (const Snapshot& snapshot : history.snapshots)
        EXPECT_TRUE(snapshot.picture) << snapshot.update;
    const LaneHistory other = historyOf(run, 1);
    ASSERT_EQ(other.snapshots.size(), history.snapshots.size());
    for (std::size_t i = 0; i < history.snapshots.size(); ++i)
        EXPECT_EQ(other.snapshots[i].update, history.snapshots[i].update)
            << "lanes are compared at one update";
    // Weights that were dropped can still be obtained.
    EXPECT_TRUE(weightsOf(run, 0, 201) == trainedWeights(lanes[0].recipe, 201));
    run.pin(date);
    EXPECT_TRUE(waitFor([&] {
        const LaneHistory now = historyOf(run);
        return std::all_of(now.snapshots.begin(), now.snapshots.end(),
                           [](const Snapshot& one) { return one.picture || !one.hasWeights; });
    }));
    EXPECT_EQ(historyOf(run).snapshots.size(), history.snapshots.size());
}

TEST(LiveRun, AnAskedModelCanBeCalledOff) {
    LiveOptions options = usual();
    options.memory = 1;
    constexpr Index updates = isSanitized ? 600 : 3000;  // so that training again takes some time
    LiveRun run({{"a", recipeOf("additive", updates)}}, options);
    runToEnd(run);
    std::atomic<bool> isAnswered = false;
    std::stop_source stop = run.model(0, updates - 1, [&](auto, const auto&) { isAnswered = true; });
    stop.request_stop();
    modelOf(run, 0, 0);
    EXPECT_FALSE(isAnswered);
}

TEST(LiveRun, ReadersAreBroughtUpToDate) {
    LiveRun run({{"a", recipeOf("additive", 300)}}, usual());
    LaneHistory mine;
    run.resume();
    bool isRepinned = false;
    EXPECT_TRUE(waitFor([&] {
        run.read(0, mine);
        if (mine.update() > 50 && !std::exchange(isRepinned, true)) {
            run.change({0, 0.004, {}, {}});
            run.pin({"1 may 2001", {}});
        }
        return !run.isRunning();
    }));
    waitUntilIdle(run);
    EXPECT_TRUE(waitFor([&] {
        run.read(0, mine);
        return std::all_of(mine.snapshots.begin(), mine.snapshots.end(),
                           [](const auto& one) { return one.picture != nullptr; });
    }));
    EXPECT_FALSE(run.read(0, mine)) << "nothing new";
    expectSame(mine, historyOf(run));
    const std::uint64_t epoch = mine.epoch;
    run.reset();
    waitUntilIdle(run);
    EXPECT_TRUE(run.read(0, mine));
    EXPECT_NE(mine.epoch, epoch);
    EXPECT_EQ(mine.update(), 0);
    EXPECT_FALSE(run.read(7, mine)) << "there is no such lane";
}

TEST(LiveRun, WakesWhoeverLooksOn) {
    std::atomic<int> calls = 0;
    std::atomic<LiveRun*> shown = nullptr;
    LaneHistory mine;
    {
        LiveRun run({{"a", recipeOf("additive", 200)}}, usual(), [&] {
            ++calls;
            if (LiveRun* found = shown)
                found->read(0, mine);
        });
        shown = &run;
        runToEnd(run);
        EXPECT_TRUE(waitFor([&] { return calls > 1; }));
    }
    const int after = calls;
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    EXPECT_EQ(calls, after);
}

TEST(LiveRun, CanBeLeftAtAnyTime) {
    for (int i = 0; i < 12; ++i) {
        LiveRun run({{"a", recipeOf("additive", 1'000'000)}, {"b", recipeOf("dot", 1'000'000)}}, usual());
        if (i % 3 > 0)
            run.resume();
        if (i % 4 > 1)
            std::this_thread::sleep_for(std::chrono::milliseconds(3 * i));
        if (i % 4 == 3) {
            run.pin({"5 may 1999", {}});
            run.reset();
            run.resume();
        }
        run.model(0, 100, [](auto, const auto&) {});
    }
}

TEST(LiveRun, OfNoLanesIsIdle) {
    LiveRun run(std::vector<JobLane>(), usual());
    waitUntilIdle(run);
    run.resume();
    EXPECT_FALSE(run.isRunning());
    run.reset();
    EXPECT_EQ(run.memoryUsed(), 0u);
}

}  // namespace
}  // namespace attn::test
