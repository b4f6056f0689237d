// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/format/lesson_text.h"

#include <gmock/gmock.h>

#include "core/base/error.h"

namespace attn::test {
namespace {

TEST(LessonText, ReadsBlocksAndLooks) {
    const LessonText text =
        readLessonText("# Head\n\nA *b* **c** `d`\ne\n\n- one\n- two\n  1. in\n\n> said\n\n---\n");
    ASSERT_EQ(text.blocks.size(), 7U);
    EXPECT_EQ(text.blocks[0].kind, LessonBlock::Kind::Heading);
    EXPECT_EQ(text.blocks[0].level, 1);
    EXPECT_EQ(plainText(text.blocks[1].spans), "A b c d e");
    EXPECT_TRUE(text.blocks[1].spans[1].isItalic);
    EXPECT_TRUE(text.blocks[1].spans[3].isBold);
    EXPECT_TRUE(text.blocks[1].spans[5].isCode);
    EXPECT_EQ(text.blocks[2].marker, "•");
    EXPECT_EQ(text.blocks[4].marker, "1.");
    EXPECT_EQ(text.blocks[4].level, 2);
    EXPECT_EQ(text.blocks[5].kind, LessonBlock::Kind::Quote);
    EXPECT_EQ(text.blocks[6].kind, LessonBlock::Kind::Rule);
}

TEST(LessonText, ListsLinksAndPictures) {
    const LessonText text = readLessonText("[a](https://a.org) ![b](b.png)");
    EXPECT_THAT(text.links, testing::ElementsAre("https://a.org"));
    EXPECT_THAT(text.pictures, testing::ElementsAre("b.png"));
    EXPECT_EQ(text.blocks[0].spans[0].link, "https://a.org");
}

TEST(LessonText, IsWrappedForATerminal) {
    const LessonText text = readLessonText(
        "one two three four\n\n- five six seven\n- eight\n\n| a | b |\n|---|---|\n| ccc | d |\n\n    x  y\n");
    EXPECT_EQ(terminalText(text, 12),
              "one two\nthree four\n\n• five six\n  seven\n• eight\n\na    b\nccc  d\n\n    x  y");
}

TEST(LessonText, RefusesHtml) {
    EXPECT_THROW(readLessonText("a <img src=x> b"), Error);
    EXPECT_THROW(readLessonText("<div>\n</div>"), Error);
    EXPECT_NO_THROW(readLessonText("`<s>` a < b &lt; c"));
    EXPECT_EQ(plainText(readLessonText("a &lt; b").blocks[0].spans), "a < b");
}

}  // namespace
}  // namespace attn::test
