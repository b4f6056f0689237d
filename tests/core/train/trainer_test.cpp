// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/trainer.h"

#include <gmock/gmock.h>

#include <chrono>
#include <cmath>

#include "core/model_files/model_file.h"
#include "core/network/models/seq2seq.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/tiny_recipe.h"

namespace attn::test {
namespace {

void ignore(const TrainingProgress&) {}

std::string bytesOf(const Recipe& recipe) {
    const TemporaryFolder folder;
    saveModel(*train(recipe, {}, ignore).model, folder.file("model"));
    return readBytes(folder.file("model"));
}

class TrainWith : public testing::TestWithParam<int> {};

TEST_P(TrainWith, SameRecipeGivesTheSameBytes) {
    const Recipe recipe = tinyRecipe(GetParam());
    const std::string bytes = bytesOf(recipe);
    EXPECT_FALSE(bytes.empty());
    EXPECT_TRUE(bytesOf(recipe) == bytes);
    Recipe other = recipe;
    other.seed = 4;
    EXPECT_FALSE(bytesOf(other) == bytes);
}

INSTANTIATE_TEST_SUITE_P(Threads, TrainWith, testing::Values(1, 2));

TEST(Train, SaysWhatItDid) {
    const Recipe recipe = tinyRecipe();
    TrainingProgress last;
    const TrainingResult result = train(recipe, {}, [&](const TrainingProgress& progress) {
        EXPECT_GE(progress.update, last.update);
        last = progress;
    });
    EXPECT_EQ(result.end, TrainingEnd::Whole);
    EXPECT_TRUE(isFinished(result.end));
    EXPECT_EQ(result.updates, 30);
    EXPECT_EQ(last.update, 30);
    EXPECT_EQ(last.updates, 30);
    EXPECT_EQ(last.rate, recipe.optimizer.finalRate);
    EXPECT_GT(last.loss, 0);
    EXPECT_GT(last.tokensPerSecond, 0);
    EXPECT_EQ(last.secondsLeft, 0);
    EXPECT_TRUE(last.exactMatch);

    const TrainedModel& model = *result.model;
    const Evaluation measured = evaluate(model.network, recipeCorpora(recipe).heldOut, recipe.heldOut);
    EXPECT_EQ(measured.loss, result.evaluation.loss);
    EXPECT_EQ(model.training.loss, measured.loss);
    EXPECT_EQ(model.training.exactMatch, measured.exactMatch);
    EXPECT_EQ(model.training.alignmentErrorRate, *measured.alignmentErrorRate);
    EXPECT_EQ(model.training.task, "dates");
    EXPECT_EQ(model.training.updates, 30);
    EXPECT_EQ(model.training.seed, 3U);
    EXPECT_EQ(recipeToJson(recipeFromJson(model.training.recipe, "recipe")), recipeToJson(recipe));
}

TEST(Train, LowersTheLoss) {
    Recipe recipe = tinyRecipe();
    recipe.updates = 1;
    const double before = train(recipe, {}, ignore).evaluation.loss;
    recipe.updates = 200;
    recipe.optimizer.rate = 0.01;
    EXPECT_LT(train(recipe, {}, ignore).evaluation.loss, 0.8 * before);
}

TEST(Train, StopEndsItWithTheModelSoFar) {
    Recipe recipe = tinyRecipe(2);
    recipe.updates = 1'000'000;
    std::stop_source stop;
    std::chrono::steady_clock::time_point asked;
    const TrainingResult result = train(recipe, stop.get_token(), [&](const TrainingProgress& progress) {
        EXPECT_GT(progress.secondsLeft, 0);
        stop.request_stop();
        asked = std::chrono::steady_clock::now();
    });
    EXPECT_LT(std::chrono::steady_clock::now() - asked, std::chrono::seconds(5));
    EXPECT_EQ(result.end, TrainingEnd::Stopped);
    EXPECT_GT(result.model->training.updates, 0);
    EXPECT_LT(result.model->training.updates, 1'000'000);
    EXPECT_EQ(result.evaluation.pairs, recipe.heldOut);
    EXPECT_EQ(result.model->training.loss, result.evaluation.loss);
}

TEST(Train, StoppedBeforeItsFirstUpdateGivesTheFirstModel) {
    std::stop_source stop;
    stop.request_stop();
    const Recipe recipe = tinyRecipe();
    const TrainingResult result = train(recipe, stop.get_token(), ignore);
    EXPECT_EQ(result.end, TrainingEnd::Stopped);
    EXPECT_EQ(result.model->training.updates, 0);
    Seq2Seq first(result.model->network.config());
    first.parameters().initialize(recipe.seed);
    EXPECT_TRUE(first.parameters().buffer() == result.model->network.parameters().buffer());
}

TEST(Train, StoppedBeforeItsPairsAreThereGivesTheFirstModelToo) {
    std::stop_source stop;
    stop.request_stop();
    Recipe recipe = tinyRecipe();
    recipe.pairs = 100'000'000;
    const TrainingResult result = train(recipe, stop.get_token(), ignore);
    EXPECT_EQ(result.end, TrainingEnd::Stopped);
    EXPECT_EQ(result.evaluation.pairs, 0);
    EXPECT_LT(result.model->training.exactMatch, 0) << "not measured";
}

TEST(Train, DivergenceGivesTheLastGoodWeightsAndASentence) {
    const TrainingResult result = train(divergingRecipe(), {}, ignore);
    EXPECT_EQ(result.end, TrainingEnd::Diverged);
    EXPECT_THAT(result.problem, testing::StartsWith("training diverged at update " +
                                                    std::to_string(result.updates + 1) + ": "));
    EXPECT_LE(result.model->training.updates, result.updates);
    EXPECT_TRUE(result.model->network.parameters().buffer().allFinite());
    EXPECT_TRUE(std::isfinite(result.evaluation.loss));
}

}  // namespace
}  // namespace attn::test
