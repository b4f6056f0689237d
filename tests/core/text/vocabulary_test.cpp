// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/vocabulary.h"

#include <gmock/gmock.h>

#include "core/base/error.h"

namespace attn {
namespace {

std::string refusal(std::vector<std::string> tokens) {
    try {
        Vocabulary(std::move(tokens), "model.safetensors");
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), Error::Kind::WrongInput);
        return error.what();
    }
    return "accepted";
}

TEST(Vocabulary, StartsWithTheSpecialTokens) {
    const Vocabulary vocabulary;
    EXPECT_THAT(vocabulary.tokens(), testing::ElementsAre("<pad>", "<s>", "</s>", "<unk>"));
    EXPECT_EQ(vocabulary.id("<pad>"), paddingToken);
    EXPECT_EQ(vocabulary.id("<s>"), beginToken);
    EXPECT_EQ(vocabulary.id("</s>"), endToken);
    EXPECT_EQ(vocabulary.id("<unk>"), unknownToken);
}

TEST(Vocabulary, GivesEachTokenOneId) {
    Vocabulary vocabulary;
    EXPECT_EQ(vocabulary.add("a"), 4);
    EXPECT_EQ(vocabulary.add("日"), 5);
    EXPECT_EQ(vocabulary.add("a"), 4);
    EXPECT_EQ(vocabulary.size(), 6);
    EXPECT_TRUE(vocabulary.contains("日"));
    EXPECT_FALSE(vocabulary.contains("b"));
    EXPECT_THAT(vocabulary.ids({"日", "b", "a", ""}), testing::ElementsAre(5, unknownToken, 4, unknownToken));
}

TEST(Vocabulary, ShowsIdsThatItLacksAsUnknown) {
    const Vocabulary vocabulary({"<pad>", "<s>", "</s>", "<unk>", "a"}, "test");
    EXPECT_EQ(vocabulary.text(4), "a");
    EXPECT_EQ(vocabulary.text(5), "<unk>");
    EXPECT_EQ(vocabulary.text(-1), "<unk>");
}

TEST(Vocabulary, ComesBackFromItsTokens) {
    Vocabulary vocabulary;
    vocabulary.add("x");
    vocabulary.add("y");
    const Vocabulary read(vocabulary.tokens(), "test");
    EXPECT_EQ(read.tokens(), vocabulary.tokens());
    EXPECT_EQ(read.id("y"), vocabulary.id("y"));
}

TEST(Vocabulary, RefusesAListThatIsNoVocabulary) {
    EXPECT_EQ(refusal({"<pad>", "<s>"}),
              "model.safetensors: token 2 of the vocabulary must be \"</s>\", found the end; a vocabulary "
              "starts with "
              "<pad>, <s>, </s>, <unk>.");
    EXPECT_THAT(refusal({"a", "<s>", "</s>", "<unk>"}), testing::HasSubstr("token 0 of the vocabulary"));
    EXPECT_EQ(refusal({"<pad>", "<s>", "</s>", "<unk>", "a", "b", "a"}),
              "model.safetensors: \"a\" stands twice in the vocabulary, as token 4 and as token 6; every "
              "token must "
              "stand once.");
}

}  // namespace
}  // namespace attn
