// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/largest_row.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/math/row_products.h"

namespace attn {
namespace {

// The first of the largest numbers that the plain product makes.
Index plain(const Matrix& columns, const Vector& x, const Vector& bias) {
    Vector y(columns.cols());
    rowProducts(columns, x, bias, y);
    Index best = 0;
    for (Index row = 1; row < y.size(); ++row)
        if (y[row] > y[best])
            best = row;
    return best;
}

TEST(LargestRowTest, FindsWhatThePlainProductFindsOfAllSizes) {
    for (const Index rows : {1, 2, 7, 40, 1003})
        for (const Index size : {1, 5, 16, 33, 448, 2500}) {
            const Matrix columns = Matrix::Random(size, rows);
            LargestRow search(columns);
            for (int i = 0; i < 5; ++i) {
                const Vector x = Vector::Random(size), bias = Vector::Random(rows);
                ASSERT_EQ(search.find(columns, x, bias), plain(columns, x, bias)) << rows << " × " << size;
            }
        }
}

TEST(LargestRowTest, ComputesFewRowsOfMany) {
    const Matrix columns = Matrix::Random(256, 4000);
    LargestRow search(columns);
    const Vector x = Vector::Random(256), bias = Vector::Zero(4000);
    ASSERT_EQ(search.find(columns, x, bias), plain(columns, x, bias));
    EXPECT_GE(search.computed(), 1);
    EXPECT_LT(search.computed(), 200);
}

// Rows that differ by less than their rounding, and equal ones: the first of the largest counts.
TEST(LargestRowTest, TellsRowsApartThatRoundToTheSameNumbers) {
    Matrix columns = Matrix::Random(64, 1).replicate(1, 300);
    const Vector x = Vector::Random(64), bias = Vector::Zero(300);
    for (const Index largest : {0, 17, 299}) {
        Matrix changed = columns;
        changed.col(largest) += Real(1e-5) * x;
        LargestRow search(changed);
        EXPECT_EQ(search.find(changed, x, bias), plain(changed, x, bias));
        EXPECT_EQ(search.find(changed, x, bias), largest);
    }
    LargestRow search(columns);
    EXPECT_EQ(search.find(columns, x, bias), 0);
    EXPECT_EQ(search.computed(), 300);
}

TEST(LargestRowTest, TakesRowsAndBiasesOfVeryDifferentSize) {
    Matrix columns = Matrix::Random(50, 120);
    Vector bias = Vector::Random(120);
    for (Index row = 0; row < 120; ++row) {
        columns.col(row) *= std::pow(Real(10), static_cast<Real>(row % 30 - 15));
        bias[row] *= std::pow(Real(10), static_cast<Real>(row % 9 - 4));
    }
    columns.col(3).setZero();
    columns.col(60).setConstant(std::numeric_limits<Real>::denorm_min());
    LargestRow search(columns);
    for (int i = 0; i < 50; ++i) {
        const Vector x = std::pow(Real(10), static_cast<Real>(i % 7 - 3)) * Vector::Random(50);
        ASSERT_EQ(search.find(columns, x, bias), plain(columns, x, bias)) << i;
        ASSERT_EQ(search.find(columns, x, Vector(1e6 * bias)), plain(columns, x, Vector(1e6 * bias))) << i;
    }
}

// Where products have fewer digits than numbers, or become 0.
TEST(LargestRowTest, TakesTheSmallestNumbers) {
    const Vector none = Vector::Zero(200);
    for (const double size : {1e-16, 1e-20, 1e-24, 1e-30, 1e-38}) {
        const Matrix columns = static_cast<Real>(size) * Matrix::Random(40, 200);
        LargestRow search(columns);
        for (int i = 0; i < 20; ++i) {
            const Vector x = Real(1e-18) * Vector::Random(40);
            ASSERT_EQ(search.find(columns, x, none), plain(columns, x, none)) << size;
        }
    }
}

TEST(LargestRowTest, KnowsNothingOfNumbersThatAreNotFinite) {
    Matrix columns = Matrix::Random(8, 20);
    const Vector bias = Vector::Zero(20);
    Vector x = Vector::Random(8);
    x[3] = std::numeric_limits<Real>::quiet_NaN();
    EXPECT_EQ(LargestRow(columns).find(columns, x, bias), -1);
    EXPECT_EQ(LargestRow(columns).find(columns, Vector::Zero(8), bias), -1);
    EXPECT_EQ(LargestRow(columns).find(columns, Vector::Random(8), Vector::Constant(20, x[3])), -1);
    columns(2, 5) = std::numeric_limits<Real>::infinity();
    EXPECT_EQ(LargestRow(columns).find(columns, Vector::Random(8), bias), -1);
}

TEST(RowProductsTest, AreThoseOfEigenAndDoNotDependOnTheRowsBeside) {
    for (const Index rows : {1, 3, 16, 45})
        for (const Index size : {1, 7, 16, 100}) {
            const Matrix columns = Matrix::Random(size, rows);
            const Vector x = Vector::Random(size), bias = Vector::Random(rows);
            Vector y(rows), one(1);
            rowProducts(columns, x, bias, y);
            EXPECT_TRUE(y.isApprox(columns.transpose() * x + bias, Real(1e-5)));
            for (Index row = 0; row < rows; ++row) {
                rowProducts(columns.middleCols(row, 1), x, bias.segment(row, 1), one);
                EXPECT_EQ(one[0], y[row]);
            }
        }
}

}  // namespace
}  // namespace attn
