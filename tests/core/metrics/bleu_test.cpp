// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/bleu.h"

#include <gmock/gmock.h>

#include <cmath>

#include "core/base/error.h"
#include "core/metrics/bleu_tokenizer.h"
#include "core/metrics/unicode_text.h"

namespace attn {
namespace {

using testing::ElementsAre;

std::vector<std::string> tokens(const std::string& id, const std::string& text) {
    const std::string cut = bleuTokenizer(id).cut(text);
    const std::vector<std::string_view> pieces = splitAtBlanks(cut);
    return {pieces.begin(), pieces.end()};
}

TEST(Bleu13a, CutsPunctuationAndKeepsNumbers) {
    EXPECT_THAT(tokens("13a", "Hello, world!"), ElementsAre("Hello", ",", "world", "!"));
    EXPECT_THAT(tokens("13a", "It's 3,000.50 (or 1-2) x-y."),
                ElementsAre("It's", "3,000.50", "(", "or", "1", "-", "2", ")", "x-y", "."));
    EXPECT_THAT(tokens("13a", "a/b [c] {d} ~e_f"),
                ElementsAre("a", "/", "b", "[", "c", "]", "{", "d", "}", "~", "e", "_", "f"));
    EXPECT_THAT(tokens("13a", "é. №5, 7."), ElementsAre("é", ".", "№5", ",", "7", "."));
    EXPECT_THAT(tokens("13a", ""), ElementsAre());
}

TEST(Bleu13a, TakesEachCharacterOnceInARule) {
    // The first stop forms a pair with x, so the second one has no partner and stays with the digit on its
    // right.
    EXPECT_THAT(tokens("13a", "x..5"), ElementsAre("x", ".", ".5"));
    EXPECT_THAT(tokens("13a", "..."), ElementsAre(".", ".", "."));
    EXPECT_THAT(tokens("13a", "1--2"), ElementsAre("1", "-", "-2"));
    EXPECT_THAT(tokens("13a", ",5 5,"), ElementsAre(",", "5", "5", ","));
}

TEST(Bleu13a, ReadsEntitiesOnceAndJoinsCutWords) {
    EXPECT_THAT(tokens("13a", "&lt;b&gt; &quot;x&quot;"), ElementsAre("<", "b", ">", "\"", "x", "\""));
    EXPECT_THAT(tokens("13a", "&amp;lt;"), ElementsAre("<"));  // &amp; comes before &lt;
    EXPECT_THAT(tokens("13a", "long-\nword a\nb <skipped>c"), ElementsAre("longword", "a", "b", "c"));
}

TEST(BleuTokenizers, OfCharactersAndNone) {
    EXPECT_THAT(tokens("char", "é a"), ElementsAre("é", "a"));
    EXPECT_THAT(tokens("none",
                       " a, b\u00a0c\u3000d\x1f"
                       "e "),
                ElementsAre("a,", "b", "c", "d", "e"));
    EXPECT_THROW(bleuTokenizer("13b"), Error);
    EXPECT_THROW(BleuCounts({"intl", false}), Error);
}

TEST(Bleu, IsCountedByHand) {
    // 5 of 6 words, 3 of 5 pairs, 2 of 4 triples and 1 of 3 quadruples are right.
    const BleuScore found = corpusBleu({"the cat sat on a mat"}, {"the cat sat on the mat"}, {"none"});
    EXPECT_THAT(found.precisions,
                ElementsAre(testing::DoubleNear(500.0 / 6, 1e-9), testing::DoubleNear(60, 1e-9),
                            testing::DoubleNear(50, 1e-9), testing::DoubleNear(100.0 / 3, 1e-9)));
    EXPECT_EQ(found.brevityPenalty, 1);
    EXPECT_NEAR(found.score, 100 * std::pow(5.0 / 6 * 3 / 5 * 2 / 4 * 1 / 3, 0.25), 1e-9);
    EXPECT_EQ(found.systemLength, 6);
    EXPECT_EQ(found.referenceLength, 6);
}

TEST(Bleu, TakesTheBestOfSeveralReferences) {
    // Words: a occurs twice in the first, b once in the second, c in none. The lengths 3 and 5 are equally
    // near to 4, so the shorter one counts.
    BleuCounts counts({"none"});
    const std::vector<std::string> references = {"a a x", "a b y z w"};
    counts.add("a a b c", references);
    EXPECT_EQ(counts.score().precisions[0], 75);
    EXPECT_EQ(counts.score().referenceLength, 3);
    EXPECT_EQ(bleuSignature({}, 2), "nrefs:2|case:mixed|eff:no|tok:13a|smooth:exp|version:attention-lab-1");
    BleuCounts twice({"none"});
    twice += counts;
    twice += counts;
    EXPECT_EQ(twice.score().systemLength, 8);
}

TEST(Bleu, ClipsSmoothsAndPenalisesBrevity) {
    // "the" counts only twice; nothing longer is right, so 2-grams count as 1/2, 3-grams as 1/4 …
    const BleuScore found = corpusBleu({"the the the the"}, {"the cat the dog is here"}, {"none"});
    EXPECT_THAT(found.precisions, ElementsAre(50, testing::DoubleNear(50.0 / 3, 1e-9), 12.5, 12.5));
    EXPECT_NEAR(found.brevityPenalty, std::exp(1 - 6.0 / 4), 1e-12);
}

TEST(Bleu, OfNothingAndOfShortTextsIsZero) {
    EXPECT_EQ(corpusBleu({}, {}).score, 0);
    EXPECT_EQ(corpusBleu({""}, {"a b"}).score, 0);
    EXPECT_EQ(corpusBleu({""}, {"a b"}).brevityPenalty, 0);
    EXPECT_EQ(corpusBleu({"x y z w"}, {"a b c d"}).score, 0);
    EXPECT_EQ(corpusBleu({"a b c"}, {"a b c"}).score, 0);  // no 4-grams at all
    EXPECT_DOUBLE_EQ(corpusBleu({"a b c d"}, {"a b c d"}).score, 100);
}

TEST(Bleu, SurvivesWhatIsNotUtf8) {
    EXPECT_GE(corpusBleu({"\xff\xc3 a b c d"}, {"a b c d \x80"}, {"char", true}).score, 0);
    EXPECT_DOUBLE_EQ(corpusBleu({"ÉTÉ A B ΣΑΣ"}, {"été a b σας"}, {"none", true}).score, 100);
}

TEST(Bleu, SignsItself) {
    EXPECT_EQ(bleuSignature(), "nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:attention-lab-1");
    EXPECT_EQ(bleuSignature({"char", true}),
              "nrefs:1|case:lc|eff:no|tok:char|smooth:exp|version:attention-lab-1");
}

}  // namespace
}  // namespace attn
