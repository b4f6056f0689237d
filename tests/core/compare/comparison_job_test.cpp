// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison_job.h"

#include <gmock/gmock.h>

#include <numeric>

#include "core/compare/table_json.h"
#include "core/train/checkpoint.h"
#include "core/train/trainer.h"
#include "tests/core/compare/sample_comparison.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/tiny_corpus.h"

namespace attn::test {
namespace {

using Stage = RunNews::Stage;

class ComparisonJobTest : public testing::Test {
protected:
    ComparisonTable compare(const std::stop_token& stop = {},
                            std::chrono::seconds interval = std::chrono::seconds(60)) {
        std::vector<std::size_t> runs(m_comparison.runCount());
        std::iota(runs.begin(), runs.end(), 0);
        m_stages.clear();
        const RunStore store(m_folder.file("work"), m_comparison);
        ComparisonOptions options;
        options.threads = 2;
        options.checkpointInterval = interval;
        return runComparison(m_comparison, runs, store, options, stop, [this](const RunNews& news) {
            m_stages[news.run].push_back(news.stage);
            if (!news.problem.empty())
                m_problems.push_back(news.problem);
            if (m_onNews)
                m_onNews(news);
        });
    }
    // The table without the values that vary between runs.
    static std::string content(ComparisonTable table) {
        for (ComparedRun& run : table.runs) {
            EXPECT_GT(*run.figures.seconds, 0);
            EXPECT_GT(*run.figures.tokensPerSecond, 0);
            run.figures.seconds = run.figures.tokensPerSecond = std::nullopt;
        }
        return tableToJson(table);
    }

