// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/run_json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/formats/required_keys.h"
#include "core/files/portable_path.h"
#include "core/model_files/training_json.h"
#include "core/runs/run_paths.h"
#include "core/train/lane_state_json.h"

namespace attn {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

constexpr Index mostUpdates = 1'000'000'000;
constexpr double mostSeconds = 1e12;

constexpr std::array ends = {TrainingEnd::Whole,   TrainingEnd::Patience, TrainingEnd::Goal,
                             TrainingEnd::Loss,    TrainingEnd::Time,     TrainingEnd::Stopped,
                             TrainingEnd::Diverged};

std::string nameOf(TrainingEnd end) {
    switch (end) {
        case TrainingEnd::Whole:
            return "whole";
        case TrainingEnd::Patience:
            return "patience";
        case TrainingEnd::Goal:
            return "goal";
        case TrainingEnd::Loss:
            return "loss";
        case TrainingEnd::Time:
            return "time";
        case TrainingEnd::Stopped:
            return "stopped";
        case TrainingEnd::Diverged:
            break;
    }
    return "diverged";
}

TrainingEnd endFromName(const std::string& name, const std::string& where, const std::string& path) {
    std::vector<std::string> known;
    for (const TrainingEnd end : ends) {
        if (nameOf(end) == name)
            return end;
        known.push_back(nameOf(end));
    }
    throw Error(where + ": " +
                told("%1 should be one of %2, found %3.", path, listed(known), inQuotes(name)));
}

ordered_json measurementJson(const Measurement& measured) {
    ordered_json value = {{"update", measured.update},
                          {"seconds", measured.seconds},
                          {"pairs", measured.pairs},
                          {"exact_match", measured.exactMatch},
                          {"token_accuracy", measured.tokenAccuracy}};
    if (std::isfinite(measured.loss))
        value["loss"] = measured.loss;
    if (measured.alignmentErrorRate)
        value["alignment_error_rate"] = *measured.alignmentErrorRate;
    if (measured.bleu)
        value["bleu"] = *measured.bleu;
    if (measured.macroF1)
        value["macro_f1"] = *measured.macroF1;
    if (measured.evidence)
        value["evidence"] = *measured.evidence;
    for (const MapError& map : measured.maps)
        value["maps"][attn::nameOf(map.map)] = map.alignmentErrorRate;
    return value;
}

// Of measurements with the same update only the last is written.
ordered_json measurementsJson(const std::vector<Measurement>& measurements) {
    ordered_json list = ordered_json::array();
    for (std::size_t i = 0; i < measurements.size(); ++i)
        if (i + 1 == measurements.size() || measurements[i + 1].update != measurements[i].update)
            list.push_back(measurementJson(measurements[i]));
    return list;
}

std::vector<MapError> mapErrorsFromJson(RequiredKeys& measurement) {
    std::vector<MapError> errors;
    if (!measurement.has("maps"))
        return errors;
    const json& values = measurement.value("maps");
    const std::string where = measurement.where() + ": " + measurement.pathOf("maps");
    if (!values.is_object())
        throw Error(told("%1 should be an object of attention maps, found %2.", where, values.type_name()));
    for (const auto& [name, value] : values.items()) {
        const std::optional<MapAddress> map = mapOfName(name);
        if (!map)
            throw Error(told("%1 should name attention maps such as \"cross.1.1\", found %2.", where,
                             inQuotes(name)));
        if (!value.is_number() || !(value.get<double>() >= 0 && value.get<double>() <= 1))
            throw Error(
                told("%1 should be a number from 0 to 1, found %2.", where + "." + name, value.dump()));
        errors.push_back({*map, value.get<double>()});
    }
    std::sort(errors.begin(), errors.end(),
              [](const MapError& left, const MapError& right) { return left.map < right.map; });
    return errors;
}

std::vector<Measurement> measurementsFromJson(RequiredKeys& lane, Index updates) {
    std::vector<Measurement> measurements;
    for (const json& value : lane.list("measurements")) {
        const std::string path =
            lane.pathOf("measurements") + "[" + std::to_string(measurements.size()) + "]";
        RequiredKeys keys(value, lane.where(), path, runFileCalled);
        Measurement measured;
        measured.update =
            keys.count("update", measurements.empty() ? 0 : measurements.back().update + 1, updates);
        measured.seconds = keys.number("seconds", 0, mostSeconds);
        measured.pairs = keys.count("pairs", 0, mostUpdates);
        measured.exactMatch = keys.number("exact_match", 0, 1);
        measured.tokenAccuracy = keys.number("token_accuracy", 0, 1);
        measured.loss = keys.optionalNumber("loss").value_or(std::numeric_limits<double>::quiet_NaN());
        measured.alignmentErrorRate = keys.optionalNumber("alignment_error_rate", 0, 1);
        measured.bleu = keys.optionalNumber("bleu", 0, 100);
        measured.macroF1 = keys.optionalNumber("macro_f1", 0, 1);
        measured.evidence = keys.optionalNumber("evidence", 0, 1);
        measured.maps = mapErrorsFromJson(keys);
        keys.refuseUnknown();
        measurements.push_back(measured);
    }
    return measurements;
}

std::vector<LaneKeyframe> keyframesFromJson(RequiredKeys& lane, Index updates) {
    std::vector<LaneKeyframe> keyframes;
    for (const json& value : lane.list("keyframes")) {
        const std::string path = lane.pathOf("keyframes") + "[" + std::to_string(keyframes.size()) + "]";
        RequiredKeys keys(value, lane.where(), path, runFileCalled);
        const auto [state, hasKept] =
            laneStateFromJson(keys.value("state"), lane.where(), path + ".state", runFileCalled, updates);
        if (!keyframes.empty() && state.update <= keyframes.back().state.update)
            throw Error(lane.where() + ": " +
                        told("%1 is of update %2, expected one after %3.", path, state.update,
                             keyframes.back().state.update));
        keyframes.push_back({state, keys.flag("goes_on"), hasKept});
        keys.refuseUnknown();
    }
    return keyframes;
}

LaneHistory::Origin originFromJson(const json& value, const RequiredKeys& lane, std::size_t place,
                                   std::size_t lanes) {
    RequiredKeys keys(value, lane.where(), lane.pathOf("origin"), runFileCalled);
    LaneHistory::Origin origin;
    origin.lane = static_cast<std::size_t>(keys.count("lane", 0, static_cast<Index>(lanes) - 1));
    origin.update = keys.count("update", 0, mostUpdates);
    keys.refuseUnknown();
    if (origin.lane == place)
        throw Error(lane.where() + ": " +
                    told("%1 is %2, the lane itself; expected another one.", keys.pathOf("lane"), place));
    return origin;
}

// Whether the lane's network has the map is checked once there is a network.
std::optional<MapAddress> watchedMap(RequiredKeys& lane) {
    const std::optional<std::string> name = lane.optionalText("watched");
    const std::optional<MapAddress> map = name ? mapOfName(*name) : std::nullopt;
    if (name && !map)
        throw Error(lane.where() + ": " +
                    told("%1 should be an attention map such as \"cross.1.1\", found %2.",
                         lane.pathOf("watched"), inQuotes(*name)));
    return map;
}

// Losses may be infinite or NaN only if the lane says that it diverged.
void checkLosses(const std::vector<float>& losses, std::optional<TrainingEnd> end, const RequiredKeys& lane) {
    if (end == TrainingEnd::Diverged)
        return;
    for (std::size_t i = 0; i < losses.size(); ++i)
        if (!std::isfinite(losses[i]))
            throw Error(
                lane.where() + ": " +
                (std::isnan(losses[i])
                     ? told("%1 hold NaN at [%2], expected finite numbers of a lane that did not diverge.",
                            lane.pathOf("losses"), i)
                     : told("%1 hold infinity at [%2], expected finite numbers of a lane that did not "
                            "diverge.",
                            lane.pathOf("losses"), i)));
}

Recipe recipeOf(RequiredKeys& lane, const std::string& folder) {
    Recipe recipe = recipeFromJson(lane.value("recipe").dump(), lane.where() + ": " + lane.pathOf("recipe"));
    // Only version 1 has this key.
    const bool hasOwnFolder = lane.has("corpus_folder");
    const std::string own = lane.optionalText("corpus_folder").value_or("");
    if (recipe.corpus && hasOwnFolder)
        recipe.corpus->folder = own;
    else if (recipe.corpus)
        recipe.corpus = foundFrom(*recipe.corpus, folder);
    return recipe;
}

Recipe writtenRecipe(Recipe recipe, const std::string& folder) {
    if (recipe.corpus)
        recipe.corpus = relativeTo(*recipe.corpus, folder);
    return recipe;
}

}  // namespace

