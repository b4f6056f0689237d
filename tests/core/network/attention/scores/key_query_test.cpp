// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/support/attention_case.h"

namespace attn::test {
namespace {

// W_Q = [1 1; 0 2]: q = (3, 4). W_K = [1 0 1; 0 2 0]: h = (1, 1, 2) gives k = (3, 2), 9 + 8 = 17;
// h = (0, −1, 0) gives k = (0, −2), −8
TEST(KeyQueryScore, ByHand) {
    const Matrix annotations = (Matrix(3, 2) << 1, 0, 1, -1, 2, 0).finished();
    const Vector scores = scoresOf(tinyConfig("key_query", 2, 3),
                                   {{"attention.W_K", {1, 0, 1, 0, 2, 0}}, {"attention.W_Q", {1, 1, 0, 2}}},
                                   usualQuery, annotations);
    EXPECT_NEAR(scores[0], 17, 1e-5);
    EXPECT_NEAR(scores[1], -8, 1e-5);
}

}  // namespace
}  // namespace attn::test
