// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/spread_decimals.h"

#include <gtest/gtest.h>

namespace attn::test {
namespace {

TEST(SpreadDecimals, ShowTwoDigitsOfTheDeviation) {
    EXPECT_EQ(spreadDecimals(92, 1.4142, 1), 1);      // 92.0 ± 1.4
    EXPECT_EQ(spreadDecimals(0.0931, 0.0124, 1), 3);  // 0.093 ± 0.012
    EXPECT_EQ(spreadDecimals(99.94, 0.0583, 1), 3);   // 99.940 ± 0.058
    EXPECT_EQ(spreadDecimals(57.3, 12.3, 1), 1);      // no fewer than asked for
    EXPECT_EQ(spreadDecimals(119.4, 35.8, 0), 0);     // 119 ± 36
    EXPECT_EQ(spreadDecimals(1, 0.0996, 1), 2);       // 1.00 ± 0.10, not ± 0.100
    EXPECT_EQ(spreadDecimals(1, 0.1, 1), 2);
    EXPECT_EQ(spreadDecimals(1, 0.001, 1), 4);
}

TEST(SpreadDecimals, ShowTwoDigitsOfAMeanThatWouldVanish) {
    EXPECT_EQ(spreadDecimals(0.0431, 0, 1), 3);
    EXPECT_EQ(spreadDecimals(0.051, 0, 1), 1);  // 0.1
    EXPECT_EQ(spreadDecimals(0, 0, 1), 1);
    EXPECT_EQ(spreadDecimals(100, 0, 1), 1);
}

TEST(SpreadDecimals, AreBounded) {
    EXPECT_EQ(spreadDecimals(1, 1e-7, 1), 6);
    EXPECT_EQ(spreadDecimals(1, 1e-300, 1), 1);
    EXPECT_EQ(spreadDecimals(1e18, 1e18, 1), 1);
    EXPECT_EQ(spreadDecimals(1e-300, 0, 2), 2);
    EXPECT_EQ(spreadDecimals(1, 0.01, 4, 2), 4);
}

}  // namespace
}  // namespace attn::test
