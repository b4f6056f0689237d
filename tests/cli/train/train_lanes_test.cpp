// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>
#include <map>
#include <sstream>

#include "core/train/trainer.h"
#include "tests/cli/command_test.h"
#include "tests/support/small_disk.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class TrainLanes : public CommandTest {
protected:
    std::string write(const std::string& name, const Recipe& recipe) const {
        return m_folder.write(name + ".json", recipeToJson(recipe));
    }
    std::string writeScore(const std::string& score, Index updates = 30) const {
        Recipe recipe = tinyRecipe();
        recipe.model.attention.score = score;
        recipe.updates = updates;
        return write(score, recipe);
    }
    std::string model(const std::string& name) const { return m_folder.file(name + ".safetensors"); }
};

TEST_F(TrainLanes, WriteTheModelsThatTheyGiveAlone) {
    const std::string a = writeScore("additive", 60), b = writeScore("dot"), c = writeScore("none");
    for (const char* threads : {"1", "2", "3"}) {
        const nlohmann::json found =
            json({"train", a, b, c, "--out-dir", m_folder.path(), "--threads", threads, "--quiet", "--json"});
        ASSERT_EQ(found["lanes"].size(), 3U);
        EXPECT_GT(found["seconds"], 0);
        for (const nlohmann::json& lane : found["lanes"]) {
            const std::string name = lane["lane"];
            EXPECT_EQ(lane["model"], model(name));
            EXPECT_EQ(lane["recipe"], m_folder.file(name + ".json"));
            EXPECT_EQ(lane["finished"], true);
            EXPECT_EQ(lane["pairs"], 20);
            EXPECT_TRUE(lane["problem"].is_null());
            const Recipe recipe = loadRecipe(lane["recipe"]);
            saveModel(*train(recipe, {}, [](const TrainingProgress&) {}).model, m_folder.file("alone"));
            EXPECT_TRUE(readBytes(model(name)) == readBytes(m_folder.file("alone"))) << name;
        }
    }
}

TEST_F(TrainLanes, OneLogNamesTheLaneOfEachRow) {
    const std::string log = m_folder.file("log.csv");
    EXPECT_EQ(run({"train", writeScore("additive", 12), writeScore("dot"), "--out-dir", m_folder.path(),
                   "--log", log, "--quiet"})
                  .code,
              0);
    std::istringstream text(readBytes(log));
    std::map<std::string, int> rows;
    for (std::string line; std::getline(text, line);)
        ++rows[line.substr(0, line.find(','))];
    EXPECT_EQ(rows, (std::map<std::string, int>{{"lane", 1}, {"additive", 12}, {"dot", 30}}));
}

TEST_F(TrainLanes, PrintATableAndProgressOfEach) {
    const ProgramResult result =
        run({"train", writeScore("additive"), writeScore("dot"), "--out-dir", m_folder.path()});
    EXPECT_EQ(result.code, 0);
    EXPECT_THAT(result.err, HasSubstr("additive  30/30 updates · loss "));
    EXPECT_THAT(result.err, HasSubstr("dot       30/30 updates · loss "));
    EXPECT_THAT(result.out, testing::StartsWith("lane      exact match    loss  updates  seconds  model\n"));
    EXPECT_THAT(result.out,
                testing::ContainsRegex("\ndot +[0-9.]+ % +[0-9.]+ +30 +[0-9.]+  .*dot.safetensors\n"));
    EXPECT_THAT(result.out, HasSubstr("\nall in "));
}

