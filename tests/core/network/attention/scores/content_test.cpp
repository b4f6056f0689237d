// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/attention_case.h"

namespace attn::test {
namespace {

// ‖s‖ = √5. h = (2, 4) is parallel and gives 1, h = (−2, 1) is orthogonal and gives 0, h = (3, −1) gives 1 /
// √50.
const Matrix hidden = (Matrix(2, 3) << 2, -2, 3, 4, 1, -1).finished();

TEST(ContentScore, ByHand) {
    const Vector scores = scoresOf(tinyConfig("content", 2, 2), {}, usualQuery, hidden);
    EXPECT_NEAR(scores[0], 1, 1e-6);
    EXPECT_NEAR(scores[1], 0, 1e-6);
    EXPECT_NEAR(scores[2], 1 / std::sqrt(50.0), 1e-6);
}

// softplus(1) = ln(1 + e). softplus(100) = 100 without an overflow.
TEST(ContentScore, LearnedStrength) {
    ModelConfig config = tinyConfig("content", 2, 2);
    config.attention.learnedKeyStrength = true;
    const std::string name = "attention.key_strength";
    EXPECT_NEAR(scoresOf(config, {{name, {1}}}, usualQuery, hidden)[0], std::log(1 + std::exp(1.0)), 1e-6);
    EXPECT_NEAR(scoresOf(config, {{name, {100}}}, usualQuery, hidden)[0], 100, 1e-4);
    EXPECT_NEAR(scoresOf(config, {{name, {-100}}}, usualQuery, hidden)[0], 0, 1e-6);
}

// The denominator has 1e-8, so a zero state or annotation scores 0 and its gradient is finite.
TEST(ContentScore, ZeroVectors) {
    AttentionCase attention(tinyConfig("content", 2, 2), {3}, 2, 1);
    attention.queries.col(0).setZero();
    attention.annotations().col(1).setZero();
    attention.forward();
    EXPECT_TRUE((attention.scores().col(0).array() == 0).all());
    EXPECT_EQ(attention.scores()(1, 1), 0);
    attention.backward(Matrix::Ones(2, 2));
    EXPECT_TRUE(attention.dQueries.allFinite());
    EXPECT_TRUE(attention.dEncoding.annotations.all().allFinite());
}

}  // namespace
}  // namespace attn::test
