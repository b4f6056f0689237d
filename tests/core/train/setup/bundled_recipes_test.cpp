// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/setup/bundled_recipes.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "core/train/setup/setup_fields.h"

namespace attn::test {
namespace {

std::vector<std::string> idsOf(const std::vector<BundledRecipe>& recipes) {
    std::vector<std::string> ids;
    for (const BundledRecipe& recipe : recipes)
        ids.push_back(recipe.id);
    return ids;
}

TEST(BundledRecipes, AreOfEveryArchitectureScoresFirst) {
    const std::vector<BundledRecipe> recipes = bundledRecipes("dates");
    const std::vector<std::string> ids = idsOf(recipes);
    EXPECT_EQ(ids.front(), "dates/additive");
    for (const char* id : {"dates/transformer", "dates/transformer_order_blind", "dates/convolution",
                           "dates/embedding", "dates-kinds/lstm"})
        EXPECT_THAT(ids, testing::Contains(id));
    EXPECT_LT(std::find(ids.begin(), ids.end(), "dates/none"),
              std::find(ids.begin(), ids.end(), "dates/convolution"));
    for (const BundledRecipe& recipe : recipes)
        EXPECT_EQ(recipe.recipe.task, "dates") << recipe.id;
    EXPECT_TRUE(bundledRecipes("poems").empty());
}

// Any choice of lanes: all recipes of a task, as many as a run holds.
TEST(BundledRecipes, OfATaskAreLanesOfOneRun) {
    for (const std::string task : {"dates", "reverse", "translate", "tags", "sentiment", "addition"}) {
        const std::vector<BundledRecipe> all = bundledRecipes(task);
        ASSERT_FALSE(all.empty()) << task;
        for (std::size_t first = 0; first < all.size(); first += RunSetup::mostLanes) {
            RunSetup setup;
            setup.common = all.front().recipe;
            std::vector<Recipe> recipes;
            for (std::size_t i = first; i < std::min(all.size(), first + RunSetup::mostLanes); ++i)
                recipes.push_back(all[i].recipe);
            addLanes(setup, recipes);
            EXPECT_THAT(problems(setup), testing::IsEmpty()) << task;
            const std::vector<std::string> names = laneNames(setup);
            EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), recipes.size()) << task;
            for (std::size_t i = 0; i < recipes.size(); ++i) {
                Recipe expected = recipes[i];
                expected.lengths = setup.common.lengths;
                expected.pairs = setup.common.pairs;
                const Recipe found = laneRecipe(setup, i);
                if (!setup.lanes[i].model && !readsOf(setup.lanes[i]).size)
                    expected.model.attention.size = found.model.attention.size;
                EXPECT_EQ(recipeDifference(found, expected), "") << task << ", " << all[first + i].id;
            }
        }
    }
}

TEST(BundledRecipes, TheRaceIsOfAGruAndATransformerWithTheirOwnTraining) {
    const RunSetup race = raceSetup();
    EXPECT_THAT(laneNames(race), testing::ElementsAre("General", "Transformer"));
    EXPECT_THAT(problems(race), testing::IsEmpty());
    const Recipe gru = laneRecipe(race, 0), transformer = laneRecipe(race, 1);
    EXPECT_EQ(gru.optimizer.rate, 0.01);
    EXPECT_EQ(gru.optimizer.clipNorm, 0.2);
    EXPECT_EQ(transformer.optimizer.rate, 0.004);
    EXPECT_EQ(transformer.optimizer.beta2, 0.98);
    EXPECT_EQ(transformer.optimizer.warmup, 100);
    EXPECT_EQ(transformer.optimizer.decay, "linear");
    EXPECT_TRUE(haveSameCorpora(gru, transformer));
}

TEST(BundledRecipes, OwnClassesGetLanesThatGiveClasses) {
    RunSetup setup = usualSetup("dates");
    setup.common.task.clear();
    setup.common.lengths = {};
    setup.common.corpus.emplace();
    setup.common.corpus->files.pairs = "reviews.tsv";
    setup.common.corpus->setClasses(true);
    keepKindOfLanes(setup);
    EXPECT_THAT(problems(setup), testing::IsEmpty());
    EXPECT_EQ(setup.lanes.size(), usualSetup("sentiment").lanes.size());
    EXPECT_EQ(bundledRecipesFor(setup.common).front().recipe.task, "sentiment");
    EXPECT_EQ(setup.common.corpus->files.pairs, "reviews.tsv");
    setup.common.corpus->setClasses(false);
    keepKindOfLanes(setup);
    EXPECT_THAT(problems(setup), testing::IsEmpty());
    EXPECT_FALSE(setup.lanes.front().model);
}

}  // namespace
}  // namespace attn::test
