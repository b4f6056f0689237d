// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/attention_case.h"

namespace attn::test {
namespace {

// D = K = A = 2, W_a = [1 0 | 1 1; 0 −1 | 0 2], v_a = (2, 3). With s = (1, 2):
//   h = (0, 1): W_a [s ; h] = (1 + 1, −2 + 2) = (2, 0)
//   h = (−1, 0): (1 − 1, −2) = (0, −2)
const Matrix annotations = (Matrix(2, 2) << 0, -1, 1, 0).finished();
const std::vector<Real> weight = {1, 0, 1, 1, 0, -1, 0, 2};

double sigma(double x) {
    return 1 / (1 + std::exp(-x));
}

Vector scores(const std::string& activation) {
    ModelConfig config = tinyConfig("additive", 2, 2);
    config.attention.activation = activation;
    return scoresOf(config, {{"attention.W_a", weight}, {"attention.v_a", {2, 3}}}, usualQuery, annotations);
}

TEST(AdditiveScore, Tanh) {
    EXPECT_NEAR(scores("tanh")[0], 2 * std::tanh(2.0), 1e-5);
    EXPECT_NEAR(scores("tanh")[1], 3 * std::tanh(-2.0), 1e-5);
}

TEST(AdditiveScore, Sigmoid) {
    EXPECT_NEAR(scores("sigmoid")[0], 2 * sigma(2) + 3 * sigma(0), 1e-5);
    EXPECT_NEAR(scores("sigmoid")[1], 2 * sigma(0) + 3 * sigma(-2), 1e-5);
}

TEST(AdditiveScore, Relu) {
    EXPECT_NEAR(scores("relu")[0], 4, 1e-5);
    EXPECT_NEAR(scores("relu")[1], 0, 1e-5);
}

// The mistake of a lesson. Another query adds the same to every score.
TEST(AdditiveScore, Identity) {
    EXPECT_NEAR(scores("identity")[0], 2 * 2 + 3 * 0, 1e-5);
    EXPECT_NEAR(scores("identity")[1], 2 * 0 + 3 * -2, 1e-5);
}

// b_a = (1, −1): sums (3, −1) and (1, −3)
TEST(AdditiveScore, Bias) {
    ModelConfig config = tinyConfig("additive", 2, 2);
    config.attention.bias = true;
    const Vector found =
        scoresOf(config, {{"attention.W_a", weight}, {"attention.v_a", {2, 3}}, {"attention.b_a", {1, -1}}},
                 usualQuery, annotations);
    EXPECT_NEAR(found[0], 2 * std::tanh(3.0) - 3 * std::tanh(1.0), 1e-5);
    EXPECT_NEAR(found[1], 2 * std::tanh(1.0) - 3 * std::tanh(3.0), 1e-5);
}

}  // namespace
}  // namespace attn::test
