// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/command_test.h"
#include "tests/support/paths.h"

namespace attn::test {
namespace {

using testing::HasSubstr;
using testing::Not;

class ExplainBenchCommand : public CommandTest {
protected:
    static std::string review(const std::string& name) {
        return (resourceDir() / "models" / "sentiment" / (name + ".safetensors")).string();
    }
};

TEST_F(ExplainBenchCommand, SeveralModelsStandSideBySideWithTheirMean) {
    const ProgramResult result =
        run({"explain-bench", review("gru"), review("embedding"), "--pairs", "6", "--permutations", "5"});
    EXPECT_EQ(result.code, 0) << result.err;
    for (const char* text : {"gru", "embedding", "mean ± deviation", "τ with gradients",
                             "output changes, permuted row", "rows that can be fooled (%)",
                             "first position is linked (%), by weight", "The models' own weights diverge by"})
        EXPECT_THAT(result.out, HasSubstr(text));
}

TEST_F(ExplainBenchCommand, RowsOfAHierarchicalModelAreNotComparedWithRowsOverTokens) {
    const ProgramResult result =
        run({"explain-bench", review("hierarchical"), review("gru"), "--pairs", "4"});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("hierarchical (sentences)"));
    EXPECT_THAT(result.out, HasSubstr("positions of a row"));
    EXPECT_THAT(result.out, Not(HasSubstr("own weights diverge")));
}

TEST_F(ExplainBenchCommand, TextsHaveNoOtherRows) {
    const std::string model = (resourceDir() / "models" / "reverse" / "additive.safetensors").string();
    const ProgramResult result = run({"explain-bench", model, "--pairs", "5"});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("first position is linked (%), by weight"));
    EXPECT_THAT(result.out, Not(HasSubstr("permuted")));
}

TEST_F(ExplainBenchCommand, TheFileHasEveryRowAndTheScreenTheFigures) {
    const std::string file = m_folder.file("bench.json");
    const nlohmann::json figures = json(
        {"explain-bench", review("gru"), "--pairs", "4", "--permutations", "5", "--out", file, "--json"});
    EXPECT_EQ(figures["format"], "attention-lab-explain-bench");
    EXPECT_EQ(figures["task"], "sentiment");
    EXPECT_EQ(figures["sentences"], 4);
    EXPECT_FALSE(figures["models"][0].contains("each_row"));
    const nlohmann::json written = nlohmann::json::parse(readBytes(file));
    const nlohmann::json& model = written["models"][0];
    EXPECT_EQ(model["gradient_tau"], figures["models"][0]["gradient_tau"]);
    ASSERT_EQ(model["each_row"].size(), 4U);
    const nlohmann::json& row = model["each_row"][0];
    EXPECT_EQ(row["sentence"], 1);
    EXPECT_EQ(row["weights"].size(), row["adversarial"]["weights"].size());
    EXPECT_LE(row["adversarial"]["change"].get<double>(), 0.01);
    EXPECT_TRUE(row["truth"]["weight"]["first_is_linked"].is_boolean());
}

TEST_F(ExplainBenchCommand, SaysWhatItCannotJudge) {
    EXPECT_THAT(sentence({"explain-bench", review("last_state"), "--pairs", "2"}),
                HasSubstr("has no attention"));
    const std::string other = (resourceDir() / "models" / "dates" / "dot.safetensors").string();
    EXPECT_THAT(sentence({"explain-bench", review("gru"), other, "--pairs", "2"}),
                HasSubstr("have different vocabularies"));
    EXPECT_THAT(sentence({"explain-bench", review("gru"), "--pairs", "2", "--out", review("gru")}),
                HasSubstr("--out"));
}

}  // namespace
}  // namespace attn::test
