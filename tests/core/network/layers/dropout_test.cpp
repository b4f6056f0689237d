// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/dropout.h"

#include <gtest/gtest.h>

#include <cmath>

namespace attn {
namespace {

TEST(Dropout, KeepsTheShareAndTheMean) {
    Matrix mask(100, 200);
    drawMask({.dropout = Real(0.3), .seed = 1}, 5, mask);
    const auto dropped = static_cast<double>((mask.array() == 0).count()) / 20'000;
    EXPECT_NEAR(dropped, 0.3, 4 * std::sqrt(0.3 * 0.7 / 20'000));
    EXPECT_TRUE((mask.array() == 0 || mask.array() == 1 / Real(0.7)).all());
}

TEST(Dropout, DependsOnSeedAndPlaceAlone) {
    Matrix first(7, 9), again(7, 9), otherPlace(7, 9), otherSeed(7, 9);
    drawMask({.dropout = Real(0.5), .seed = 1}, 5, first);
    drawMask({.dropout = Real(0.5), .seed = 1}, 6, otherPlace);
    drawMask({.dropout = Real(0.5), .seed = 2}, 5, otherSeed);
    drawMask({.dropout = Real(0.5), .seed = 1}, 5, again);
    EXPECT_EQ(first, again);
    EXPECT_NE(first, otherPlace);
    EXPECT_NE(first, otherSeed);
}

TEST(Dropout, UniformNumbersAreUniform) {
    double sum = 0;
    for (std::uint64_t n = 0; n < 10'000; ++n) {
        const double value = uniformAt(3, n);
        EXPECT_GE(value, 0);
        EXPECT_LT(value, 1);
        sum += value;
    }
    EXPECT_NEAR(sum / 10'000, 0.5, 4 * std::sqrt(1.0 / 12 / 10'000));
}

}  // namespace
}  // namespace attn
