// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>

#include "core/compare/table_json.h"
#include "tests/cli/command_test.h"
#include "tests/support/sanitized.h"

namespace attn::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class CompareCommand : public CommandTest {
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
    std::string work() const { return m_folder.file("work"); }
    // The content of a table without times.
    static std::string content(const std::string& path) {
        ComparisonTable table = loadTable(path);
        for (ComparedRun& run : table.runs)
            run.figures.seconds = run.figures.tokensPerSecond = std::nullopt;
        return tableToJson(table);
    }
};

TEST_F(CompareCommand, WritesOneTable) {
    const std::string a = writeScore("additive"), b = writeScore("none");
    const std::string table = m_folder.file("t.json");
    const ProgramResult result = run({"compare", a, b, "--seeds", "2", "--out", table, "--out",
                                      m_folder.file("t.csv"), "--out", m_folder.file("t.md")});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_THAT(result.out, StartsWith("| Recipe | Task | Score | Exact match (%) |"));
    EXPECT_EQ(result.out, readBytes(m_folder.file("t.md")));
    EXPECT_THAT(readBytes(m_folder.file("t.csv")), StartsWith("lane,task,score,"));
    EXPECT_EQ(loadTable(table).runs.size(), 4U);
    EXPECT_THAT(result.err, StartsWith("2 recipes × 2 seeds, 4 runs; what is done is kept in " +
                                       m_folder.file("t.work") + "\n"));
    EXPECT_THAT(result.err, HasSubstr("4/4  "));
    EXPECT_THAT(result.err, HasSubstr("additive, seed 2: exact match "));
    // The second run finds everything done.
    const ProgramResult again = run({"compare", a, b, "--seeds", "2", "--out", table, "--json", "--quiet"});
    EXPECT_EQ(again.out, readBytes(table));
    EXPECT_EQ(again.err, "");
    // With more seeds only the new ones are run.
    EXPECT_THAT(run({"compare", a, b, "--seeds", "3", "--out", table}).err,
                testing::ContainsRegex("none, seed 2: exact match [0-9.]+ %, done before"));
    EXPECT_EQ(loadTable(table).runs.size(), 6U);
}

TEST_F(CompareCommand, ArchitecturesStandInOneTable) {
    Recipe transformer = tinyRecipe();
    ModelConfig& model = transformer.model;
    model.encoder.kind = "self_attention";
    model.encoder.hidden = model.decoder.hidden = 8;
    model.encoder.heads = model.decoder.heads = 2;
    model.decoder.wiring = "transformer";
    model.attention.score = "scaled_dot";
    transformer.updates = 5;
    const std::string table = m_folder.file("t.json");
    const ProgramResult result = run({"compare", writeScore("additive", 5), write("transformer", transformer),
                                      "--seeds", "1", "--out", table, "--out", m_folder.file("t.csv")});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_THAT(result.out,
                StartsWith("| Recipe | Task | Score | Encoder | Wiring | Cell | Exact match (%) |"));
    EXPECT_THAT(result.out, HasSubstr("| transformer | "));
    EXPECT_THAT(result.out, HasSubstr("| scaled_dot | self_attention | transformer | – |"));
    EXPECT_THAT(result.err, testing::Not(HasSubstr("recipes differ: transformer: model.encoder")))
        << "keys of one name mean different things";
    EXPECT_THAT(readBytes(m_folder.file("t.csv")),
                StartsWith("lane,task,score,wiring,span,cell,encoder,seed,exact_match,accuracy,"));
    EXPECT_EQ(loadTable(table).runs.size(), 2U);
}

TEST_F(CompareCommand, ClassesHaveAccuracyAndEvidence) {
    Recipe classes = tinyRecipe();
    classes.task = "sentiment";
    classes.lengths = {};
    classes.model.encoder.kind = "embedding";
    classes.model.encoder.hidden = 8;
    classes.model.decoder.wiring = "pool";
    classes.updates = 5;
    const std::string table = m_folder.file("t.json");
    const ProgramResult result = run({"compare", write("pooled", classes), "--seeds", "1", "--out", table});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_THAT(
        result.out,
        StartsWith("| Recipe | Task | Score | Accuracy (%) | Macro-F1 (%) | Looks at evidence (%) |"));
    EXPECT_THAT(result.err, HasSubstr("pooled, seed 1: accuracy "));
    const RunFigures figures = loadTable(table).runs.front().figures;
    EXPECT_TRUE(figures.accuracy && figures.macroF1 && figures.evidenceHits);
    EXPECT_FALSE(figures.exactMatch || figures.tokenAccuracy || figures.alignmentErrorRate);
}

