// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/test_pairs.h"

#include <gmock/gmock.h>

#include "tests/core/compare/sample_comparison.h"

namespace attn::test {
namespace {

using Sources = std::set<std::vector<Token>>;

Sources sourcesOf(const Corpus& corpus) {
    Sources sources;
    for (const SentencePair& pair : corpus.pairs)
        sources.insert(pair.source);
    return sources;
}

bool share(const Sources& left, const Sources& right) {
    return std::any_of(left.begin(), left.end(), [&](const auto& source) { return right.count(source) > 0; });
}

Comparison reversing() {
    Comparison comparison = tinyComparison({"dot", "none"}, {1});
    for (ComparedLane& lane : comparison.lanes) {
        lane.recipe.task = "reverse";
        lane.recipe.lengths = {1, 5};
        lane.recipe.pairs = 2000;
    }
    return comparison;
}

TEST(TestPairs, AreNoneUnlessAskedFor) {
    const Comparison comparison = reversing();
    const TestPairs pairs = testPairs(comparison, comparison.recipe(0), recipeCorpora(comparison.recipe(0)));
    EXPECT_FALSE(pairs.fresh);
    EXPECT_TRUE(pairs.byLength.empty());
}

TEST(TestPairs, WereNeverSeenAndAreOfTheirLength) {
    Comparison comparison = reversing();
    comparison.testPairs = 300;
    comparison.lengths = {1, 8, 40};
    const RecipeCorpora corpora = recipeCorpora(comparison.recipe(0));
    const TestPairs pairs = testPairs(comparison, comparison.recipe(0), corpora);
    const Sources training = sourcesOf(corpora.training), heldOut = sourcesOf(corpora.heldOut);
    ASSERT_TRUE(pairs.fresh);
    EXPECT_EQ(sourcesOf(*pairs.fresh).size(), 300U) << "each once";
    EXPECT_FALSE(share(sourcesOf(*pairs.fresh), training));
    EXPECT_FALSE(share(sourcesOf(*pairs.fresh), heldOut));
    ASSERT_FALSE(pairs.byLength.empty());
    EXPECT_EQ(pairs.byLength.back().first, 8);
    EXPECT_EQ(pairs.byLength.back().second.pairs.size(), 40U);
    for (const auto& [length, corpus] : pairs.byLength) {
        EXPECT_FALSE(share(sourcesOf(corpus), training)) << length;
        for (const SentencePair& pair : corpus.pairs)
            EXPECT_EQ(static_cast<Index>(pair.source.size()), length);
    }
    const TestPairs again = testPairs(comparison, comparison.recipe(1), corpora);
    EXPECT_EQ(sourcesOf(*again.fresh), sourcesOf(*pairs.fresh)) << "the same for every lane";
}

// There are only as many texts of one letter as there are letters. All remaining ones are taken, and having
// none is not an error.
TEST(TestPairs, AreFewerWhereTheTaskHasNoMore) {
    const std::unique_ptr<Task> task = createTask("reverse", {1, 1});
    const Comparison comparison = reversing();
    const RecipeCorpora corpora = recipeCorpora(comparison.recipe(0));
    const std::size_t all = task->sourceTokens().size();
    const Corpus found = atMostPairs(*task, corpora, 1000, 5, {});
    EXPECT_EQ(found.pairs.size(), all);
    std::set<std::string> seen;
    for (const std::string& letter : task->sourceTokens())
        seen.insert(letter);
    EXPECT_TRUE(atMostPairs(*task, corpora, 1000, 5, seen).pairs.empty());
    seen.erase(seen.begin());
    EXPECT_EQ(atMostPairs(*task, corpora, 1000, 5, seen).pairs.size(), 1U);
}

}  // namespace
}  // namespace attn::test
