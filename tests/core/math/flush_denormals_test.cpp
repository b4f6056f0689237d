// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/flush_denormals.h"

#include <gtest/gtest.h>

namespace attn::test {
namespace {

// Prevents the compiler from computing it.
float half(float value) {
    volatile float there = value;
    there = there * 0.5F;
    return there;
}

#if defined(__SSE2__) || defined(__aarch64__)
TEST(FlushDenormals, MakesThemZeroWhileItLives) {
    constexpr float smallest = 1.17549435e-38F;
    EXPECT_GT(half(smallest), 0);
    {
        const FlushDenormals flush;
        EXPECT_EQ(half(smallest), 0);
        EXPECT_EQ(half(2 * smallest), smallest);
    }
    EXPECT_GT(half(smallest), 0);
}
#endif

}  // namespace
}  // namespace attn::test
