// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/table_json.h"

#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/compare/summary.h"
#include "core/files/file_reader.h"
#include "core/files/formats/json_reader.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;
using nlohmann::json;

constexpr const char* formatName = "attention-lab-comparison";
constexpr Index version = 1;
constexpr std::uint64_t largestFile = 256'000'000;  // bytes
constexpr Index largestCount = 1'000'000'000;

Json number(const std::optional<double>& value) {
    if (!value)
        return nullptr;
    const bool isWhole = *value == std::floor(*value) && std::abs(*value) < 1e15;
    return isWhole ? Json(static_cast<std::int64_t>(*value)) : Json(*value);
}

Json spreadJson(const Spread& spread) {
    if (spread.count == 0)
        return nullptr;
    return {{"mean", spread.mean}, {"deviation", number(spread.deviation)}};
}

Json comparisonJson(const Comparison& comparison) {
    Json lanes = Json::array();
    for (const ComparedLane& lane : comparison.lanes) {
        Json recipe = Json::parse(recipeToJson(lane.recipe));
        recipe.erase("seed");
        lanes.push_back({{"name", lane.name}, {"recipe", std::move(recipe)}});
    }
    Json value = {{"lanes", std::move(lanes)}, {"seeds", comparison.seeds}};
    value["test_pairs"] = comparison.testPairs;
    if (comparison.lengths != LengthTest{})
        value["lengths"] = {{"shortest", comparison.lengths.shortest},
                            {"longest", comparison.lengths.longest},
                            {"pairs", comparison.lengths.pairs}};
    return value;
}

// What the recipe says about a lane, for readers of the file.
Json laneJson(const ComparedLane& lane) {
    const ModelConfig& model = lane.recipe.model;
    return {{"lane", lane.name},
            {"task", dataName(lane.recipe)},
            {"score", model.attention.score},
            {"wiring", model.decoder.wiring},
            {"span", model.attention.span},
            {"cell", cellName(lane.recipe)},
            {"encoder", model.encoder.kind}};
}

Json runJson(const Comparison& comparison, const ComparedRun& run) {
    Json value = laneJson(comparison.lanes[comparison.lane(run.run)]);
    value["seed"] = comparison.seed(run.run);
    for (const Figure& figure : figures())
        value[figure.id] = number(run.figures.*figure.value);
    if (!run.byLength.empty()) {
        Json lengths = Json::array();
        for (const LengthFigures& found : run.byLength)
            lengths.push_back({{"length", found.length},
                               {"pairs", found.pairs},
                               {"exact_match", found.exactMatch},
                               {"token_accuracy", found.tokenAccuracy}});
        value["by_length"] = std::move(lengths);
    }
    if (!run.bleuSignature.empty())
        value["bleu_signature"] = run.bleuSignature;
    if (!run.problem.empty())
        value["problem"] = run.problem;
    return value;
}

