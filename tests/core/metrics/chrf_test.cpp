// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/chrf.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace attn {
namespace {

TEST(Chrf, TakesTheBestReferenceOfEachSentence) {
    ChrfCounts several;
    several.add("abcdef", std::vector<std::string>{"abcxyz", "abcdefg", "zzz"});
    ChrfCounts best;
    best.add("abcdef", "abcdefg");
    EXPECT_EQ(several.score(), best.score());
}

TEST(Chrf, IsCountedByHand) {
    // Without blanks this is "abc" against "abd": 2/3 of the characters, 1/2 of the pairs and no triple are
    // right.
    const double mean = (2.0 / 3 + 1.0 / 2 + 0) / 3;
    EXPECT_NEAR(corpusChrf({"a b c"}, {"ab d"}), 100 * mean, 1e-9);
}

TEST(Chrf, WeighsRecallFourTimes) {
    // "ab" against "abcd": both sides have only the orders 1 and 2; precision 1, recall (2/4 + 1/3) / 2.
    const double recall = (2.0 / 4 + 1.0 / 3) / 2;
    EXPECT_NEAR(corpusChrf({"ab"}, {"abcd"}), 100 * 5 * recall / (4 + recall), 1e-9);
}

TEST(Chrf, LeavesOutOrdersThatAReferenceLacks) {
    // The first reference has one character, so the pairs of its hypothesis do not count.
    EXPECT_NEAR(corpusChrf({"ab", "cd"}, {"a", "cd"}),
                100 * 5 * ((3.0 / 4 + 1) / 2) / (4 * (3.0 / 4 + 1) / 2 + 1), 1e-9);
}

TEST(Chrf, WordsTakeOneMarkOff) {
    // The words of "(hi) you." are "(hi" ")" "you" "."; those of "(hi you" are "(" "hi" "you".
    ChrfCounts counts({1});
    counts.add("(hi) you.", "(hi you");
    const double precision = (6.0 / 8 + 4.0 / 7 + 2.0 / 6 + 1.0 / 4) / 7;
    const double recall = (6.0 / 6 + 4.0 / 5 + 2.0 / 4 + 1.0 / 3) / 7;
    EXPECT_NEAR(counts.score(), 100 * 5 * precision * recall / (4 * precision + recall), 1e-9);
}

TEST(Chrf, GoesFromNothingToAll) {
    EXPECT_EQ(corpusChrf({}, {}), 0);
    EXPECT_EQ(corpusChrf({""}, {"a"}), 0);
    EXPECT_EQ(corpusChrf({"b"}, {"a"}), 0);
    EXPECT_NEAR(corpusChrf({"déjà vu"}, {"déjà\u00a0vu"}), 100, 1e-9);
    EXPECT_NEAR(corpusChrf({"\xff"}, {"\xfe"}), 100, 1e-9);  // both are U+FFFD
}

TEST(Chrf, LeavesLetterCaseOutWhereAskedTo) {
    EXPECT_LT(corpusChrf({"ÉTÉ là"}, {"été Là"}), 100);
    EXPECT_NEAR(corpusChrf({"ÉTÉ là"}, {"été Là"}, {.lowerCase = true}), 100, 1e-9);
    EXPECT_EQ(chrfSignature({0, true}), "nrefs:1|case:lc|eff:yes|nc:6|nw:0|space:no|version:attention-lab-1");
}

TEST(Chrf, SignsItself) {
    EXPECT_EQ(chrfSignature({2}), "nrefs:1|case:mixed|eff:yes|nc:6|nw:2|space:no|version:attention-lab-1");
}

}  // namespace
}  // namespace attn
