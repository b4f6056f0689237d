// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison.h"

#include <gmock/gmock.h>

#include "core/base/error.h"
#include "tests/core/compare/sample_comparison.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

template <typename Call>
std::string refusedLanes(Call call) {
    try {
        call();
    } catch (const Error& error) {
        return error.what();
    }
    return "";
}

TEST(Comparison, CountsSeedAfterSeed) {
    const Comparison comparison = tinyComparison({"dot", "none"}, {7, 9});
    EXPECT_EQ(comparison.runCount(), 4U);
    EXPECT_EQ(comparison.runName(1), "none, seed 7");
    EXPECT_EQ(comparison.runName(2), "dot, seed 9");
    EXPECT_EQ(comparison.recipe(3).seed, 9U);
    EXPECT_EQ(comparison.recipe(3).model.attention.score, "none");
}

TEST(Comparison, ShardsAreDisjointAndWhole) {
    const Comparison comparison = tinyComparison({"dot", "none", "additive"}, {1, 2});
    EXPECT_THAT(shardRuns(comparison, 1, 4), ElementsAre(0, 4));
    EXPECT_THAT(shardRuns(comparison, 2, 4), ElementsAre(1, 5));
    EXPECT_THAT(shardRuns(comparison, 4, 4), ElementsAre(3));
    EXPECT_THAT(shardRuns(comparison, 9, 9), IsEmpty());
    EXPECT_THAT(shardRuns(comparison, 1, 1), ElementsAre(0, 1, 2, 3, 4, 5));
}

// For any numbers of lanes and parts, no part has the same lane from every seed.
TEST(Comparison, ShardsShareTheLanes) {
    for (const Index count : {2, 3, 4, 6}) {
        const Comparison comparison =
            tinyComparison({"dot", "none", "additive", "content"}, {1, 2, 3, 4, 5, 6});
        std::set<std::size_t> all;
        for (Index index = 1; index <= count; ++index) {
            const std::vector<std::size_t> runs = shardRuns(comparison, index, count);
            std::map<std::size_t, int> ofLane;
            for (const std::size_t run : runs) {
                EXPECT_TRUE(all.insert(run).second) << run;
                ++ofLane[comparison.lane(run)];
            }
            EXPECT_EQ(static_cast<Index>(runs.size()), 24 / count);
            ASSERT_EQ(ofLane.size(), 4U) << "part " << index << " of " << count;
            for (const auto& [lane, found] : ofLane)
                EXPECT_NEAR(found, 6.0 / static_cast<double>(count), 1) << lane;
        }
        EXPECT_EQ(all.size(), 24U);
    }
}

TEST(Comparison, NamesLanesAfterTheirFiles) {
    const TemporaryFolder folder;
    for (const char* sub : {"a", "b"})
        std::filesystem::create_directory(folder.path() / sub);
    const std::string text = recipeToJson(tinyRecipe());
    const std::string one = folder.write("a/dot.json", text), same = folder.write("b/dot.json", text),
                      other = folder.write("b/none.json", text);
    const std::vector<ComparedLane> lanes = loadLanes({one, same, other});
    EXPECT_EQ(lanes[0].name, "a/dot");
    EXPECT_EQ(lanes[1].name, "b/dot");
    EXPECT_EQ(lanes[2].name, "none");
    EXPECT_EQ(lanes[0].recipe.seed, 0U) << "that of the comparison";
    EXPECT_THAT(refusedLanes([&] { loadLanes({one, one}); }), HasSubstr("would both be called \"a/dot\""));
}

TEST(Comparison, SaysHowRecipesDiffer) {
    Comparison comparison = tinyComparison({"dot", "none", "content"}, {1});
    EXPECT_THAT(recipeDifferences(comparison), IsEmpty()) << "the attention is what is compared";
    comparison.lanes[1].recipe.updates = 31;
    comparison.lanes[2].recipe.model.decoder.wiring = "luong";
    EXPECT_THAT(recipeDifferences(comparison),
                ElementsAre("none: updates is 31, but 30 in dot",
                            "content: model.decoder.wiring is \"luong\", but \"bahdanau\" in dot"));
    comparison.lanes[1].recipe.task = "reverse";
    comparison.lanes[1].recipe.lengths = {1, 12};
    EXPECT_THAT(recipeDifferences(comparison), testing::SizeIs(1)) << "another task is another group";
}

TEST(Comparison, TestsNeedATaskThatHasThem) {
    Comparison comparison = tinyComparison({"dot"}, {1});
    checkTests(comparison);
    comparison.testPairs = 100;
    checkTests(comparison);
    comparison.lengths = {1, 30, 10};
    EXPECT_THAT(refusedLanes([&] { checkTests(comparison); }),
                HasSubstr("dot: --lengths: found 1 to 30, but the task \"dates\" has no lengths"));
    comparison.lanes[0].recipe.task = "reverse";
    checkTests(comparison);
    comparison.lengths.longest = 100'000;
    EXPECT_THAT(refusedLanes([&] { checkTests(comparison); }), HasSubstr("dot: --lengths: should be"));
    comparison.lanes[0].recipe.task = "";
    EXPECT_THAT(refusedLanes([&] { checkTests(comparison); }), HasSubstr("only tasks give fresh pairs"));
}