TEST_F(CompareCommand, PartsMakeTheWhole) {
    const std::string a = writeScore("additive"), b = writeScore("none"), c = writeScore("dot");
    const std::string whole = m_folder.file("whole.json"), merged = m_folder.file("merged.json");
    json({"compare", a, b, c, "--seeds", "2", "--out", whole, "--json", "--quiet"});
    std::vector<std::string> parts;
    for (const char* shard : {"1/4", "2/4", "3/4", "4/4"}) {
        parts.push_back(m_folder.file("part-" + std::string(1, shard[0]) + ".json"));
        EXPECT_EQ(run({"compare", a, b, c, "--seeds", "2", "--shard", shard, "--out", parts.back(), "--quiet",
                       "--format", "csv"})
                      .code,
                  0);
    }
    EXPECT_EQ(loadTable(parts[0]).runs.size(), 2U);
    std::vector<std::string> arguments = {"compare", "--out", merged, "--json", "--merge"};
    arguments.insert(arguments.end(), parts.begin(), parts.end());
    EXPECT_EQ(run(arguments).code, 0);
    EXPECT_EQ(content(merged), content(whole));

    arguments.pop_back();
    const ProgramResult lacking = run(arguments);
    EXPECT_EQ(lacking.code, 1);
    EXPECT_EQ(lacking.err, "attnlab: the merged table lacks 1 of 6 runs: additive, seed 2.\n");
    EXPECT_EQ(loadTable(merged).runs.size(), 5U) << "written all the same";

    std::string text = readBytes(parts[1]);
    text.replace(text.find("\"updates\": 30"), 13, "\"updates\": 31");
    arguments.push_back(m_folder.write("other.json", text));
    EXPECT_THAT(sentence(arguments), HasSubstr("other.json: is a part of another comparison than "));
    arguments.back() = m_folder.write("bad.json", text.substr(0, 400));
    EXPECT_THAT(sentence(arguments), HasSubstr("bad.json: not JSON at line "));
    EXPECT_THAT(sentence({"compare", a, "--merge", parts[0]}), HasSubstr("leave recipes"));
}

TEST_F(CompareCommand, InterruptKeepsWhatIsDone) {
    const std::string fast = writeScore("dot", 20), slow = writeScore("additive", isSanitized ? 800 : 4000);
    const std::string out = m_folder.file("t.json");
    const std::vector<std::string> arguments = {"compare", fast,         slow,   "--seeds", "1", "--threads",
                                                "1",       "--work-dir", work(), "--out",   out, "--json"};
    const ProgramResult stopped = runProgramWithSignal("attnlab", arguments, SIGINT);
    EXPECT_EQ(stopped.code, 1);
    EXPECT_THAT(stopped.err, testing::ContainsRegex(
                                 "attnlab: the comparison was interrupted when [01] of 2 runs were done; "
                                 "what there is is kept in .*, and the same command goes on from it.\n"));
    EXPECT_EQ(stopped.out, "");
    EXPECT_FALSE(std::filesystem::exists(out)) << "no half table";
    EXPECT_EQ(run(arguments).code, 0);
    EXPECT_EQ(loadTable(out).runs.size(), 2U);
    for (const auto& entry : std::filesystem::directory_iterator(work()))
        EXPECT_EQ(entry.path().extension(), ".json") << "no checkpoint is left";
}

TEST_F(CompareCommand, SaysHowRecipesDiffer) {
    const std::string a = writeScore("additive"), b = writeScore("none", 20);
    const ProgramResult result = run({"compare", a, b, "--seeds", "1", "--work-dir", work()});
    EXPECT_EQ(result.code, 0);
    EXPECT_THAT(result.err, HasSubstr("attnlab: recipes differ: none: updates is 20, but 30 in additive\n"));
    EXPECT_THAT(result.out, HasSubstr("- recipes differ: none: updates is 20, but 30 in additive\n"));
}

TEST_F(CompareCommand, TriesLengths) {
    Recipe recipe = tinyRecipe();
    recipe.task = "reverse";
    recipe.lengths = {2, 5};
    const nlohmann::json table =
        json({"compare", write("r", recipe), "--seeds", "2", "--work-dir", work(), "--lengths", "4-7",
              "--pairs-per-length", "10", "--pairs", "15", "--json", "--quiet"});
    EXPECT_EQ(table["comparison"]["lengths"]["pairs"], 10);
    EXPECT_EQ(table["comparison"]["test_pairs"], 15);
    EXPECT_EQ(table["runs"][1]["by_length"].size(), 4U);
    EXPECT_EQ(table["summary"][0]["by_length"][3]["length"], 7);
    EXPECT_TRUE(table["summary"][0]["by_length"][3]["exact_match"]["deviation"].is_number());
}

