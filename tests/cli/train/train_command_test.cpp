// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>

#include <csignal>
#include <sstream>
#include <thread>

#include "core/train/checkpoint.h"
#include "core/train/recipes/recipe_keys.h"
#include "core/train/trainer.h"
#include "tests/cli/command_test.h"
#include "tests/support/sanitized.h"
#include "tests/support/small_disk.h"
#include "tests/support/tiny_recipe.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class TrainCommand : public CommandTest {
protected:
    std::string write(const Recipe& recipe) const {
        return m_folder.write("recipe.json", recipeToJson(recipe));
    }
};

TEST_F(TrainCommand, WritesTheModelThatTrainingGives) {
    const Recipe recipe = tinyRecipe();
    const std::string path = write(recipe), out = m_folder.file("a.safetensors");
    const nlohmann::json found = json({"train", path, "--out", out, "--json", "--quiet"});
    const TrainingResult expected = train(recipe, {}, [](const TrainingProgress&) {});
    EXPECT_EQ(found["model"], out);
    EXPECT_EQ(found["updates"], 30);
    EXPECT_EQ(found["finished"], true);
    EXPECT_EQ(found["loss"], expected.evaluation.loss);
    EXPECT_EQ(found["token_accuracy"], expected.evaluation.tokenAccuracy);
    EXPECT_EQ(found["exact_match"], expected.evaluation.exactMatch);
    EXPECT_EQ(found["alignment_error_rate"], *expected.evaluation.alignmentErrorRate);
    EXPECT_EQ(found["pairs"], recipe.heldOut);
    EXPECT_GT(found["seconds"], 0);
    saveModel(*expected.model, m_folder.file("expected.safetensors"));
    EXPECT_TRUE(readBytes(out) == readBytes(m_folder.file("expected.safetensors")));
}

TEST_F(TrainCommand, SameRecipeGivesTheSameBytes) {
    for (const Index threads : {1, 2}) {
        const std::string path = write(tinyRecipe(threads));
        std::vector<std::string> bytes;
        for (const char* name : {"a.safetensors", "b.safetensors"}) {
            EXPECT_EQ(run({"train", path, "--out", m_folder.file(name)}).code, 0);
            bytes.push_back(readBytes(m_folder.file(name)));
        }
        EXPECT_FALSE(bytes[0].empty());
        EXPECT_TRUE(bytes[0] == bytes[1]) << threads << " threads";
    }
}

TEST_F(TrainCommand, ARecipeThatNamesNoThreadsTakesAllProcessors) {
    const std::string path = write(tinyRecipe(0)), out = m_folder.file("a.safetensors");
    EXPECT_EQ(run({"train", path, "--out", out}).code, 0);
    EXPECT_EQ(loadModel(out)->training.threads, static_cast<Index>(std::thread::hardware_concurrency()));
    EXPECT_EQ(run({"train", path, "--out", out, "--threads", "1"}).code, 0);
    const std::string one = readBytes(out);
    EXPECT_EQ(run({"train", write(tinyRecipe(1)), "--out", out}).code, 0);
    EXPECT_TRUE(one == readBytes(out));
}

TEST_F(TrainCommand, StartsFromAModel) {
    const std::string first = m_folder.file("first.safetensors"), out = m_folder.file("second.safetensors");
    EXPECT_EQ(run({"train", write(tinyRecipe()), "--out", first}).code, 0);
    Recipe recipe = tinyRecipe();
    recipe.updates = 1;
    recipe.optimizer.rate = 1e-30;
    recipe.optimizer.finalRate = 0;
    const std::string still = m_folder.write("still.json", recipeToJson(recipe));
    EXPECT_EQ(run({"train", still, "--start-from", first, "--out", out}).code, 0);
    const auto model = loadModel(out);
    EXPECT_TRUE(model->network.parameters().buffer() == loadModel(first)->network.parameters().buffer());
    EXPECT_EQ(model->training.startedFrom, "first.safetensors");
    EXPECT_EQ(json({"info", out, "--json"})["started_from"], "first.safetensors");
    EXPECT_TRUE(json({"info", first, "--json"})["started_from"].is_null());

    recipe.model.decoder.hidden = 16;
    const std::string larger = m_folder.write("larger.json", recipeToJson(recipe));
    EXPECT_THAT(
        sentence({"train", larger, "--start-from", first, "--out", out, "--quiet"}),
        HasSubstr("its decoder.hidden is 8, the recipe's is 16; give the recipe the model's settings"));
    recipe = tinyRecipe();
    recipe.task = "copy";
    const std::string copy = m_folder.write("copy.json", recipeToJson(recipe));
    EXPECT_THAT(sentence({"train", copy, "--start-from", first, "--out", out, "--quiet"}),
                HasSubstr("its source vocabulary has "));
    EXPECT_THAT(sentence({"train", still, "--start-from", first, "--out", first, "--quiet"}),
                HasSubstr("--out would write over"));
    EXPECT_THAT(sentence({"train", still, "--start-from", first, "--resume", first, "--quiet"}),
                HasSubstr("leave one of them out"));
}

