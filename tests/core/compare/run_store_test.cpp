// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/run_store.h"

#include <gmock/gmock.h>

#include "core/base/error.h"
#include "tests/core/compare/sample_comparison.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/tiny_corpus.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class RunStoreTest : public testing::Test {
protected:
    std::string work() const { return m_folder.file("work"); }

    const TemporaryFolder m_folder;
    Comparison m_comparison = tinyComparison({"dot", "none"}, {1, 2});
    std::string m_problem;
};

TEST_F(RunStoreTest, FindsWhatItSaved) {
    const RunStore store(m_folder.file("deep/work"), m_comparison);
    EXPECT_FALSE(store.find(2, m_problem));
    ComparedRun run = madeUpRun(2, 1.0 / 3);
    run.problem = "training diverged.";
    std::ofstream(store.checkpointPath(2)) << "x";
    store.save(run);
    EXPECT_FALSE(std::filesystem::exists(store.checkpointPath(2))) << "done";
    const std::optional<ComparedRun> found = store.find(2, m_problem);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->run, 2U);
    EXPECT_EQ(found->figures, run.figures);
    EXPECT_EQ(found->problem, run.problem);
    EXPECT_FALSE(store.find(0, m_problem)) << "another seed";
    EXPECT_FALSE(store.find(3, m_problem)) << "another lane";
    EXPECT_EQ(m_problem, "");
}

// A change makes another run exactly if it could change the result.
TEST_F(RunStoreTest, KnowsAChangedRunFromTheOld) {
    RunStore(work(), m_comparison).save(madeUpRun(2, 0.5));
    Comparison more = tinyComparison({"dot", "none", "content"}, {2, 5});
    EXPECT_TRUE(RunStore(work(), more).find(0, m_problem)) << "dot with seed 2";
    Comparison changed = m_comparison;
    changed.lanes[0].recipe.updates = 31;
    EXPECT_FALSE(RunStore(work(), changed).find(2, m_problem));
    changed = m_comparison;
    changed.testPairs = 10;
    EXPECT_FALSE(RunStore(work(), changed).find(2, m_problem));
    changed = m_comparison;
    changed.lengths = {1, 3, 10};
    EXPECT_FALSE(RunStore(work(), changed).find(2, m_problem));
    EXPECT_EQ(m_problem, "");
}

// The new file has the same name and the same number of bytes.
TEST_F(RunStoreTest, KnowsOtherTextsFromTheOld) {
    for (ComparedLane& lane : m_comparison.lanes) {
        lane.recipe = tinyCorpusRecipe(m_folder);
        lane.recipe.seed = 0;
    }
    m_comparison.lanes[1].recipe.model.attention.score = "none";
    const std::string path = m_folder.write("pairs.tsv", "a\tb\nc\td\n");
    RunStore(work(), m_comparison).save(madeUpRun(0, 0.5));
    EXPECT_TRUE(RunStore(work(), m_comparison).find(0, m_problem));
    m_folder.write("pairs.tsv", "a\tb\nc\te\n");
    EXPECT_FALSE(RunStore(work(), m_comparison).find(0, m_problem));
    m_folder.write("pairs.tsv", "a\tb\nc\td\n");
    EXPECT_TRUE(RunStore(work(), m_comparison).find(0, m_problem));
    std::filesystem::remove(path);
    EXPECT_FALSE(RunStore(work(), m_comparison).find(0, m_problem)) << "training says what is missing";
    EXPECT_EQ(m_problem, "");
}

TEST_F(RunStoreTest, BrokenResultsAreNoneAndSaid) {
    const RunStore store(work(), m_comparison);
    store.save(madeUpRun(0, 0.5));
    const std::string path = store.resultPath(0), whole = readBytes(path);
    for (const std::string& bytes :
         {std::string(), whole.substr(0, whole.size() / 2), std::string("\0\1", 2)}) {
        std::ofstream(path, std::ios::binary) << bytes;
        EXPECT_FALSE(store.find(0, m_problem));
        EXPECT_THAT(m_problem, testing::StartsWith(path + ": "));
        EXPECT_THAT(m_problem, HasSubstr("anew"));
    }
    store.save(madeUpRun(1, 0.5));
    std::filesystem::rename(store.resultPath(1), path);
    EXPECT_FALSE(store.find(0, m_problem));
    EXPECT_THAT(m_problem,
                HasSubstr("is not the result of this run: recipe 1 is \"none\", expected \"dot\""));
}

TEST_F(RunStoreTest, NamesWithFoldersStayInTheFolder) {
    m_comparison.lanes[0].name = "../dot";
    const RunStore store(work(), m_comparison);
    EXPECT_EQ(std::filesystem::path(store.resultPath(0)).parent_path(), work());
}

TEST_F(RunStoreTest, NeedsAFolder) {
    EXPECT_THROW(RunStore(m_folder.write("file", ""), m_comparison), Error);
    EXPECT_THROW(RunStore("/proc/no", m_comparison), Error);
}

}  // namespace
}  // namespace attn::test