TEST(Comparison, CountsLengthsInOneUnit) {
    Comparison comparison = tinyComparison({"dot", "none"}, {1, 2});
    EXPECT_EQ(comparison.lengthUnit(), "") << "dates have none";
    EXPECT_EQ(comparison.cellCount(), 0U);
    comparison.lengths = {1, 4, 10};
    EXPECT_EQ(comparison.cellCount(), 16U);
    comparison.lanes[0].recipe.task = "reverse";
    comparison.lanes[1].recipe.task = "sort";
    checkTests(comparison);
    EXPECT_EQ(comparison.lengthUnit(), "letters");
    comparison.lanes[1].recipe.task = "translate";
    EXPECT_EQ(comparison.lengthUnit(), "");
    EXPECT_EQ(
        refusedLanes([&] { checkTests(comparison); }),
        "none: --lengths: counts clauses, but dot counts letters, and one table cannot hold both; compare "
        "the two on their own.");
    comparison.lanes[0].recipe.task = "translate";
    EXPECT_EQ(comparison.lengthUnit(), "clauses");
}

TEST(Merge, JoinsPartsInWhateverOrder) {
    const ComparisonTable whole = madeUpTable(tinyComparison({"dot", "none"}, {1, 2}));
    ComparisonTable first{whole.comparison, {whole.runs[1], whole.runs[3]}};
    ComparisonTable second{whole.comparison, {whole.runs[0], whole.runs[3]}};
    second.runs[1].figures.seconds = 99;  // a time is no contradiction
    const ComparisonTable merged = mergeTables({{"a", first}, {"b", second}});
    ASSERT_EQ(merged.runs.size(), 3U);
    EXPECT_EQ(merged.runs[0].run, 0U);
    EXPECT_EQ(merged.runs[2].figures.seconds, 1) << "the first part's";
    EXPECT_THAT(missingRuns(merged), ElementsAre(2));
    EXPECT_THAT(missingRuns(whole), IsEmpty());
}

TEST(Merge, RefusesWhatDoesNotBelongTogether) {
    const ComparisonTable whole = madeUpTable(tinyComparison({"dot", "none"}, {1, 2}));
    const auto merged = [&](const ComparisonTable& other) {
        return refusedLanes([&] { mergeTables({{"a.json", whole}, {"b.json", other}}); });
    };
    EXPECT_EQ(merged(whole), "");
    ComparisonTable other = whole;
    other.comparison.lanes[1].recipe.updates = 31;
    EXPECT_EQ(merged(other),
              "b.json: is a part of another comparison than a.json: of recipe \"none\", updates is 31, "
              "expected 30; merge the parts of one comparison.");
    other = whole;
    other.comparison.lanes[1].name = "nothing";
    EXPECT_THAT(merged(other), HasSubstr("recipe 2 is \"nothing\", expected \"none\""));
    other = whole;
    other.comparison.seeds = {1, 3};
    EXPECT_THAT(merged(other), HasSubstr("seeds are 1, 3, expected 1, 2"));
    other = whole;
    other.comparison.testPairs = 5;
    EXPECT_THAT(merged(other), HasSubstr("test pairs are 5, expected 0"));
    other = whole;
    other.comparison.lengths = {1, 3, 10};
    EXPECT_THAT(merged(other), HasSubstr("lengths are 1-3 (10 pairs of each), expected none"));
    other = madeUpTable(tinyComparison({"dot"}, {1, 2}));
    EXPECT_THAT(merged(other), HasSubstr("it has 1 recipes, expected 2"));
    other = whole;
    other.runs[2].figures.exactMatch = 0.1;
    EXPECT_EQ(merged(other),
              "b.json: contradicts a.json: dot, seed 2 has another exact_match; leave one of the parts out.");
    other = whole;
    other.runs[1].problem = "training diverged.";
    EXPECT_THAT(merged(other), HasSubstr("none, seed 1 has another problem"));
    other = whole;
    other.runs[1].byLength = {{1, 10, 1, 1}};
    EXPECT_THAT(merged(other), HasSubstr("another by_length"));
}

// A lane has only one kind of BLEU, but lanes may differ, and older tables do not name it.
TEST(Merge, WantsOneBleuOfARecipe) {
    ComparisonTable left = madeUpTable(tinyComparison({"dot", "none"}, {1, 2})), right = left;
    left.runs.resize(2);
    right.runs.erase(right.runs.begin(), right.runs.begin() + 2);
    const auto merged = [&] {
        return refusedLanes([&] { mergeTables({{"a.json", left}, {"b.json", right}}); });
    };
    left.runs[0].bleuSignature = "one";
    left.runs[1].bleuSignature = "two";
    EXPECT_EQ(merged(), "");
    right.runs[0].bleuSignature = "one";
    EXPECT_EQ(merged(), "");
    right.runs[1].bleuSignature = "one";
    EXPECT_EQ(merged(),
              "b.json: none, seed 2 has a BLEU of \"one\", but in a.json that recipe has one of \"two\"; "
              "measure all parts with one version of the program.");
}

}  // namespace
}  // namespace attn::test