Json summaryJson(const ComparisonTable& table) {
    Json rows = Json::array();
    const std::string unit = table.comparison.lengthUnit();
    for (const LaneSummary& lane : summarize(table)) {
        Json row = laneJson(table.comparison.lanes[lane.lane]);
        row["runs"] = lane.runs;
        if (lane.diverged > 0)
            row["diverged"] = lane.diverged;
        for (std::size_t i = 0; i < figures().size(); ++i)
            row[figures()[i].id] = spreadJson(lane.figures[i]);
        if (!lane.bleuSignature.empty())
            row["bleu_signature"] = lane.bleuSignature;
        if (!lane.byLength.empty()) {
            if (!unit.empty())
                row["length_unit"] = unit;
            Json lengths = Json::array();
            for (const LengthSummary& found : lane.byLength)
                lengths.push_back({{"length", found.length},
                                   {"exact_match", spreadJson(found.exactMatch)},
                                   {"token_accuracy", spreadJson(found.tokenAccuracy)}});
            row["by_length"] = std::move(lengths);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

[[noreturn]] void refuse(const std::string& where, const std::string& sentence) {
    throw Error(where + ": " + sentence);
}

const json& required(JsonObject& object, const std::string& key) {
    const json* value = object.find(key);
    if (!value)
        refuse(object.where(), told("%1 is missing; a table of a comparison has it.", object.pathOf(key)));
    return *value;
}

const json& requiredArray(JsonObject& object, const std::string& key) {
    const json& value = required(object, key);
    if (!value.is_array())
        refuse(object.where(),
               told("%1 should be a list in brackets, found %2.", object.pathOf(key), value.type_name()));
    return value;
}

Index whole(JsonObject& object, const std::string& key, Index smallest, Index largest) {
    required(object, key);
    Index value = 0;
    object.read(key, value);
    if (value < smallest || value > largest)
        refuse(object.where(),
               told("%1 should be from %2 to %3, found %4.", object.pathOf(key), smallest, largest, value));
    return value;
}

double real(JsonObject& object, const std::string& key, double largest) {
    double value = 0;
    required(object, key);
    object.read(key, value);
    if (!(value >= 0 && value <= largest))
        refuse(object.where(), told("%1 should be from 0 to %2, found %3.", object.pathOf(key),
                                    json(largest).dump(), json(value).dump()));
    return value;
}

std::string place(const char* list, std::size_t index) {
    return std::string(list) + "[" + std::to_string(index) + "]";
}

ComparedLane readLane(const json& value, const std::string& where, const std::string& path) {
    JsonObject object(value, where, path);
    ComparedLane lane;
    required(object, "name");
    object.read("name", lane.name);
    if (lane.name.empty())
        refuse(where, told("%1 is empty; every recipe has a name.", object.pathOf("name")));
    lane.recipe =
        recipeFromJson(required(object, "recipe").dump(-1, ' ', false, json::error_handler_t::replace),
                       where + ": " + object.pathOf("recipe"));
    lane.recipe.seed = 0;
    object.refuseUnknown();
    return lane;
}

Comparison readComparison(const json& value, const std::string& where) {
    JsonObject object(value, where, "comparison");
    Comparison comparison;
    std::set<std::string> names;
    for (const json& lane : requiredArray(object, "lanes")) {
        comparison.lanes.push_back(
            readLane(lane, where, "comparison." + place("lanes", comparison.lanes.size())));
        if (!names.insert(comparison.lanes.back().name).second)
            refuse(where, told("comparison.lanes has two named %1; every name may stand once.",
                               inQuotes(comparison.lanes.back().name)));
    }
    std::set<std::uint64_t> seeds;
    for (const json& seed : requiredArray(object, "seeds")) {
        if (!seed.is_number_unsigned() || !seeds.insert(seed.get<std::uint64_t>()).second)
            refuse(where, told("%1 should be a whole number from 0 that stands once, found %2.",
                               "comparison." + place("seeds", comparison.seeds.size()),
                               inQuotes(seed.dump(-1, ' ', false, json::error_handler_t::replace))));
        comparison.seeds.push_back(seed.get<std::uint64_t>());
    }
    if (comparison.lanes.empty() || comparison.seeds.empty())
        refuse(where, told("%1 is empty; a comparison has at least one.",
                           comparison.lanes.empty() ? "comparison.lanes" : "comparison.seeds"));
    if (comparison.runCount() > Comparison::mostRuns)
        refuse(where, told("a comparison of %1 runs; at most %2 are read.", comparison.runCount(),
                           Comparison::mostRuns));
    comparison.testPairs = whole(object, "test_pairs", 0, largestCount);
    if (const json* found = object.find("lengths")) {
        JsonObject lengths(*found, where, "comparison.lengths");
        comparison.lengths.shortest = whole(lengths, "shortest", 1, LengthTest::longestPossible);
        comparison.lengths.longest =
            whole(lengths, "longest", comparison.lengths.shortest, LengthTest::longestPossible);
        comparison.lengths.pairs = whole(lengths, "pairs", 1, largestCount);
        lengths.refuseUnknown();
    }
    if (comparison.cellCount() > Comparison::mostCells)
        refuse(where, told("a comparison of %1 runs × lengths; at most %2 are read.", comparison.cellCount(),
                           Comparison::mostCells));
    object.refuseUnknown();
    return comparison;
}

std::vector<LengthFigures> readLengths(JsonObject& run, const LengthTest& test) {
    std::vector<LengthFigures> all;
    if (!run.find("by_length"))
        return all;
    for (const json& value : requiredArray(run, "by_length")) {
        JsonObject object(value, run.where(), run.pathOf(place("by_length", all.size())));
        LengthFigures found;
        const Index smallest = all.empty() ? test.shortest : all.back().length + 1;
        if (test.shortest == 0 || smallest > test.longest)
            refuse(run.where(), told("%1 has more lengths than the comparison.", run.pathOf("by_length")));
        found.length = whole(object, "length", smallest, test.longest);
        found.pairs = whole(object, "pairs", 1, largestCount);
        found.exactMatch = real(object, "exact_match", 1);
        found.tokenAccuracy = real(object, "token_accuracy", 1);
        object.refuseUnknown();
        all.push_back(found);
    }
    return all;
}

class RunReader {
public:
    RunReader(const Comparison& comparison, const std::string& where)
        : m_comparison(comparison), m_where(where) {
        for (std::size_t i = 0; i < comparison.lanes.size(); ++i)
            m_lanes[comparison.lanes[i].name] = i;
        for (std::size_t i = 0; i < comparison.seeds.size(); ++i)
            m_seeds[comparison.seeds[i]] = i;
    }

    // Sets a run at its place in the comparison, whatever its order in the file.
    void read(const json& value, std::size_t index) {
        JsonObject object(value, m_where, place("runs", index));
        std::string lane;
        std::uint64_t seed = 0;
        required(object, "lane");
        required(object, "seed");
        object.read("lane", lane);
        object.read("seed", seed);
        const auto knownLane = m_lanes.find(lane);
        const auto knownSeed = m_seeds.find(seed);
        if (knownLane == m_lanes.end() || knownSeed == m_seeds.end())
            refuse(m_where, told("%1 %2 with seed %3 is no run of the comparison.", object.pathOf("lane"),
                                 inQuotes(lane), seed));
        ComparedRun run;
        run.run = knownSeed->second * m_comparison.lanes.size() + knownLane->second;
        checkLane(object, m_comparison.lanes[m_comparison.lane(run.run)]);
        for (const Figure& figure : figures()) {
            const json* found = object.find(figure.id);
            if (found && !found->is_null())
                run.figures.*figure.value = real(object, figure.id, figure.largest);
        }
        run.byLength = readLengths(object, m_comparison.lengths);
        object.read("bleu_signature", run.bleuSignature);
        object.read("problem", run.problem);
        object.refuseUnknown();
        if (!m_found.emplace(run.run, std::move(run)).second)
            refuse(m_where, told("%1 is a second one of %2 with seed %3; each may stand once.",
                                 place("runs", index), inQuotes(lane), seed));
    }

    std::vector<ComparedRun> take() {
        std::vector<ComparedRun> runs;
        for (auto& [index, run] : m_found)
            runs.push_back(std::move(run));
        return runs;
    }

private:
    // These fields are only for people, but they must not contradict the recipe.
    void checkLane(JsonObject& object, const ComparedLane& lane) const {
        const Json facts = laneJson(lane);
        for (const auto& [key, expected] : facts.items()) {
            std::string found = expected.get<std::string>();
            object.read(key, found);
            if (found != expected.get<std::string>())
                refuse(m_where, told("%1 is %2, but the recipe says %3.", object.pathOf(key), inQuotes(found),
                                     inQuotes(expected.get<std::string>())));
        }
    }

    const Comparison& m_comparison;
    const std::string& m_where;
    std::map<std::string, std::size_t> m_lanes;
    std::map<std::uint64_t, std::size_t> m_seeds;
    std::map<std::size_t, ComparedRun> m_found;
};

}  // namespace

std::string tableToJson(const ComparisonTable& table) {
    Json value = {{"format", formatName}, {"version", version}};
    value["comparison"] = comparisonJson(table.comparison);
    value["runs"] = Json::array();
    for (const ComparedRun& run : table.runs)
        value["runs"].push_back(runJson(table.comparison, run));
    value["summary"] = summaryJson(table);
    value["differences"] = recipeDifferences(table.comparison);
    value["missing"] = Json::array();
    for (const std::size_t run : missingRuns(table))
        value["missing"].push_back({{"lane", table.comparison.lanes[table.comparison.lane(run)].name},
                                    {"seed", table.comparison.seed(run)}});
    return value.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

ComparisonTable tableFromJson(const std::string& text, const std::string& where) {
    const json value = parseJson(text, where);
    JsonObject object(value, where);
    std::string format;
    if (object.find("format"))
        object.read("format", format);
    if (format != formatName)
        refuse(where, format.empty() ? told("is no table of a comparison: format should be \"%1\", found "
                                            "none; write one with attnlab compare --out TABLE.json.",
                                            formatName)
                                     : told("is no table of a comparison: format should be \"%1\", found %2; "
                                            "write one with attnlab compare --out TABLE.json.",
                                            formatName, inQuotes(format)));
    const Index found = whole(object, "version", 1, largestCount);
    if (found != version)
        refuse(where, told("is of version %1, and this program reads version %2; take a newer program.",
                           found, version));
    ComparisonTable table;
    table.comparison = readComparison(required(object, "comparison"), where);
    RunReader reader(table.comparison, where);
    std::size_t index = 0;
    for (const json& run : requiredArray(object, "runs"))
        reader.read(run, index++);
    table.runs = reader.take();
    for (const char* derived : {"summary", "differences", "missing"})
        object.find(derived);
    object.refuseUnknown();
    return table;
}

ComparisonTable loadTable(const std::string& path) {
    return tableFromJson(readFile(path, largestFile), path);
}

}  // namespace attn
