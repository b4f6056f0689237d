// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/session_json.h"

#include <algorithm>
#include <set>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/sessions/session_values.h"

namespace attn {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr const char* sessionFormat = "attention-lab-session";
constexpr Index sessionVersion = 2;  // the newest that is read
constexpr std::size_t mostModels = 64;
constexpr std::size_t longestSessionText = 16'000;  // bytes
constexpr Index mostSteps = 1'000'000;              // also positions
constexpr Index mostStages = 100;
constexpr Index mostColours = 1000;
constexpr Index widestBeam = 1000;
constexpr double largestPower = 100;
constexpr double coldest = 1e-6, hottest = 1e6;

// The list of keys for both directions; the keys of `models` and `what_ifs` follow.
struct WholeMapFlag {
    const char* key;
    bool WholeMapIntervention::*place;
};
constexpr WholeMapFlag wholeMapFlags[] = {{"uniform", &WholeMapIntervention::isUniform},
                                          {"hard", &WholeMapIntervention::isHard},
                                          {"off", &WholeMapIntervention::isOff},
                                          {"reads_ahead", &WholeMapIntervention::readsAhead}};

template <class Session, class Values>
void visitSession(Session& session, Values& values) {
    values.text("text", session.text, longestSessionText);
    values.flag("reads_reference", session.readsReference);
    values.texts("hidden_lanes", session.hiddenLanes, mostModels);
    values.flag("rows_of_read", session.takesRead);
    values.flag("words", session.mergesPieces);
    values.count("step", session.step, mostSteps);
    values.text("lane", session.lane);
    values.count("stage", session.stage, mostStages);
    values.choice("picture", session.picture,
                  {"heatmap", "lines", "difference", "beam", "document", "landscape"});
    values.name("mode", session.mode);
    values.optionalCount("beam_width", session.beamWidth, 1, widestBeam);
    values.optionalNumber("length_power", session.lengthPower, 0, largestPower);
    values.flag("refills_beam", session.refillsBeam);
    values.texts("unfolded", session.unfolded, 1000);
    values.flag("shows_computation", session.showsComputation);
    values.flag("shows_focus", session.showsFocus);
    values.flag("keeps_models", session.keepsModels);
    values.bytes("geometry", session.geometry);
    values.bytes("layout", session.layout);
    values.text("origin", session.origin);
}

template <class Model, class Values>
void visitModel(Model& model, Values& values) {
    values.text("score", model.score);
    values.text("lane", model.lane);
    values.optionalCount("colour", model.colour, 0, mostColours);
    values.text("path", model.path);
    values.text("relative_path", model.relativePath);
    values.text("digest", model.digest);
    values.text("name", model.name);
    values.text("map", model.map);
    values.text("embedded", model.embedded);
}

ordered_json stepJson(Index index, const SavedWhatIfs::Step& step) {
    ordered_json row = {{"step", index}};
    if (step.token)
        row["token"] = *step.token;
    for (const auto& [map, change] : step.maps) {
        // The only map of a recurrent network has no name: programs of version 1 read it so.
        const bool isUsual = map == MapAddress();
        ordered_json& values = isUsual ? row : row["maps"].emplace_back(ordered_json{{"map", nameOf(map)}});
        if (change.weights)
            values["weights"] = *change.weights;
        if (change.temperature)
            values["temperature"] = *change.temperature;
    }
    return row;
}

ordered_json wholeMapJson(const MapAddress& map, const WholeMapIntervention& change) {
    ordered_json value = {{"map", nameOf(map)}};
    if (change.temperature != 1)
        value["temperature"] = change.temperature;
    for (const WholeMapFlag& flag : wholeMapFlags)
        if (change.*flag.place)
            value[flag.key] = true;
    return value;
}

ordered_json whatIfsJson(const SavedWhatIfs& whatIfs) {
    ordered_json value = ordered_json::object();
    if (whatIfs.temperature != 1)
        value["temperature"] = whatIfs.temperature;
    if (!whatIfs.zeroed.empty())
        value["zeroed"] = whatIfs.zeroed;
    for (const auto& [position, token] : whatIfs.swapped)
        value["swapped"].push_back({{"position", position}, {"token", token}});
    if (!whatIfs.places.empty())
        value["places"] = whatIfs.places;
    for (const auto& [map, change] : whatIfs.maps)
        value["maps"].push_back(wholeMapJson(map, change));
    for (const auto& [index, step] : whatIfs.steps)
        value["steps"].push_back(stepJson(index, step));
    return value;
}

ordered_json landscapeJson(const SavedLandscape& landscape) {
    ordered_json value = {{"keys", landscape.keys},
                          {"query", landscape.query},
                          {"temperature", landscape.temperature},
                          {"shows_lanes", landscape.showsLanes}};
    if (landscape.key)
        value["key"] = *landscape.key;
    return value;
}

std::pair<double, double> savedPoint(SessionReader& values, const json& point, const std::string& path) {
    constexpr double farthest = 1000;
    const auto isCoordinate = [](const json& number) {
        return number.is_number() && std::abs(number.get<double>()) <= farthest;
    };
    if (!point.is_array() || point.size() != 2 || !isCoordinate(point[0]) || !isCoordinate(point[1]))
        values.refuse(told("%1 should be two numbers from −1000 to 1000, found %2.", path, point.dump()));
    return {point[0].get<double>(), point[1].get<double>()};
}

SavedLandscape landscapeFrom(SessionReader values) {
    SavedLandscape landscape;
    values.each("keys", [&](const json& key, const std::string& path) {
        landscape.keys.push_back(savedPoint(values, key, path));
    });
    if (landscape.keys.size() < SavedLandscape::fewestKeys ||
        landscape.keys.size() > SavedLandscape::mostKeys)
        values.refuse(
            told("%1 should be 2 to 12 keys, found %2.", values.pathOf("keys"), landscape.keys.size()));
    if (const json* query = values.find("query"))
        landscape.query = savedPoint(values, *query, values.pathOf("query"));
    values.number("temperature", landscape.temperature, coldest, hottest);
    values.flag("shows_lanes", landscape.showsLanes);
    values.optionalCount("key", landscape.key, 0, static_cast<Index>(landscape.keys.size()) - 1);
    return landscape;
}

Real savedTemperature(SessionReader& values) {
    double temperature = 1;
    values.number("temperature", temperature, coldest, hottest);
    return static_cast<Real>(temperature);
}

std::vector<Real> savedWeights(SessionReader& values) {
    std::vector<Real> weights;
    values.each("weights", [&](const json& weight, const std::string& path) {
        if (!weight.is_number() || !(weight.get<double>() >= 0 && weight.get<double>() <= 1))
            values.refuse(told("%1 should be a number from 0 to 1, found %2.", path, weight.dump()));
        weights.push_back(weight.get<Real>());
    });
    return weights;
}

// The place of an object in a list, which stands under `key`.
Index entryPlace(SessionReader& values, const char* key) {
    values.need(key);
    Index place = 0;
    values.count(key, place, mostSteps);
    return place;
}

Index savedPosition(SessionReader& values, const json& position, const std::string& path) {
    if (!position.is_number_integer() || position.get<double>() < 0 ||
        position.get<double>() > static_cast<double>(mostSteps))
        values.refuse(
            told("%1 should be a position from 0 to %2, found %3.", path, mostSteps, position.dump()));
    return position.get<Index>();
}

MapAddress savedMap(SessionReader& saved) {
    saved.need("map");
    std::string name;
    saved.text("map", name);
    const std::optional<MapAddress> map = mapOfName(name);
    if (!map)
        saved.refuse(
            told("%1 should name an attention map such as \"cross.1.1\", found %2.", "map", inQuotes(name)));
    return *map;
}

void readMap(SessionReader& saved, const MapAddress& map, LenientReader& values, SavedWhatIfs::Step& step) {
    SavedWhatIfs::Map change;
    values.leave([&] {
        if (saved.has("weights"))
            change.weights = savedWeights(saved);
    });
    values.leave([&] {
        if (saved.has("temperature"))
            change.temperature = savedTemperature(saved);
    });
    if (change != SavedWhatIfs::Map())
        step.maps[map] = std::move(change);
}

void readStep(SessionReader row, LenientReader& values, SavedWhatIfs& whatIfs) {
    const Index place = entryPlace(row, "step");
    SavedWhatIfs::Step step;
    values.leave([&] {
        std::string token;
        row.text("token", token);
        if (row.has("token"))
            step.token = token;
    });
    readMap(row, MapAddress(), values, step);
    values.leave([&] {
        row.eachObject("maps", [&](SessionReader saved) {
            values.leave([&] {
                const MapAddress map = savedMap(saved);
                readMap(saved, map, values, step);
            });
        });
    });
    if (step != SavedWhatIfs::Step())
        whatIfs.steps[place] = std::move(step);
}

// Reads each change by itself, so that only a bad one is left out.
SavedWhatIfs whatIfsFrom(LenientReader values) {
    SavedWhatIfs whatIfs;
    values.leave([&] { whatIfs.temperature = savedTemperature(values); });
    values.leave([&] {
        values.each("zeroed", [&](const json& position, const std::string& path) {
            values.leave([&] { whatIfs.zeroed.insert(savedPosition(values, position, path)); });
        });
    });
    values.leave([&] {
        values.eachObject("swapped", [&](SessionReader swap) {
            values.leave([&] {
                const Index position = entryPlace(swap, "position");
                std::string token;
                swap.need("token");
                swap.text("token", token);
                whatIfs.swapped[position] = token;
            });
        });
    });
    values.leave([&] {
        values.each("places", [&](const json& place, const std::string& path) {
            whatIfs.places.push_back(savedPosition(values, place, path));
        });
    });
    values.leave([&] {
        values.eachObject("maps", [&](SessionReader saved) {
            values.leave([&] {
                const MapAddress map = savedMap(saved);
                WholeMapIntervention change;
                change.temperature = savedTemperature(saved);
                for (const WholeMapFlag& flag : wholeMapFlags)
                    saved.flag(flag.key, change.*flag.place);
                whatIfs.maps[map] = change;
            });
        });
    });
    values.leave([&] {
        values.eachObject("steps",
                          [&](SessionReader row) { values.leave([&] { readStep(row, values, whatIfs); }); });
    });
    return whatIfs;
}

void checkDigest(SessionReader& values, const char* key, const std::string& digest) {
    if (!digest.empty() && !isDigest(digest))
        values.refuse(told("%1 should be 64 small hexadecimal digits (SHA-256), found %2.",
                           values.pathOf(key), inQuotes(digest)));
}

SavedModel modelFrom(SessionReader values) {
    SavedModel model;
    values.need("score");
    visitModel(model, values);
    if (model.score.empty())
        values.refuse(
            told("%1 should be the id of a score function, found nothing.", values.pathOf("score")));
    checkDigest(values, "digest", model.digest);
    checkDigest(values, "embedded", model.embedded);
    if (model.path.empty() && model.embedded.empty())
        values.refuse(
            told("%1 is missing; a model that is not kept in the session has the place of its file.",
                 values.pathOf("path")));
    return model;
}

void checkHead(SessionReader& values, const std::string& where) {
    values.need("format");
    std::string format;
    values.text("format", format);
    if (format != sessionFormat)
        throw Error(where + ": " +
                    told("its format is %1, expected \"%2\".", inQuotes(format), sessionFormat));
    values.need("version");
    Index version = 0;
    values.wholeNumber("version", version);
    if (version > sessionVersion)
        throw Error(
            where + ": " +
            told("was written by a newer Attention Lab (version %1; this one reads %2); update the program.",
                 version, sessionVersion));
    if (version < 1)
        values.refuse(told("%1 should be from 1 to %2, found %3.", "version", sessionVersion, version));
}

// The first version whose programs open it.
Index versionOf(const SavedSession& session) {
    std::set<std::string> scores;
    for (const SavedModel& model : session.models)
        scores.insert(model.score);
    const bool namesMaps = std::any_of(session.whatIfs.begin(), session.whatIfs.end(), [](const auto& lane) {
        const SavedWhatIfs& whatIfs = lane.second;
        return !whatIfs.maps.empty() || !whatIfs.places.empty() ||
               std::any_of(whatIfs.steps.begin(), whatIfs.steps.end(), [](const auto& step) {
                   return std::any_of(step.second.maps.begin(), step.second.maps.end(),
                                      [](const auto& map) { return map.first != MapAddress(); });
               });
    });
    return scores.size() == session.models.size() && !namesMaps ? 1 : 2;
}

}  // namespace

