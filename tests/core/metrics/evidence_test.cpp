// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/evidence.h"

#include <gmock/gmock.h>

namespace attn {
namespace {

using testing::ElementsAre;

Vector weightsOf(std::initializer_list<double> values) {
    Vector weights(static_cast<Index>(values.size()));
    Index i = 0;
    for (const double value : values)
        weights[i++] = static_cast<Real>(value);
    return weights;
}

TEST(Evidence, OneWordByHand) {
    const EvidenceCounts hit = evidenceCounts(weightsOf({0.1, 0.6, 0.3}), std::vector<int>{1});
    EXPECT_EQ(hit.hitShare(), 1.0);
    EXPECT_EQ(hit.errorRate(), 0.0);
    EXPECT_NEAR(hit.meanWeight().value(), 0.6, 1e-6);
    const EvidenceCounts miss = evidenceCounts(weightsOf({0.1, 0.6, 0.3}), std::vector<int>{2});
    EXPECT_EQ(miss.hitShare(), 0.0);
    EXPECT_EQ(miss.errorRate(), 1.0);
    EXPECT_NEAR(miss.meanWeight().value(), 0.3, 1e-6);
}

// The two largest weights stand on positions 3 and 1, the evidence on 3 and 0.
TEST(Evidence, SeveralWordsAreComparedWithAsManyWeights) {
    const EvidenceCounts counts =
        evidenceCounts(weightsOf({0.15, 0.3, 0.05, 0.5}), std::vector<int>{3, 0, 3});
    EXPECT_EQ(counts.evidence, 2);
    EXPECT_EQ(counts.found, 2);
    EXPECT_EQ(counts.common, 1);
    EXPECT_EQ(counts.hits, 1);
    EXPECT_EQ(counts.errorRate(), 0.5);
    EXPECT_NEAR(counts.weight, 0.65, 1e-6);
}

TEST(Evidence, TheFirstOfEqualWeightsIsTheLargest) {
    EXPECT_EQ(evidenceCounts(weightsOf({0.25, 0.25, 0.25, 0.25}), std::vector<int>{1}).hits, 0);
    const EvidenceCounts first = evidenceCounts(weightsOf({0.25, 0.25, 0.25, 0.25}), std::vector<int>{0, 2});
    EXPECT_EQ(first.hits, 1);
    EXPECT_EQ(first.common, 1) << "positions 0 and 1 are taken";
}

TEST(Evidence, AThresholdTakesEveryWeightAboveIt) {
    const Vector weights = weightsOf({0.2, 0.5, 0.3});
    const EvidenceCounts counts = evidenceCounts(weights, std::vector<int>{1}, Real(0.25));
    EXPECT_EQ(counts.found, 2);
    EXPECT_NEAR(counts.errorRate().value(), 1 - 2.0 / 3, 1e-12);
    EXPECT_EQ(evidenceCounts(weights, std::vector<int>{1}, Real(0.9)).errorRate(), 1.0);
}

TEST(Evidence, TextsArePooled) {
    EvidenceCounts counts = evidenceCounts(weightsOf({0.9, 0.1}), std::vector<int>{0});
    counts += evidenceCounts(weightsOf({0.8, 0.2}), std::vector<int>{1});
    counts += evidenceCounts(weightsOf({0.7, 0.2, 0.1}), std::vector<int>{0, 1});
    counts += evidenceCounts(weightsOf({1}), std::vector<int>{});
    counts += evidenceCounts(Vector(), std::vector<int>{0});
    counts += evidenceCounts(weightsOf({1}), std::vector<int>{5});
    EXPECT_EQ(counts.texts, 3);
    EXPECT_NEAR(counts.hitShare().value(), 2.0 / 3, 1e-12);
    EXPECT_NEAR(counts.meanWeight().value(), (0.9 + 0.2 + 0.9) / 3, 1e-6);
    EXPECT_NEAR(counts.errorRate().value(), 1 - 2 * 3.0 / (4 + 4), 1e-12);
    EXPECT_FALSE(EvidenceCounts().hitShare());
    EXPECT_FALSE(EvidenceCounts().meanWeight());
    EXPECT_FALSE(EvidenceCounts().errorRate());
}

TEST(Evidence, SentencesHaveTheSumsOfTheirWords) {
    const std::vector<Token> tokens = {7, 8, 4, 9, 5, 6, 7}, ends = {4, 5};
    const std::vector<int> sentences = sentencesOf(tokens, ends);
    EXPECT_THAT(sentences, ElementsAre(0, 0, 0, 1, 1, 2, 2));
    const Vector sums = sentenceWeights(weightsOf({0.1, 0.1, 0.1, 0.25, 0.05, 0.4, 0}), sentences);
    ASSERT_EQ(sums.size(), 3);
    EXPECT_NEAR(sums[0], 0.3, 1e-6);
    EXPECT_NEAR(sums[1], 0.3, 1e-6);
    EXPECT_NEAR(sums[2], 0.4, 1e-6);
    EXPECT_TRUE(sentencesOf({}, ends).empty());
    EXPECT_EQ(sentenceWeights(Vector(), {}).size(), 0);
}

TEST(Evidence, IsWhatTheClassIsLinkedTo) {
    EXPECT_THAT(evidenceOf({{2, 0, false}, {5, 0, false}, {1, 1}}), ElementsAre(2, 5));
}

}  // namespace
}  // namespace attn
