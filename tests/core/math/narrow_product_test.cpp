// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/narrow_product.h"

#include <gtest/gtest.h>

#include <vector>

#include "core/math/random.h"

namespace attn::test {
namespace {

// Sizes around the width of registers and around the rows of a pass.
TEST(NarrowProduct, IsThatOfTheWidenedWeights) {
    Random random(5);
    for (const Index rows : {1, 3, 4, 5, 9})
        for (const Index cols : {1, 7, 8, 16, 31, 32, 33, 64, 97}) {
            std::vector<std::int8_t> numbers;
            for (Index i = 0; i < rows * cols; ++i)
                numbers.push_back(static_cast<std::int8_t>(random.below(255) - 127));
            Vector factors(rows), bias(rows);
            for (Vector* vector : {&factors, &bias})
                for (Real& value : *vector)
                    value = static_cast<Real>(random.uniform(-1, 1));
            const NarrowRows weight{numbers.data(), factors.data(), rows, cols};
            Matrix wide(cols, rows);
            for (Index n = 0; n < rows; ++n) {
                widenRow(weight, n, wide.col(n).data());
                for (Index k = 0; k < cols; ++k)
                    EXPECT_EQ(wide(k, n), factors[n] * numbers[static_cast<std::size_t>(n * cols + k)]);
            }
            for (const Index columns : {1, 2, 3, 4, 6}) {
                const Matrix x = Matrix::NullaryExpr(
                    cols, columns, [&] { return static_cast<Real>(random.uniform(-1, 1)); });
                Matrix y(rows, columns);
                narrowProduct(weight, x, bias, y);
                const Eigen::MatrixXd right =
                    (wide.cast<double>().transpose() * x.cast<double>()).colwise() + bias.cast<double>();
                EXPECT_LT((y.cast<double>() - right).cwiseAbs().maxCoeff(), 1e-3)
                    << rows << " x " << cols << ", " << columns << " columns";
            }
        }
}

}  // namespace
}  // namespace attn::test