    const TemporaryFolder m_folder;
    Comparison m_comparison = tinyComparison({"additive", "none"}, {1, 2});
    std::map<std::size_t, std::vector<Stage>> m_stages;
    std::vector<std::string> m_problems;
    std::function<void(const RunNews&)> m_onNews;
};

TEST_F(ComparisonJobTest, MeasuresWhatTrainingAloneGives) {
    const ComparisonTable table = compare();
    ASSERT_EQ(table.runs.size(), 4U);
    for (const ComparedRun& run : table.runs) {
        const TrainingResult alone = train(m_comparison.recipe(run.run), {}, [](const TrainingProgress&) {});
        EXPECT_EQ(run.figures.exactMatch, alone.evaluation.exactMatch);
        EXPECT_EQ(run.figures.loss, alone.evaluation.loss);
        EXPECT_EQ(run.figures.alignmentErrorRate, alone.evaluation.alignmentErrorRate);
        EXPECT_EQ(run.figures.updates, 30);
        EXPECT_EQ(run.figures.parameters,
                  static_cast<double>(alone.model->network.layout()->parameterCount()));
        EXPECT_EQ(m_stages[run.run].back(), Stage::Ended);
    }
    EXPECT_FALSE(table.runs[1].figures.alignmentErrorRate) << "no attention";
}

TEST_F(ComparisonJobTest, DoesNothingTwice) {
    const ComparisonTable first = compare(), second = compare();
    EXPECT_EQ(tableToJson(first), tableToJson(second)) << "times too";
    for (const auto& [run, stages] : m_stages)
        EXPECT_EQ(stages, std::vector<Stage>{Stage::Found});
}

// A comparison that is stopped in the middle of a run and continued gives the same result as an uninterrupted
// one.
TEST_F(ComparisonJobTest, GoesOnAfterAStop) {
    for (ComparedLane& lane : m_comparison.lanes)
        lane.recipe.updates = 400;
    for (int i = 0; i < 2; ++i) {
        std::stop_source source;
        m_onNews = [&](const RunNews& news) {
            if (news.stage == Stage::Measuring)
                source.request_stop();
        };
        const ComparisonTable part = compare(source.get_token());
        EXPECT_LT(part.runs.size(), 4U);
    }
    m_onNews = {};
    bool isResumed = false;
    const ComparisonTable rest = compare();
    for (const auto& [run, stages] : m_stages)
        isResumed = isResumed || stages.front() == Stage::Resumed;
    EXPECT_TRUE(isResumed);
    EXPECT_TRUE(m_problems.empty()) << m_problems.front();
    std::filesystem::remove_all(m_folder.file("work"));
    EXPECT_EQ(content(rest), content(compare()));
}

TEST_F(ComparisonJobTest, BrokenFilesAreDoneAnew) {
    const ComparisonTable first = compare();
    const RunStore store(m_folder.file("work"), m_comparison);
    std::ofstream(store.resultPath(1)) << "{";
    std::filesystem::remove(store.resultPath(2));
    std::ofstream(store.checkpointPath(2)) << "no checkpoint";
    const ComparisonTable second = compare();
    EXPECT_EQ(content(first), content(second));
    ASSERT_EQ(m_problems.size(), 2U);
    EXPECT_THAT(m_problems, testing::Each(testing::HasSubstr("anew")));
    std::string problem;
    EXPECT_TRUE(store.find(1, problem));
    EXPECT_FALSE(std::filesystem::exists(store.checkpointPath(2)));
}

// On a full disk, for example, a run must still give its result.
TEST_F(ComparisonJobTest, GoesOnWithoutCheckpoints) {
    m_comparison.seeds = {1};
    const ComparisonTable usual = compare();
    std::filesystem::remove_all(m_folder.file("work"));
    const RunStore store(m_folder.file("work"), m_comparison);
    std::filesystem::create_directories(store.checkpointPath(0));
    const ComparisonTable found = compare({}, std::chrono::seconds(0));
    EXPECT_EQ(content(found), content(usual));
    EXPECT_EQ(m_stages[0].back(), Stage::Ended);
    EXPECT_THAT(m_problems, testing::UnorderedElementsAre(testing::HasSubstr("The run begins anew."),
                                                          testing::HasSubstr("The run goes on")))
        << "once";
}

// A target tokeniser without capitals makes BLEU ignore case.
TEST_F(ComparisonJobTest, TextsAreMeasuredAsTheirTokeniserWrites) {
    m_comparison = tinyComparison({"additive", "additive"}, {1});
    const std::string lower = R"(, "tokenizer": {"id": "words", "lower_case": true})";
    m_comparison.lanes[0].recipe = tinyCorpusRecipe(m_folder);
    m_comparison.lanes[1].recipe = tinyCorpusRecipe(m_folder, lower);
    for (ComparedLane& lane : m_comparison.lanes)
        lane.recipe.seed = 0;
    const ComparisonTable table = compare();
    ASSERT_EQ(table.runs.size(), 2U);
    for (const ComparedRun& run : table.runs) {
        Recipe recipe = m_comparison.recipe(run.run);
        const RecipeCorpora corpora = recipeCorpora(recipe);
        const TrainingResult alone = train(recipe, {}, [](const TrainingProgress&) {});
        EvaluationOptions options;
        options.count = static_cast<Index>(corpora.heldOut.pairs.size());
        options.vocabulary = &corpora.target;
        options.tokenizer = corpora.tokenizers.target.get();
        options.bleu.lowerCase = run.run == 1;
        const Evaluation expected = evaluate(alone.model->network, corpora.heldOut, options);
        EXPECT_EQ(run.figures.bleu, expected.texts->bleu.score);
        EXPECT_EQ(run.figures.exactMatch, expected.exactMatch);
        EXPECT_EQ(run.figures.loss, expected.loss);
        EXPECT_EQ(run.bleuSignature, bleuSignature(options.bleu));
    }
}

// The result does not depend on how often the state is saved.
TEST_F(ComparisonJobTest, CheckpointsChangeNothing) {
    const ComparisonTable usual = compare();
    std::filesystem::remove_all(m_folder.file("work"));
    EXPECT_EQ(content(compare({}, std::chrono::seconds(0))), content(usual));
}

TEST_F(ComparisonJobTest, OneThatDivergesIsAResult) {
    m_comparison.lanes[0].recipe = divergingRecipe();
    m_comparison.lanes[0].recipe.seed = 0;
    m_comparison.seeds = {3};
    const ComparisonTable table = compare();
    ASSERT_EQ(table.runs.size(), 2U);
    EXPECT_THAT(table.runs[0].problem, testing::StartsWith("training diverged at update "));
    EXPECT_FALSE(table.runs[0].figures.exactMatch);
    EXPECT_TRUE(table.runs[1].figures.exactMatch);
    EXPECT_EQ(tableToJson(compare()), tableToJson(table)) << "and is not tried again";
}

TEST_F(ComparisonJobTest, OneThatFailsLeavesTheOthers) {
    m_comparison.lanes[0].recipe.task = "reverse";
    m_comparison.lanes[0].recipe.lengths = {1, 1};  // the task has fewer pairs than needed
    const ComparisonTable table = compare();
    ASSERT_EQ(table.runs.size(), 2U);
    EXPECT_EQ(m_stages[0].back(), Stage::Failed);
    ASSERT_EQ(m_problems.size(), 2U);
    EXPECT_THAT(m_problems[0], testing::StartsWith("additive, seed "));
    EXPECT_THAT(m_problems[0], testing::HasSubstr("different pairs"));
}

TEST_F(ComparisonJobTest, TriesLengthsAndFreshPairs) {
    for (ComparedLane& lane : m_comparison.lanes) {
        lane.recipe.task = "reverse";
        lane.recipe.lengths = {2, 4};
    }
    m_comparison.lengths = {3, 6, 20};
    m_comparison.testPairs = 30;
    const ComparisonTable table = compare();
    ASSERT_EQ(table.runs.size(), 4U);
    for (const ComparedRun& run : table.runs) {
        ASSERT_EQ(run.byLength.size(), 4U);
        EXPECT_EQ(run.byLength[3].length, 6);
        EXPECT_EQ(run.byLength[3].pairs, 20);
        EXPECT_GT(run.byLength[0].tokenAccuracy, 0) << "the end at least";
    }
}

}  // namespace
}  // namespace attn::test