ordered_json pinJson(const PinnedSentence& pin) {
    ordered_json value = {{"source", pin.source}};
    if (pin.target)
        value["target"] = *pin.target;
    return value;
}

PinnedSentence pinFromJson(const json& value, const std::string& where) {
    RequiredKeys keys(value, where, "pin", runFileCalled);
    PinnedSentence pin;
    pin.source = keys.text("source");
    pin.target = keys.optionalText("target");
    keys.refuseUnknown();
    return pin;
}

ordered_json laneJson(const SavedLane& lane, const PackedPictures& pictures,
                      const std::vector<std::shared_ptr<const Keyframe>>& keyframes,
                      const std::string& folder) {
    const LaneHistory& history = lane.history;
    ordered_json value = {
        {"name", history.name},
        {"update", history.update()},
        {"recipe", ordered_json::parse(recipeToJson(writtenRecipe(history.recipe, folder)))}};
    if (!lane.corpusFiles.empty())
        value["corpus_files"] = fileMarksJson(lane.corpusFiles);
    if (history.origin)
        value["origin"] = {{"lane", history.origin->lane}, {"update", history.origin->update}};
    if (history.watched)
        value["watched"] = attn::nameOf(*history.watched);
    value["first_update"] = history.firstUpdate;
    value["measurements"] = measurementsJson(history.measurements);
    value["snapshots"] = pictures.index;
    if (history.alignedAt)
        value["aligned_at"] = *history.alignedAt;
    if (history.exactAt)
        value["exact_at"] = *history.exactAt;
    value["tokens_per_second"] = std::isfinite(history.tokensPerSecond) ? history.tokensPerSecond : 0;
    if (history.end)
        value["end"] = nameOf(*history.end);
    if (!history.problem.empty())
        value["problem"] = withoutAccount(history.problem);
    value["keyframes"] = ordered_json::array();
    for (const auto& keyframe : keyframes)
        value["keyframes"].push_back({{"state", laneStateJson(keyframe->state, keyframe->kept.size() > 0)},
                                      {"goes_on", keyframe->goesOn()}});
    return value;
}

