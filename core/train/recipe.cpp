// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/recipe.h"

#include <vector>

#include "core/error.h"
#include "core/io/file_reader.h"
#include "core/model/config_json.h"
#include "core/tasks/task.h"
#include "core/text/nearest_name.h"

namespace attn {

namespace {

constexpr Index largestBatch = 65'536;
constexpr Index largestCount = 1'000'000'000;
constexpr Index largestThreads = 1'024;
constexpr double smallestEpsilon = 1e-30;         // what is far smaller is 0 as a float, and 0 / 0 no number
constexpr std::size_t largestRecipe = 1'000'000;  // bytes

void checkWhole(const std::string& where, const std::string& key, Index found, Index smallest,
                Index largest) {
    if (found < smallest || found > largest)
        throw Error(where + ": " + key + " should be from " + std::to_string(smallest) + " to " +
                    std::to_string(largest) + ", found " + std::to_string(found) + ".");
}

// `possible` is the range in words. NaN is in no range.
void checkReal(const std::string& where, const std::string& key, double found, bool isPossible,
               const std::string& possible) {
    if (!isPossible)
        throw Error(where + ": optimizer." + key + " should be " + possible + ", found " +
                    nlohmann::json(found).dump() + ".");
}

void checkOptimizer(const OptimizerConfig& optimizer, const std::string& where) {
    const double rate = optimizer.rate;
    checkReal(where, "rate", rate, rate > 0 && rate <= 1, "above 0 and at most 1");
    checkReal(where, "final_rate", optimizer.finalRate,
              optimizer.finalRate >= 0 && optimizer.finalRate <= rate,
              "from 0 to the rate (" + nlohmann::json(rate).dump() + ")");
    const auto isDecay = [](double beta) { return beta >= 0 && beta < 1; };
    checkReal(where, "beta1", optimizer.beta1, isDecay(optimizer.beta1), "at least 0 and below 1");
    checkReal(where, "beta2", optimizer.beta2, isDecay(optimizer.beta2), "at least 0 and below 1");
    checkReal(where, "epsilon", optimizer.epsilon,
              optimizer.epsilon >= smallestEpsilon && optimizer.epsilon <= 1, "from 1e-30 to 1");
    checkReal(where, "clip_norm", optimizer.clipNorm, optimizer.clipNorm >= 0 && optimizer.clipNorm <= 1e6,
              "from 0 (no clipping) to 1000000");
}

void checkRecipe(const Recipe& recipe, const std::string& where) {
    std::vector<std::string> known;
    bool isKnown = false;
    for (const TaskDescription& task : tasks()) {
        known.push_back(task.id);
        isKnown = isKnown || task.id == recipe.task;
    }
    if (!isKnown)
        throw Error(where + ": task should be one of " + listed(known) + ", found " + inQuotes(recipe.task) +
                    ".");
    const std::string problem = configProblem(recipe.model, VocabularySizes::LeftOut, "model.");
    if (!problem.empty())
        throw Error(where + ": " + problem);
    checkOptimizer(recipe.optimizer, where);
    checkWhole(where, "batch", recipe.batch, 1, largestBatch);
    checkWhole(where, "updates", recipe.updates, 1, largestCount);
    checkWhole(where, "pairs", recipe.pairs, 1, largestCount);
    checkWhole(where, "held_out", recipe.heldOut, 1, largestCount);
    checkWhole(where, "threads", recipe.threads, 1, largestThreads);
}

}  // namespace

Recipe recipeFromJson(const std::string& text, const std::string& where) {
    const nlohmann::json value = parseJson(text, where);
    JsonObject object(value, where);
    Recipe recipe;
    object.read("task", recipe.task);
    if (const nlohmann::json* model = object.find("model")) {
        JsonObject config(*model, where, "model");
        readConfig(config, recipe.model, VocabularySizes::LeftOut);
    }
    if (const nlohmann::json* found = object.find("optimizer")) {
        JsonObject optimizer(*found, where, "optimizer");
        optimizer.read("rate", recipe.optimizer.rate);
        optimizer.read("final_rate", recipe.optimizer.finalRate);
        optimizer.read("beta1", recipe.optimizer.beta1);
        optimizer.read("beta2", recipe.optimizer.beta2);
        optimizer.read("epsilon", recipe.optimizer.epsilon);
        optimizer.read("clip_norm", recipe.optimizer.clipNorm);
        optimizer.refuseUnknown();
    }
    object.read("batch", recipe.batch);
    object.read("updates", recipe.updates);
    object.read("pairs", recipe.pairs);
    object.read("held_out", recipe.heldOut);
    object.read("seed", recipe.seed);
    object.read("threads", recipe.threads);
    object.refuseUnknown();
    checkRecipe(recipe, where);
    return recipe;
}

std::string recipeToJson(const Recipe& recipe) {
    nlohmann::ordered_json value;
    value["task"] = recipe.task;
    value["model"] = configToJsonValue(recipe.model, VocabularySizes::LeftOut);
    value["optimizer"] = {{"rate", recipe.optimizer.rate},       {"final_rate", recipe.optimizer.finalRate},
                          {"beta1", recipe.optimizer.beta1},     {"beta2", recipe.optimizer.beta2},
                          {"epsilon", recipe.optimizer.epsilon}, {"clip_norm", recipe.optimizer.clipNorm}};
    value["batch"] = recipe.batch;
    value["updates"] = recipe.updates;
    value["pairs"] = recipe.pairs;
    value["held_out"] = recipe.heldOut;
    value["seed"] = recipe.seed;
    value["threads"] = recipe.threads;
    return value.dump(2) + "\n";
}

Recipe loadRecipe(const std::string& path) {
    return recipeFromJson(readFile(path, largestRecipe), path);
}

}  // namespace attn
