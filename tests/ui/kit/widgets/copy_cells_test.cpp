// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/copy_cells.h"

#include <gtest/gtest.h>

namespace attn::ui {
namespace {

TEST(CopyCells, NumbersCanBeReadAndNothingIsAFormula) {
    EXPECT_EQ(copiedCell(QStringLiteral("−0.25")), QStringLiteral("-0.25"));
    EXPECT_EQ(copiedCell(QStringLiteral("the house")), QStringLiteral("the house"));
    EXPECT_EQ(copiedCell(QStringLiteral("=cmd|x")), QStringLiteral("'=cmd|x"));
    EXPECT_EQ(copiedCell(QStringLiteral("−1+cmd")), QStringLiteral("'-1+cmd"));
}

}  // namespace
}  // namespace attn::ui
