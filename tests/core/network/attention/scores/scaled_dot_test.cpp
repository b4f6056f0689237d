// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/attention_case.h"

namespace attn::test {
namespace {

// The dot products are 1 and 8, divided by √2.
TEST(ScaledDotScore, ByHand) {
    const Matrix annotations = (Matrix(2, 2) << 3, 0, -1, 4).finished();
    const Vector scores = scoresOf(tinyConfig("scaled_dot", 2, 2), {}, usualQuery, annotations);
    EXPECT_NEAR(scores[0], 1 / std::sqrt(2.0), 1e-6);
    EXPECT_NEAR(scores[1], 8 / std::sqrt(2.0), 1e-6);
}

// The divisor is √K, not √A: with K = 4 the product is halved, whatever the attention size is.
TEST(ScaledDotScore, DividesByTheAnnotationsSize) {
    const Vector scores =
        scoresOf(tinyConfig("scaled_dot", 4, 4, 9), {}, Vector::Constant(4, 1), Matrix::Constant(4, 1, 3));
    EXPECT_NEAR(scores[0], 6, 1e-6);
}

}  // namespace
}  // namespace attn::test
