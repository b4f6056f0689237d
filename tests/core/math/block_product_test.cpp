// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/block_product.h"

#include <gtest/gtest.h>

#include <tuple>

#include "tests/support/random_values.h"

namespace attn::test {
namespace {

struct Shape {
    Index m, n, k;
};

enum class Start { Nothing, Itself, Bias, NothingButAFactor };

// Tests the widths of whatever instruction level the library was built for, whether or not the engine uses
// blocks there.
class BlockProduct : public testing::TestWithParam<std::tuple<Shape, bool, bool>> {};

// Compares with the sum in double. A or B may be transposed, and the numbers around C must not change.
TEST_P(BlockProduct, IsTheSumOfProducts) {
    const auto& [shape, leftAcross, rightAcross] = GetParam();
    Random random(static_cast<std::uint64_t>(shape.m * 1000 + shape.n));
    const Matrix a =
        leftAcross ? randomMatrix(random, shape.k + 1, shape.m) : randomMatrix(random, shape.m + 1, shape.k);
    const Matrix b =
        rightAcross ? randomMatrix(random, shape.n + 3, shape.k) : randomMatrix(random, shape.k + 3, shape.n);
    const Matrix bias = randomMatrix(random, shape.m, 1);
    const LeftSide left = leftAcross ? LeftSide{a.data(), a.rows(), 1} : LeftSide{a.data(), 1, a.rows()};
    const RightSide right = rightAcross ? RightSide{b.data(), b.rows(), 1} : RightSide{b.data(), 1, b.rows()};

    using Exact = Eigen::MatrixXd;
    const Exact exactLeft =
        (leftAcross ? Matrix(a.topRows(shape.k).transpose()) : Matrix(a.topRows(shape.m))).cast<double>();
    const Exact exactRight =
        (rightAcross ? Matrix(b.topRows(shape.n).transpose()) : Matrix(b.topRows(shape.k))).cast<double>();
    const Exact product = exactLeft * exactRight;

    for (const Start start : {Start::Nothing, Start::Itself, Start::Bias, Start::NothingButAFactor}) {
        Matrix c = randomMatrix(random, shape.m + 2, shape.n + 2);
        Exact expected = c.cast<double>();
        if (start == Start::Nothing || start == Start::NothingButAFactor)
            expected.block(1, 1, shape.m, shape.n).setZero();
        if (start == Start::Bias)
            expected.block(1, 1, shape.m, shape.n).colwise() = bias.col(0).cast<double>();
        expected.block(1, 1, shape.m, shape.n) += product;
        if (start == Start::NothingButAFactor)
            expected.block(1, 1, shape.m, shape.n) *= 0.25;

        const MatrixRef inner = c.block(1, 1, shape.m, shape.n);
        Finish finish;
        if (start == Start::Itself)
            finish = {inner.data(), inner.outerStride()};
        if (start == Start::Bias)
            finish = {bias.data(), 0};
        if (start == Start::NothingButAFactor)
            finish.factor = Real(0.25);
        blockProduct(left, right, shape.k, finish, inner);
        EXPECT_LE((c.cast<double>() - expected).cwiseAbs().maxCoeff(),
                  2e-6 * static_cast<double>(shape.k + 10))
            << static_cast<int>(start);
    }
}

// Sizes around the widths of registers and panels, then across the borders of tiles (512 columns, 192 deep),
// and one that counts as large (512 deep).
INSTANTIATE_TEST_SUITE_P(
    Shapes, BlockProduct,
    testing::Combine(testing::Values(Shape{1, 1, 1}, Shape{3, 2, 5}, Shape{15, 9, 7}, Shape{16, 8, 4},
                                     Shape{17, 17, 33}, Shape{40, 24, 64}, Shape{64, 13, 31},
                                     Shape{100, 31, 17}, Shape{97, 16, 193}, Shape{33, 400, 64},
                                     Shape{200, 130, 400}, Shape{530, 7, 20}, Shape{530, 390, 200},
                                     Shape{1000, 21, 390}, Shape{150, 530, 1100}, Shape{5, 3, 0}),
                     testing::Bool(), testing::Bool()));

}  // namespace
}  // namespace attn::test
