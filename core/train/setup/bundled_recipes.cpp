// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/setup/bundled_recipes.h"

#include <algorithm>
#include <filesystem>

#include "core/files/resource_folder.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/train/recipes/class_recipes.h"
#include "core/train/setup/told_apart.h"

namespace attn {
namespace {

namespace fs = std::filesystem;

// Where the recipe of a score stands; behind the last score for one that is not named after a score.
std::size_t placeOf(const fs::path& path) {
    const std::vector<ScoreDescription>& scores = scoreFunctions();
    const auto found = std::find_if(scores.begin(), scores.end(), [&](const ScoreDescription& score) {
        return score.id == path.stem().string();
    });
    return static_cast<std::size_t>(found - scores.begin());
}

std::vector<fs::path> recipesIn(const fs::path& folder) {
    std::vector<fs::path> paths;
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored))
        if (entry.path().extension() == ".json")
            paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end(), [](const fs::path& left, const fs::path& right) {
        return std::pair(placeOf(left), left.string()) < std::pair(placeOf(right), right.string());
    });
    return paths;
}

}  // namespace

std::vector<BundledRecipe> bundledRecipes(const std::string& task) {
    std::vector<BundledRecipe> recipes;
    for (const std::string& folder : {task, task + "-kinds"})
        for (const fs::path& path : recipesIn(resourceFolder() / "recipes" / folder)) {
            Recipe recipe = loadRecipe(path.string());
            const std::string name = modelAndSpanName(recipe.model).label;
            recipes.push_back({folder + "/" + path.stem().string(), path.string(), name, std::move(recipe)});
        }
    return recipes;
}

std::vector<BundledRecipe> bundledRecipesFor(const Recipe& common) {
    if (!common.corpus)
        return bundledRecipes(common.task);
    return bundledRecipes(hasClasses(common) ? "sentiment" : "translate");
}

void keepKindOfLanes(RunSetup& setup) {
    const bool areClasses = hasClasses(setup.common);
    const auto isOther = [&](const LaneSetup& lane) {
        return areClasses != (lane.model && givesClass(*lane.model));
    };
    if (std::none_of(setup.lanes.begin(), setup.lanes.end(), isOther))
        return;
    const RunSetup usual = usualSetup(areClasses ? "sentiment" : "dates");
    std::vector<Recipe> recipes;
    for (std::size_t lane = 0; lane < usual.lanes.size(); ++lane)
        recipes.push_back(laneRecipe(usual, lane));
    setup.lanes.clear();
    addLanes(setup, recipes);
}

RunSetup raceSetup() {
    const fs::path folder = resourceFolder() / "recipes" / "dates";
    return loadSetup({(folder / "general.json").string(), (folder / "transformer.json").string()});
}

}  // namespace attn
