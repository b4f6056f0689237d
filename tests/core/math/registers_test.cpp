// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/registers.h"

#include <gtest/gtest.h>

#include "tests/support/random_values.h"

namespace attn::test {
namespace {

// The numbers are all negative or all positive, so that no 0 of an empty lane can be the largest by chance,
// and those behind them must neither be read nor change.
TEST(Registers, SubtractLargest) {
    Random random(1);
    for (Index count = 1; count <= 3 * registerLanes + 1; ++count)
        for (const Real sign : {Real(-1), Real(1)}) {
            Vector numbers = randomMatrix(random, count + 5, 1).cwiseAbs() * sign;
            numbers.tail(5).setConstant(100);
            Vector expected = numbers;
            expected.head(count).array() -= numbers.head(count).maxCoeff();
            subtractLargest(numbers.data(), count);
            EXPECT_TRUE(numbers == expected) << count;
        }
}

TEST(Registers, LoadOrKeepsTheOtherLanes) {
    Random random(2);
    const Matrix numbers = randomMatrix(random, registerLanes, 2);
    for (Index count = 1; count <= registerLanes; ++count) {
        Vector loaded(registerLanes);
        store(loaded.data(), FirstLanes(count).loadOr(numbers.data(), load(numbers.col(1).data())));
        EXPECT_TRUE(loaded.head(count) == numbers.col(0).head(count));
        EXPECT_TRUE(loaded.tail(registerLanes - count) == numbers.col(1).tail(registerLanes - count));
    }
}

}  // namespace
}  // namespace attn::test
