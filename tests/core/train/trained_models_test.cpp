// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "core/attention/score_registry.h"
#include "core/io/model_file.h"
#include "core/train/trainer.h"
#include "tests/support/paths.h"

namespace attn::test {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t largestFile = 400'000;  // bytes
constexpr Index freshPairs = 1000;
constexpr std::uint64_t freshSeed =
    60'221'407;  // no recipe's, and none that a recipe's corpora are drawn from

fs::path modelFolder() {
    return resourceDir() / "models" / "dates";
}
std::string modelPath(const std::string& score) {
    return modelFolder() / (score + ".safetensors");
}
Recipe recipeOf(const std::string& score) {
    return loadRecipe(resourceDir() / "recipes" / "dates" / (score + ".json"));
}

std::vector<std::string> scoreIds() {
    std::vector<std::string> ids;
    for (const ScoreDescription& score : scoreFunctions())
        ids.push_back(score.id);
    return ids;
}

// Pairs that are neither among the recipe's training pairs nor among those it was measured on.
Corpus freshCorpus(const Recipe& recipe, const TrainedModel& model) {
    const std::unique_ptr<Task> task = createTask(recipe.task);
    std::set<std::string> seen;
    const auto draw = [&](Index count, std::uint64_t seed) {
        return taskCorpus(*task, model.tokenizers, model.source, model.target, count, seed, seen);
    };
    draw(recipe.pairs, recipe.seed);
    draw(recipe.heldOut, heldOutSeed(recipe));
    return draw(freshPairs, freshSeed);
}

class TrainedModelOf : public testing::TestWithParam<std::string> {};

TEST_P(TrainedModelOf, FitsItsRecipe) {
    const Recipe recipe = recipeOf(GetParam());
    EXPECT_EQ(recipe.model.attention.score, GetParam());
    EXPECT_LT(fs::file_size(modelPath(GetParam())), largestFile);
    const auto model = loadModel(modelPath(GetParam()));

    const std::unique_ptr<Task> task = createTask(recipe.task);
    EXPECT_EQ(model->source.tokens(), sourceVocabulary(*task).tokens());
    EXPECT_EQ(model->target.tokens(), targetVocabulary(*task).tokens());
    EXPECT_TRUE(countsIn(*task, model->tokenizers));

    ModelConfig config = recipe.model;
    config.sourceSize = model->source.size();
    config.targetSize = model->target.size();
    EXPECT_EQ(configToJson(model->network.config()), configToJson(config));
    EXPECT_EQ(config.decoder.hidden, 64);
    EXPECT_EQ(config.annotationSize(), 64);

    const TrainingInfo& training = model->training;
    EXPECT_EQ(recipeToJson(recipeFromJson(training.recipe, "training.recipe")), recipeToJson(recipe));
    EXPECT_EQ(training.task, recipe.task);
    EXPECT_EQ(training.updates, recipe.updates) << "the training was stopped before its end";
    EXPECT_EQ(training.seed, recipe.seed);
    EXPECT_EQ(training.threads, recipe.threads);
}

TEST_P(TrainedModelOf, DecodesFreshDates) {
    const auto model = loadModel(modelPath(GetParam()));
    const Corpus corpus = freshCorpus(recipeOf(GetParam()), *model);
    const Evaluation evaluation = evaluate(model->network, corpus, freshPairs);
    EXPECT_EQ(evaluation.pairs, freshPairs);
    const std::set<std::string> best = {"additive", "dot", "scaled_dot"};
    EXPECT_GE(evaluation.exactMatch, best.count(GetParam()) ? 0.995 : 0.98);
    // What the file says of itself was measured likewise, on other pairs.
    EXPECT_NEAR(model->training.exactMatch, evaluation.exactMatch, 0.01);
}

INSTANTIATE_TEST_SUITE_P(Scores, TrainedModelOf, testing::ValuesIn(scoreIds()),
                         [](const auto& row) { return row.param; });

TEST(TrainedModels, NoneStandsWithoutItsScore) {
    const std::vector<std::string> ids = scoreIds();
    for (const auto& entry : fs::directory_iterator(modelFolder()))
        EXPECT_EQ(std::count(ids.begin(), ids.end(), entry.path().stem().string()), 1) << entry.path();
}

}  // namespace
}  // namespace attn::test