// A resumed run still knows the model from which it started.
TEST_F(TrainCommand, ACheckpointKnowsTheModelThatItStartedFrom) {
    const std::string first = m_folder.file("first.safetensors"), out = m_folder.file("second.safetensors"),
                      checkpoint = m_folder.file("c.checkpoint"), path = write(tinyRecipe());
    EXPECT_EQ(run({"train", path, "--out", first}).code, 0);
    EXPECT_EQ(run({"train", path, "--start-from", first, "--out", out, "--checkpoint", checkpoint}).code, 0);
    const std::string whole = readBytes(out);
    EXPECT_EQ(run({"train", path, "--resume", checkpoint, "--out", out}).code, 0);
    EXPECT_TRUE(whole == readBytes(out));
    EXPECT_EQ(loadModel(out)->training.startedFrom, "first.safetensors");
}

TEST_F(TrainCommand, LogHasARowForEveryUpdate) {
    Recipe recipe = tinyRecipe();
    recipe.measureEvery = 10;
    const std::string path = write(recipe), out = m_folder.file("a.safetensors");
    const std::string csv = m_folder.file("log.csv"), lines = m_folder.file("log.jsonl");
    EXPECT_EQ(run({"train", path, "--out", out, "--log", csv}).code, 0);
    EXPECT_EQ(run({"train", path, "--out", out, "--log", lines}).code, 0);
    std::vector<nlohmann::json> rows;
    std::istringstream text(readBytes(lines));
    for (std::string line; std::getline(text, line);)
        rows.push_back(nlohmann::json::parse(line));
    ASSERT_EQ(rows.size(), 30U);
    LaneTraining lane(recipe, std::make_shared<const RecipeCorpora>(recipeCorpora(recipe, {})));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const nlohmann::json& row = rows[i];
        EXPECT_EQ(row["lane"], "recipe");
        EXPECT_EQ(row["update"], i + 1);
        lane.update();
        EXPECT_EQ(row["loss"], lane.lastBatch().mean());
        EXPECT_EQ(row["rate"], settingsAt(recipe, static_cast<Index>(i)).rate);
        EXPECT_EQ(row["held_out_loss"].is_number(), (i + 1) % 10 == 0);
        EXPECT_EQ(row["alignment_error_rate"].is_number(), (i + 1) % 10 == 0);
        EXPECT_TRUE(row["bleu"].is_null()) << "of a task";
        if (lane.isMeasurementDue()) {
            lane.measure({});
            EXPECT_EQ(row["held_out_loss"], lane.lastMeasurement().loss);
            EXPECT_EQ(row["exact_match"], lane.lastMeasurement().exactMatch);
        }
    }
    const std::string table = readBytes(csv);
    EXPECT_THAT(table,
                testing::StartsWith("lane,update,loss,rate,held_out_loss,exact_match,token_accuracy,"));
    EXPECT_EQ(std::count(table.begin(), table.end(), '\n'), 31);
    EXPECT_THAT(sentence({"train", path, "--out", out, "--log", m_folder.file("log.txt")}),
                HasSubstr("should end in .csv or .jsonl"));
    ASSERT_EQ(::mkfifo(m_folder.file("pipe.csv").c_str(), 0600), 0);
    EXPECT_THAT(sentence({"train", path, "--out", out, "--log", m_folder.file("pipe.csv")}),
                HasSubstr("is not a regular file"));
    EXPECT_THAT(sentence({"train", path, "--out", out, "--log", m_folder.file("none/log.csv")}),
                HasSubstr("does not exist"));
}

