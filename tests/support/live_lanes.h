// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <thread>

#include "core/model_files/model_file.h"
#include "core/train/live/live_run.h"
#include "core/train/trainer.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/tiny_recipe.h"

namespace attn::test {

inline const PinnedSentence date = {"3 may 1999", "1999-05-03"};

inline Recipe recipeOf(const std::string& score, Index updates = 60) {
    Recipe recipe = tinyRecipe();
    recipe.model.attention.score = score;
    recipe.updates = updates;
    return recipe;
}

inline LiveOptions usual(Index threads = 2) {
    LiveOptions options;
    options.threads = threads;
    options.pin = date;
    return options;
}

template <typename Predicate>
bool waitFor(Predicate fits) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    while (std::chrono::steady_clock::now() < end) {
        if (fits())
            return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return false;
}

inline void waitUntilIdle(const LiveRun& run) {
    EXPECT_TRUE(waitFor([&] { return run.isIdle(); }));
}

inline LaneHistory historyOf(const LiveRun& run, std::size_t lane = 0) {
    LaneHistory history;
    EXPECT_TRUE(run.read(lane, history));
    return history;
}

inline void runToEnd(LiveRun& run) {
    run.resume();
    EXPECT_TRUE(waitFor([&] { return !run.isRunning(); }));
    waitUntilIdle(run);
}

inline std::shared_ptr<const TrainedModel> modelOf(LiveRun& run, std::size_t lane, Index update) {
    std::promise<std::pair<std::shared_ptr<const TrainedModel>, std::string>> answer;
    auto found = answer.get_future();
    run.model(lane, update, [&](auto model, const std::string& problem) {
        answer.set_value({std::move(model), problem});
    });
    const auto [model, problem] = found.get();
    EXPECT_EQ(problem, "");
    return model;
}

inline Vector weightsOf(LiveRun& run, std::size_t lane, Index update) {
    return modelOf(run, lane, update)->network.parameters().buffer();
}

inline std::string bytesOf(const TrainedModel& model) {
    const TemporaryFolder folder;
    saveModel(model, folder.file("model"));
    return readBytes(folder.file("model"));
}

inline std::string trainedBytes(const Recipe& recipe) {
    return bytesOf(*train(recipe, {}, [](const TrainingProgress&) {}).model);
}

inline void expectSame(const LaneHistory& left, const LaneHistory& right) {
    EXPECT_EQ(left.name, right.name);
    EXPECT_EQ(recipeDifference(left.recipe, right.recipe), "");
    EXPECT_EQ(left.losses, right.losses);
    EXPECT_EQ(left.measurements, right.measurements);
    EXPECT_EQ(left.end, right.end);
    EXPECT_EQ(left.problem, right.problem);
    ASSERT_EQ(left.snapshots.size(), right.snapshots.size());
    for (std::size_t i = 0; i < left.snapshots.size(); ++i) {
        EXPECT_EQ(left.snapshots[i].update, right.snapshots[i].update);
        EXPECT_EQ(left.snapshots[i].hasWeights, right.snapshots[i].hasWeights);
        EXPECT_EQ(left.snapshots[i].picture, right.snapshots[i].picture);
    }
}

}  // namespace attn::test
