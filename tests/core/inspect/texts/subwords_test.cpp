// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/texts/subwords.h"

#include <gmock/gmock.h>

#include "core/base/error.h"
#include "tests/core/inspect/aligned_samples.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string mergedText(const std::string& text, const std::string& kind) {
    return mergedSubwords(alignedSample(0, text, "x"), kind).source.joined();
}

TEST(Subwords, SeesTheKindThatMostSentencesHave) {
    const auto seen = [](const std::vector<std::string>& sources) {
        std::vector<SentencePointer> sentences;
        for (const std::string& source : sources)
            sentences.push_back(sharedSample(alignedSample(0, source, "a b")));
        return SubwordCounts(sentences).seen();
    };
    EXPECT_EQ(seen({"Net@@ any@@ ah@@ u", "ein Haus"}), "@@");
    EXPECT_EQ(seen({"▁ein ▁Ha us", "▁ein", "##"}), "▁");
    EXPECT_EQ(seen({"un ##seen", "[SEP]"}), "##");
    EXPECT_EQ(seen({"a b", "@@ ## c"}), "") << "a mark alone is a token of the text";
    EXPECT_EQ(seen({}), "");
}

TEST(Subwords, JoinsPiecesOfEachKind) {
    EXPECT_EQ(mergedText("Ob@@ ama trifft Net@@ any@@ ah@@ u </s>", "@@"), "Obama trifft Netanyahu </s>");
    EXPECT_EQ(mergedText("cut@@ </s>", "@@"), "cut </s>") << "the end mark stays by itself";
    EXPECT_EQ(mergedText("▁ein ▁Ha us ▁ ! </s>", "▁"), "ein Haus ! </s>");
    EXPECT_EQ(mergedText("Ha us ▁ein", "▁"), "Haus ein");
    EXPECT_EQ(mergedText("▁ ▁a", "▁"), "▁ a") << "no word is empty";
    EXPECT_EQ(mergedText("un ##be ##known [SEP]", "##"), "unbeknown [SEP]");
    EXPECT_EQ(mergedText("##a b", "##"), "##a b");
    EXPECT_EQ(mergedText("words of another side </s>", "▁"), "words of another side </s>");
    EXPECT_EQ(mergedText("", "@@"), "");
}

TEST(Subwords, SumsSourceColumnsAndAveragesTargetRows) {
    AlignedSentence pieces = alignedSample(5, "a@@ b c </s>", "x y@@ z </s>");
    pieces.key.rank = 1;
    pieces.line = 12;
    pieces.logProbability = -2;
    pieces.isRight = false;
    pieces.reference = TokenList::split("x@@ z </s>");
    pieces.weights << Real(0.5), Real(0.25), Real(0.25), 0,  //
        Real(0.25), Real(0.25), Real(0.5), 0,                //
        0, Real(0.5), 0, Real(0.5),                          //
        0, 0, 0, 1;
    const AlignedSentence words = mergedSubwords(pieces, "@@");
    EXPECT_THAT(words.source.toVector(), ElementsAre("ab", "c", "</s>"));
    EXPECT_THAT(words.target.toVector(), ElementsAre("x", "yz", "</s>"));
    AlignmentWeights expected(3, 3);
    expected << Real(0.75), Real(0.25), 0, Real(0.5), Real(0.25), Real(0.25), 0, 0, 1;
    EXPECT_EQ(words.weights, expected);
    EXPECT_TRUE(words.hasSourceEnd);
    EXPECT_TRUE(words.hasTargetEnd);
    EXPECT_EQ(words.key, pieces.key);
    EXPECT_EQ(words.line, 12);
    EXPECT_EQ(words.logProbability, -2);
    EXPECT_EQ(words.isRight, false);
    EXPECT_EQ(words.reference.joined(), "xz </s>");
}

