// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/letter_task.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "core/math/random.h"
#include "tests/core/tasks/outside_of.h"

namespace attn {
namespace {

constexpr TaskLengths usual = {4, 14};

// "target: source positions" with a question mark after a link that is not sure.
std::string solved(const Task& task, const std::string& source) {
    const std::optional<TaskPair> pair = task.solve(source);
    if (!pair)
        return "none";
    std::string text = pair->target + ":";
    for (std::size_t i = 0; i < pair->links.size(); ++i) {
        const Link& link = pair->links[i];
        EXPECT_EQ(link.target, static_cast<int>(i));
        text += " " + std::to_string(link.source) + (link.sure ? "" : "?");
    }
    return text;
}

TEST(LetterTask, CopiesReversesAndSortsWithOneLinkALetter) {
    EXPECT_EQ(solved(*createCopy(usual), "cab"), "cab: 0 1 2");
    EXPECT_EQ(solved(*createReverse(usual), "cab"), "bac: 2 1 0");
    EXPECT_EQ(solved(*createSort(usual), "cab"), "abc: 1 2 0");
    EXPECT_EQ(solved(*createReverse(usual), "x"), "x: 0");
}

TEST(LetterTask, SortKeepsTheOrderOfEqualLetters) {
    EXPECT_EQ(solved(*createSort(usual), "banana"), "aaabnn: 1 3 5 0 2 4");
    EXPECT_EQ(solved(*createSort(usual), "zzz"), "zzz: 0 1 2");
}

TEST(LetterTask, RefusesWhatIsNotSmallLetters) {
    for (const char* text : {"", " ", "a b", "Abc", "abc ", "ab1", "naïve", "a\nb", "\xFF"}) {
        for (const auto create : {&createCopy, &createReverse, &createSort})
            EXPECT_EQ(solved(*create(usual), text), "none") << text;
    }
}

TEST(LetterTask, SolvesTextsOfAnyLength) {
    const std::string text(100'000, 'b');
    EXPECT_EQ(createSort(usual)->solve("z" + text)->target, text + "z");
}

TEST(LetterTask, DrawsEveryLengthAlikeOftenAndNoOther) {
    for (const TaskLengths lengths : {TaskLengths{1, 3}, TaskLengths{7, 7}, TaskLengths{4, 60}}) {
        const std::unique_ptr<Task> task = createReverse(lengths);
        const Index choices = lengths.longest - lengths.shortest + 1;
        std::vector<int> counts(61);
        Random random(3);
        for (Index i = 0; i < 200 * choices; ++i)
            ++counts[task->sample(random).source.size()];
        for (Index length = 0; length <= 60; ++length) {
            const int count = counts[static_cast<std::size_t>(length)];
            if (length < lengths.shortest || length > lengths.longest)
                EXPECT_EQ(count, 0) << length;
            else
                EXPECT_GT(count, 130) << length;
        }
    }
}

TEST(LetterTask, DrawsRepeatedLetters) {
    const std::unique_ptr<Task> task = createSort(usual);
    Random random(4);
    int repeats = 0;
    for (int i = 0; i < 100; ++i) {
        const std::string text = task->sample(random).source;
        repeats += std::set<char>(text.begin(), text.end()).size() < text.size();
    }
    EXPECT_GT(repeats, 40);
}

TEST(LetterTask, SaysWhichTextsAreOutside) {
    EXPECT_EQ(outsideOf("reverse", "abcd"), "");
    EXPECT_EQ(outsideOf("reverse", ""), "");
    EXPECT_EQ(outsideOf("reverse", "abc"), "The task has texts of 4 to 14 letters, and this one has 3.");
    EXPECT_EQ(outsideOf("reverse", "Abcd"),
              "The task has small letters from a to z, and this text has other characters.");
}

}  // namespace
}  // namespace attn
