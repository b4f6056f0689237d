// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/product.h"

#include <gtest/gtest.h>

#include "tests/support/random_values.h"

namespace attn::test {
namespace {

struct ProductShape {
    Index m, k, n;
};
// One column, one row, sizes around the widths of instructions, and an empty sum.
const std::vector<ProductShape> productShapes = {{1, 1, 1},     {3, 5, 1},    {1, 4, 7},   {7, 1, 9},
                                                 {17, 33, 9},   {64, 31, 32}, {65, 64, 1}, {33, 65, 35},
                                                 {128, 96, 12}, {5, 129, 3},  {4, 0, 3}};

// A block inside a larger matrix, so that its stride is not its height.
struct Strided {
    Strided(Random& random, Index rows, Index cols) : whole(randomMatrix(random, rows + 3, cols + 2)) {}
    MatrixRef block() { return whole.block(1, 1, whole.rows() - 3, whole.cols() - 2); }
    Matrix whole;
};

// The product of a row and a column, in double.
double entry(const ConstMatrixRef& a, const ConstMatrixRef& b, bool transposed, Index row, Index col) {
    double sum = 0;
    for (Index k = 0; k < a.cols(); ++k)
        sum += static_cast<double>(a(row, k)) * static_cast<double>(transposed ? b(col, k) : b(k, col));
    return sum;
}

enum class Kind { Set, Add, AddTransposed };

void expectProduct(Kind kind) {
    for (const ProductShape& shape : productShapes) {
        Random random(1);
        const bool transposed = kind == Kind::AddTransposed;
        Strided a(random, shape.m, shape.k),
            b(random, transposed ? shape.n : shape.k, transposed ? shape.k : shape.n),
            c(random, shape.m, shape.n);
        const Matrix before = c.whole;
        switch (kind) {
            case Kind::Set:
                setProduct(a.block(), b.block(), c.block());
                break;
            case Kind::Add:
                addProduct(a.block(), b.block(), c.block());
                break;
            case Kind::AddTransposed:
                addProductTransposed(a.block(), b.block(), c.block());
                break;
        }
        Matrix expected = before;
        for (Index row = 0; row < shape.m; ++row)
            for (Index col = 0; col < shape.n; ++col)
                expected(row + 1, col + 1) = static_cast<Real>(
                    entry(a.block(), b.block(), transposed, row, col) +
                    (kind == Kind::Set ? 0 : static_cast<double>(before(row + 1, col + 1))));
        // The numbers around the block must not change: the difference is 0 there.
        EXPECT_LE((c.whole - expected).cwiseAbs().maxCoeff(), 2e-5)
            << shape.m << " × " << shape.k << " × " << shape.n;
    }
}

TEST(Product, Set) {
    expectProduct(Kind::Set);
}
TEST(Product, Add) {
    expectProduct(Kind::Add);
}
TEST(Product, SetTransposedTimesAFactor) {
    for (const ProductShape& shape : productShapes) {
        Random random(1);
        Strided a(random, shape.k, shape.m), b(random, shape.k, shape.n), c(random, shape.m, shape.n);
        Matrix expected = c.whole;
        for (Index row = 0; row < shape.m; ++row)
            for (Index col = 0; col < shape.n; ++col)
                expected(row + 1, col + 1) =
                    static_cast<Real>(0.3 * entry(a.block().transpose(), b.block(), false, row, col));
        setTransposedProduct(a.block(), b.block(), c.block(), Real(0.3));
        EXPECT_LE((c.whole - expected).cwiseAbs().maxCoeff(), 2e-5)
            << shape.m << " × " << shape.k << " × " << shape.n;
    }
}
TEST(Product, AddTransposed) {
    expectProduct(Kind::AddTransposed);
}

TEST(Product, SetWithBias) {
    for (const ProductShape& shape : productShapes) {
        Random random(3);
        Strided a(random, shape.m, shape.k), b(random, shape.k, shape.n), c(random, shape.m, shape.n);
        const Vector bias = randomMatrix(random, shape.m, 1).col(0);
        const Matrix across = a.block().transpose();
        Matrix expected = c.whole;
        for (Index row = 0; row < shape.m; ++row)
            for (Index col = 0; col < shape.n; ++col)
                expected(row + 1, col + 1) = static_cast<Real>(entry(a.block(), b.block(), false, row, col) +
                                                               static_cast<double>(bias[row]));
        setProductWithBias(a.block(), b.block(), bias, c.block());
        EXPECT_LE((c.whole - expected).cwiseAbs().maxCoeff(), 2e-5);
        c.block().setZero();
        setTransposedProductWithBias(across, b.block(), bias, c.block());
        EXPECT_LE((c.whole - expected).cwiseAbs().maxCoeff(), 2e-5)
            << shape.m << " × " << shape.k << " × " << shape.n;
    }
}

// Repeated training must give the same result.
TEST(Product, SameBytesAgain) {
    Random random(2);
    const Matrix a = randomMatrix(random, 64, 96), b = randomMatrix(random, 96, 33);
    Matrix once(64, 33), again(64, 33);
    setProduct(a, b, once);
    setProduct(a, b, again);
    EXPECT_TRUE(once == again);
}

}  // namespace
}  // namespace attn::test
