// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/setup/corpus_preview.h"

#include <gmock/gmock.h>

#include "core/base/error.h"
#include "core/train/corpora/recipe_corpora.h"
#include "tests/support/paths.h"
#include "tests/support/tiny_corpus.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(CorpusPreview, IsWhatTrainingSees) {
    const TemporaryFolder folder;
    const Recipe recipe = tinyCorpusRecipe(folder);
    const RecipeCorpora corpora = recipeCorpora(recipe);
    const CorpusPreview preview = previewCorpus(recipe, 10);
    EXPECT_EQ(preview.sizes.pairs, 42);
    EXPECT_EQ(preview.heldOut, 6);
    EXPECT_EQ(preview.sizes.sourceVocabulary, corpora.source.size());
    EXPECT_EQ(preview.sizes.targetVocabulary, corpora.target.size());
    EXPECT_EQ(preview.skipped.count(), 0);
    ASSERT_EQ(preview.rows.size(), 10U);
    for (std::size_t i = 0; i < preview.rows.size(); ++i) {
        EXPECT_EQ(preview.rows[i].target.text, corpora.training.references[i]);
        std::vector<Token> ids = corpora.source.ids(preview.rows[i].source.tokens);
        EXPECT_EQ(ids, corpora.training.pairs[i].source);
    }
    EXPECT_THAT(preview.rows[0].source.isUnknown, testing::Each(false));
}

TEST(CorpusPreview, CountsWhatIsSkippedAndShowsWhatIsNot) {
    const TemporaryFolder folder;
    Recipe recipe = tinyCorpusRecipe(folder, R"(, "longest": 4, "vocabulary": {"frequency": 2})");
    folder.write("pairs.tsv",
                 "one two\tun deux\n\none two three four five\tx\nthree\ttrois\ntwo one\tdeux un\none\tun\n");
    recipe.heldOut = 1;
    recipe.corpus->heldOut = "last";
    const CorpusPreview preview = previewCorpus(recipe, 10);
    ASSERT_EQ(preview.rows.size(), 3U);
    EXPECT_EQ(preview.rows[1].line, 4);
    EXPECT_THAT(preview.rows[1].source.tokens, ElementsAre("three"));
    EXPECT_THAT(preview.rows[1].source.isUnknown, ElementsAre(true)) << "it stands once";
    EXPECT_EQ(preview.skipped.text(),
              "pairs.tsv: skipped 2 of 6 lines: 1 empty (line 2), 1 longer than 4 tokens (line 3)");
    EXPECT_TRUE(preview.notes.empty());
}

TEST(CorpusPreview, HearsHowFarItIs) {
    const TemporaryFolder folder;
    Index heard = 0, most = 0;
    previewCorpus(tinyCorpusRecipe(folder), 3, {}, [&](Index done, Index all) {
        heard = done;
        most = all;
    });
    EXPECT_EQ(heard, 1);
    EXPECT_EQ(most, 42);
}

TEST(CorpusPreview, RefusesInOneSentence) {
    const TemporaryFolder folder;
    Recipe recipe = tinyCorpusRecipe(folder);
    recipe.model.encoder.hidden = -3;
    EXPECT_NO_THROW(previewCorpus(recipe, 1)) << "which is nothing to the texts";
    recipe.corpus->limits.longest = 0;
    try {
        previewCorpus(recipe, 1);
        FAIL() << "no length is accepted";
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), HasSubstr("corpus.longest should be from 1 to 2000, found 0."));
    }
}

TEST(CorpusPreview, OfRealTexts) {
    const std::filesystem::path file = dataDir() / "tatoeba-eng-fra" / "train.10k.tsv";
    if (!std::filesystem::exists(file))
        GTEST_SKIP() << file << " is not there";
    Recipe recipe;
    recipe.task.clear();
    recipe.pairs = 0;
    recipe.heldOut = 500;
    recipe.corpus.emplace();
    recipe.corpus->files.pairs = file.string();
    const CorpusPreview preview = previewCorpus(recipe, 10);
    EXPECT_EQ(preview.rows.size(), 10U);
    EXPECT_GT(preview.sizes.pairs, 8000);
    EXPECT_EQ(preview.heldOut, 500);
    EXPECT_GT(preview.sizes.targetVocabulary, 1000);
    EXPECT_GT(preview.sizes.sourceLength, 3);
}

}  // namespace
}  // namespace attn::test
