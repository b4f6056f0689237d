// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/evaluation.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

// All weights zero but one bias: at every step </s> has probability 1/2 and each of the six others 1/12, and
// all source positions have one weight, so that the first counts as the link.
Seq2Seq evenNetwork(const std::string& score) {
    Seq2Seq network(smallConfig(score));
    Parameters& parameters = network.parameters();
    parameters.vector(parameters.layout().find("output.bias").value())[endToken] = std::log(Real(6));
    return network;
}

// The second source is the longer one: its sentence comes first in a batch.
const Corpus corpus = {{{{4, 5}, {5, endToken}}, {{4, 5, 6}, {endToken}}, {{6}, {4, 4, endToken}}},
                       {{{0, 0}}, {{1, 0}}, {{0, 1}}},
                       {"a", "b", "c"}};

TEST(Evaluation, IsCountedByHand) {
    const Evaluation found = evaluate(evenNetwork("additive"), corpus, 10);
    EXPECT_EQ(found.pairs, 3);
    EXPECT_NEAR(found.loss, (3 * std::log(2.0) + 3 * std::log(12.0)) / 6, 1e-6);
    EXPECT_DOUBLE_EQ(found.tokenAccuracy, 0.5);
    EXPECT_DOUBLE_EQ(found.exactMatch, 1.0 / 3);
    // Two of three links are hit: 1 − (2 + 2) / (3 + 3).
    EXPECT_NEAR(found.alignmentErrorRate.value(), 1.0 / 3, 1e-12);
}

TEST(Evaluation, TakesTheFirstPairs) {
    const Evaluation found = evaluate(evenNetwork("additive"), corpus, 1);
    EXPECT_EQ(found.pairs, 1);
    EXPECT_NEAR(found.loss, (std::log(2.0) + std::log(12.0)) / 2, 1e-6);
    EXPECT_DOUBLE_EQ(found.tokenAccuracy, 0.5);
    EXPECT_DOUBLE_EQ(found.exactMatch, 0);
    EXPECT_DOUBLE_EQ(found.alignmentErrorRate.value(), 0);
}

TEST(Evaluation, WithoutAttentionHasNoAlignmentError) {
    const Evaluation found = evaluate(evenNetwork("none"), corpus, 3);
    EXPECT_FALSE(found.alignmentErrorRate);
    EXPECT_DOUBLE_EQ(found.exactMatch, 1.0 / 3);
}

TEST(Evaluation, OfNothing) {
    EXPECT_EQ(evaluate(evenNetwork("additive"), {}, 5).pairs, 0);
}

}  // namespace
}  // namespace attn::test
