// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/alignment.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

Vector row(std::initializer_list<Real> weights) {
    Vector result(static_cast<Index>(weights.size()));
    std::copy(weights.begin(), weights.end(), result.data());
    return result;
}

TEST(Entropy, IsInBits) {
    EXPECT_EQ(entropyBits(row({1, 0, 0})), Real(0));
    EXPECT_FALSE(std::signbit(entropyBits(row({1, 0}))));
    EXPECT_NEAR(entropyBits(row({0.25, 0.25, 0.25, 0.25})), 2, 1e-6);
    EXPECT_NEAR(entropyBits(row({0.5, 0.25, 0.25, 0})), 1.5, 1e-6);
    EXPECT_EQ(entropyBits(Vector()), Real(0));
}

TEST(AlignmentErrorRate, IsCountedByHand) {
    // Rows 0 and 1 are right (row 1 has two possible explanations), row 2 has no known link, and row 3 is
    // wrong.
    const std::vector<Vector> rows = {row({0.7, 0.2, 0.1}), row({0.1, 0.3, 0.6}), row({1, 0, 0}),
                                      row({0.5, 0.4, 0.1})};
    const std::vector<Link> links = {{0, 0}, {1, 1, false}, {2, 1, false}, {2, 3}};
    const AlignmentCounts counts = alignmentCounts(rows, links);
    EXPECT_EQ(counts.sureHits, 1);
    EXPECT_EQ(counts.possibleHits, 2);
    EXPECT_EQ(counts.found, 3);
    EXPECT_EQ(counts.sure, 2);
    EXPECT_DOUBLE_EQ(*counts.errorRate(), 1.0 - 3.0 / 5.0);
}

TEST(AlignmentErrorRate, GoesFromNoneToAllWrong) {
    const std::vector<Vector> rows = {row({0.9, 0.1}), row({0.1, 0.9})};
    EXPECT_EQ((AlignmentCounts{4, 4, 5, 5}.errorRate()), 0.2) << "1 − 0.8 is less";
    EXPECT_DOUBLE_EQ(*alignmentCounts(rows, {{0, 0}, {1, 1}}).errorRate(), 0.0);
    EXPECT_DOUBLE_EQ(*alignmentCounts(rows, {{1, 0}, {0, 1}}).errorRate(), 1.0);
}

TEST(AlignmentErrorRate, OfHardLinksIsCountedByHand) {
    // One link occurs twice and is sure once; one system link occurs twice; (3, 3) is not known.
    const std::vector<Link> known = {{0, 0}, {1, 1, false}, {2, 1, false}, {2, 1}, {4, 4}};
    const std::vector<Link> system = {{0, 0}, {1, 1}, {1, 1}, {2, 1, false}, {3, 3}};
    const AlignmentCounts counts = alignmentCounts(system, known);
    EXPECT_EQ(counts.found, 4);
    EXPECT_EQ(counts.sure, 3);
    EXPECT_EQ(counts.sureHits, 2);
    EXPECT_EQ(counts.possibleHits, 3);
    EXPECT_DOUBLE_EQ(*counts.precision(), 3.0 / 4);
    EXPECT_DOUBLE_EQ(*counts.recall(), 2.0 / 3);
    EXPECT_DOUBLE_EQ(*counts.errorRate(), 1 - 5.0 / 7);
    EXPECT_FALSE(alignmentCounts(std::vector<Link>{}, known).precision());
    EXPECT_FALSE(alignmentCounts(system, std::vector<Link>{}).recall());
}

TEST(AlignmentErrorRate, TakesAllAboveAThreshold) {
    const std::vector<Vector> rows = {row({0.5, 0.3, 0.2}), row({0.1, 0.3, 0.6}), row({1, 0, 0})};
    const AlignmentCounts counts = alignmentCounts(rows, {{0, 0}, {2, 0}, {0, 1}}, Real(0.25));
    EXPECT_EQ(counts.found, 4);  // row 2 has no known link
    EXPECT_EQ(counts.sureHits, 1);
    EXPECT_EQ(counts.sure, 3);
    EXPECT_EQ(alignmentCounts(rows, {{7, 0}, {-1, 0}}, Real(0.25)).possibleHits, 0);
}

// Such a row is that of a map that is off. It does not look at the first position.
TEST(AlignmentErrorRate, ARowOfZerosHasNoLink) {
    const std::vector<Vector> rows = {row({0, 0}), row({0, 1})};
    const AlignmentCounts counts = alignmentCounts(rows, {{0, 0}, {1, 1}});
    EXPECT_EQ(counts.found, 1);
    EXPECT_EQ(counts.sureHits, 1);
    EXPECT_EQ(counts.sure, 2);
    EXPECT_EQ(attendedPosition(row({0, 0})), std::nullopt);
    EXPECT_EQ(attendedPosition(row({0, 1, 1})), 1);
}

TEST(AlignmentErrorRate, TakesTheFirstOfEquals) {
    const std::vector<Vector> rows = {row({0.2, 0.4, 0.4})};
    EXPECT_DOUBLE_EQ(*alignmentCounts(rows, {{1, 0}}).errorRate(), 0.0);
    EXPECT_DOUBLE_EQ(*alignmentCounts(rows, {{2, 0}}).errorRate(), 1.0);
}

TEST(AlignmentErrorRate, IsUndefinedWhereNothingIsKnown) {
    EXPECT_FALSE(AlignmentCounts().errorRate());
    EXPECT_FALSE(alignmentCounts(std::vector<Vector>{}, {{0, 0}}).errorRate());
    EXPECT_FALSE(alignmentCounts({row({0.5, 0.5})}, {}).errorRate());
    // The rows of a lane without attention have no weights; links past the last row are not decoded yet.
    EXPECT_FALSE(alignmentCounts({Vector(), Vector()}, {{0, 0}, {1, 1}}).errorRate());
    EXPECT_FALSE(alignmentCounts({row({1, 0})}, {{0, 4}}).errorRate());
}

TEST(LinksOfMatchingTokens, AreThoseWhereTheOutputIsTheReference) {
    const std::vector<Link> links = {{5, 0}, {6, 1}, {7, 1, false}, {8, 2}, {9, 3}, {1, 4}};
    // Position 1 differs, position 3 is past the output, and position 4 is past the reference.
    const std::vector<Link> found = linksOfMatchingTokens(links, {"1", "9", "7"}, {"1", "8", "7", "5"});
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].source, 5);
    EXPECT_EQ(found[0].target, 0);
    EXPECT_EQ(found[1].source, 8);
    EXPECT_EQ(found[1].target, 2);
    EXPECT_TRUE(linksOfMatchingTokens({{0, -1}, {0, 1}}, {"1", "2"}, {"1"}).empty());
    EXPECT_TRUE(linksOfMatchingTokens({}, {"1"}, {"1"}).empty());
    EXPECT_TRUE(linksOfMatchingTokens(links, {}, {}).empty());
}

TEST(AlignmentErrorRate, PoolsCountsAndNotRates) {
    AlignmentCounts counts = alignmentCounts({row({1, 0})}, {{0, 0}});  // rate 0 of 1 row
    counts += alignmentCounts({row({1, 0}), row({1, 0}), row({1, 0})}, {{1, 0}, {1, 1}, {1, 2}});  // 1 of 3
    EXPECT_EQ(counts.found, 4);
    EXPECT_EQ(counts.sure, 4);
    EXPECT_DOUBLE_EQ(*counts.errorRate(), 0.75);
}

}  // namespace
}  // namespace attn
