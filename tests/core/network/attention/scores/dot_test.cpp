// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/support/attention_case.h"

namespace attn::test {
namespace {

// (1, 2)·(3, −1) = 1, (1, 2)·(0, 4) = 8
TEST(DotScore, ByHand) {
    const Matrix annotations = (Matrix(2, 2) << 3, 0, -1, 4).finished();
    const Vector scores = scoresOf(tinyConfig("dot", 2, 2), {}, usualQuery, annotations);
    EXPECT_NEAR(scores[0], 1, 1e-6);
    EXPECT_NEAR(scores[1], 8, 1e-6);
}

}  // namespace
}  // namespace attn::test
