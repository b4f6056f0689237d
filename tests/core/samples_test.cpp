// SPDX-License-Identifier: GPL-3.0-or-later
// Files that version 1.0.0 wrote (tests/data/1.0.0) open in every later version. The next version writes its
// own with
//   ATTN_SAMPLES=tests/data/VERSION attn_tests --gtest_also_run_disabled_tests --gtest_filter=SamplesWriter*
//   attnlab compare tests/data/VERSION/recipe.json --seeds 2 --out tests/data/VERSION/table.json
// and adds its folder to the list below; no sample is ever written again.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <numeric>

#include "core/compare/table_json.h"
#include "core/files/atomic_file.h"
#include "core/lessons/format/lesson_file.h"
#include "core/lessons/progress/lesson_progress.h"
#include "core/model_files/model_file.h"
#include "core/runs/run_file.h"
#include "core/sessions/session_file.h"
#include "core/train/checkpoint.h"
#include "core/train/lane_training.h"
#include "core/train/recipes/recipe.h"
#include "tests/core/model_files/small_model.h"
#include "tests/support/architectures.h"
#include "tests/support/paths.h"
#include "tests/support/sample_lesson.h"
#include "tests/support/sample_run.h"
#include "tests/support/sample_session.h"
#include "tests/support/tiny_recipe.h"

