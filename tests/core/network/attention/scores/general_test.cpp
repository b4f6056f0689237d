// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/support/attention_case.h"

namespace attn::test {
namespace {

// W_a = [1 0 2; 3 −1 0]: sᵀ W_a = (1 + 6, 0 − 2, 2 + 0) = (7, −2, 2);
// with h = (1, 1, 1): 7, with h = (0, 3, 5): −6 + 10 = 4
TEST(GeneralScore, ByHand) {
    const Matrix annotations = (Matrix(3, 2) << 1, 0, 1, 3, 1, 5).finished();
    const Vector scores = scoresOf(tinyConfig("general", 2, 3), {{"attention.W_a", {1, 0, 2, 3, -1, 0}}},
                                   usualQuery, annotations);
    EXPECT_NEAR(scores[0], 7, 1e-5);
    EXPECT_NEAR(scores[1], 4, 1e-5);
}

}  // namespace
}  // namespace attn::test
