// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/column_products.h"

#include <gtest/gtest.h>

#include "tests/support/random_values.h"

namespace attn::test {
namespace {

// Fewer, equally many and more rows and columns than a register has lanes, inside larger matrices.
const std::vector<std::pair<Index, Index>> shapes = {{1, 1}, {5, 3}, {16, 16}, {37, 4}, {64, 21}, {100, 35}};

TEST(ColumnProducts, OneVectorOrOneEach) {
    for (const auto& [rows, cols] : shapes) {
        Random random(1);
        const Matrix columns = randomMatrix(random, rows + 2, cols),
                     vectors = randomMatrix(random, rows, cols);
        Vector values(cols);
        columnProducts(vectors.data(), rows, columns.topRows(rows), values);
        for (Index n = 0; n < cols; ++n)
            EXPECT_NEAR(values[n], vectors.col(n).dot(columns.col(n).head(rows)), 1e-5);
        columnProducts(vectors.data(), 0, columns.topRows(rows), values);
        for (Index n = 0; n < cols; ++n)
            EXPECT_NEAR(values[n], vectors.col(0).dot(columns.col(n).head(rows)), 1e-5);
    }
}

TEST(ColumnProducts, SumOfColumns) {
    for (const auto& [rows, cols] : shapes) {
        Random random(2);
        const Matrix columns = randomMatrix(random, rows + 1, cols);
        Vector sum = randomMatrix(random, rows, 1).col(0);
        const Vector expected = sum + columns.topRows(rows).rowwise().sum();
        addSumOfColumns(columns.topRows(rows), sum);
        EXPECT_LE((sum - expected).cwiseAbs().maxCoeff(), 1e-5);
    }
}

}  // namespace
}  // namespace attn::test