TEST_F(TrainCommand, WhatNoMemoryHoldsIsRefusedAtOnce) {
    Recipe recipe = tinyRecipe();
    recipe.model.encoder.hidden = recipe.model.decoder.hidden = 16'384;
    recipe.model.encoder.layers = recipe.model.decoder.layers = 16;
    const std::string path = write(recipe);
    EXPECT_THAT(
        sentence({"train", path, "--out", m_folder.file("a.safetensors")}),
        testing::ContainsRegex("would take about [0-9.]+ GB of memory, and this machine has [0-9.]+ GB"));
    EXPECT_FALSE(std::filesystem::exists(m_folder.file("a.safetensors")));
}

TEST_F(TrainCommand, KeysAreThoseOfTheGuide) {
    const ProgramResult result = run({"train", "--keys"});
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.out, recipeKeyTable());
    EXPECT_THAT(sentence({"train"}), HasSubstr("RECIPE is missing"));
}

TEST_F(TrainCommand, ProgressGoesToStandardErrorAndQuietShowsNone) {
    const std::string path = write(tinyRecipe()), out = m_folder.file("a.safetensors");
    const ProgramResult loud = run({"train", path, "--out", out});
    EXPECT_EQ(loud.code, 0);
    EXPECT_THAT(loud.err, testing::ContainsRegex("30/30 updates · loss [0-9.]+ · exact match [0-9.]+ % · "
                                                 "[0-9]+ tokens/s · 0:00 left\n"));
    EXPECT_THAT(loud.out, testing::StartsWith(out + ": trained after 30 updates in "));
    EXPECT_THAT(loud.out, HasSubstr(" of 20 held-out pairs"));
    const ProgramResult quiet = run({"train", path, "--out", out, "--quiet"});
    EXPECT_EQ(quiet.err, "");
    EXPECT_NE(quiet.out, "");
}

TEST_F(TrainCommand, InterruptSavesTheModelSoFar) {
    Recipe recipe = tinyRecipe(2);
    recipe.updates = 1'000'000;
    const std::string path = write(recipe);
    // The caller of the tests may ignore SIGHUP, and child programs inherit that.
    const auto before = std::signal(SIGHUP, SIG_DFL);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        const std::string out = m_folder.file(std::to_string(signal) + ".safetensors");
        const ProgramResult result =
            runProgramWithSignal("attnlab", {"train", path, "--out", out, "--json"}, signal);
        EXPECT_EQ(result.code, 1);
        const nlohmann::json found = nlohmann::json::parse(result.out);
        EXPECT_EQ(found["finished"], false);
        EXPECT_GT(found["updates"], 0);
        EXPECT_THAT(result.err,
                    HasSubstr("attnlab: training was interrupted after " + found["updates"].dump() +
                              " of 1000000 updates; the model so far is in " + out + ".\n"));
        EXPECT_EQ(loadModel(out)->training.updates, found["updates"]);
    }
    std::signal(SIGHUP, before);
}

TEST_F(TrainCommand, WrongInputIsAnsweredBeforeTraining) {
    Recipe recipe = tinyRecipe();
    const std::string good = write(recipe);
    EXPECT_THAT(sentence({"train"}), HasSubstr("RECIPE is missing"));
    EXPECT_THAT(sentence({"train", m_folder.file("none.json")}), HasSubstr("none.json"));
    EXPECT_THAT(sentence({"train", m_folder.write("a.json", "{\"task\"")}), HasSubstr("not JSON"));
    EXPECT_THAT(sentence({"train", m_folder.write("b.json", R"({"updats": 3})")}), HasSubstr("\"updates\""));
    EXPECT_THAT(sentence({"train", good, "--out", m_folder.file("no/a.safetensors")}),
                HasSubstr("does not exist; make it first."));
    EXPECT_THAT(sentence({"train", good, "--out", m_folder.path()}), HasSubstr("is a folder"));
}

TEST_F(TrainCommand, ResultThatCannotBeWrittenIsAFailure) {
    const std::string path = write(tinyRecipe()), out = m_folder.file("a.safetensors");
    const ProgramResult result = run({"train", path, "--out", out, "--quiet"}, Output::FullDisk);
    EXPECT_EQ(result.code, 1);
    EXPECT_THAT(result.err, HasSubstr("standard output"));
    EXPECT_EQ(loadModel(out)->training.updates, 30) << "the model is saved before";
}

