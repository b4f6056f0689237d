// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/readable_number.h"

#include <gtest/gtest.h>

#include <cmath>

namespace attn::ui {
namespace {

TEST(ReadableNumber, APowerOfTenIsWrittenAsOne) {
    EXPECT_EQ(readableNumber(4.3e-7, 2), QStringLiteral("4.3\u202f×\u202f10⁻⁷"));
    EXPECT_EQ(readableNumber(-1.25e-12, 3), QStringLiteral("−1.25\u202f×\u202f10⁻¹²"));
    EXPECT_EQ(readableNumber(1e-5, 4), QStringLiteral("10⁻⁵"));
    EXPECT_EQ(readableNumber(-1e9, 4), QStringLiteral("−10⁹"));
    EXPECT_EQ(readableNumber(2.5e15, 4), QStringLiteral("2.5\u202f×\u202f10¹⁵"));
    EXPECT_EQ(readableNumber(0.0125, 3), QStringLiteral("0.0125"));
    EXPECT_EQ(readableNumber(-3.1, 3), QStringLiteral("−3.1"));
    EXPECT_EQ(readableNumber(0, 3), QStringLiteral("0"));
    EXPECT_EQ(powerNumber(4.3e-7, 1), QStringLiteral("4.3\u202f×\u202f10⁻⁷"));
    EXPECT_EQ(readableNumber(-INFINITY, 3), QStringLiteral("−∞"));
    EXPECT_EQ(readableNumber(NAN, 3), QStringLiteral("NaN"));
}

TEST(ReadableNumber, WhatIsTypedIntoHasNoPower) {
    EXPECT_EQ(typedNumber(1e-5, 3), QStringLiteral("0.00001"));
    EXPECT_EQ(typedNumber(1.25e-7, 3), QStringLiteral("0.000000125"));
    EXPECT_EQ(typedNumber(0.003, 3), QStringLiteral("0.003"));
    EXPECT_EQ(typedNumber(12345, 3), QStringLiteral("12345"));
    EXPECT_EQ(typedNumber(2e6, 3), QStringLiteral("2000000"));
    for (const double value : {1e-5, 3.14e-9, 0.25, 1.0, 7e4})
        EXPECT_DOUBLE_EQ(typedNumber(value, 3).toDouble(), value);
}

}  // namespace
}  // namespace attn::ui
