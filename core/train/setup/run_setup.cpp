// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/setup/run_setup.h"

#include <algorithm>
#include <filesystem>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/files/atomic_file.h"
#include "core/files/resource_folder.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/models/wiring_registry.h"

namespace attn {
namespace {

namespace fs = std::filesystem;

LaneSetup laneOf(const Recipe& recipe) {
    LaneSetup lane;
    lane.attention = recipe.model.attention;
    lane.attention.size = AttentionConfig().size;
    lane.wiring = recipe.model.decoder.wiring;
    lane.inputFeeding = recipe.model.decoder.inputFeeding;
    lane.encoderCell = recipe.model.encoder.cell;
    lane.decoderCell = recipe.model.decoder.cell;
    if (!isRecurrent(recipe.model))
        lane.model = recipe.model;
    return lane;
}

// The part of a recipe that all lanes share. A model that is all of its lane's own leaves the usual one.
Recipe commonOf(Recipe recipe) {
    if (!isRecurrent(recipe.model))
        recipe.model = {};
    const Index size = recipe.model.attention.size;
    const EncoderConfig usualEncoder;
    const DecoderConfig usualDecoder;
    recipe.model.attention = {};
    recipe.model.attention.size = size;
    recipe.model.decoder.wiring = usualDecoder.wiring;
    recipe.model.decoder.inputFeeding = usualDecoder.inputFeeding;
    recipe.model.decoder.cell = usualDecoder.cell;
    recipe.model.encoder.cell = usualEncoder.cell;
    recipe.threads = threadsOf(recipe);  // lanes are trained side by side
    return recipe;
}

void makeAbsolute(CorpusFiles& files, const std::string& folder) {
    for (std::string* path : {&files.pairs, &files.source, &files.target})
        if (!path->empty())
            *path = fs::absolute(fs::path(folder) / *path).lexically_normal().string();
}

fs::path recipeFolder(const std::string& task) {
    return resourceFolder() / "recipes" / task;
}

// The paths of all recipes of a folder, by name.
std::vector<std::string> recipesIn(const fs::path& folder) {
    std::vector<std::string> paths;
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored))
        if (entry.path().extension() == ".json" && paths.size() < RunSetup::mostLanes)
            paths.push_back(entry.path().string());
    std::sort(paths.begin(), paths.end());
    return paths;
}

// The paths of a task's recipes that come with the program, in the order of their scores, or by name where
// none is named after a score.
std::vector<std::string> usualRecipes(const std::string& task) {
    std::vector<std::string> paths;
    for (const ScoreDescription& score : scoreFunctions()) {
        const fs::path path = recipeFolder(task) / (score.id + ".json");
        std::error_code ignored;
        if (paths.size() < RunSetup::mostLanes && fs::is_regular_file(path, ignored))
            paths.push_back(path.string());
    }
    return paths.empty() ? recipesIn(recipeFolder(task)) : paths;
}

bool areOfScores(const std::vector<std::string>& paths) {
    return std::all_of(paths.begin(), paths.end(), [](const std::string& path) {
        return findScoreFunction(fs::path(path).stem().string()) != nullptr;
    });
}

// The first recipe, and those of the others that can be trained in one run with it: recipes of several
// architectures may differ in their optimiser.
RunSetup setupOfFitting(const std::vector<std::string>& paths) {
    std::vector<std::string> fitting = {paths.front()};
    RunSetup setup = loadSetup(fitting);
    for (std::size_t i = 1; i < paths.size(); ++i) {
        fitting.push_back(paths[i]);
        try {
            setup = loadSetup(fitting);
        } catch (const Error&) {
            fitting.pop_back();
        }
    }
    return setup;
}

// Recipes may be written to another folder than the one they were read from.
void makeAbsolute(Recipe& recipe) {
    if (!recipe.corpus)
        return;
    makeAbsolute(recipe.corpus->files, recipe.corpus->folder);
    makeAbsolute(recipe.corpus->heldOutFiles, recipe.corpus->folder);
    recipe.corpus->folder.clear();
}

}  // namespace

RunSetup defaultSetup() {
    RunSetup setup;
    setup.common = commonOf(setup.common);
    for (const ScoreDescription& score : scoreFunctions()) {
        if (setup.lanes.size() == RunSetup::mostLanes)
            break;
        LaneSetup lane;
        lane.attention.score = score.id;
        setup.lanes.push_back(lane);
    }
    return setup;
}

Recipe laneRecipe(const RunSetup& setup, std::size_t lane) {
    const LaneSetup& own = setup.lanes[lane];
    Recipe recipe = setup.common;
    if (own.model) {
        recipe.model = *own.model;
        return recipe;
    }
    recipe.model.attention = own.attention;
    recipe.model.attention.size = setup.common.model.attention.size;
    recipe.model.decoder.wiring = own.wiring;
    recipe.model.decoder.inputFeeding = own.inputFeeding;
    recipe.model.encoder.cell = own.encoderCell;
    recipe.model.decoder.cell = own.decoderCell;
    return recipe;
}

std::vector<JobLane> jobLanes(const RunSetup& setup) {
    const std::vector<std::string> names = laneNames(setup);
    std::vector<JobLane> lanes;
    for (std::size_t i = 0; i < setup.lanes.size(); ++i)
        if (setup.lanes[i].takesPart)
            lanes.push_back({names[i], laneRecipe(setup, i)});
    return lanes;
}