TEST(Subwords, WordsAreComparedWithTheWordsOfTheReference) {
    AlignedSentence pieces = alignedSample(0, "the house", "das Hau@@ s </s>");
    pieces.reference = TokenList::split("das Haus");
    pieces.isRight = false;
    EXPECT_EQ(mergedSubwords(pieces, "@@").isRight, true);
    pieces.reference = TokenList::split("das Ha@@ us");
    EXPECT_EQ(mergedSubwords(pieces, "@@").isRight, true);
    pieces.reference = TokenList::split("ein Haus");
    EXPECT_EQ(mergedSubwords(pieces, "@@").isRight, false);
    pieces.reference = TokenList::split("das Hau@@ s");
    EXPECT_EQ(mergedSubwords(pieces, "@@").isRight, false) << "said by who read the reference";
    pieces.isRight.reset();
    EXPECT_FALSE(mergedSubwords(pieces, "@@").isRight);
}

TEST(Subwords, LinksAreThoseOfTheWordsNoneTwice) {
    AlignedSentence pieces = alignedSample(0, "a@@ b c", "x y@@ z");
    pieces.weights.resize(0, 0);
    pieces.links = {{2, 0, true}, {0, 1, false}, {1, 2, true}, {2, 2, false}};
    pieces.truth = {{0, 0, false}, {1, 0, false}};
    const AlignedSentence words = mergedSubwords(pieces, "@@");
    EXPECT_THAT(*words.links, ElementsAre(Link{1, 0, true}, Link{0, 1, true}, Link{1, 1, false}));
    EXPECT_THAT(*words.truth, ElementsAre(Link{0, 0, false}));
    EXPECT_EQ(words.weights.size(), 0);
}

TEST(Subwords, UnknownTextsStayAsTheyAre) {
    AlignedSentence numbers = alignedSample(0, "1 2", "1");
    numbers.knowsSource = numbers.knowsTarget = false;
    EXPECT_EQ(mergedSubwords(numbers, "@@").source, numbers.source);
}

TEST(Subwords, OfTheSideThatIsKnownAreMerged) {
    AlignedSentence pieces = alignedSample(0, "1 2", "x@@ y z");
    pieces.knowsSource = false;
    EXPECT_EQ(SubwordCounts({sharedSample(pieces)}).seen(), "@@");
    const AlignedSentence words = mergedSubwords(pieces, "@@");
    EXPECT_EQ(words.source.joined(), "1 2");
    EXPECT_EQ(words.target.joined(), "xy z");
    EXPECT_EQ(words.weights.rows(), 2);
    EXPECT_FALSE(words.knowsSource);
    EXPECT_TRUE(words.knowsTarget);
}

TEST(Subwords, ConcludesInWords) {
    const std::vector<SentencePointer> sentences = {sharedSample(alignedSample(0, "a@@ b", "x")),
                                                    sharedSample(alignedSample(1, "a b", "x"))};
    const Conclusion kept = concludeSubwords(SubwordCounts(sentences));
    EXPECT_EQ(kept.id, "subwords");
    EXPECT_EQ(kept.value, "keep");
    EXPECT_EQ(kept.why, "1 of 2 sentences has tokens that end in @@.");
    ASSERT_EQ(kept.choices.size(), 2U);
    EXPECT_EQ(kept.choices[1].value, "@@");
    EXPECT_FALSE(kept.isOverruled);
    const Conclusion merged = concludeSubwords(SubwordCounts(sentences), "@@");
    EXPECT_EQ(merged.value, "@@");
    EXPECT_EQ(merged.what, "Pieces are merged into words.");
    EXPECT_TRUE(merged.isOverruled);
    EXPECT_EQ(concludeSubwords(SubwordCounts(sentences), "##").choices.size(), 3U);
    EXPECT_TRUE(concludeSubwords(SubwordCounts({sentences[1]})).choices.empty());
    try {
        concludeSubwords(SubwordCounts(sentences), "bpe");
        FAIL();
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), HasSubstr("keep, @@, ▁, ##"));
    }
}

}  // namespace
}  // namespace attn::test