TEST_F(TrainLanes, InterruptSavesEachSoFar) {
    const std::string a = writeScore("additive", 1'000'000), b = writeScore("dot", 1'000'000);
    const ProgramResult result =
        runProgramWithSignal("attnlab", {"train", a, b, "--out-dir", m_folder.path(), "--json"}, SIGINT);
    EXPECT_EQ(result.code, 1);
    EXPECT_THAT(result.err,
                HasSubstr("attnlab: training was interrupted; the models so far of 2 of 2 recipes "
                          "are in " +
                          m_folder.path().string() + ".\n"));
    const nlohmann::json found = nlohmann::json::parse(result.out);
    for (const nlohmann::json& lane : found["lanes"]) {
        EXPECT_EQ(lane["finished"], false);
        EXPECT_EQ(lane["pairs"], 20) << "measured all the same";
        EXPECT_EQ(loadModel(model(lane["lane"]))->training.updates, lane["updates"]);
    }
}

TEST_F(TrainLanes, OneThatDivergesLeavesTheOthers) {
    const ProgramResult result = run({"train", write("wild", divergingRecipe()), writeScore("dot"),
                                      "--out-dir", m_folder.path(), "--quiet", "--json"});
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
    EXPECT_THAT(result.err, testing::StartsWith("attnlab: wild: training diverged at update "));
    const nlohmann::json found = nlohmann::json::parse(result.out);
    EXPECT_EQ(found["lanes"][0]["finished"], false);
    EXPECT_THAT(found["lanes"][0]["problem"].get<std::string>(),
                HasSubstr("; the weights of update " +
                          std::to_string(loadModel(model("wild"))->training.updates) + " are in "));
    EXPECT_EQ(found["lanes"][1]["finished"], true);
    EXPECT_EQ(loadModel(model("dot"))->training.updates, 30);
}

TEST_F(TrainLanes, AFullDiskIsToldForEach) {
    const std::string a = writeScore("additive"), b = writeScore("dot");
    m_folder.write("dot.safetensors", "12345678{old}");
    const SmallDisk disk(5000);
    const ProgramResult result = run({"train", a, b, "--out-dir", m_folder.path(), "--quiet"});
    EXPECT_EQ(result.code, 1);
    EXPECT_THAT(result.err, HasSubstr("attnlab: " + model("additive") + ": cannot be written: "));
    EXPECT_THAT(result.err, HasSubstr("attnlab: " + model("dot") + ": cannot be written: "));
    EXPECT_EQ(readBytes(model("dot")), "12345678{old}");
    EXPECT_EQ(m_folder.fileCount(), 3U);
}

TEST_F(TrainLanes, WrongInputIsAnsweredBeforeTraining) {
    const std::string a = writeScore("additive"), b = writeScore("dot");
    EXPECT_THAT(sentence({"train", a, b, "--out", m_folder.file("x")}),
                HasSubstr("name a folder with --out-dir"));
    EXPECT_THAT(sentence({"train", a, b, "--checkpoint", m_folder.file("x")}),
                HasSubstr("are for one recipe"));
    EXPECT_THAT(sentence({"train", a, b, "--resume", m_folder.file("x")}), HasSubstr("are for one recipe"));
    EXPECT_THAT(sentence({"train", a, "--out-dir", m_folder.path(), "--out", m_folder.file("x")}),
                HasSubstr("leave one of them out"));
    EXPECT_THAT(sentence({"train", a, a, "--out-dir", m_folder.path()}), HasSubstr("would be one file"));
    EXPECT_THAT(sentence({"train", a, b, "--out-dir", m_folder.write("no", "a file")}),
                HasSubstr("the folder cannot be made"));
    EXPECT_THAT(
        sentence({"train", a, m_folder.write("c.json", R"({"updats": 3})"), "--out-dir", m_folder.path()}),
        HasSubstr("\"updates\""));
    EXPECT_THAT(sentence({"train", a, b, "--threads", "0"}), HasSubstr("--threads"));
    EXPECT_FALSE(std::filesystem::exists(model("additive")));
}

TEST_F(TrainLanes, OneRecipeMayNameAFolderToo) {
    EXPECT_EQ(json({"train", writeScore("dot"), "--out-dir", m_folder.path(), "--json", "--quiet"})["model"],
              model("dot"));
}

}  // namespace
}  // namespace attn::test