LaneReads readsOf(const LaneSetup& lane) {
    return lane.model ? LaneReads() : readsOf(lane.attention, lane.wiring);
}

LaneReads readsOf(const AttentionConfig& attention, const std::string& wiring) {
    const std::string& span = attention.span;
    const ScoreDescription* score = findScoreFunction(attention.score);
    const ScoreKeys keys = score ? score->reads : ScoreKeys();
    LaneReads reads;
    reads.size = keys.size || span == "local_p";
    reads.window = span == "local_m" || span == "local_p";
    const WiringDescription* wired = findWiring(wiring);
    reads.inputFeeding = wired && wired->hasAttentionalVector;
    reads.longestSource = keys.longestSource;
    reads.activationAndBias = keys.activationAndBias;
    reads.keyStrength = keys.keyStrength;
    return reads;
}

bool areSame(const RunSetup& left, const RunSetup& right) {
    if (left.lanes.size() != right.lanes.size() || left.common.corpus != right.common.corpus)
        return false;
    for (std::size_t i = 0; i < left.lanes.size(); ++i)
        if (left.lanes[i].takesPart != right.lanes[i].takesPart ||
            recipeToJson(laneRecipe(left, i)) != recipeToJson(laneRecipe(right, i)))
            return false;
    return recipeToJson(left.common) == recipeToJson(right.common);
}

RunSetup setupOf(const std::vector<JobLane>& recipes) {
    if (recipes.empty())
        throw Error("No recipe to make a run of; name at least one.");
    if (recipes.size() > RunSetup::mostLanes)
        throw Error(std::to_string(recipes.size()) + " recipes are too many for one run, which has " +
                    std::to_string(RunSetup::mostLanes) + " lanes at most; open fewer.");
    RunSetup setup;
    const JobLane *sizeFrom = nullptr, *modelFrom = nullptr;
    for (const JobLane& each : recipes) {
        const LaneSetup lane = laneOf(each.recipe);
        Recipe common = commonOf(each.recipe);
        if (lane.model && modelFrom)
            common.model = setup.common.model;
        else if (!lane.model && !modelFrom && !setup.lanes.empty())
            setup.common.model = common.model;
        if (!lane.model && !modelFrom)
            modelFrom = &each;
        Index& size = common.model.attention.size;
        const bool isFirst = setup.lanes.empty(), readsSize = readsOf(lane).size;
        setup.lanes.push_back(lane);
        if (isFirst) {
            setup.common = common;
        } else if (!readsSize) {
            size = setup.common.model.attention.size;
        } else if (!sizeFrom) {
            setup.common.model.attention.size = size;
        }
        if (readsSize && !sizeFrom)
            sizeFrom = &each;
        const JobLane& other =
            sizeFrom && size != setup.common.model.attention.size ? *sizeFrom : recipes.front();
        std::string difference = recipeDifference(common, setup.common);
        if (difference.empty() && common.corpus != setup.common.corpus)
            difference = "corpus starts at another folder";
        if (!difference.empty())
            throw Error(each.name + ": cannot be trained in one run with " + other.name + ": " + difference +
                        "; lanes of one run differ in score, span, wiring and cell only.");
    }
    return setup;
}

RunSetup loadSetup(const std::vector<std::string>& paths) {
    std::vector<JobLane> recipes;
    for (const std::string& path : paths) {
        recipes.push_back({path, loadRecipe(path)});
        makeAbsolute(recipes.back().recipe);
    }
    return setupOf(recipes);
}

bool hasUsualSetup(const std::string& task) {
    return !usualRecipes(task).empty();
}

RunSetup usualSetup(const std::string& task) {
    const std::vector<std::string> paths = usualRecipes(task);
    if (paths.empty())
        throw Error(recipeFolder(task).string() + ": has no recipes of the task " + inQuotes(task) +
                    "; the program's resources are not where they should be, or the task is not known.");
    return areOfScores(paths) ? loadSetup(paths) : setupOfFitting(paths);
}

std::vector<std::string> saveSetup(const RunSetup& setup, const std::string& folder) {
    const std::vector<std::string> names = laneFileNames(setup);
    std::vector<std::string> paths;
    for (std::size_t i = 0; i < setup.lanes.size(); ++i) {
        if (!setup.lanes[i].takesPart)
            continue;
        Recipe recipe = laneRecipe(setup, i);
        makeAbsolute(recipe);
        paths.push_back((fs::path(folder) / (names[i] + ".json")).string());
        writeFileAtomically(paths.back(), recipeToJson(recipe));
    }
    return paths;
}

void keepHalvesEqual(const Recipe& before, Recipe& after) {
    const ModelConfig& old = before.model;
    ModelConfig& model = after.model;
    const bool isWider = model.decoder.hidden != old.decoder.hidden || model.directions() != old.directions();
    // As near to half as possible: a person who types a number passes through its first digits.
    const auto half = [](const ModelConfig& of) {
        return std::max<Index>(1, of.decoder.hidden / of.directions());
    };
    if (isWider && old.encoder.hidden == half(old) && model.encoder.hidden == old.encoder.hidden)
        model.encoder.hidden = half(model);
    if (old.encoder.embedding == old.decoder.embedding && model.decoder.embedding == old.decoder.embedding)
        model.decoder.embedding = model.encoder.embedding;
    if (old.encoder.layers == old.decoder.layers && model.decoder.layers == old.decoder.layers)
        model.decoder.layers = model.encoder.layers;
}

}  // namespace attn
