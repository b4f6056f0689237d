// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/command_test.h"
#include "tests/support/tiny_corpus.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class CorpusCommands : public CommandTest {
protected:
    std::string write(const Recipe& recipe, const std::string& name = "r.json") const {
        return m_folder.write(name, recipeToJson(recipe));
    }
    Recipe recipe(const std::string& settings = R"(, "longest": 4)") const {
        return tinyCorpusRecipe(m_folder, settings);
    }
    std::string train() const {
        const std::string out = m_folder.file("m.safetensors");
        EXPECT_EQ(run({"train", write(recipe()), "--out", out, "--quiet"}).code, 0);
        return out;
    }
};

TEST_F(CorpusCommands, TrainSaysWhatItSkipped) {
    const std::string path = write(recipe()), out = m_folder.file("m.safetensors");
    const ProgramResult result = run({"train", path, "--out", out, "--quiet", "--json"});
    EXPECT_EQ(result.code, 0);
    EXPECT_THAT(result.err,
                testing::MatchesRegex("attnlab: pairs.tsv: skipped [0-9]+ of 48 lines: [0-9]+ longer than "
                                      "4 tokens \\(lines 3, 9, 15 …\\)\n"));
    const nlohmann::json found = nlohmann::json::parse(result.out);
    ASSERT_EQ(found["notes"].size(), 1U);
    EXPECT_THAT(result.err, HasSubstr(found["notes"][0].get<std::string>()));
    EXPECT_EQ(found["finished"], true);
    EXPECT_EQ(json({"info", out, "--json"})["corpus"], "pairs.tsv");
    EXPECT_THAT(run({"info", out}).out, HasSubstr("corpus           pairs.tsv\n"));
}

TEST_F(CorpusCommands, LanesSayItOnce) {
    Recipe other = recipe();
    other.model.attention.score = "dot";
    const std::string a = write(recipe(), "a.json"), b = write(other, "b.json");
    const ProgramResult result = run({"train", a, b, "--out-dir", m_folder.path(), "--quiet", "--json"});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
    const nlohmann::json found = nlohmann::json::parse(result.out);
    for (const nlohmann::json& lane : found["lanes"])
        EXPECT_EQ(lane["notes"].size(), 1U);
}

TEST_F(CorpusCommands, TrainRefusesWhatIsNoCorpus) {
    const Recipe made = recipe();
    m_folder.write("pairs.tsv", "a\tx\nno tab\n");
    EXPECT_THAT(sentence({"train", write(made), "--out", m_folder.file("m")}),
                HasSubstr("pairs.tsv: line 2 has no tab"));
    m_folder.write("pairs.tsv", "a\tx\nb\t\xFF\n");
    EXPECT_THAT(sentence({"train", write(made), "--out", m_folder.file("m")}),
                HasSubstr("pairs.tsv: line 2 is not UTF-8 at byte 3"));
    std::filesystem::remove(m_folder.file("pairs.tsv"));
    EXPECT_THAT(sentence({"train", write(made), "--out", m_folder.file("m")}), HasSubstr("cannot be opened"));
    EXPECT_FALSE(std::filesystem::exists(m_folder.file("m")));
}

TEST_F(CorpusCommands, EvaluateFindsTheHeldOutPart) {
    const std::string model = train();
    const nlohmann::json beside = json({"evaluate", model, "--json"});
    EXPECT_EQ(beside["corpus"], "held out of pairs.tsv");
    EXPECT_EQ(beside["loss"], json({"info", model, "--json"})["loss"]) << "as training measured it";
    EXPECT_FALSE(beside.contains("task"));
    std::filesystem::create_directory(m_folder.file("moved"));
    std::filesystem::rename(m_folder.file("pairs.tsv"), m_folder.file("moved/pairs.tsv"));
    EXPECT_THAT(sentence({"evaluate", model}), HasSubstr("name the folder of its recipe with --corpus-dir"));
    EXPECT_EQ(json({"evaluate", model, "--corpus-dir", m_folder.file("moved"), "--json"})["loss"],
              beside["loss"]);
}

TEST_F(CorpusCommands, EvaluateMeasuresOnFiles) {
    const std::string model = train();
    const std::string tabbed =
        m_folder.write("valid.tsv", "Tom can go.\tTom peut aller.\n\tx\nI will.\tje vais.\n");
    const ProgramResult result = run({"evaluate", model, "--corpus", tabbed});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.err, "attnlab: valid.tsv: skipped 1 of 3 lines: 1 empty (line 2)\n");
    EXPECT_THAT(result.out, testing::StartsWith("corpus           valid.tsv\n"));
    EXPECT_THAT(result.out, testing::Not(HasSubstr("seed")));
    const nlohmann::json one = json({"evaluate", model, "--corpus", tabbed, "--json"});
    EXPECT_EQ(one["pairs"], 2);
    EXPECT_EQ(one["notes"].size(), 1U);
    EXPECT_TRUE(one["alignment_error_rate"].is_null());
    const std::string source = m_folder.write("v.en", "Tom can go.\nI will.\n"),
                      target = m_folder.write("v.fr", "Tom peut aller.\nje vais.\n");
    const nlohmann::json two =
        json({"evaluate", model, "--source", source, "--target", target, "--json", "--beam", "2"});
    EXPECT_EQ(two["corpus"], "v.en and v.fr");
    EXPECT_EQ(two["loss"], one["loss"]);
    EXPECT_EQ(json({"evaluate", model, "--source", target, "--target", source, "--swap", "--json"})["loss"],
              one["loss"]);
    EXPECT_EQ(json({"evaluate", model, "--corpus", tabbed, "--pairs", "1", "--json"})["pairs"], 1);
}

