// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/training_job.h"

#include <gmock/gmock.h>

#include <atomic>

#include "core/error.h"
#include "core/train/trainer.h"
#include "tests/support/tiny_recipe.h"

namespace attn::test {
namespace {

using Stage = LaneStatus::Stage;

constexpr Index endless = 1'000'000;

Recipe recipeOf(const std::string& score, Index updates = 30, Index threads = 1) {
    Recipe recipe = tinyRecipe(threads);
    recipe.model.attention.score = score;
    recipe.updates = updates;
    return recipe;
}

Vector weightsOf(const LaneStatus& status) {
    return status.result.model->network.parameters().buffer();
}

JobOptions onThreads(Index threads) {
    JobOptions options;
    options.threads = threads;
    return options;
}

// Waits until what `job` says fits; false after a minute.
template <typename Predicate>
bool waitFor(TrainingJob& job, Predicate fits) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    while (std::chrono::steady_clock::now() < end) {
        if (fits(job.statuses()))
            return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return false;
}

// Different lengths of updates, and a lane of two threads among them, so that turns fall differently.
TEST(TrainingJob, LanesGiveWhatTheyGiveAlone) {
    const std::vector<JobLane> lanes = {{"a", recipeOf("additive", 300)},
                                        {"b", recipeOf("dot", 500)},
                                        {"c", recipeOf("general", 200, 2)},
                                        {"d", recipeOf("none", 400)}};
    std::vector<Vector> alone;
    for (const JobLane& lane : lanes)
        alone.push_back(
            train(lane.recipe, {}, [](const TrainingProgress&) {}).model->network.parameters().buffer());
    for (const Index threads : {1, 2, 3}) {
        JobOptions options = onThreads(threads);
        options.snapshotInterval = std::chrono::milliseconds(threads - 1);
        TrainingJob job(lanes, options);
        job.wait();
        EXPECT_TRUE(job.isEnded());
        for (std::size_t i = 0; i < lanes.size(); ++i) {
            const LaneStatus& status = *job.statuses()[i];
            EXPECT_EQ(status.stage, Stage::Ended);
            EXPECT_EQ(status.result.end, TrainingEnd::Whole);
            EXPECT_EQ(status.problem, "");
            EXPECT_EQ(status.progress.update, lanes[i].recipe.updates);
            EXPECT_EQ(status.result.evaluation.pairs, lanes[i].recipe.heldOut);
            EXPECT_EQ(status.snapshot, status.result.model);
            EXPECT_TRUE(weightsOf(status) == alone[i]) << lanes[i].name << ", " << threads << " threads";
        }
    }
}

TEST(TrainingJob, LanesAdvanceTogether) {
    std::vector<JobLane> lanes;
    for (const char* name : {"a", "b", "c", "d"})
        lanes.push_back({name, recipeOf("additive", endless)});
    lanes.back().recipe.updates = 2 * endless;
    TrainingJob job(lanes, onThreads(2));
    const auto share = [](const LaneStatus& status) {
        return static_cast<double>(status.progress.update) / static_cast<double>(status.progress.updates);
    };
    double least = 0, most = 0;
    EXPECT_TRUE(waitFor(job, [&](const auto& statuses) {
        least = most = share(*statuses.front());
        for (const auto& status : statuses) {
            least = std::min(least, share(*status));
            most = std::max(most, share(*status));
        }
        return most > 0.001;
    }));
    EXPECT_GT(least, 0.2 * most);
}

TEST(TrainingJob, StopEndsEveryLaneWithItsModel) {
    for (const bool measures : {false, true}) {
        JobOptions options = onThreads(2);
        options.measuresStopped = measures;
        TrainingJob job({{"a", recipeOf("additive", endless)}, {"b", recipeOf("dot", endless)}}, options);
        EXPECT_TRUE(waitFor(job, [](const auto& statuses) {
            return statuses[0]->progress.update > 0 && statuses[1]->progress.update > 0;
        }));
        job.stop();
        job.wait();
        for (const auto& status : job.statuses()) {
            EXPECT_EQ(status->result.end, TrainingEnd::Stopped);
            EXPECT_EQ(status->problem, "");
            EXPECT_EQ(status->result.model->training.updates, status->progress.update);
            EXPECT_EQ(status->result.evaluation.pairs, measures ? 20 : 0);
        }
    }
}

// More pairs than anybody would wait for.
TEST(TrainingJob, StopEndsTheMakingOfPairs) {
    Recipe recipe = recipeOf("additive");
    recipe.pairs = 500'000'000;
    TrainingJob job({{"a", recipe}, {"b", recipe}}, onThreads(2));
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    job.stop();
    job.wait();
    for (const auto& status : job.statuses()) {
        EXPECT_EQ(status->stage, Stage::Ended);
        EXPECT_EQ(status->result.end, TrainingEnd::Stopped);
        EXPECT_FALSE(status->result.model);
    }
}

TEST(TrainingJob, TheEndOfTheJobStopsIt) {
    std::atomic<int> calls = 0;
    {
        TrainingJob job({{"a", recipeOf("additive", endless)}}, onThreads(1), [&] { ++calls; });
        EXPECT_TRUE(waitFor(job, [](const auto& statuses) { return statuses[0]->progress.update > 0; }));
    }
    const int after = calls;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    EXPECT_EQ(calls, after);
}

TEST(TrainingJob, ALaneThatFailsLeavesTheOthers) {
    Recipe impossible = recipeOf("additive");
    impossible.model.attention.score = "unheard of";
    TrainingJob job({{"wild", divergingRecipe()}, {"good", recipeOf("dot")}, {"no score", impossible}},
                    onThreads(2));
    job.wait();
    const auto statuses = job.statuses();
    EXPECT_THAT(statuses[0]->problem, testing::StartsWith("wild: training diverged at update "));
    EXPECT_EQ(statuses[0]->result.end, TrainingEnd::Diverged);
    EXPECT_TRUE(weightsOf(*statuses[0]).allFinite());
    EXPECT_EQ(statuses[1]->problem, "");
    EXPECT_EQ(statuses[1]->result.end, TrainingEnd::Whole);
    EXPECT_THAT(statuses[2]->problem, testing::HasSubstr("no score: "));
    EXPECT_THAT(statuses[2]->problem, testing::HasSubstr("unheard of"));
    EXPECT_FALSE(statuses[2]->result.model);
}

TEST(TrainingJob, WakesOnceUntilItsNewsAreTaken) {
    std::atomic<int> calls = 0;
    TrainingJob job({{"a", recipeOf("additive", 100)}, {"b", recipeOf("dot", 100)}}, onThreads(2),
                    [&] { ++calls; });
    job.wait();
    EXPECT_EQ(calls, 1);
    EXPECT_EQ(job.statuses()[0]->stage, Stage::Ended);
}

TEST(TrainingJob, PublishesCopiesOfTheWeights) {
    JobOptions options = onThreads(1);
    options.snapshotInterval = std::chrono::milliseconds(1);
    TrainingJob job({{"a", recipeOf("additive", endless)}}, options);
    std::vector<Index> updates;
    EXPECT_TRUE(waitFor(job, [&](const auto& statuses) {
        if (statuses[0]->snapshot &&
            (updates.empty() || statuses[0]->snapshot->training.updates > updates.back()))
            updates.push_back(statuses[0]->snapshot->training.updates);
        return updates.size() == 3;
    }));
}

TEST(TrainingJob, OfNoLanesIsEnded) {
    TrainingJob job({}, onThreads(2));
    job.wait();
    EXPECT_TRUE(job.isEnded());
}

}  // namespace
}  // namespace attn::test