ordered_json sessionToJson(const SavedSession& session) {
    ordered_json value = {{"format", sessionFormat}, {"version", versionOf(session)}};
    value["models"] = ordered_json::array();
    for (const SavedModel& model : session.models) {
        SessionWriter row(value["models"].emplace_back(ordered_json::object()));
        visitModel(model, row);
    }
    SessionWriter values(value);
    visitSession(session, values);
    if (session.landscape)
        value["landscape"] = landscapeJson(*session.landscape);
    for (const auto& [lane, whatIfs] : session.whatIfs)
        value["what_ifs"][lane] = whatIfsJson(whatIfs);
    return value;
}

SavedSession sessionFromJson(const std::string& text, const std::string& where) {
    const json value = parseJson(text, where);
    SessionReader values(value, where, {});
    checkHead(values, where);
    SavedSession session;
    for (const char* key : {"models", "text"})
        values.need(key);
    std::set<std::string> lanes;
    values.eachObject("models", [&](const SessionReader& row) {
        const SavedModel& model = session.models.emplace_back(modelFrom(row));
        if (!lanes.insert(model.laneId()).second)
            row.refuse(told("%1 is %2 as that of a model before it; each lane has its own.",
                            row.pathOf(model.lane.empty() ? "score" : "lane"), inQuotes(model.laneId())));
        if (session.models.size() > mostModels)
            values.refuse(told("%1 should be %2 at most, found more.", "models", mostModels));
    });
    for (SavedModel& model : session.models)
        if (!model.map.empty() && !mapOfName(model.map)) {
            session.leftOut.push_back(
                told("map of the lane %1 should name an attention map such as \"cross.1.1\", found %2",
                     inQuotes(model.laneId()), inQuotes(model.map)));
            model.map.clear();
        }
    LenientReader lenient(values, session.leftOut);
    visitSession(session, lenient);
    lenient.leave([&] {
        if (const json* landscape = values.find("landscape"))
            session.landscape = landscapeFrom(SessionReader(*landscape, where, values.pathOf("landscape")));
    });
    values.eachKey("what_ifs", [&](const std::string& lane, const SessionReader& row) {
        session.whatIfs[lane] = whatIfsFrom(LenientReader(row, session.leftOut));
    });
    return session;
}

std::string sessionContent(const SavedSession& session) {
    SavedSession content = session;
    for (SavedModel& model : content.models) {
        if (!model.path.empty())
            model.name.clear();
        model.relativePath.clear();
        model.digest.clear();
        model.embedded.clear();
    }
    content.step = content.stage = 0;
    content.lane = content.geometry = content.layout = content.origin = {};
    content.mode = SavedSession().mode;
    content.showsComputation = true;
    content.keepsModels = false;
    std::sort(content.hiddenLanes.begin(), content.hiddenLanes.end());
    return sessionToJson(content).dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace attn
