// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>

#include "core/base/counted.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/files/cannot_open.h"
#include "core/files/formats/json_difference.h"
#include "core/network/models/wiring_registry.h"

namespace attn {
namespace {

using nlohmann::json;

// Whether the setting is one by which score functions are compared.
bool isAttention(const std::string& key) {
    return key.starts_with("model.attention.");
}

// Parts of different kinds have different keys, and keys of one name mean different things.
bool isOfOtherKind(const std::string& key, const ModelConfig& left, const ModelConfig& right) {
    if (key.starts_with("model.encoder."))
        return left.encoder.kind != right.encoder.kind;
    const auto isRecurrentOf = [](const ModelConfig& model) {
        const WiringDescription* wiring = findWiring(model.decoder.wiring);
        return !wiring || wiring->isRecurrent;
    };
    return key.starts_with("model.decoder.") && left.decoder.wiring != right.decoder.wiring &&
           (!isRecurrentOf(left) || !isRecurrentOf(right));
}

json settingsOf(const Recipe& recipe) {
    return json::parse(recipeToJson(recipe));
}

std::string shownSeeds(const std::vector<std::uint64_t>& seeds) {
    std::string text;
    for (const std::uint64_t seed : seeds)
        text += (text.empty() ? "" : ", ") + std::to_string(seed);
    return text;
}

std::string shownLengths(const LengthTest& lengths) {
    if (lengths == LengthTest{})
        return "none";
    return std::to_string(lengths.shortest) + "-" + std::to_string(lengths.longest) + " (" +
           counted(lengths.pairs, "pair") + " of each)";
}

RunFigures withoutTimes(RunFigures values) {
    for (const Figure& figure : figures()) {
        if (figure.isTime)
            values.*figure.value = std::nullopt;
    }
    return values;
}

// The first thing in which two results of one run differ; empty when they agree apart from times.
std::string resultDifference(const ComparedRun& left, const ComparedRun& right) {
    const RunFigures a = withoutTimes(left.figures), b = withoutTimes(right.figures);
    for (const Figure& figure : figures()) {
        if (a.*figure.value != b.*figure.value)
            return figure.id;
    }
    if (left.byLength != right.byLength)
        return "by_length";
    return left.problem == right.problem ? "" : "problem";
}

}  // namespace

std::string cellName(const Recipe& recipe) {
    const WiringDescription* wiring = findWiring(recipe.model.decoder.wiring);
    return wiring && !wiring->isRecurrent ? "" : recipe.model.decoder.cell;
}

Recipe Comparison::recipe(std::size_t run) const {
    Recipe recipe = lanes[lane(run)].recipe;
    recipe.seed = seed(run);
    return recipe;
}

std::string Comparison::runName(std::size_t run) const {
    return lanes[lane(run)].name + ", seed " + std::to_string(seed(run));
}

std::size_t Comparison::cellCount() const {
    const Index count = lengths == LengthTest{} ? 0 : lengths.longest - lengths.shortest + 1;
    return runCount() * static_cast<std::size_t>(count);
}

std::string Comparison::lengthUnit() const {
    const TaskDescription* first = lanes.empty() ? nullptr : findTask(lanes.front().recipe.task);
    const bool areSame = first && std::all_of(lanes.begin(), lanes.end(), [&](const ComparedLane& lane) {
                             const TaskDescription* task = findTask(lane.recipe.task);
                             return task && task->unit == first->unit;
                         });
    return areSame ? first->unit : "";
}

std::string dataName(const Recipe& recipe) {
    return recipe.corpus ? recipe.corpus->files.names() : recipe.task;
}

std::vector<ComparedLane> loadLanes(const std::vector<std::string>& paths) {
    std::map<std::string, int> stems;
    for (const std::string& path : paths)
        ++stems[std::filesystem::path(path).stem().string()];
    std::vector<ComparedLane> lanes;
    std::map<std::string, std::string> pathOf;
    for (const std::string& path : paths) {
        if (path.empty())
            throw cannotOpen(path);
        const std::filesystem::path place = std::filesystem::absolute(path).lexically_normal();
        std::string name = place.stem().string();
        if (stems[std::filesystem::path(path).stem().string()] > 1)
            name = place.parent_path().filename().string() + "/" + name;
        const auto [other, isNew] = pathOf.emplace(name, path);
        if (!isNew)
            throw Error("compare: " + other->second + " and " + path + " would both be called " +
                        inQuotes(name) + " in the table; rename one of the files.");
        lanes.push_back({std::move(name), loadRecipe(path)});
        lanes.back().recipe.seed = 0;
    }
    return lanes;
}

void checkTests(const Comparison& comparison) {
    const LengthTest& lengths = comparison.lengths;
    if (comparison.testPairs == 0 && lengths == LengthTest{})
        return;
    for (const ComparedLane& lane : comparison.lanes) {
        const TaskDescription* task = findTask(lane.recipe.task);
        if (!task)
            throw Error(lane.name + ": is not trained on a task, and only tasks give fresh pairs; leave " +
                        std::string(comparison.testPairs > 0 ? "--pairs" : "--lengths") + " out.");
        if (lengths == LengthTest{})
            continue;
        const std::string problem = lengthsProblem(*task, {lengths.shortest, lengths.longest});
        if (!problem.empty())
            throw Error(lane.name + ": --lengths: " + problem);
        const ComparedLane& first = comparison.lanes.front();
        const std::string& unit = findTask(first.recipe.task)->unit;
        if (task->unit != unit)
            throw Error(lane.name + ": --lengths: counts " + task->unit + ", but " + first.name + " counts " +
                        unit + ", and one table cannot hold both; compare the two on their own.");
    }
}

std::vector<std::string> recipeDifferences(const Comparison& comparison) {
    std::vector<std::string> sentences;
    std::map<std::string, const ComparedLane*> firstOf;  // by the name of its data
    for (const ComparedLane& lane : comparison.lanes) {
        const auto [first, isNew] = firstOf.emplace(dataName(lane.recipe), &lane);
        if (isNew)
            continue;
        for (const JsonDifference& difference :
             jsonDifferences(settingsOf(lane.recipe), settingsOf(first->second->recipe))) {
            // A model writes only the keys that it reads. A key that only one side has follows from another
            // setting, which differs too.
            const bool isInBoth = !difference.found.empty() && !difference.expected.empty();
            if ((difference.key.starts_with("model.") && !isInBoth) || isAttention(difference.key) ||
                isOfOtherKind(difference.key, lane.recipe.model, first->second->recipe.model))
                continue;
            sentences.push_back(lane.name + ": " + difference.key + " is " + shownValue(difference.found) +
                                ", but " + shownValue(difference.expected) + " in " + first->second->name);
        }
    }
    return sentences;
}

std::string comparisonDifference(const Comparison& found, const Comparison& expected) {
    if (found.seeds != expected.seeds)
        return "seeds are " + shownSeeds(found.seeds) + ", expected " + shownSeeds(expected.seeds);
    if (found.testPairs != expected.testPairs)
        return "test pairs are " + std::to_string(found.testPairs) + ", expected " +
               std::to_string(expected.testPairs);
    if (found.lengths != expected.lengths)
        return "lengths are " + shownLengths(found.lengths) + ", expected " + shownLengths(expected.lengths);
    if (found.lanes.size() != expected.lanes.size())
        return "it has " + std::to_string(found.lanes.size()) + " recipes, expected " +
               std::to_string(expected.lanes.size());
    for (std::size_t i = 0; i < found.lanes.size(); ++i) {
        if (found.lanes[i].name != expected.lanes[i].name)
            return "recipe " + std::to_string(i + 1) + " is " + inQuotes(found.lanes[i].name) +
                   ", expected " + inQuotes(expected.lanes[i].name);
        const std::string difference = recipeDifference(found.lanes[i].recipe, expected.lanes[i].recipe);
        if (!difference.empty())
            return "of recipe " + inQuotes(found.lanes[i].name) + ", " + difference;
        if (recipeToJson(found.lanes[i].recipe) != recipeToJson(expected.lanes[i].recipe))
            return "recipe " + inQuotes(found.lanes[i].name) + " is not the same";
    }
    return {};
}

std::vector<std::size_t> missingRuns(const ComparisonTable& table) {
    std::vector<bool> isThere(table.comparison.runCount());
    for (const ComparedRun& run : table.runs)
        isThere[run.run] = true;
    std::vector<std::size_t> missing;
    for (std::size_t run = 0; run < isThere.size(); ++run) {
        if (!isThere[run])
            missing.push_back(run);
    }
    return missing;
}

ComparisonTable mergeTables(std::vector<TablePart> parts) {
    const TablePart& first = parts.front();
    const Comparison& comparison = first.table.comparison;
    std::map<std::size_t, std::pair<const ComparedRun*, const TablePart*>> runs;
    std::map<std::size_t, std::pair<const std::string*, const TablePart*>> signatures;  // by lane
    for (const TablePart& part : parts) {
        const std::string difference = comparisonDifference(part.table.comparison, comparison);
        if (!difference.empty())
            throw Error(part.where + ": is a part of another comparison than " + first.where + ": " +
                        difference + "; merge the parts of one comparison.");
        for (const ComparedRun& run : part.table.runs) {
            const auto [other, isNew] = runs.try_emplace(run.run, &run, &part);
            const std::string found = isNew ? "" : resultDifference(run, *other->second.first);
            if (!found.empty())
                throw Error(part.where + ": contradicts " + other->second.second->where + ": " +
                            comparison.runName(run.run) + " has another " + found +
                            "; leave one of the parts out.");
            if (run.bleuSignature.empty())
                continue;
            const auto [known, isFirst] =
                signatures.try_emplace(comparison.lane(run.run), &run.bleuSignature, &part);
            if (*known->second.first != run.bleuSignature)
                throw Error(part.where + ": " + comparison.runName(run.run) + " has a BLEU of " +
                            inQuotes(run.bleuSignature) + ", but in " + known->second.second->where +
                            " that recipe has one of " + inQuotes(*known->second.first) +
                            "; measure all parts with one version of the program.");
        }
    }
    ComparisonTable table{comparison, {}};
    for (const auto& [run, found] : runs)
        table.runs.push_back(*found.first);
    return table;
}

std::vector<std::size_t> shardRuns(const Comparison& comparison, Index index, Index count) {
    const std::size_t lanes = comparison.lanes.size(), step = static_cast<std::size_t>(count);
    // After this many runs a part would begin with the same lane again.
    const std::size_t turn = std::lcm(lanes, step);
    std::vector<std::size_t> runs;
    for (auto place = static_cast<std::size_t>(index - 1); place < comparison.runCount(); place += step)
        runs.push_back(place - place % lanes + (place + place / turn) % lanes);
    std::sort(runs.begin(), runs.end());
    return runs;
}

}  // namespace attn