TEST_F(CorpusCommands, EvaluateFollowsTheModelsLetterCaseAndDirection) {
    Recipe made = recipe();
    made.corpus->files.swap = true;
    made.corpus->targetTokenizer = R"({"id":"words","lower_case":true})";
    const std::string model = m_folder.file("swapped.safetensors"), pairs = m_folder.file("pairs.tsv");
    ASSERT_EQ(run({"train", write(made), "--out", model, "--quiet"}).code, 0);
    const nlohmann::json found = json({"evaluate", model, "--corpus", pairs, "--swap", "--json"});
    EXPECT_THAT(found["bleu_signature"].get<std::string>(), HasSubstr("case:lc"));
    EXPECT_THAT(found["chrf_signature"].get<std::string>(), HasSubstr("case:lc"));
    // What it was trained on is no fresh text.
    EXPECT_THAT(found["notes"].dump(), HasSubstr("was trained on these very texts"));
    EXPECT_THAT(found["notes"].dump(), testing::Not(HasSubstr("texts swapped")));
    EXPECT_THAT(run({"evaluate", model, "--corpus", pairs}).err,
                HasSubstr("was trained with its texts swapped, and these are not; --swap reads them so."));
    EXPECT_THAT(json({"evaluate", train(), "--json"})["bleu_signature"].get<std::string>(),
                HasSubstr("case:mixed"));
}

TEST_F(CorpusCommands, EvaluateRefusesOptionsThatContradict) {
    const std::string model = train(), pairs = m_folder.file("pairs.tsv");
    EXPECT_THAT(sentence({"evaluate", model, "--source", pairs}),
                HasSubstr("--source is given without --target"));
    EXPECT_THAT(sentence({"evaluate", model, "--corpus", pairs, "--task", "dates"}),
                HasSubstr("--task and --corpus do not go together"));
    EXPECT_THAT(sentence({"evaluate", model, "--corpus", pairs, "--source", pairs, "--target", pairs}),
                HasSubstr("do not go together"));
    EXPECT_THAT(sentence({"evaluate", model, "--swap"}), HasSubstr("--swap says how to read files"));
    for (const std::vector<std::string>& texts : {std::vector<std::string>{}, {"--corpus", pairs}}) {
        std::vector<std::string> arguments = {"evaluate", model, "--seed", "3"};
        arguments.insert(arguments.end(), texts.begin(), texts.end());
        EXPECT_THAT(sentence(arguments), HasSubstr("--seed draws a task's pairs"));
    }
    EXPECT_THAT(sentence({"evaluate", model, "--corpus", m_folder.path()}), HasSubstr("is a folder"));
    EXPECT_THAT(sentence({"evaluate", model, "--corpus", m_folder.write("e.tsv", " \t\n")}),
                HasSubstr("no pair is left to measure."));
    EXPECT_THAT(sentence({"evaluate", model, "--source", m_folder.write("a", "a\n"), "--target",
                          m_folder.write("b", "x\ny\n")}),
                HasSubstr("has 1 lines, but"));
}

TEST_F(CorpusCommands, DecodeWritesWords) {
    for (const std::string tokenizer : {R"({"id": "words"})", R"({"id": "sentencepiece", "size": 60})"}) {
        const std::string path = write(recipe(R"(, "tokenizer": )" + tokenizer));
        const std::string model = m_folder.file("m.safetensors");
        ASSERT_EQ(run({"train", path, "--out", model, "--quiet"}).code, 0);
        const nlohmann::json found =
            json({"decode", model, "--text", "Tom can't go.", "--target", "Tom peut aller.", "--json"});
        EXPECT_GE(found["steps"].size(), 4U);
        const std::string output = json({"decode", model, "--text", "Tom can swim.", "--json"})["output"];
        for (const std::vector<std::string>& more : {std::vector<std::string>{}, {"--beam", "1"}}) {
            std::vector<std::string> arguments = {"decode", model, "--text", "Tom can swim."};
            arguments.insert(arguments.end(), more.begin(), more.end());
            EXPECT_THAT(run(arguments).out, HasSubstr("output           " + output + "\n"));
        }
        EXPECT_THAT(sentence({"decode", model, "--text", "\u202F \t"}), HasSubstr("no tokens"));
    }
}

}  // namespace
}  // namespace attn::test
