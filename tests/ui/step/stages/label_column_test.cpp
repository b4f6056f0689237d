// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/drawing/label_column.h"

#include <gtest/gtest.h>

namespace attn::ui {
namespace {

TEST(LabelColumn, IsAsWideAsItsLabelsAsLongAsThePictureKeepsItsShare) {
    EXPECT_EQ(labelColumn(60, 160, 46, 0.24), 60);
    EXPECT_NEAR(labelColumn(120, 160, 46, 0.24), 160 - 46 - 0.24 * 160, 1e-9);
    EXPECT_NEAR(labelColumn(120, 160, 100, 0.24), 0.34 * 160, 1e-9) << "with many numbers a third";
}

}  // namespace
}  // namespace attn::ui