TEST_F(TrainCommand, RateBeyondAnySenseSaysWhatItDid) {
    Recipe recipe = tinyRecipe();
    recipe.optimizer.rate = 1e9;
    const ProgramResult result =
        run({"train", write(recipe), "--out", m_folder.file("a.safetensors"), "--quiet"});
    EXPECT_EQ(result.code, 1);
    EXPECT_THAT(result.err, testing::StartsWith("attnlab: training diverged at update 2: "));
    EXPECT_THAT(result.err, HasSubstr("e+08 is too high; try the rate 0.01"));
}

TEST_F(TrainCommand, DivergenceSavesTheLastGoodWeights) {
    const std::string path = write(divergingRecipe()), out = m_folder.file("a.safetensors");
    const ProgramResult result = run({"train", path, "--out", out, "--quiet", "--json"});
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(nlohmann::json::parse(result.out)["finished"], false);
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
    EXPECT_THAT(result.err, testing::StartsWith("attnlab: training diverged at update "));
    EXPECT_THAT(result.err,
                HasSubstr("the weights of update " + std::to_string(loadModel(out)->training.updates) +
                          " are in " + out + ".\n"));
}

TEST_F(TrainCommand, AFullDiskLeavesTheOldModelWhole) {
    const std::string path = write(tinyRecipe()), old = "12345678{the old model}",
                      out = m_folder.write("a.safetensors", old);
    const SmallDisk disk(1000);
    EXPECT_THAT(sentence({"train", path, "--out", out, "--quiet"}, 1),
                HasSubstr(out + ": cannot be written: "));
    EXPECT_EQ(readBytes(out), old);
    EXPECT_EQ(m_folder.fileCount(), 2U);
}

class TrainCheckpoint : public TrainCommand {
protected:
    const std::string m_out = m_folder.file("a.safetensors"), m_state = m_folder.file("a.checkpoint");
};

// Kills the program while it saves again and again, then resumes it. The model equals that of an undisturbed
// run.
TEST_F(TrainCheckpoint, GoesOnAfterAKill) {
    for (const Index threads : {1, 2}) {
        Recipe recipe = tinyRecipe(threads);
        recipe.updates = isSanitized ? 800 : 4000;  // takes some seconds
        const std::string path = write(recipe);
        EXPECT_EQ(
            runProgramWithSignal(
                "attnlab",
                {"train", path, "--out", m_out, "--checkpoint", m_state, "--checkpoint-every", "1"}, SIGKILL)
                .code,
            128 + SIGKILL);
        const std::string killed = readBytes(m_state);
        const nlohmann::json found =
            json({"train", path, "--out", m_out, "--quiet", "--json", "--resume", m_state});
        EXPECT_EQ(found["updates"], recipe.updates);
        EXPECT_EQ(found["finished"], true);
        EXPECT_TRUE(readBytes(m_state) == killed) << "not asked to save";
        const std::string whole = m_folder.file("whole.safetensors");
        EXPECT_EQ(run({"train", path, "--out", whole, "--quiet"}).code, 0);
        EXPECT_TRUE(readBytes(m_out) == readBytes(whole)) << threads << " threads";
    }
}

TEST_F(TrainCheckpoint, IsWrittenAtTheEndAndAfterAnInterrupt) {
    Recipe recipe = tinyRecipe();
    recipe.updates = 1'000'000;
    const ProgramResult result = runProgramWithSignal(
        "attnlab", {"train", write(recipe), "--out", m_out, "--checkpoint", m_state, "--json"}, SIGINT);
    EXPECT_EQ(result.code, 1);
    const Index reached = nlohmann::json::parse(result.out)["updates"];
    LaneTraining lane(recipe, std::make_shared<const RecipeCorpora>(recipeCorpora(recipe)));
    resumeCheckpoint(m_state, lane);
    EXPECT_EQ(lane.state().update, reached);

    const std::string path = write(tinyRecipe());
    json({"train", path, "--out", m_out, "--checkpoint", m_state, "--json", "--quiet"});
    const std::string model = readBytes(m_out);
    EXPECT_EQ(json({"train", path, "--out", m_out, "--resume", m_state, "--json", "--quiet"})["updates"], 30);
    EXPECT_TRUE(readBytes(m_out) == model);
}

