// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/recipes/recipe_keys.h"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "core/base/error.h"
#include "core/train/recipes/recipe.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using nlohmann::json;

// A recipe with only this key.
std::string recipeOfKey(const std::string& path, const json& value) {
    std::string pointer = "/" + path;
    std::replace(pointer.begin(), pointer.end(), '.', '/');
    json recipe = json::object();
    recipe[json::json_pointer(pointer)] = value;
    return recipe.dump();
}

std::string problemOfKey(const std::string& path, const json& value) {
    try {
        recipeFromJson(recipeOfKey(path, value), "r.json");
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

TEST(RecipeKeys, EveryKeyThatIsWrittenIsNamed) {
    std::set<std::string> named;
    for (const RecipeKey& key : recipeKeys())
        EXPECT_TRUE(named.insert(key.path).second) << key.path << " stands twice";
    Recipe recipe;
    recipe.lengths = {2, 9};
    recipe.model.decoder.wiring = "luong";
    recipe.threads = 2;
    recipe.teacherForcing = 0.5;
    recipe.labelSmoothing = 0.1;
    recipe.earlyStop = {1, 0.5, 0.5, 1};
    Recipe content = recipe;
    content.model.attention.score = "content";
    for (const Recipe& each : {recipe, content}) {
        const json written = json::parse(recipeToJson(each)).flatten();
        for (const auto& [pointer, value] : written.items()) {
            std::string path = pointer.substr(1);
            std::replace(path.begin(), path.end(), '/', '.');
            EXPECT_TRUE(named.contains(path)) << path;
        }
    }
}

TEST(RecipeKeys, EveryOneIsReadAndItsUsualValueIsSound) {
    for (const RecipeKey& key : recipeKeys()) {
        if (key.path.starts_with("corpus.") || key.path.starts_with("lengths.") || key.usual == "–")
            continue;
        EXPECT_EQ(problemOfKey(key.path, json::parse(key.usual)), "");
        EXPECT_EQ(recipeToJson(recipeFromJson(recipeOfKey(key.path, json::parse(key.usual)), "r.json")),
                  recipeToJson(recipeFromJson("{}", "r.json")))
            << key.path << ": " << key.usual << " is not what a recipe has that leaves it out";
    }
}

TEST(RecipeKeys, RangesAreThoseOfTheReader) {
    const std::regex range("([0-9]+) to ([0-9]+)");
    int ranges = 0;
    for (const RecipeKey& key : recipeKeys()) {
        std::smatch bounds;
        if (key.path.starts_with("corpus.") || key.path == "seed" || key.path == "optimizer.final_rate" ||
            !std::regex_match(key.possible, bounds, range))
            continue;
        ++ranges;
        const long smallest = std::stol(bounds[1]), largest = std::stol(bounds[2]);
        EXPECT_THAT(problemOfKey(key.path, smallest - 1), testing::HasSubstr(key.path));
        EXPECT_THAT(problemOfKey(key.path, largest + 1), testing::HasSubstr(key.path));
        if (key.path != "pairs" && key.path != "held_out") {  // 0 is for the user's own texts
            EXPECT_EQ(problemOfKey(key.path, smallest), "");
        }
        EXPECT_EQ(problemOfKey(key.path, largest), "");
    }
    EXPECT_GT(ranges, 20);
}

// The guide has the same table that the command prints.
TEST(RecipeKeys, TheGuideNamesThemAll) {
    EXPECT_THAT(readBytes(resourceDir() / "recipes/README.md"), testing::HasSubstr(recipeKeyTable()))
        << "attnlab train --keys prints the table that belongs there";
}

}  // namespace
}  // namespace attn::test
