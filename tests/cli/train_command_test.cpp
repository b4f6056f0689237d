// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>

#include "core/train/trainer.h"
#include "tests/cli/command_test.h"
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
    for (const int signal : {SIGINT, SIGTERM}) {
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

}  // namespace
}  // namespace attn::test
