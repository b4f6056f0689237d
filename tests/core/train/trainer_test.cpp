// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/trainer.h"

#include <gmock/gmock.h>

#include <chrono>

#include "core/error.h"
#include "core/io/model_file.h"
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

TEST(LearningRate, IsHalfACosine) {
    OptimizerConfig config;
    config.rate = 1;
    config.finalRate = 0.2;
    EXPECT_DOUBLE_EQ(learningRate(config, 0, 5), 1);
    EXPECT_NEAR(learningRate(config, 1, 5), 0.2 + 0.4 * (1 + std::sqrt(0.5)), 1e-12);
    EXPECT_DOUBLE_EQ(learningRate(config, 2, 5), 0.6);
    EXPECT_DOUBLE_EQ(learningRate(config, 4, 5), 0.2);
    EXPECT_DOUBLE_EQ(learningRate(config, 0, 1), 1) << "of the only update";
}

TEST(RecipeCorpora, AreOfTheRecipe) {
    const RecipeCorpora corpora = recipeCorpora(tinyRecipe());
    EXPECT_EQ(corpora.training.pairs.size(), 60U);
    EXPECT_EQ(corpora.heldOut.pairs.size(), 20U);
    EXPECT_EQ(corpora.tokenizer->id(), "characters");
}

// No source text stands twice, neither in one corpus nor in both.
TEST(RecipeCorpora, ShareNothing) {
    Recipe recipe = tinyRecipe();
    recipe.pairs = 3000;
    recipe.heldOut = 1000;
    const RecipeCorpora corpora = recipeCorpora(recipe);
    std::set<std::vector<Token>> sources;
    for (const Corpus* corpus : {&corpora.training, &corpora.heldOut})
        for (const SentencePair& pair : corpus->pairs)
            sources.insert(pair.source);
    EXPECT_EQ(sources.size(), 4000U);
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
    EXPECT_TRUE(result.isWhole);
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
    EXPECT_FALSE(result.isWhole);
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
    EXPECT_FALSE(result.isWhole);
    EXPECT_EQ(result.model->training.updates, 0);
    Seq2Seq first(result.model->network.config());
    first.parameters().initialize(recipe.seed);
    EXPECT_TRUE(first.parameters().buffer() == result.model->network.parameters().buffer());
}

// Steps of m / √v̂ without memory in v: where a gradient vanishes after a large one they have no bound.
TEST(Train, DivergenceIsToldWithItsUpdate) {
    Recipe recipe = tinyRecipe();
    recipe.updates = 2000;
    recipe.optimizer.rate = 1;
    recipe.optimizer.beta2 = 0;
    recipe.optimizer.epsilon = 1e-30;
    recipe.optimizer.clipNorm = 0;
    recipe.model.attention.activation = "relu";
    try {
        train(recipe, {}, ignore);
        FAIL() << "did not diverge";
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), Error::Kind::Failure);
        EXPECT_THAT(error.what(),
                    testing::MatchesRegex("training diverged at update [0-9]+: .* try a learning "
                                          "rate below 1.0\\."));
    }
}

}  // namespace
}  // namespace attn::test
