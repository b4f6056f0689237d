// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/text_key.h"

#include <gtest/gtest.h>

#include "core/base/blanks.h"

namespace attn {
namespace {

TEST(TextKey, PassesOverBlanksCaseAndForms) {
    EXPECT_EQ(textKey("Got it ?"), textKey("got\u202FIT?"));
    EXPECT_EQ(textKey("e\u0301"), textKey("É"));
    EXPECT_EQ(textKey("\uFF28\uFB01"), "hfi");
    EXPECT_EQ(textKey("Straße"), textKey("STRASSE"));
    EXPECT_NE(textKey("a."), textKey("a!"));
    EXPECT_EQ(textKey(""), "");
    EXPECT_EQ(textKey("\xFF"), "\uFFFD");
}

TEST(CompatibilityForm, KeepsBlanksAndCase) {
    EXPECT_EQ(compatibilityForm("\uFF28\u00A0e\u0301", false), "H \u00E9");
    EXPECT_EQ(compatibilityForm("ÀB", true), "àb");
}

TEST(Blanks, AreOfEveryKind) {
    EXPECT_TRUE(isBlankText(""));
    EXPECT_TRUE(isBlankText(" \t\u00A0\u2009\u202F\u200B\u3000\u00AD\uFEFF"));
    EXPECT_FALSE(isBlankText(" x "));
    EXPECT_FALSE(isBlankText("\xFF"));
}

}  // namespace
}  // namespace attn
