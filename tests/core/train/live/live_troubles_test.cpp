// SPDX-License-Identifier: GPL-3.0-or-later
// What goes wrong in a lane of a live run, and what becomes of the others.
#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>

#include "core/train/live/live_run.h"
#include "tests/support/live_lanes.h"
#include "tests/support/tiny_corpus.h"

namespace attn::test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

const std::vector<JobLane> sound = {{"a", recipeOf("additive")}, {"b", recipeOf("dot")}};

// Lanes 0 and 1 have the same results as when nothing else is trained.
void expectSound(LiveRun& run) {
    LiveRun alone(sound, usual());
    runToEnd(alone);
    for (std::size_t i = 0; i < sound.size(); ++i) {
        const LaneHistory found = historyOf(run, i), expected = historyOf(alone, i);
        EXPECT_EQ(found.end, TrainingEnd::Whole);
        EXPECT_EQ(found.problem, "");
        EXPECT_EQ(found.losses, expected.losses);
        EXPECT_EQ(found.snapshots.size(), expected.snapshots.size());
        EXPECT_TRUE(bytesOf(*modelOf(run, i, 60)) == trainedBytes(sound[i].recipe));
    }
}

TEST(LiveTroubles, ALaneThatDivergesByItsRecipeLeavesTheOthers) {
    std::vector<JobLane> lanes = sound;
    lanes.push_back({"wild", recipeOf("general")});
    lanes[2].recipe.optimizer.rate = 1e9;
    LiveRun run(lanes, usual());
    runToEnd(run);
    const LaneHistory wild = historyOf(run, 2);
    EXPECT_EQ(wild.end, TrainingEnd::Diverged);
    EXPECT_EQ(wild.problem,
              "wild: training diverged at update 2: the loss is 3e+18 per token, most likely because the "
              "learning rate of 9.99e+08 is too high; try the rate 0.01, clip the gradient below 1 or "
              "warm up for longer, or go back on the time line and branch from there with a smaller rate.");
    EXPECT_EQ(wild.update(), 1);
    EXPECT_TRUE(std::isfinite(wild.losses.back()));
    EXPECT_TRUE(modelOf(run, 2, 0)->network.parameters().buffer().allFinite());
    expectSound(run);
}

TEST(LiveTroubles, ABranchThatDivergesLeavesTheOthersAndIsABeginning) {
    LiveRun run(sound, usual());
    run.advance(20);
    waitUntilIdle(run);
    const std::size_t wild = run.addBranch(0, 12, "wild", {0, 1e9, {}, {}});
    runToEnd(run);
    const LaneHistory history = historyOf(run, wild);
    EXPECT_EQ(history.end, TrainingEnd::Diverged);
    EXPECT_THAT(history.problem, StartsWith("wild: training diverged at update 14: "));
    EXPECT_THAT(history.problem, HasSubstr("the learning rate of 9.84e+08 is too high"));
    EXPECT_THAT(history.problem, HasSubstr("; try a change to the rate 0.01, or go back on the time line"));
    EXPECT_EQ(history.update(), 13);
    // This is what the sentence advises.
    const std::size_t tamed = run.addBranch(wild, 12, "tamed", {0, 0.001, {}, {}});
    runToEnd(run);
    EXPECT_EQ(historyOf(run, tamed).end, TrainingEnd::Whole);
    EXPECT_EQ(historyOf(run, tamed).update(), 60);
    EXPECT_TRUE(bytesOf(*modelOf(run, tamed, 60)) == trainedBytes(historyOf(run, tamed).recipe));
    expectSound(run);
}

TEST(LiveTroubles, ABranchOfARunThatHasEndedWaitsForTheNextStart) {
    LiveRun run(sound, usual());
    runToEnd(run);
    const std::size_t branch = run.addBranch(0, 12, "later", {0, 0.001, {}, {}});
    EXPECT_FALSE(run.isRunning());
    waitUntilIdle(run);
    EXPECT_EQ(historyOf(run, branch).update(), 12);
    runToEnd(run);
    EXPECT_EQ(historyOf(run, branch).end, TrainingEnd::Whole);
}

TEST(LiveTroubles, AChangeThatDivergesIsSaidOfEveryLaneAndResetForgetsIt) {
    LiveRun run(sound, usual());
    run.advance(5);
    waitUntilIdle(run);
    run.change({0, 1e30, {}, {}});
    runToEnd(run);
    for (std::size_t i = 0; i < sound.size(); ++i) {
        const LaneHistory history = historyOf(run, i);
        EXPECT_EQ(history.end, TrainingEnd::Diverged);
        EXPECT_THAT(history.problem,
                    HasSubstr("diverged at update 6: the loss on held-out pairs is not a number any more, "));
        ASSERT_TRUE(history.latest.picture);
        for (const Snapshot& snapshot : history.snapshots)
            for (const StepTrace& step :
                 snapshot.picture ? snapshot.picture->steps : std::vector<StepTrace>())
                EXPECT_TRUE(step.alignment().weights.allFinite() && std::isfinite(step.logProbability));
    }
    run.reset();
    runToEnd(run);
    expectSound(run);
}

