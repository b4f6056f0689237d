// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/position_encoding.h"

#include <gtest/gtest.h>

#include <cmath>

namespace attn::test {
namespace {

TEST(Sinusoids, HalvesOfMarianHaveTheSlowestRateOfTheirOwn) {
    constexpr Index width = 8;
    const SinusoidLayout* layout = findSinusoidLayout("sinusoidal_halves_from_0");
    ASSERT_TRUE(layout);
    Sinusoids sinusoids(width, *layout);
    const Matrix& table = sinusoids.upTo(3);
    for (Index p = 0; p < 3; ++p)
        for (Index i = 0; i < width / 2; ++i) {
            const double angle =
                static_cast<double>(p) * std::pow(10000.0, -static_cast<double>(i) / (width / 2.0 - 1));
            EXPECT_NEAR(table(i, p), std::sin(angle), 1e-6);
            EXPECT_NEAR(table(width / 2 + i, p), std::cos(angle), 1e-6);
        }
}

TEST(Sinusoids, OneRateIsAFiniteOne) {
    for (const SinusoidLayout& layout : sinusoidLayouts()) {
        Sinusoids sinusoids(2, layout);
        EXPECT_TRUE(sinusoids.upTo(4).allFinite()) << layout.id;
    }
}

}  // namespace
}  // namespace attn::test
