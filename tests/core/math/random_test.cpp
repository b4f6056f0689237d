// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/random.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace attn {
namespace {

// The standard fixes the generator: the 10000th number of the default seed (C++20, [rand.predef]).
TEST(Random, IsTheStandardsGenerator) {
    Random random(5489);
    for (int i = 1; i < 10000; ++i)
        random.next();
    EXPECT_EQ(random.next(), 9981545732273789042ULL);
}

TEST(Random, UniformStaysInside) {
    Random random(1);
    double sum = 0;
    for (int i = 0; i < 10000; ++i) {
        const double value = random.uniform(-2, 3);
        ASSERT_GE(value, -2);
        ASSERT_LT(value, 3);
        sum += value;
    }
    EXPECT_NEAR(sum / 10000, 0.5, 0.05);
}

TEST(Random, BelowTakesEveryValueAlike) {
    Random random(2);
    std::vector<int> counts(7);
    for (int i = 0; i < 7000; ++i)
        ++counts.at(static_cast<std::size_t>(random.below(7)));
    for (const int count : counts)
        EXPECT_NEAR(count, 1000, 120);
    EXPECT_EQ(random.below(1), 0);
}

TEST(Random, NormalHasItsMoments) {
    Random random(3);
    double sum = 0, squares = 0;
    for (int i = 0; i < 20000; ++i) {
        const double value = random.normal();
        ASSERT_TRUE(std::isfinite(value));
        sum += value;
        squares += value * value;
    }
    EXPECT_NEAR(sum / 20000, 0, 0.03);
    EXPECT_NEAR(squares / 20000, 1, 0.04);
}

}  // namespace
}  // namespace attn
