// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/sentence_picture.h"

#include <gtest/gtest.h>

namespace attn::ui {
namespace {

AlignedSentence twoByThree() {
    AlignedSentence sentence;
    sentence.source = TokenList({"a", "b", "c"});
    sentence.target = TokenList({"x", "y"});
    return sentence;
}

TEST(SentencePicture, HasTheWeightsOfTheSentence) {
    AlignedSentence sentence = twoByThree();
    sentence.weights = AlignmentWeights(2, 3);
    sentence.weights << 0.5f, 0.25f, 0.25f, 0, 0, 1;
    const std::vector<Link> known = {{2, 1}};
    const auto picture = sentencePicture(sentence, &known);
    EXPECT_TRUE(picture->attends);
    EXPECT_TRUE(picture->isFinished);
    EXPECT_FALSE(givesLinks(*picture));
    EXPECT_EQ(picture->links, known);
    ASSERT_EQ(picture->rows.size(), 2);
    EXPECT_EQ(picture->rows[0].weights, (Vector(3) << 0.5f, 0.25f, 0.25f).finished());
    EXPECT_EQ(picture->rows[1].weights, Vector::Unit(3, 2));
}

TEST(SentencePicture, HasAOneForEachLink) {
    AlignedSentence sentence = twoByThree();
    sentence.links = std::vector<Link>{{0, 0}, {2, 0, false}};
    const auto picture = sentencePicture(sentence, nullptr);
    EXPECT_TRUE(picture->attends);
    EXPECT_EQ(picture->ownLinks, sentence.links);
    EXPECT_TRUE(picture->links.empty());
    EXPECT_EQ(picture->rows[0].weights, (Vector(3) << 1, 0, 1).finished());
    EXPECT_EQ(picture->rows[1].weights, Vector::Zero(3));
}

TEST(SentencePicture, OfTextsAloneHasRowsWithoutWeights) {
    const auto picture = sentencePicture(twoByThree(), nullptr);
    EXPECT_FALSE(picture->attends);
    ASSERT_EQ(picture->rows.size(), 2);
    EXPECT_EQ(picture->rows[0].weights.size(), 0);
}

}  // namespace
}  // namespace attn::ui
