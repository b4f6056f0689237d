// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "core/math/random.h"
#include "core/model_files/model_file.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/models/config_json.h"
#include "core/train/setup/run_setup.h"
#include "core/train/trainer.h"
#include "tests/support/paths.h"
#include "tests/support/sanitized.h"

namespace attn::test {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t largestFile = 400'000;       // bytes
constexpr std::uintmax_t largestFolder = 11'000'000;  // of all models together
constexpr Index freshPairs = 1000;
constexpr std::uint64_t freshSeed =
    60'221'407;  // not a recipe's seed, and not one from which a recipe's corpora are drawn

fs::path modelFolder() {
    return resourceDir() / "models";
}
// `name` is "dates/dot".
std::string modelPath(const std::string& name) {
    return modelFolder() / (name + ".safetensors");
}
std::string recipePath(const std::string& name) {
    return resourceDir() / "recipes" / (name + ".json");
}
std::string taskOf(const std::string& name) {
    return name.substr(0, name.find('/'));
}
std::string scoreOf(const std::string& name) {
    return name.substr(name.find('/') + 1);
}

// Recurrent models are named after their score, the others after their kind.
bool isNamedAfterScore(const std::string& name) {
    return findScoreFunction(scoreOf(name)) != nullptr;
}

// The models of every folder that is a task's, by name.
std::vector<std::string> modelNames() {
    std::vector<std::string> names;
    for (const TaskDescription& task : tasks())
        if (fs::exists(modelFolder() / task.id))
            for (const auto& entry : fs::directory_iterator(modelFolder() / task.id))
                names.push_back(task.id + "/" + entry.path().stem().string());
    std::sort(names.begin(), names.end());
    return names;
}

// The least exact match for scores that can attend anywhere, for `location` and for `none`.
struct Demand {
    double attending, location, none;
};
Demand demandOf(const std::string& task) {
    static const std::map<std::string, Demand> demands = {
        {"dates", {0.98, 0.98, 0.98}}, {"reverse", {0.99, 0.98, 0.6}}, {"translate", {0.97, 0.95, 0.2}}};
    return demands.at(task);
}

// The recipe's training pairs and held-out pairs. They are drawn once for all lanes of a task.
const std::set<std::string>& seenSources(const Recipe& recipe, const Task& task) {
    static std::map<std::string, std::set<std::string>> known;
    Recipe drawn;
    drawn.task = recipe.task;
    drawn.lengths = recipe.lengths;
    drawn.pairs = recipe.pairs;
    drawn.heldOut = recipe.heldOut;
    drawn.seed = recipe.seed;
    std::set<std::string>& seen = known[recipeToJson(drawn)];
    if (!seen.empty())
        return seen;
    const auto draw = [&](Index count, std::uint64_t seed) {
        Random random(seed);
        const std::size_t size = seen.size() + static_cast<std::size_t>(count);
        while (seen.size() < size)
            seen.insert(task.sample(random).source);
    };
    draw(recipe.pairs, recipe.seed);
    draw(recipe.heldOut, heldOutSeed(recipe));
    return seen;
}

// Where the pairs are too few for figures, some of them may have been seen: making all that were takes longer
// than decoding.
Corpus freshCorpus(const Recipe& recipe, const TrainedModel& model, Index count) {
    const std::unique_ptr<Task> task = createTask(recipe.task, recipe.lengths);
    std::set<std::string> seen;
    if (count == freshPairs)
        seen = seenSources(recipe, *task);
    return taskCorpus(*task, model.tokenizers, model.source, model.target, count, freshSeed, seen);
}

class TrainedModelOf : public testing::TestWithParam<std::string> {};

TEST_P(TrainedModelOf, FitsItsRecipe) {
    const Recipe recipe = loadRecipe(recipePath(GetParam()));
    EXPECT_EQ(recipe.task, taskOf(GetParam()));
    if (isNamedAfterScore(GetParam())) {
        EXPECT_EQ(recipe.model.attention.score, scoreOf(GetParam()));
    }
    EXPECT_LT(fs::file_size(modelPath(GetParam())), largestFile);
    const auto model = loadModel(modelPath(GetParam()));

    const std::unique_ptr<Task> task = createTask(recipe.task);
    EXPECT_EQ(model->source.tokens(), sourceVocabulary(*task).tokens());
    EXPECT_EQ(model->target.tokens(), targetVocabulary(*task).tokens());
    EXPECT_TRUE(countsIn(*task, model->tokenizers));

    ModelConfig config = recipe.model;
    config.sourceSize = model->source.size();
    config.targetSize = model->target.size();
    // A recipe names the tokens that end a sentence, a model has their numbers.
    for (const std::string& text : config.encoder.separatorTexts)
        config.encoder.separators.push_back(model->source.idOfText(text));
    config.encoder.separatorTexts.clear();
    EXPECT_EQ(configToJson(model->network.config()), configToJson(config));
    if (isNamedAfterScore(GetParam())) {
        EXPECT_EQ(config.decoder.hidden, config.annotationSize());
    }

    const TrainingInfo& training = model->training;
    EXPECT_EQ(recipeToJson(recipeFromJson(training.recipe, "training.recipe")), recipeToJson(recipe));
    EXPECT_EQ(training.task, recipe.task);
    EXPECT_EQ(training.updates, recipe.updates) << "the training was stopped before its end";
    EXPECT_EQ(training.seed, recipe.seed);
    EXPECT_EQ(training.threads, recipe.threads);
}

TEST_P(TrainedModelOf, DecodesFreshPairs) {
    const auto model = loadModel(modelPath(GetParam()));
    const Index count = repetitions(freshPairs);
    const Corpus corpus = freshCorpus(loadRecipe(recipePath(GetParam())), *model, count);
    const Evaluation evaluation = evaluate(model->network, corpus, count);
    EXPECT_EQ(evaluation.pairs, count);
    if (count < freshPairs)
        return;  // too few for figures
    // The file's own figures were measured in the same way, on other pairs.
    EXPECT_NEAR(model->training.exactMatch, evaluation.exactMatch,
                evaluation.exactMatch > 0.95 ? 0.01 : 0.05);
    const std::string task = taskOf(GetParam());
    const std::string score = scoreOf(GetParam());
    if (!isNamedAfterScore(GetParam())) {
        EXPECT_GE(evaluation.exactMatch, score == "transformer" || task == "sentiment" ? 0.97 : 0.0);
        return;
    }
    const std::set<std::string> best = {"dates/additive", "dates/dot", "dates/scaled_dot"};
    const Demand demand = demandOf(task);
    EXPECT_GE(evaluation.exactMatch, best.count(GetParam()) ? 0.995
                                     : score == "location"  ? demand.location
                                     : score == "none"      ? demand.none
                                                            : demand.attending);
    // All tasks except `dates` are there to show where a lane attends.
    if (task != "dates" && score != "location" && score != "none") {
        EXPECT_LT(evaluation.alignmentErrorRate.value(), 0.15);
    }
}

INSTANTIATE_TEST_SUITE_P(Models, TrainedModelOf, testing::ValuesIn(modelNames()), [](const auto& row) {
    std::string name = row.param;
    std::replace(name.begin(), name.end(), '/', '_');
    return name;
});

TEST(TrainedModels, NoneStandsWithoutItsRecipe) {
    for (const std::string& name : modelNames()) {
        EXPECT_TRUE(fs::exists(recipePath(name))) << name;
        if (isNamedAfterScore(name)) {
            EXPECT_TRUE(bundledScores("models").contains(scoreOf(name))) << name << ": dates lacks the score";
        }
    }
    EXPECT_GE(bundledScores("models").size(), 8U);
}

TEST(TrainedModels, AreSmallTogether) {
    std::uintmax_t bytes = 0;
    for (const auto& entry : fs::recursive_directory_iterator(modelFolder()))
        bytes += entry.is_regular_file() ? entry.file_size() : 0;
    EXPECT_LE(bytes, largestFolder);
}

TEST(Recipes, AreSoundAndNamedAfterTheirTaskAndScore) {
    for (const TaskDescription& task : tasks()) {
        if (!hasUsualSetup(task.id))
            continue;
        const std::set<std::string> scores = bundledScores("recipes", task.id);
        if (scores.empty())
            continue;  // its recipes are of several architectures
        EXPECT_EQ(scores, bundledScores("recipes")) << task.id << " has the scores of the other tasks";
        for (const std::string& score : scores) {
            const Recipe recipe = loadRecipe(recipePath(task.id + "/" + score));
            EXPECT_EQ(recipe.task, task.id);
            EXPECT_EQ(recipe.model.attention.score, score);
        }
    }
}

}  // namespace
}  // namespace attn::test
