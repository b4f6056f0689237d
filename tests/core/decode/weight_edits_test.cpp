// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/weight_edits.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace attn::test {
namespace {

Vector four(Real a, Real b, Real c, Real d) {
    return (Vector(4) << a, b, c, d).finished();
}

void expectNear(const Vector& found, const Vector& expected) {
    ASSERT_EQ(found.size(), expected.size());
    EXPECT_LT((found - expected).cwiseAbs().maxCoeff(), 1e-6) << found.transpose();
    EXPECT_NEAR(found.sum(), 1, 1e-6);
}

TEST(WeightEdits, TheOthersKeepTheirProportions) {
    expectNear(withWeight(four(Real(0.5), Real(0.3), Real(0.2), 0), 0, Real(0.25)),
               four(Real(0.25), Real(0.45), Real(0.3), 0));
    expectNear(withWeight(four(Real(0.5), Real(0.3), Real(0.2), 0), 3, 1), four(0, 0, 0, 1));
    expectNear(withWeight(four(Real(0.5), Real(0.3), Real(0.2), 0), 1, -2),
               four(Real(5) / 7, 0, Real(2) / 7, 0));
    expectNear(withWeight(four(Real(0.5), Real(0.3), Real(0.2), 0), 1, 7), four(0, 1, 0, 0));
}

TEST(WeightEdits, WhereAllWasAtOnePositionTheOthersShareEqually) {
    expectNear(withWeight(four(0, 1, 0, 0), 1, Real(0.4)), four(Real(0.2), Real(0.4), Real(0.2), Real(0.2)));
    expectNear(withWeight(Vector::Ones(1), 0, Real(0.3)), Vector::Ones(1));
}

// The weights of local_p sum to less than 1.
TEST(WeightEdits, MakeADistributionOfWeightsThatAreNone) {
    expectNear(withWeight(four(Real(0.2), Real(0.1), 0, 0), 0, Real(0.5)), four(Real(0.5), Real(0.5), 0, 0));
    expectNear(normalized(four(Real(0.2), Real(0.2), 0, 0)), four(Real(0.5), Real(0.5), 0, 0));
    expectNear(normalized(Vector::Zero(4)), uniformWeights(4));
}

TEST(WeightEdits, ShuffledAreTheSameInAnotherOrder) {
    const Vector weights = four(Real(0.5), Real(0.3), Real(0.2), 0);
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Vector shuffled = shuffledWeights(weights, seed);
        EXPECT_NE(shuffled, weights);
        EXPECT_EQ(shuffled, shuffledWeights(weights, seed));
        std::sort(shuffled.begin(), shuffled.end(), std::greater<>());
        expectNear(shuffled, weights);
    }
    expectNear(shuffledWeights(uniformWeights(4), 3), uniformWeights(4));
    expectNear(hardWeights(4, 2), four(0, 0, 1, 0));
}

}  // namespace
}  // namespace attn::test
