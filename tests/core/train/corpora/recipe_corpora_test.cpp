// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/corpora/recipe_corpora.h"

#include <gtest/gtest.h>

#include "core/base/told.h"
#include "core/train/corpora/recipe_model.h"
#include "tests/support/tiny_recipe.h"

namespace attn::test {
namespace {

TEST(RecipeCorpora, AreOfTheRecipe) {
    const RecipeCorpora corpora = recipeCorpora(tinyRecipe());
    EXPECT_EQ(corpora.training.pairs.size(), 60U);
    EXPECT_EQ(corpora.heldOut.pairs.size(), 20U);
    EXPECT_EQ(corpora.tokenizers.source->id(), "characters");
}

// No source text occurs twice, neither in one corpus nor in both.
TEST(RecipeCorpora, ShareNothing) {
    Recipe recipe = tinyRecipe();
    recipe.pairs = 3000;
    recipe.heldOut = 1000;
    const RecipeCorpora corpora = recipeCorpora(recipe);
    std::set<std::vector<Token>> sources;
    for (const Corpus* corpus : {&corpora.training, &corpora.heldOut})
        for (const SentencePair& pair : corpus->pairs)
            sources.insert(pair.source);
    EXPECT_EQ(sources.size(), 4000U);
}

TEST(RecipeCorpora, AStopLeavesThemWithTheirVocabularies) {
    std::stop_source stop;
    stop.request_stop();
    const RecipeCorpora corpora = recipeCorpora(tinyRecipe(), stop.get_token());
    EXPECT_TRUE(corpora.training.pairs.empty());
    EXPECT_TRUE(corpora.heldOut.pairs.empty());
    EXPECT_EQ(corpora.source.tokens(), recipeCorpora(tinyRecipe()).source.tokens());
}

TEST(RecipeCorpora, AreTheSameWhereWhatTheyAreMadeOfIs) {
    const Recipe recipe = tinyRecipe();
    Recipe other = recipe;
    other.model.attention.score = "dot";
    other.batch = 3;
    EXPECT_TRUE(haveSameCorpora(recipe, other));
    other.seed = 4;
    EXPECT_FALSE(haveSameCorpora(recipe, other));
    other = recipe;
    other.pairs = 61;
    EXPECT_FALSE(haveSameCorpora(recipe, other));
    other = recipe;
    other.heldOut = 21;
    EXPECT_FALSE(haveSameCorpora(recipe, other));
}

// A file is the same in whatever language the program was that wrote it.
TEST(RecipeCorpora, AreNamedInEnglishInFiles) {
    Recipe recipe = tinyRecipe();
    recipe.task.clear();
    recipe.corpus.emplace();
    recipe.corpus->files.source = "train.en";
    recipe.corpus->files.target = "train.fr";
    translateBy([](const char*, long) { return std::string("%1 et %2"); });
    EXPECT_EQ(recipe.corpus->files.names(), "train.en et train.fr");
    EXPECT_EQ(trainingInfo(recipe, RecipeCorpora(), 1).corpus, "train.en and train.fr");
    translateBy(nullptr);
}

}  // namespace
}  // namespace attn::test
