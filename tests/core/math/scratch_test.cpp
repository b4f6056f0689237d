// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/scratch.h"

#include <gtest/gtest.h>

#include <new>

#include "tests/support/sanitized.h"

namespace attn {
namespace {

TEST(Scratch, GrowsOnly) {
    Scratch scratch;
    scratch.shape(4, 6);
    const Real* data = scratch.all().data();
    scratch.shape(8, 3);
    EXPECT_EQ(scratch.all().data(), data);
    EXPECT_EQ(scratch.rows(), 8);
    EXPECT_EQ(scratch.cols(), 3);
    scratch.shape(2, 2);
    scratch.shape(6, 4);
    EXPECT_EQ(scratch.all().data(), data) << "what was allocated is kept";
}

// Eigen alone would free the numbers twice.
TEST(Scratch, WithoutMemoryItIsEmptyAndCanBeUsedAgain) {
    Scratch scratch;
    scratch.shape(4, 6);
    if (test::isSanitized)
        GTEST_SKIP() << "an allocation of this size is an error of its own there";
    EXPECT_THROW(scratch.shape(Index(1) << 50, 1), std::bad_alloc);
    EXPECT_EQ(scratch.all().size(), 0);
    scratch.shapeZero(2, 3);
    EXPECT_EQ(scratch.all().size(), 6);
}

TEST(Scratch, BlocksAreViews) {
    Scratch scratch;
    scratch.shapeZero(3, 4);
    scratch.cols(1, 2).setConstant(1);
    scratch.block(1, 2, 2, 2).setConstant(5);
    const Matrix expected = (Matrix(3, 4) << 0, 1, 1, 0, 0, 1, 5, 5, 0, 1, 5, 5).finished();
    EXPECT_TRUE(scratch.all() == expected) << scratch.all();
}

}  // namespace
}  // namespace attn
