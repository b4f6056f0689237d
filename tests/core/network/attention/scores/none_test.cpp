// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/support/attention_case.h"

namespace attn::test {
namespace {

// At every step the context is the summary. Its gradient is the sum over the steps.
TEST(NoScore, ByHand) {
    AttentionCase attention(tinyConfig("none", 3, 2), {2, 1}, 2, 1);
    attention.encoding.summary.all() << 1, 3, 2, 4;
    attention.forward();
    const Matrix expected = (Matrix(2, 4) << 1, 3, 1, 3, 2, 4, 2, 4).finished();
    EXPECT_TRUE(attention.contexts == expected) << attention.contexts;
    const Matrix upstream = (Matrix(2, 4) << 1, 2, 30, 40, 5, 6, 70, 80).finished();
    attention.backward(upstream);
    const Matrix gradient = (Matrix(2, 2) << 31, 42, 75, 86).finished();
    EXPECT_TRUE(attention.dEncoding.summary.all() == gradient) << attention.dEncoding.summary.all();
    EXPECT_TRUE((attention.dQueries.array() == 0).all());
}

}  // namespace
}  // namespace attn::test