ReadLane laneFromJson(const json& value, LaneTensors tensors, const LanePlace& place,
                      const std::string& where) {
    RequiredKeys keys(value, where, "lanes[" + std::to_string(place.lane) + "]", runFileCalled);
    ReadLane read;
    LaneHistory& history = read.history;
    history.name = keys.text("name");
    history.recipe = recipeOf(keys, place.folder);
    if (keys.has("corpus_files"))
        read.corpusFiles = fileMarksFromJson(keys.value("corpus_files"), where, keys.pathOf("corpus_files"));
    if (keys.has("origin"))
        history.origin = originFromJson(keys.value("origin"), keys, place.lane, place.lanes);
    history.watched = watchedMap(keys);
    history.firstUpdate = keys.count("first_update", 0, mostUpdates);
    history.losses = std::move(tensors.losses);
    const Index updates = history.update();
    if (const std::optional<Index> said = keys.optionalCount("update", 0, mostUpdates);
        said.value_or(updates) != updates)
        throw Error(
            where + ": " +
            told("%1 is %2, but its losses are of %3 updates.", keys.pathOf("update"), *said, updates));
    history.measurements = measurementsFromJson(keys, updates);
    history.snapshots =
        unpackPictures(keys.list("snapshots"), tensors.pictures, updates, where, keys.pathOf("snapshots"));
    history.alignedAt = keys.optionalCount("aligned_at", 0, updates);
    history.exactAt = keys.optionalCount("exact_at", 0, updates);
    history.tokensPerSecond = keys.number("tokens_per_second", 0, mostSeconds);
    if (const std::optional<std::string> end = keys.optionalText("end"))
        history.end = endFromName(*end, where, keys.pathOf("end"));
    checkLosses(history.losses, history.end, keys);
    history.problem = keys.optionalText("problem").value_or("");
    read.keyframes = keyframesFromJson(keys, updates);
    keys.refuseUnknown();
    return read;
}

}  // namespace attn
