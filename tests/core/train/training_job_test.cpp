// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/training_job.h"

#include <gmock/gmock.h>

#include <atomic>
#include <map>
#include <mutex>

#include "core/base/error.h"
#include "core/train/trainer.h"
#include "tests/support/sanitized.h"
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

// Waits until the predicate holds for the job's statuses. Returns false after a minute.
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

// Updates differ in length, and one lane has two threads, so that turns come in different orders.
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
    // Some thousand updates in all, hundreds under a sanitizer, where an update takes ten times as long.
    const double enough = isSanitized ? 0.0002 : 0.001;
    double least = 0, most = 0;
    EXPECT_TRUE(waitFor(job, [&](const auto& statuses) {
        least = most = share(*statuses.front());
        for (const auto& status : statuses) {
            least = std::min(least, share(*status));
            most = std::max(most, share(*status));
        }
        return most > enough;
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

// There are more pairs than anybody would wait for.
TEST(TrainingJob, StopEndsTheMakingOfPairs) {
    Recipe recipe = recipeOf("additive");
    recipe.pairs = 50'000'000;
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

// Records what an observer was told, by lane.
class Diary : public JobObserver {
public:
    void began(std::size_t lane, const std::shared_ptr<const RecipeCorpora>& corpora) override {
        add(lane, corpora ? "began" : "no pairs");
    }
    void advanced(std::size_t lane, const LaneTraining& training) override {
        add(lane, std::to_string(training.state().update));
    }
    void rested(std::size_t lane, const LaneTraining& training) override {
        add(lane, "rested at " + std::to_string(training.state().update));
    }
    void ended(std::size_t lane, const LaneStatus& status) override {
        add(lane, status.problem.empty() ? "ended" : status.problem);
    }
    std::vector<std::string> take(std::size_t lane) {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_notes[lane], {});
    }

private:
    void add(std::size_t lane, const std::string& note) {
        const std::lock_guard lock(m_mutex);
        m_notes[lane].push_back(note);
    }
    std::mutex m_mutex;
    std::map<std::size_t, std::vector<std::string>> m_notes;
};

JobOptions live(Index threads) {
    JobOptions options = onThreads(threads);
    options.startsPaused = options.staysOpen = true;
    return options;
}

void waitUntilIdle(const TrainingJob& job) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    while (!job.isIdle() && std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    EXPECT_TRUE(job.isIdle());
}

TEST(LiveJob, StartsPausedAndAdvancesByCountedUpdates) {
    Diary diary;
    Recipe recipe = recipeOf("additive", 30);
    recipe.measureEvery = 2;
    TrainingJob job({{"a", recipe}, {"b", recipe}}, live(2), {}, &diary);
    waitUntilIdle(job);
    EXPECT_FALSE(job.isRunning());
    EXPECT_THAT(diary.take(0), testing::ElementsAre("began", "0"));
    job.advance(1);
    waitUntilIdle(job);
    EXPECT_THAT(diary.take(0), testing::ElementsAre("1", "rested at 1"));
    job.advance(1);
    job.advance(2);
    waitUntilIdle(job);
    EXPECT_THAT(diary.take(1), testing::Contains("rested at 4"));
    EXPECT_THAT(diary.take(1), testing::IsEmpty());
    EXPECT_EQ(job.statuses()[0]->progress.update, 4);
    job.resume();
    EXPECT_TRUE(waitFor(job, [&](const auto&) { return job.isEnded(); }));
    EXPECT_EQ(diary.take(0).back(), "ended");
    EXPECT_FALSE(job.isRunning());
}

TEST(LiveJob, PausesAfterTheUpdatesUnderWay) {
    TrainingJob job({{"a", recipeOf("additive", endless)}, {"b", recipeOf("dot", endless)}}, live(2));
    job.resume();
    EXPECT_TRUE(waitFor(job, [](const auto& statuses) { return statuses[1]->progress.update > 0; }));
    EXPECT_TRUE(job.isRunning());
    job.pause();
    waitUntilIdle(job);
    const Index update = job.statuses()[0]->progress.update;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    EXPECT_EQ(job.statuses()[0]->progress.update, update);
    job.advance(3);
    waitUntilIdle(job);
    EXPECT_EQ(job.statuses()[0]->progress.update, update + 3);
}

TEST(LiveJob, CommandsRunBetweenUpdatesPausedOrNot) {
    TrainingJob job({{"a", recipeOf("additive", 40)}}, live(1));
    std::atomic<Index> seen = -1;
    job.command(0, [&](LaneTraining& training) { seen = training.state().update; });
    waitUntilIdle(job);
    EXPECT_EQ(seen, 0);
    job.advance(4);
    waitUntilIdle(job);
    job.command(0, [&](LaneTraining& training) {
        training.change({0, 0.02, {}, {}});
        seen = training.state().update;
    });
    waitUntilIdle(job);
    EXPECT_EQ(seen, 4);
    job.resume();
    EXPECT_TRUE(waitFor(job, [&](const auto&) { return job.isEnded(); }));
    job.command(0, [&](LaneTraining&) { seen = -1; });
    waitUntilIdle(job);
    EXPECT_EQ(seen, 4) << "not after its end";
    Recipe planned = recipeOf("additive", 40);
    planned.changes = {{4, 0.02, {}, {}}};
    EXPECT_TRUE(weightsOf(*job.statuses()[0]) ==
                train(planned, {}, [](const TrainingProgress&) {}).model->network.parameters().buffer());
}

// A lane that runs a command does not update, so a change made meanwhile still counts from where it is.
TEST(LiveJob, ACommandDuringACommandIsAtTheSameUpdate) {
    TrainingJob job({{"a", recipeOf("additive", endless)}}, live(1));
    job.advance(3);
    waitUntilIdle(job);
    std::atomic<bool> isInside = false, mayGoOn = false;
    std::atomic<Index> planned = -1, seen = -1;
    job.command(0, [&](LaneTraining&) {
        isInside = true;
        mayGoOn.wait(false);
    });
    EXPECT_TRUE(waitFor(job, [&](const auto&) { return isInside.load(); }));
    job.commandAll([&](std::size_t, LaneTraining& training, Index update) {
        planned = update;
        seen = training.state().update;
    });
    job.resume();
    mayGoOn = true;
    mayGoOn.notify_one();
    EXPECT_TRUE(waitFor(job, [&](const auto&) { return seen >= 0; }));
    EXPECT_EQ(planned, 3);
    EXPECT_EQ(seen, 3) << "the command comes before the next update";
}

// The added lane begins in the middle and must first catch up a little.
TEST(LiveJob, LanesAreAddedWhereTheyBegin) {
    const Recipe recipe = recipeOf("additive", 40);
    const auto corpora = std::make_shared<const RecipeCorpora>(recipeCorpora(recipe));
    LaneTraining first(recipe, corpora);
    for (int i = 0; i < 7; ++i)
        first.advance({});
    TrainingJob job({}, live(1));
    EXPECT_TRUE(job.isIdle());
    JobLane lane = {"b", recipe};
    lane.corpora = corpora;
    lane.catchUpTo = 9;
    lane.begin = [&](LaneTraining& training) {
        training.restore(first.state(), first.network().parameters().buffer(), first.adam().mean(),
                         first.adam().square(), first.kept());
    };
    EXPECT_EQ(job.add(lane), 0u);
    waitUntilIdle(job);
    EXPECT_EQ(job.statuses()[0]->progress.update, 9);
    job.resume();
    EXPECT_TRUE(waitFor(job, [&](const auto&) { return job.isEnded(); }));
    EXPECT_TRUE(weightsOf(*job.statuses()[0]) ==
                train(recipe, {}, [](const TrainingProgress&) {}).model->network.parameters().buffer());
}

TEST(LiveJob, WhatBeginningThrowsEndsThatLane) {
    JobLane broken = {"b", recipeOf("additive", 40)};
    broken.begin = [](LaneTraining&) { throw Error("cannot begin."); };
    Diary diary;
    TrainingJob job({broken, {"c", recipeOf("dot", 10)}}, live(1), {}, &diary);
    job.resume();
    EXPECT_TRUE(waitFor(job, [&](const auto&) { return job.isEnded(); }));
    EXPECT_THAT(diary.take(0), testing::ElementsAre("b: cannot begin."));
    EXPECT_EQ(job.statuses()[1]->problem, "");
}

}  // namespace
}  // namespace attn::test