// The loss can also be senselessly large while it is still a number.
TEST(LiveTroubles, ALaneThatDivergedIsSoAgainWhenItIsOpened) {
    std::vector<JobLane> lanes = sound;
    lanes.push_back({"wild", recipeOf("general")});
    lanes[2].recipe.optimizer.rate = 100;
    SavedRun saved;
    {
        LiveRun run(lanes, usual());
        runToEnd(run);
        EXPECT_THAT(historyOf(run, 2).problem, HasSubstr(" per token, most likely because"));
        saved = run.savedRun();
    }
    LiveRun run(saved, usual());
    waitUntilIdle(run);
    EXPECT_EQ(historyOf(run, 2).end, TrainingEnd::Diverged);
    EXPECT_EQ(historyOf(run, 2).problem, saved.lanes[2].history.problem);
    EXPECT_THAT(historyOf(run, 2).problem, EndsWith("branch from there with a smaller rate."));
    expectSound(run);
}

TEST(LiveTroubles, TheWeightsThatADivergedLaneKeptCanBeShown) {
    LiveRun run({{"wild", divergingRecipe()}, {"good", recipeOf("dot")}}, usual());
    runToEnd(run);
    const LaneHistory wild = historyOf(run, 0);
    EXPECT_EQ(wild.end, TrainingEnd::Diverged);
    EXPECT_THAT(wild.problem, StartsWith("wild: training diverged at update "));
    EXPECT_THAT(wild.problem, HasSubstr("; try "));
    EXPECT_GT(wild.losses.size(), 0u);
    EXPECT_TRUE(modelOf(run, 0, wild.update())->network.parameters().buffer().allFinite());
    EXPECT_EQ(historyOf(run, 1).end, TrainingEnd::Whole);
    const auto kept = std::find_if(wild.snapshots.begin(), wild.snapshots.end(),
                                   [](const Snapshot& one) { return one.hasWeights && one.picture; });
    EXPECT_NE(kept, wild.snapshots.end());
}

TEST(LiveTroubles, WithoutItsCorpusALaneSaysSo) {
    Recipe recipe = recipeOf("additive");
    recipe.corpus.emplace();
    recipe.corpus->files.pairs = "missing.tsv";
    recipe.task.clear();
    LiveRun run({{"a", recipe}, {"b", recipeOf("dot")}}, usual());
    waitUntilIdle(run);
    EXPECT_THAT(historyOf(run).problem, StartsWith("a: "));
    EXPECT_THAT(historyOf(run).problem, HasSubstr("missing.tsv"));
    EXPECT_EQ(historyOf(run, 1).problem, "");
    std::promise<std::string> answer;
    run.model(0, 0, [&](const auto&, const std::string& problem) { answer.set_value(problem); });
    EXPECT_THAT(answer.get_future().get(), HasSubstr("missing.tsv"));
}

TEST(LiveTroubles, AChangedCorpusIsNoticed) {
    const TemporaryFolder folder;
    SavedRun saved;
    {
        LiveRun run({{"a", tinyCorpusRecipe(folder)}}, usual());
        run.advance(5);
        waitUntilIdle(run);
        saved = run.savedRun();
        EXPECT_FALSE(saved.lanes[0].corpusFiles.empty());
    }
    folder.write("pairs.tsv", tinyPairs() + "One more.\tEncore une.\n");
    LiveRun run(saved, usual());
    waitUntilIdle(run);
    EXPECT_THAT(historyOf(run).problem, StartsWith("a: its corpus has changed since: "));
    EXPECT_EQ(historyOf(run).update(), 5) << "what is known stays";
}

// All tensors of a lane in a file have one size. Only the corpus says whether it is the right one.
TEST(LiveTroubles, WeightsOfAnotherVocabularyAreNoticed) {
    const TemporaryFolder folder;
    SavedRun saved;
    {
        LiveRun run({{"a", tinyCorpusRecipe(folder)}, {"b", tinyCorpusRecipe(folder)}}, usual());
        run.advance(5);
        waitUntilIdle(run);
        saved = run.savedRun();
    }
    for (auto& keyframe : saved.lanes[0].keyframes) {
        auto other = std::make_shared<Keyframe>();
        other->state = keyframe->state;
        other->parameters = keyframe->parameters.head(keyframe->parameters.size() - 16);
        keyframe = std::move(other);
    }
    for (Snapshot& snapshot : saved.lanes[0].history.snapshots)
        snapshot.picture.reset();
    LiveRun run(saved, usual());
    waitUntilIdle(run);
    EXPECT_THAT(historyOf(run).problem, StartsWith("a: its saved weights are "));
    EXPECT_THAT(historyOf(run).problem, HasSubstr("numbers, but a network of its recipe has "));
    EXPECT_EQ(historyOf(run).update(), 5) << "what is known stays";
    std::promise<std::string> answer;
    run.model(0, 5, [&](const auto&, const std::string& problem) { answer.set_value(problem); });
    EXPECT_THAT(answer.get_future().get(), HasSubstr("its saved weights are "));
    EXPECT_EQ(historyOf(run, 1).problem, "");
    runToEnd(run);
    EXPECT_EQ(historyOf(run, 1).end, TrainingEnd::Whole);
}

}  // namespace
}  // namespace attn::test