// The rows of the first part stay, and those past the checkpoint are trained again.
TEST_F(TrainCheckpoint, TheLogGoesOn) {
    Recipe recipe = tinyRecipe();
    const std::string path = write(recipe);
    for (const char* ending : {"csv", "jsonl"}) {
        const std::string whole = m_folder.file(std::string("whole.") + ending),
                          parted = m_folder.file(std::string("parted.") + ending);
        EXPECT_EQ(run({"train", path, "--out", m_out, "--checkpoint", m_state, "--checkpoint-every", "20",
                       "--log", whole, "--quiet"})
                      .code,
                  0);
        LaneTraining lane(recipe, std::make_shared<const RecipeCorpora>(recipeCorpora(recipe)));
        for (int update = 0; update < 20; ++update)
            lane.advance({});
        saveCheckpoint(lane, m_state);
        std::filesystem::copy_file(whole, parted);
        EXPECT_EQ(run({"train", path, "--out", m_out, "--resume", m_state, "--log", parted, "--quiet"}).code,
                  0);
        const auto firstFields = [](const std::string& file) {
            std::vector<std::string> rows;
            std::istringstream lines(readBytes(file));
            for (std::string line; std::getline(lines, line);)
                rows.push_back(line.substr(0, line.find("seconds")).substr(0, 24));
            return rows;
        };
        EXPECT_EQ(firstFields(parted), firstFields(whole));
        EXPECT_THAT(sentence({"train", path, "--out", m_out, "--resume", m_state, "--log",
                              m_folder.write(std::string("strange.") + ending, "a,b\n1,2\n")}),
                    HasSubstr("is no row of a log of "));
    }
}

TEST_F(TrainCheckpoint, OfAnotherRecipeIsRefused) {
    const std::string path = write(tinyRecipe());
    EXPECT_EQ(run({"train", path, "--out", m_out, "--checkpoint", m_state, "--quiet"}).code, 0);
    const std::string model = readBytes(m_out);
    Recipe other = tinyRecipe();
    other.model.attention.score = "dot";
    EXPECT_THAT(sentence({"train", write(other), "--out", m_out, "--resume", m_state}),
                HasSubstr("checkpoint of another recipe: model.attention.score is \"additive\", expected "
                          "\"dot\""));
    EXPECT_THAT(sentence({"train", write(tinyRecipe()), "--out", m_folder.file("b"), "--resume", m_out}),
                HasSubstr("its format is \"attention-lab-model\""));
    EXPECT_THAT(sentence({"train", path, "--out", m_out, "--resume", m_folder.file("none")}),
                HasSubstr("none: cannot be opened"));
    EXPECT_TRUE(readBytes(m_out) == model);
}

TEST_F(TrainCheckpoint, OptionsThatContradictAreRefused) {
    const std::string path = write(tinyRecipe());
    EXPECT_THAT(sentence({"train", path, "--checkpoint-every", "1"}), HasSubstr("add --checkpoint,"));
    for (const char* every : {"0", "5m", "s", "-1", "five"})
        EXPECT_THAT(sentence({"train", path, "--checkpoint", m_state, "--checkpoint-every", every}),
                    HasSubstr("--checkpoint-every: expected a whole number of updates"))
            << every;
    EXPECT_THAT(sentence({"train", path, "--out", m_out, "--checkpoint", m_out}),
                HasSubstr("would be one file"));
    EXPECT_THAT(sentence({"train", path, "--out", m_out, "--checkpoint", m_folder.file("no/c")}),
                HasSubstr("does not exist; make it first."));
}

TEST_F(TrainCheckpoint, ThatCannotBeWrittenEndsTheTraining) {
    const std::string path = write(tinyRecipe());
    const ProgramResult result = run(
        {"train", path, "--out", m_out, "--quiet", "--checkpoint", "/dev/full", "--checkpoint-every", "7"});
    EXPECT_EQ(result.code, 1);
    EXPECT_THAT(result.err, testing::MatchesRegex("attnlab: /dev/full: cannot be written: .*; training ended "
                                                  "after 7 updates, with the model so far in .*\n"));
    EXPECT_EQ(loadModel(m_out)->training.updates, 7);
}

}  // namespace
}  // namespace attn::test
