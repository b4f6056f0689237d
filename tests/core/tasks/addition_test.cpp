// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/addition.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "core/math/random.h"
#include "tests/core/tasks/outside_of.h"

namespace attn {
namespace {

std::string sum(const std::string& text) {
    const std::optional<TaskPair> pair = createAddition({2, 10})->solve(text);
    return pair ? pair->target : "none";
}

TEST(Addition, AddsTheMarkedNumbers) {
    EXPECT_EQ(sum("3 [7] 1 0 [2]"), "9");
    EXPECT_EQ(sum("[0] [0]"), "0");
    EXPECT_EQ(sum(" [9]\t[9]  5 "), "18");
}

TEST(Addition, TheMarkedNumbersExplainTheSum) {
    const std::optional<TaskPair> pair = createAddition({2, 10})->solve("3 [7] 1 0 [2]");
    ASSERT_TRUE(pair);
    EXPECT_EQ(pair->links, (std::vector<Link>{{1, 0, false}, {4, 0, false}}));
}

TEST(Addition, RefusesOtherTexts) {
    for (const char* text : {"", "3 4", "[3] 4", "[3] [4] [5]", "[3] [4] x", "[3] [14]", "[3] [4",
                             "[] [4] [4]", "12 [1] [2]", "[x] [1] [2]"})
        EXPECT_EQ(sum(text), "none") << text;
    EXPECT_EQ(outsideOf("addition", ""), "");
    EXPECT_EQ(outsideOf("addition", "1 2"),
              "The task has numbers from 0 to 9 of which two are marked, such as 3 [7] 1 [2], and this text "
              "is something else.");
    EXPECT_EQ(outsideOf("addition", "[1] [2]"),
              "The task has texts of 50 to 55 numbers, and this one has 2.");
}

// Every pair of different places is equally likely, in every length.
TEST(Addition, MarksAnyTwoPlaces) {
    const std::unique_ptr<Task> task = createAddition({4, 4});
    Random random(5);
    std::vector<int> marks(16);
    constexpr int samples = 6000;
    for (int i = 0; i < samples; ++i) {
        const std::vector<Link> links = task->sample(random).links;
        ASSERT_EQ(links.size(), 2u);
        ++marks[static_cast<std::size_t>(4 * links[0].source + links[1].source)];
    }
    EXPECT_EQ(std::count(marks.begin(), marks.end(), 0), 10) << "six pairs";
    for (const int count : marks)
        EXPECT_TRUE(count == 0 || (count > 850 && count < 1150)) << count;
}

TEST(Addition, ReadsItsLongestTexts) {
    const std::unique_ptr<Task> task = createAddition({10'000, 10'000});
    Random random(6);
    const TaskPair pair = task->sample(random);
    const std::optional<TaskPair> solved = task->solve(pair.source);
    ASSERT_TRUE(solved);
    EXPECT_EQ(solved->target, pair.target);
}

}  // namespace
}  // namespace attn
