// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/positions/position_softmax.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace attn {
namespace {

constexpr Real infinity = std::numeric_limits<Real>::infinity();

// Two sentences of 3 and 1 positions are stored as a0 b0 a1 a2.
TEST(PositionSoftmax, EachSentenceByItself) {
    Positions positions;
    positions.assign({3, 1});
    Vector scores(4), weights(4);
    scores << 0, 5, std::log(Real(2)), std::log(Real(5));
    positionSoftmax(positions, scores, weights);
    EXPECT_NEAR(weights[0], 0.125, 1e-6);
    EXPECT_NEAR(weights[1], 1, 1e-6);
    EXPECT_NEAR(weights[2], 0.25, 1e-6);
    EXPECT_NEAR(weights[3], 0.625, 1e-6);
    positionSoftmax(positions, scores, scores);
    EXPECT_TRUE(scores == weights) << "one vector for both";
}

TEST(PositionSoftmax, MinusInfinityGetsExactlyNothing) {
    Positions positions;
    positions.assign({9});
    Vector scores = Vector::Constant(9, 3), weights(9);
    for (const Index masked : {1, 4, 8})
        scores[masked] = -infinity;
    positionSoftmax(positions, scores, weights);
    for (Index j = 0; j < 9; ++j) {
        if (scores[j] == -infinity)
            EXPECT_EQ(weights[j], 0) << j;
        else
            EXPECT_NEAR(weights[j], 1.0 / 6, 1e-6) << j;
    }
}

TEST(PositionSoftmax, LargeAndSmallScoresNeitherOverflowNorVanish) {
    Positions positions;
    positions.assign({2, 2});
    Vector scores(4), weights(4);
    scores << 30000, -30000, 30000, -30001;
    positionSoftmax(positions, scores, weights);
    EXPECT_NEAR(weights[0], 0.5, 1e-6);
    EXPECT_NEAR(weights[1], 1 / (1 + std::exp(-1.0)), 1e-6);
    EXPECT_NEAR(weights[3], 1 / (1 + std::exp(1.0)), 1e-6);
}

// α = (¼, ¾), dα = (1, 3): mean 2.5, dScores = (¼·(1 − 2.5), ¾·(3 − 2.5)).
TEST(PositionSoftmax, BackwardByHand) {
    Positions positions;
    positions.assign({2});
    Vector weights(2), dScores(2);
    weights << Real(0.25), Real(0.75);
    dScores << 1, 3;
    positionSoftmaxBack(positions, weights, dScores, dScores);
    EXPECT_NEAR(dScores[0], -0.375, 1e-6);
    EXPECT_NEAR(dScores[1], 0.375, 1e-6);
}

}  // namespace
}  // namespace attn
