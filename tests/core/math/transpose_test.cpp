// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/transpose.h"

#include <gtest/gtest.h>

#include "tests/support/random_values.h"

namespace attn::test {
namespace {

template <int Width>
void expectTransposed(Index rows, Index depth) {
    Random random(1);
    // Column i of `from` is row i of the transposed matrix; both are surrounded by other numbers.
    const Matrix from = randomMatrix(random, depth + 3, rows);
    Matrix to = randomMatrix(random, rows + 2, depth);
    Matrix expected = to;
    expected.topRows(rows) = from.topRows(depth).transpose();
    transposeInto<Width>(from.data(), from.rows(), rows, depth, to.data(), to.rows());
    EXPECT_TRUE(to == expected) << Width << ": " << rows << " × " << depth;
}

TEST(Transpose, SquaresAndEdges) {
    for (const Index rows : {1, 3, 4, 8, 16, 19, 40}) {
        for (const Index depth : {0, 1, 7, 16, 33, 64}) {
            expectTransposed<4>(rows, depth);
            expectTransposed<8>(rows, depth);
            expectTransposed<16>(rows, depth);
        }
    }
}

}  // namespace
}  // namespace attn::test
