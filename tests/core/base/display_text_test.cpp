// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/display_text.h"

#include <gtest/gtest.h>

namespace attn {
namespace {

TEST(DisplayText, EscapesWhatATerminalWouldObey) {
    EXPECT_EQ(visibleText("a"), "a");
    EXPECT_EQ(visibleText(" "), "␣");
    EXPECT_EQ(visibleText("\u00A0"), "␣");
    EXPECT_EQ(visibleText("\r\n"), "\\r\\n");
    EXPECT_EQ(visibleText("\x1b"), "\\u{1B}");
    EXPECT_EQ(visibleText("\u009B"), "\\u{9B}");
    EXPECT_EQ(visibleText("\u2028"), "\\u{2028}");
    EXPECT_EQ(visibleText("a\u202Eb"), "a\\u{202E}b");
    EXPECT_EQ(visibleText("\u200D"), "\\u{200D}");
    EXPECT_EQ(visibleText("\u0301"), "◌\u0301");
    EXPECT_EQ(visibleText(""), "∅");
}

TEST(DisplayText, CountsTerminalColumns) {
    EXPECT_EQ(displayWidth(""), 0U);
    EXPECT_EQ(displayWidth("abc"), 3U);
    EXPECT_EQ(displayWidth("e\u0301"), 1U);
    EXPECT_EQ(displayWidth("日本"), 4U);
    EXPECT_EQ(displayWidth("각"), 2U);
    EXPECT_EQ(displayWidth("\u1100\u1161\u11A8"), 2U);  // the same in pieces
    EXPECT_EQ(displayWidth("👩"), 2U);
    EXPECT_EQ(displayWidth("👩‍👩‍👧"), 2U);
    EXPECT_EQ(displayWidth("👍🏽"), 2U);
    EXPECT_EQ(displayWidth("🇩🇪"), 2U);
    EXPECT_EQ(displayWidth("❤\uFE0F"), 2U);
    EXPECT_EQ(displayWidth("שלום"), 4U);
}

TEST(DisplayText, PadsByColumns) {
    EXPECT_EQ(paddedLeft("日", 4), "  日");
    EXPECT_EQ(paddedRight("e\u0301", 3), "e\u0301  ");
    EXPECT_EQ(paddedRight("abcd", 3), "abcd");
}

}  // namespace
}  // namespace attn
