// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/watched_sentence.h"

#include <gtest/gtest.h>

#include "core/train/corpora/recipe_corpora.h"
#include "tests/support/tiny_corpus.h"

namespace attn::test {
namespace {

TEST(WatchedSentence, OfACorpusHasNoUnknownWordsWhereAnotherPairHasNone) {
    const TemporaryFolder folder;
    const Recipe recipe = tinyCorpusRecipe(folder);
    RecipeCorpora corpora = recipeCorpora(recipe);
    auto& pairs = corpora.heldOut.pairs;
    ASSERT_GE(pairs.size(), 3U);
    const Token known = corpora.source.id("can");
    ASSERT_NE(known, unknownToken);
    pairs[0].source = {known};
    pairs[1].source = {known, unknownToken, known, known, known, known, known};
    pairs[2].source = {known, known, known, known, known, known, known, known};
    const ui::WatchedSentence sentence = ui::usualSentence(recipe, &corpora);
    EXPECT_EQ(sentence.text.toStdString(), "can can can can can can can can");
    EXPECT_EQ(sentence.target, corpora.heldOut.references[2]);
    // Where all have some, the one with the fewest is taken.
    pairs.resize(3);
    pairs[2].source[4] = pairs[2].source[5] = unknownToken;
    EXPECT_EQ(ui::usualSentence(recipe, &corpora).target, corpora.heldOut.references[1]);
}

}  // namespace
}  // namespace attn::test
