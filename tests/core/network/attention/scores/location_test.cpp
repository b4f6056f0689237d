// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/attention_case.h"

namespace attn::test {
namespace {

const Matrix anyAnnotations = Matrix::Constant(2, 3, 9);
const std::vector<Real> positionWeight = {1, 0, 0, 1, 1, -1};

// W_a = [1 0; 0 1; 1 −1]: the rows score 1, 2 and −1, whatever the annotations are.
TEST(LocationScore, ByHand) {
    ModelConfig config = tinyConfig("location", 2, 2);
    config.attention.longestSource = 3;
    const Vector scores = scoresOf(config, {{"attention.W_a", positionWeight}}, usualQuery, anyAnnotations);
    EXPECT_NEAR(scores[0], 1, 1e-6);
    EXPECT_NEAR(scores[1], 2, 1e-6);
    EXPECT_NEAR(scores[2], -1, 1e-6);
}

TEST(LocationScore, ShortSentenceUsesTheFirstRows) {
    ModelConfig config = tinyConfig("location", 2, 2);
    config.attention.longestSource = 3;
    const Vector scores =
        scoresOf(config, {{"attention.W_a", positionWeight}}, usualQuery, anyAnnotations.leftCols(2));
    ASSERT_EQ(scores.size(), 2);
    EXPECT_NEAR(scores[1], 2, 1e-6);
}

// Positions past L have score −∞ and weight exactly 0, in a batch too.
TEST(LocationScore, PastItsEndNothing) {
    ModelConfig config = tinyConfig("location", 2, 2);
    config.attention.longestSource = 2;
    AttentionCase attention(config, {5, 3, 1}, 2, 1);
    attention.forward();
    for (Index b = 0; b < 3; ++b) {
        const Matrix scores = attention.ofSentence(attention.scores(), b);
        const Matrix weights = attention.ofSentence(attention.weights(), b);
        for (Index j = 0; j < scores.rows(); ++j)
            for (Index t = 0; t < 2; ++t) {
                EXPECT_EQ(std::isinf(scores(j, t)), j >= 2) << j;
                EXPECT_EQ(weights(j, t) == 0, j >= 2) << j;
            }
        EXPECT_NEAR(weights.col(0).sum(), 1, 1e-6);
    }
}

}  // namespace
}  // namespace attn::test
