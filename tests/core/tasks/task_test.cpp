// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/task.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "core/base/error.h"
#include "core/math/random.h"
#include "core/tasks/task_scope.h"
#include "core/train/corpora/corpus.h"
#include "tests/support/sanitized.h"

namespace attn {
namespace {

std::vector<std::string> taskIds() {
    std::vector<std::string> ids;
    for (const TaskDescription& row : tasks())
        ids.push_back(row.id);
    return ids;
}

// Tests for every row of the table.
class EveryTask : public testing::TestWithParam<std::string> {
protected:
    static constexpr int samples = 2000;
    std::unique_ptr<Task> m_task = createTask(GetParam());
    Tokenizers m_tokenizers = tokenizersOf(*m_task);
};

TEST_P(EveryTask, IsWhatItsRowSays) {
    EXPECT_EQ(m_task->id(), GetParam());
    const auto row = std::find_if(tasks().begin(), tasks().end(),
                                  [](const TaskDescription& task) { return task.id == GetParam(); });
    EXPECT_EQ(m_task->label(), row->label);
}

TEST_P(EveryTask, SolvesItsOwnSamples) {
    Random random(7);
    for (int i = 0; i < test::repetitions(samples); ++i) {
        const TaskPair pair = m_task->sample(random);
        const std::optional<TaskPair> solved = m_task->solve(pair.source);
        ASSERT_TRUE(solved) << pair.source;
        EXPECT_EQ(solved->source, pair.source);
        EXPECT_EQ(solved->target, pair.target) << pair.source;
        EXPECT_EQ(solved->links, pair.links) << pair.source;
    }
}

TEST_P(EveryTask, KeepsToItsTokens) {
    const std::vector<std::string> source = m_task->sourceTokens();
    const std::vector<std::string> target = m_task->targetTokens();
    const std::set<std::string> sourceSet(source.begin(), source.end());
    const std::set<std::string> targetSet(target.begin(), target.end());
    EXPECT_EQ(sourceSet.size(), source.size());
    EXPECT_EQ(targetSet.size(), target.size());
    // All lengths share one vocabulary, so that a model of short texts can be tried on long ones.
    const Index longest = findTask(GetParam())->longest;
    const std::unique_ptr<Task> task =
        longest > 0 ? createTask(GetParam(), {longest, longest}) : createTask(GetParam());
    EXPECT_EQ(task->sourceTokens(), source);
    EXPECT_EQ(task->targetTokens(), target);
    Random random(8);
    std::set<std::string> met;
    // Some tasks have texts of thousands of tokens; a few of these show as much.
    const Index mostLong = std::max<Index>(100'000 / std::max<Index>(longest, 1), 10);
    for (int i = 0; i < samples; ++i) {
        const TaskPair pair = (i % 2 == 0 && i < 2 * mostLong ? task : m_task)->sample(random);
        for (const std::string& token : m_tokenizers.source->tokenize(pair.source)) {
            EXPECT_TRUE(sourceSet.count(token)) << token << " of " << pair.source;
            met.insert(token);
        }
        for (const std::string& token : m_tokenizers.target->tokenize(pair.target)) {
            EXPECT_TRUE(targetSet.count(token)) << token << " of " << pair.target;
        }
    }
    EXPECT_EQ(met, sourceSet) << "some token never occurs";
}

TEST_P(EveryTask, LinksPositionsThatExistInOrder) {
    Random random(9);
    for (int i = 0; i < samples; ++i) {
        const TaskPair pair = m_task->sample(random);
        const auto sourceSize = static_cast<int>(m_tokenizers.source->tokenize(pair.source).size());
        const auto targetSize = static_cast<int>(m_tokenizers.target->tokenize(pair.target).size());
        const auto isBefore = [](const Link& a, const Link& b) {
            return std::pair(a.target, a.source) < std::pair(b.target, b.source);
        };
        EXPECT_TRUE(std::is_sorted(pair.links.begin(), pair.links.end(), isBefore)) << pair.source;
        for (const Link& link : pair.links) {
            EXPECT_TRUE(link.source >= 0 && link.source < sourceSize) << pair.source;
            EXPECT_TRUE(link.target >= 0 && link.target < targetSize) << pair.source;
        }
    }
}

TEST_P(EveryTask, OfClassesHasOneTokenAndItsEvidence) {
    const TaskDescription& row = *findTask(GetParam());
    Random random(9);
    std::set<std::string> targets;
    for (int i = 0; i < samples; ++i) {
        const TaskPair pair = m_task->sample(random);
        if (!row.isClass)
            continue;
        EXPECT_EQ(m_tokenizers.target->tokenize(pair.target), std::vector<std::string>{pair.target});
        EXPECT_FALSE(pair.links.empty()) << pair.source;
        targets.insert(pair.target);
    }
    if (row.isClass) {
        EXPECT_EQ(targets.size(), m_task->targetTokens().size()) << "some class never occurs";
    }
    if (!row.sentenceEnd.empty()) {
        const std::vector<std::string> tokens = m_task->sourceTokens();
        EXPECT_EQ(std::count(tokens.begin(), tokens.end(), row.sentenceEnd), 1);
    }
}

TEST_P(EveryTask, GivesTheSamePairsForTheSameSeed) {
    Random first(10), second(10), other(11);
    int same = 0;
    for (int i = 0; i < 100; ++i) {
        const TaskPair pair = m_task->sample(first);
        const TaskPair again = m_task->sample(second);
        EXPECT_EQ(pair.source, again.source);
        EXPECT_EQ(pair.links, again.links);
        same += m_task->sample(other).source == pair.source;
    }
    EXPECT_LT(same, 10);
}

TEST_P(EveryTask, SolvesItsExamples) {
    EXPECT_GE(m_task->examples().size(), 6u);
    for (const std::string& text : m_task->examples())
        EXPECT_TRUE(m_task->solve(text)) << text;
}

TEST_P(EveryTask, SaysWhatItsTextsAre) {
    const TaskScope* scope = scopeOf(*m_task);
    ASSERT_NE(scope, nullptr);
    EXPECT_NE(scope->scope(), "");
    EXPECT_EQ(scope->outside(""), "");
    for (const std::string& text : m_task->examples())
        EXPECT_EQ(scope->outside(text), "") << text;
    Random random(12);
    for (int i = 0; i < test::repetitions(samples); ++i) {
        const std::string text = m_task->sample(random).source;
        ASSERT_EQ(scope->outside(text), "") << text;
    }
}

INSTANTIATE_TEST_SUITE_P(Registry, EveryTask, testing::ValuesIn(taskIds()),
                         [](const auto& row) { return row.param; });

TEST_P(EveryTask, TakesTheLengthsOfItsRowAndNoOthers) {
    const TaskDescription& row = *findTask(GetParam());
    const auto refusal = [&](const TaskLengths& lengths) -> std::string {
        try {
            createTask(row.id, lengths);
        } catch (const Error& error) {
            return error.what();
        }
        return "none";
    };
    EXPECT_EQ(row.unit.empty(), row.longest == 0);
    if (row.longest == 0) {
        EXPECT_THAT(refusal({1, 2}), testing::HasSubstr("has no lengths to choose"));
        return;
    }
    EXPECT_EQ(lengthsProblem(row, row.usual), "");
    EXPECT_EQ(refusal({row.shortest, row.longest}), "none");
    const Index least = row.shortest;
    for (const TaskLengths wrong :
         {TaskLengths{least - 1, least}, TaskLengths{least + 1, least}, TaskLengths{least, row.longest + 1}})
        EXPECT_THAT(refusal(wrong), testing::HasSubstr("from " + std::to_string(least) + " to " +
                                                       std::to_string(row.longest) + ", found "));
}

TEST(TaskTable, NamesTheKnownTasksWhenOneIsUnknown) {
    try {
        createTask("poems");
        FAIL() << "accepted";
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), testing::StartsWith("Unknown task \"poems\"; possible: dates, copy, "));
        EXPECT_EQ(error.kind(), Error::Kind::WrongInput);
    }
}

}  // namespace
}  // namespace attn
