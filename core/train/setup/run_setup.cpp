// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/setup/run_setup.h"

#include <algorithm>
#include <filesystem>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
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

// The part of a recipe that lanes share unless they have their own. A model that is not recurrent leaves the
// usual one.
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

Recipe trainingOf(const Recipe& recipe) {
    Recipe training;
    takeTraining(recipe, training);
    training.threads = threadsOf(recipe);
    return training;
}

void takePairs(const Recipe& from, Recipe& to) {
    to.task = from.task;
    to.corpus = from.corpus;
    to.lengths = from.lengths;
    to.pairs = from.pairs;
    to.heldOut = from.heldOut;
    to.seed = from.seed;
}

// What decides about the pairs.
Recipe pairsOf(const Recipe& recipe) {
    Recipe pairs;
    takePairs(recipe, pairs);
    return pairs;
}

// Whether the run's model with the lane's own settings is `model`.
bool isModelOfRun(const RunSetup& setup, const LaneSetup& lane, const ModelConfig& model) {
    RunSetup one;
    one.common.model = setup.common.model;
    one.lanes = {lane};
    Recipe found, ofRun;
    found.model = model;
    ofRun.model = laneRecipe(one, 0).model;
    if (!readsOf(lane).size)
        found.model.attention.size = ofRun.model.attention.size;
    return recipeDifference(found, ofRun).empty();
}

// The lane of a recipe in a run that has its common settings.
LaneSetup laneIn(const RunSetup& setup, const Recipe& recipe) {
    LaneSetup lane = laneOf(recipe);
    if (!lane.model && !isModelOfRun(setup, lane, recipe.model))
        lane.model = recipe.model;
    if (!recipeDifference(trainingOf(recipe), trainingOf(setup.common)).empty())
        lane.training = trainingOf(recipe);
    return lane;
}

void makeAbsolute(CorpusFiles& files, const std::string& folder) {
    for (std::string* path : {&files.pairs, &files.source, &files.target})
        if (!path->empty())
            *path = fs::absolute(fs::path(folder) / *path).lexically_normal().string();
}

fs::path recipeFolder(const std::string& task) {
    return resourceFolder() / "recipes" / task;
}

// The paths of the recipes of a task's usual run: one for each score, or all of the task where there are
// none.
std::vector<std::string> usualRecipes(const std::string& task) {
    std::vector<std::string> paths;
    std::error_code ignored;
    const auto add = [&](const fs::path& path) {
        if (paths.size() < RunSetup::mostLanes && fs::is_regular_file(path, ignored))
            paths.push_back(path.string());
    };
    for (const ScoreDescription& score : scoreFunctions())
        add(recipeFolder(task) / (score.id + ".json"));
    if (!paths.empty() || !findTask(task))
        return paths;
    for (const fs::directory_entry& entry : fs::directory_iterator(recipeFolder(task), ignored))
        if (entry.path().extension() == ".json")
            add(entry.path());
    std::sort(paths.begin(), paths.end());
    return paths;
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
    if (own.training)
        takeTraining(*own.training, recipe);
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

void takeTraining(const Recipe& from, Recipe& to) {
    to.optimizer = from.optimizer;
    to.batch = from.batch;
    to.updates = from.updates;
    to.threads = from.threads;
    to.dropout = from.dropout;
    to.labelSmoothing = from.labelSmoothing;
    to.teacherForcing = from.teacherForcing;
    to.illness = from.illness;
    to.measureEvery = from.measureEvery;
    to.earlyStop = from.earlyStop;
    to.hard = from.hard;
    to.changes = from.changes;
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
        throw Error(told("No recipe to make a run of; name at least one."));
    if (recipes.size() > RunSetup::mostLanes)
        throw Error(told("%1 recipes are too many for one run, which has %2 lanes at most; open fewer.",
                         recipes.size(), RunSetup::mostLanes));
    const auto isOfRun = [](const JobLane& each) { return isRecurrent(each.recipe.model); };
    const auto found = std::find_if(recipes.begin(), recipes.end(), isOfRun);
    const JobLane& first = found == recipes.end() ? recipes.front() : *found;
    RunSetup setup;
    setup.common = commonOf(first.recipe);
    const auto sized = std::find_if(recipes.begin(), recipes.end(), [&](const JobLane& each) {
        return isOfRun(each) && readsOf(laneOf(each.recipe)).size;
    });
    if (sized != recipes.end())
        setup.common.model.attention.size = sized->recipe.model.attention.size;
    for (const JobLane& each : recipes) {
        std::string difference = recipeDifference(pairsOf(each.recipe), pairsOf(recipes.front().recipe));
        if (difference.empty() && each.recipe.corpus != recipes.front().recipe.corpus)
            difference = told("corpus starts at another folder");
        if (!difference.empty())
            throw Error(each.name + ": " +
                        told("cannot be trained in one run with %1: %2; all lanes of a run learn the same "
                             "pairs, and may differ in everything else.",
                             recipes.front().name, difference));
        setup.lanes.push_back(laneIn(setup, each.recipe));
    }
    return setup;
}

void addLanes(RunSetup& setup, const std::vector<Recipe>& recipes) {
    if (setup.lanes.empty() && !recipes.empty()) {
        std::vector<JobLane> lanes;
        for (const Recipe& recipe : recipes) {
            lanes.push_back({"lane", recipe});
            takePairs(setup.common, lanes.back().recipe);
        }
        const std::optional<TextSizes> texts = setup.texts;
        setup = setupOf(lanes);
        setup.texts = texts;
        return;
    }
    for (const Recipe& recipe : recipes)
        setup.lanes.push_back(laneIn(setup, recipe));
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
        throw Error(recipeFolder(task).string() + ": " +
                    told("has no recipes of the task %1; the program's resources are not where they should "
                         "be, or the task is not known.",
                         inQuotes(task)));
    return loadSetup(paths);
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