namespace attn::test {
namespace {

namespace fs = std::filesystem;

class Samples : public testing::TestWithParam<const char*> {
protected:
    static std::string file(const std::string& name) {
        return (projectDir() / "tests/data" / GetParam() / name).string();
    }
};

INSTANTIATE_TEST_SUITE_P(OfVersion, Samples, testing::Values("1.0.0"));

// One model of each kind of encoder under each wiring.
std::vector<Architecture> sampledModels() {
    return architectures();
}

double sumOf(const TrainedModel& model) {
    const auto& numbers = model.network.parameters().buffer();
    return std::accumulate(numbers.begin(), numbers.end(), 0.0,
                           [](double sum, Real number) { return sum + std::abs(number); });
}

TrainedModel sampleModel(const ModelConfig& config) {
    TrainedModel model = smallModel();
    TrainedModel made{Seq2Seq(config), {}, {}, model.tokenizers, model.training};
    made.network.parameters().initialize(7);
    for (Index token = made.source.size(); token < config.sourceSize; ++token)
        made.source.add(std::string(1, static_cast<char>('a' + token)));
    for (Index token = made.target.size(); token < config.targetSize; ++token)
        made.target.add(std::string(1, static_cast<char>('0' + token)));
    return made;
}

LaneTraining begunTraining(const Recipe& recipe) {
    return LaneTraining(recipe, std::make_shared<const RecipeCorpora>(recipeCorpora(recipe)));
}

LaneTraining sampleTraining() {
    LaneTraining training = begunTraining(sampleRecipe("dot"));
    for (int update = 0; update < 3; ++update)
        training.update();
    return training;
}

SavedRun oneLaneRun() {
    SavedRun run;
    run.pin = {samplePin, "2009-05-05"};
    run.lanes.push_back(sampleLane("Additive", sampleRecipe("additive"), 3));
    return run;
}

Progress sampleProgress() {
    Progress progress;
    progress.person = "Anna";
    LessonProgress& lesson = progress.lessons["sample"];
    lesson.step = "one";
    lesson.steps["read"] = {
        .isDone = true, .isRight = true, .answer = "dot", .tries = 2, .hints = 1, .wasShown = false};
    return progress;
}

TEST(SamplesWriter, DISABLED_Write) {
    const char* where = std::getenv("ATTN_SAMPLES");
    ASSERT_NE(where, nullptr);
    const fs::path folder = where;
    fs::create_directories(folder);
    const auto in = [&](const std::string& name) { return (folder / name).string(); };
    nlohmann::ordered_json sums;
    for (const Architecture& each : sampledModels()) {
        const TrainedModel model = sampleModel(each.config);
        saveModel(model, in("model-" + each.name + ".safetensors"));
        sums[each.name] = sumOf(model);
    }
    writeFileAtomically(in("sums.json"), sums.dump(1) + "\n");
    saveSession(sampleSession(), in("session.attnlab"));
    saveRun(oneLaneRun(), in("run.attnrun"));
    const LaneTraining training = sampleTraining();
    saveCheckpoint(training, in("training.checkpoint"));
    writeFileAtomically(in("recipe.json"), recipeToJson(sampleRecipe("dot")) + "\n");
    saveProgress(sampleProgress(), in("progress.json"));
    saveAnswerSheets({answerSheetOf(sampleProgress(), "sample")}, in("answers.json"));
    for (const auto& [name, bytes] : sampleLessonFiles()) {
        fs::create_directories((folder / "lesson" / name).parent_path());
        writeFileAtomically(in("lesson/" + name), bytes);
    }
    const auto lesson = loadLesson(in("lesson"));
    packLesson(*lesson->files, in("lesson.attnlesson"));
}

TEST_P(Samples, ModelsOpen) {
    std::ifstream stream(file("sums.json"));
    const auto sums = nlohmann::json::parse(stream);
    for (const Architecture& each : sampledModels()) {
        SCOPED_TRACE(each.name);
        const auto model = loadModel(file("model-" + each.name + ".safetensors"));
        EXPECT_NEAR(sumOf(*model), sums.at(each.name).get<double>(), 1e-6);
        EXPECT_EQ(model->training.seed, smallModel().training.seed);
        EXPECT_EQ(model->source.size(), each.config.sourceSize);
    }
    EXPECT_EQ(sums.size(), sampledModels().size());
}

TEST_P(Samples, SessionsOpen) {
    const SavedSession found = *loadSession(file("session.attnlab")), expected = sampleSession();
    EXPECT_EQ(found.text, expected.text);
    EXPECT_EQ(found.whatIfs, expected.whatIfs);
    EXPECT_EQ(found.landscape, expected.landscape);
    EXPECT_EQ(found.models.front().model->network.parameters().buffer(),
              smallModel().network.parameters().buffer());
}

TEST_P(Samples, RunsOpen) {
    const SavedRun found = loadRun(file("run.attnrun")), expected = oneLaneRun();
    ASSERT_EQ(found.lanes.size(), expected.lanes.size());
    for (std::size_t lane = 0; lane < found.lanes.size(); ++lane) {
        EXPECT_EQ(found.lanes[lane].history.name, expected.lanes[lane].history.name);
        EXPECT_EQ(found.lanes[lane].history.losses.size(), expected.lanes[lane].history.losses.size());
        EXPECT_EQ(found.lanes[lane].history.snapshots.size(), expected.lanes[lane].history.snapshots.size());
    }
    EXPECT_EQ(found.pin, expected.pin);
}

TEST_P(Samples, TrainingGoesOn) {
    const Recipe recipe = loadRecipe(file("recipe.json"));
    EXPECT_EQ(recipeToJson(recipe), recipeToJson(sampleRecipe("dot")));
    LaneTraining resumed = begunTraining(recipe);
    resumeCheckpoint(file("training.checkpoint"), resumed);
    LaneTraining expected = sampleTraining();
    EXPECT_EQ(resumed.state().update, expected.state().update);
    resumed.update();
    expected.update();
    // Not bit for bit: a build for other instructions rounds in another way.
    const auto& found = resumed.network().parameters().buffer();
    const auto& wanted = expected.network().parameters().buffer();
    ASSERT_EQ(found.size(), wanted.size());
    for (Index i = 0; i < wanted.size(); ++i)
        EXPECT_NEAR(found[i], wanted[i], 1e-4) << i;
}

TEST_P(Samples, LessonsOpen) {
    const auto folder = loadLesson(file("lesson")), packed = loadLesson(file("lesson.attnlesson"));
    EXPECT_EQ(folder->title, packed->title);
    EXPECT_EQ(folder->steps.size(), packed->steps.size());
    EXPECT_EQ(loadProgress(file("progress.json")), sampleProgress());
    EXPECT_EQ(loadAnswerSheets(file("answers.json")).front(), answerSheetOf(sampleProgress(), "sample"));
}

TEST_P(Samples, TablesOpen) {
    const ComparisonTable table = loadTable(file("table.json"));
    EXPECT_EQ(table.runs.size(), 2u);
}

}  // namespace
}  // namespace attn::test
