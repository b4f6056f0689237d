// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/between_blanks.h"

#include <gmock/gmock.h>

namespace attn {
namespace {

using testing::ElementsAre;

TEST(BetweenBlanks, CutsAtWhiteSpaceAlone) {
    const BetweenBlanks blanks;
    EXPECT_THAT(blanks.tokenize("#4 #17"), ElementsAre("#4", "#17"));
    EXPECT_THAT(blanks.tokenize("  don't\tstop…\n\xe2\x80\x83日本 "), ElementsAre("don't", "stop…", "日本"));
    EXPECT_THAT(blanks.tokenize("a😀b"), ElementsAre("a😀b"));
    EXPECT_THAT(blanks.tokenize(""), ElementsAre());
    EXPECT_THAT(blanks.tokenize(" \n"), ElementsAre());
    EXPECT_EQ(blanks.join({"#4", "#17"}), "#4 #17");
    EXPECT_EQ(blanks.join({}), "");
}

TEST(BetweenBlanks, IsInTheRegistry) {
    EXPECT_EQ(createTokenizer("blanks")->id(), "blanks");
    EXPECT_EQ(tokenizersToJson(tokenizersFromJson(R"({"id":"blanks"})", "test")), R"({"id":"blanks"})");
}

}  // namespace
}  // namespace attn
