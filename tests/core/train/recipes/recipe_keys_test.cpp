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

// A recipe with only this key, and with what the key needs.
std::string recipeOfKey(const RecipeKey& key, const json& value) {
    std::string pointer = "/" + key.path;
    std::replace(pointer.begin(), pointer.end(), '.', '/');
    json recipe = json::parse(key.with.empty() ? "{}" : key.with);
    recipe[json::json_pointer(pointer)] = value;
    return recipe.dump();
}

std::string problemOfKey(const RecipeKey& key, const json& value) {
    try {
        recipeFromJson(recipeOfKey(key, value), "r.json");
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
    Recipe transformer = recipe;
    transformer.model.encoder.kind = "self_attention";
    transformer.model.decoder.wiring = "transformer";
    transformer.model.decoder.tiedOutput = true;
    transformer.model.encoder.norm = transformer.model.decoder.norm = "post";
    transformer.model.encoder.lastNorm = transformer.model.decoder.lastNorm = true;
    transformer.model.attention.score = "scaled_dot";
    Recipe convolution = recipe;
    convolution.model.encoder.kind = "convolution";
    Recipe hierarchical = recipe;
    hierarchical.model.encoder.kind = "hierarchical";
    hierarchical.model.encoder.separatorTexts = {"."};
    hierarchical.model.decoder.wiring = "pool";
    for (const Recipe& each : {recipe, content, transformer, convolution, hierarchical}) {
        const json written = json::parse(recipeToJson(each)).flatten();
        for (const auto& [pointer, value] : written.items()) {
            std::string path = pointer.substr(1);
            std::replace(path.begin(), path.end(), '/', '.');
            if (path.ends_with(".0"))  // of a list
                path.resize(path.size() - 2);
            EXPECT_TRUE(named.contains(path)) << path;
        }
    }
}

TEST(RecipeKeys, EveryOneIsReadAndItsUsualValueIsSound) {
    for (const RecipeKey& key : recipeKeys()) {
        if (key.path.starts_with("corpus.") || key.path.starts_with("lengths.") || key.usual == "–")
            continue;
        EXPECT_EQ(problemOfKey(key, json::parse(key.usual)), "");
        EXPECT_EQ(recipeToJson(recipeFromJson(recipeOfKey(key, json::parse(key.usual)), "r.json")),
                  recipeToJson(recipeFromJson(key.with.empty() ? "{}" : key.with, "r.json")))
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
        EXPECT_THAT(problemOfKey(key, smallest - 1), testing::HasSubstr(key.path));
        EXPECT_THAT(problemOfKey(key, largest + 1), testing::HasSubstr(key.path));
        if (key.path != "pairs" && key.path != "held_out") {  // 0 is for the user's own texts
            EXPECT_EQ(problemOfKey(key, smallest), "");
        }
        EXPECT_EQ(problemOfKey(key, largest), "");
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