TEST_F(CompareCommand, LengthsWithoutFreshPairsAreSaid) {
    Recipe recipe = tinyRecipe();
    recipe.task = "reverse";
    recipe.lengths = {1, 2};
    recipe.pairs = 400;
    const std::vector<std::string> arguments = {
        "compare", write("r", recipe),   "--seeds", "1",          "--lengths",
        "1-3",     "--pairs-per-length", "500",     "--work-dir", work()};
    const ProgramResult result = run(arguments);
    EXPECT_EQ(result.code, 0);
    EXPECT_THAT(result.err,
                HasSubstr("attnlab: --lengths: no fresh pair of length 1 is left, because training has "
                          "seen all of them; there are no figures of it\n"));
    EXPECT_THAT(result.err,
                testing::ContainsRegex("fewer than 500 fresh pairs are left of length 2 \\([0-9]+\\)\n"));
}

TEST_F(CompareCommand, OfTextsHasBleu) {
    std::string texts;
    for (const std::string who : {"Tom", "Anne", "Peter", "Mary", "John", "Alice"})
        texts += who + " sleeps\t" + who + " dort\n" + who + " works\t" + who + " travaille\n\t\n";
    m_folder.write("texts.tsv", texts);
    Recipe recipe = tinyRecipe();
    recipe.task.clear();
    recipe.corpus.emplace();
    recipe.corpus->files.pairs = "texts.tsv";
    recipe.corpus->heldOut = "last";
    recipe.pairs = 0;
    recipe.heldOut = 3;
    const std::string path = m_folder.file("t.json");
    const ProgramResult result = run({"compare", write("words", recipe), "--seeds", "2", "--out", path});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("| BLEU |"));
    const ComparisonTable table = loadTable(path);
    ASSERT_EQ(table.runs.size(), 2U);
    for (const ComparedRun& run : table.runs)
        EXPECT_TRUE(run.figures.bleu && *run.figures.bleu >= 0 && *run.figures.bleu <= 100);
}

TEST_F(CompareCommand, RunsThatFailAreSaid) {
    Recipe recipe = tinyRecipe();
    recipe.task = "reverse";
    recipe.lengths = {1, 1};
    const std::string out = m_folder.file("t.json");
    const ProgramResult result =
        run({"compare", writeScore("dot"), write("few", recipe), "--seeds", "1", "--out", out, "--quiet"});
    EXPECT_EQ(result.code, 1);
    EXPECT_THAT(result.err, HasSubstr("attnlab: few, seed 1: "));
    EXPECT_THAT(result.err, HasSubstr("attnlab: 1 of 2 runs failed and are not in the table; "));
    EXPECT_EQ(loadTable(out).runs.size(), 1U);
}

TEST_F(CompareCommand, WrongInputIsAnsweredBeforeTraining) {
    const std::string a = writeScore("additive");
    const auto wrong = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"compare", a, "--work-dir", work()});
        return sentence(more);
    };
    EXPECT_THAT(sentence({"compare"}), HasSubstr("compare: RECIPE is missing"));
    EXPECT_THAT(sentence({"compare", m_folder.file("no.json")}), HasSubstr("no.json"));
    EXPECT_THAT(wrong({"--seeds", "x"}), HasSubstr("--seeds: expected how many"));
    EXPECT_THAT(wrong({"--shard", "0/2"}), HasSubstr("--shard: expected PART/PARTS counted from 1"));
    EXPECT_THAT(wrong({"--lengths", "1-30"}), HasSubstr("the task \"dates\" has no lengths"));
    EXPECT_THAT(wrong({"--lengths", "30-1"}), HasSubstr("--lengths: expected a shortest"));
    EXPECT_THAT(wrong({"--pairs", "0"}), HasSubstr("--pairs: expected a whole number"));
    EXPECT_THAT(wrong({"--format", "xml"}), HasSubstr("expected one of json, csv, md, found \"xml\""));
    EXPECT_THAT(wrong({"--out", m_folder.file("t.xml")}), HasSubstr("end it with one of .json, .csv, .md"));
    EXPECT_THAT(wrong({"--out", m_folder.file("no/t.md")}), HasSubstr("does not exist; make it first."));
    EXPECT_THAT(wrong({"--out", "t.md", "--out", "t.md"}), HasSubstr("given twice"));
    EXPECT_THAT(wrong({a}), HasSubstr("would both be called"));
    EXPECT_FALSE(std::filesystem::exists(work()));
    EXPECT_THAT(sentence({"compare", a, "--work-dir", a}), HasSubstr("is no folder"));
    EXPECT_THAT(sentence({"compare", "--merge", a}), HasSubstr("is no table of a comparison"));
}

}  // namespace
}  // namespace attn::test
