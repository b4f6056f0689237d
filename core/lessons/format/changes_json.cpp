// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/format/changes_json.h"

#include <cmath>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/lessons/format/lesson_values.h"

namespace attn {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr Index mostPlaces = 10'000;  // steps and positions
constexpr double coldestLane = 1e-6, hottestLane = 1e6;

struct WholeMapKey {
    const char* key;
    bool WholeMapIntervention::*place;
};
constexpr WholeMapKey wholeMapKeys[] = {{"uniform", &WholeMapIntervention::isUniform},
                                        {"hard", &WholeMapIntervention::isHard},
                                        {"off", &WholeMapIntervention::isOff},
                                        {"reads_ahead", &WholeMapIntervention::readsAhead}};

// A place that counts from 1 in the file and from 0 here.
Index readPlace(LessonValues& values, const char* key) {
    return values.neededWhole(key, 1, mostPlaces) - 1;
}

std::vector<Index> readPlaces(LessonValues& values, const char* key) {
    std::vector<Index> places;
    values.each(key, mostPlaces, [&](const json& value, const std::string& path) {
        if (!value.is_number_integer() || value.get<double>() < 1 || value.get<double>() > mostPlaces)
            values.refuse(told("%1 should be a position from 1, found %2.", path, value.dump()));
        places.push_back(value.get<Index>() - 1);
    });
    return places;
}

std::optional<Real> readTemperature(LessonValues& values) {
    const std::optional<double> found = values.number("temperature", coldestLane, hottestLane);
    return found ? std::optional(static_cast<Real>(*found)) : std::nullopt;
}

MapAddress readMapName(LessonValues& values) {
    const std::string name = values.neededText("map", 40);
    const std::optional<MapAddress> map = mapOfName(name);
    if (!map)
        values.refuse(told("%1 should name an attention map such as \"cross.1.1\", found %2.",
                           values.pathOf("map"), inQuotes(name)));
    return *map;
}

std::optional<std::vector<Real>> readWeights(LessonValues& values) {
    if (!values.has("weights"))
        return std::nullopt;
    std::vector<Real> weights;
    double sum = 0;
    values.each("weights", mostPlaces, [&](const json& value, const std::string& path) {
        if (!value.is_number() || !(value.get<double>() >= 0 && value.get<double>() <= 1))
            values.refuse(told("%1 should be a number from 0 to 1, found %2.", path, value.dump()));
        weights.push_back(value.get<Real>());
        sum += value.get<double>();
    });
    if (std::abs(sum - 1) > 1e-3)
        values.refuse(
            told("%1 should have the sum 1, found %2.", values.pathOf("weights"), std::to_string(sum)));
    return weights;
}

void readMapChange(LessonValues& values, const MapAddress& map, SavedWhatIfs::Step& step) {
    const SavedWhatIfs::Map change{readWeights(values), readTemperature(values)};
    if (change != SavedWhatIfs::Map())
        step.maps[map] = change;
}

void readStepChange(LessonValues& values, SavedWhatIfs& changes) {
    const Index place = readPlace(values, "step");
    SavedWhatIfs::Step step;
    if (values.has("token"))
        step.token = values.neededText("token", 1000);
    readMapChange(values, MapAddress(), step);
    values.eachObject("maps", 200, [&](LessonValues& row) {
        const MapAddress map = readMapName(row);
        readMapChange(row, map, step);
    });
    if (step == SavedWhatIfs::Step())
        values.refuse(told("%1 is changed in nothing; give token, weights, temperature or maps.",
                           values.pathOf("step")));
    if (!changes.steps.emplace(place, std::move(step)).second)
        values.refuse(told("%1 stands twice; a step is changed once.", values.pathOf("step")));
}

void readWholeMap(LessonValues& values, SavedWhatIfs& changes) {
    const MapAddress map = readMapName(values);
    WholeMapIntervention change;
    change.temperature = readTemperature(values).value_or(Real(1));
    for (const WholeMapKey& each : wholeMapKeys)
        values.read(each.key, change.*each.place);
    changes.maps[map] = change;
}

}  // namespace

SavedWhatIfs changesFromJson(const json& value, const std::string& where, const std::string& path) {
    LessonValues values(value, where, path);
    SavedWhatIfs changes;
    changes.temperature = readTemperature(values).value_or(Real(1));
    values.eachObject("steps", mostPlaces, [&](LessonValues& row) { readStepChange(row, changes); });
    values.eachObject("maps", 200, [&](LessonValues& row) { readWholeMap(row, changes); });
    for (const Index position : readPlaces(values, "zeroed"))
        changes.zeroed.insert(position);
    values.eachObject("swapped", mostPlaces, [&](LessonValues& row) {
        const Index position = readPlace(row, "position");
        changes.swapped[position] = row.neededText("token", 1000);
    });
    changes.places = readPlaces(values, "places");
    values.refuseUnknown();
    return changes;
}

ordered_json changesToJson(const SavedWhatIfs& changes) {
    ordered_json value = ordered_json::object();
    if (changes.temperature != 1)
        value["temperature"] = changes.temperature;
    for (const auto& [place, step] : changes.steps) {
        ordered_json row = {{"step", place + 1}};
        if (step.token)
            row["token"] = *step.token;
        for (const auto& [map, change] : step.maps) {
            const bool isUsual = map == MapAddress();
            ordered_json& target =
                isUsual ? row : row["maps"].emplace_back(ordered_json{{"map", nameOf(map)}});
            if (change.weights)
                target["weights"] = *change.weights;
            if (change.temperature)
                target["temperature"] = *change.temperature;
        }
        value["steps"].push_back(std::move(row));
    }
    for (const auto& [map, change] : changes.maps) {
        ordered_json row = {{"map", nameOf(map)}};
        if (change.temperature != 1)
            row["temperature"] = change.temperature;
        for (const WholeMapKey& each : wholeMapKeys)
            if (change.*each.place)
                row[each.key] = true;
        value["maps"].push_back(std::move(row));
    }
    for (const Index position : changes.zeroed)
        value["zeroed"].push_back(position + 1);
    for (const auto& [position, token] : changes.swapped)
        value["swapped"].push_back({{"position", position + 1}, {"token", token}});
    for (const Index place : changes.places)
        value["places"].push_back(place + 1);
    return value;
}

}  // namespace attn
