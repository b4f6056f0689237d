// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/elided_label.h"

#include <gtest/gtest.h>

namespace attn::ui {
namespace {

TEST(ElidedLabelTest, WholePartsGoBeforeAnyIsCut) {
    ElidedLabel label;
    label.setContent(QStringLiteral("10 tokens · 8 lanes · 70 weights"));
    const auto shownAt = [&](const QString& room) {
        label.resize(label.fontMetrics().horizontalAdvance(room) + 2, 20);
        return label.shownText();
    };
    EXPECT_EQ(shownAt(label.text()), label.text());
    EXPECT_EQ(shownAt(QStringLiteral("10 tokens · 8 lanes · 70 wei")), QStringLiteral("10 tokens · 8 lanes"));
    EXPECT_EQ(shownAt(QStringLiteral("10 tokens · 8")), QStringLiteral("10 tokens"));
    EXPECT_EQ(shownAt(QStringLiteral("1")), QStringLiteral("10 tokens"));
    EXPECT_EQ(label.text(), QStringLiteral("10 tokens · 8 lanes · 70 weights"));
}

}  // namespace
}  // namespace attn::ui
