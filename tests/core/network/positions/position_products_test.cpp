// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/positions/position_products.h"

#include <gtest/gtest.h>

namespace attn {
namespace {

// Two sentences of 2 and 1 positions, in the columns a0 b0 a1.
struct PositionProducts : testing::Test {
    PositionProducts() {
        positions.assign({2, 1});
        vectors << 1, 3,  //
            2, 4;
        columns << 1, 0, 2,  //
            1, 5, -1;
    }
    Positions positions;
    Matrix vectors = Matrix(2, 2), columns = Matrix(2, 3);
};

TEST_F(PositionProducts, Inner) {
    Vector values(3);
    innerProducts(positions, vectors, columns, values);
    EXPECT_TRUE(values == (Vector(3) << 3, 20, 0).finished()) << values;
}

TEST_F(PositionProducts, WeightedSumsAdd) {
    Matrix sums = Matrix::Constant(2, 2, 100);
    const Vector values = (Vector(3) << 2, 3, 10).finished();
    addWeightedSums(positions, values, columns, sums);
    EXPECT_TRUE(sums == (Matrix(2, 2) << 122, 100, 92, 115).finished()) << sums;
}

// The vectors of the second step are ten times those of the first.
TEST_F(PositionProducts, OuterProductsOfAllStepsAdd) {
    Matrix twoSteps(2, 4), values(3, 2);
    twoSteps << vectors, 10 * vectors;
    values << 1, 0,  //
        0, 1,        //
        2, 1;
    Matrix sums = Matrix::Ones(2, 3);
    addOuterProducts(positions, values, twoSteps, sums);
    EXPECT_TRUE(sums == (Matrix(2, 3) << 2, 31, 13, 3, 41, 25).finished()) << sums;
}

}  // namespace
}  // namespace attn
