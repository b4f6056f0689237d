// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>
#include <span>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/formats/json_reader.h"
#include "core/files/formats/record_file.h"
#include "core/files/formats/required_keys.h"
#include "core/network/models/seq2seq.h"
#include "core/runs/run_file.h"
#include "core/runs/run_parts.h"
#include "core/runs/run_paths.h"
#include "core/runs/run_tensors.h"
#include "core/train/corpora/corpus.h"

namespace attn {
namespace {

using nlohmann::json;

constexpr std::size_t mostLanes = 1000;

std::shared_ptr<const Keyframe> readKeyframe(RunTensors& tensors, const std::string& name,
                                             const LaneKeyframe& read, Index& size) {
    constexpr double any = std::numeric_limits<float>::lowest();
    auto keyframe = std::make_shared<Keyframe>();
    keyframe->state = read.state;
    keyframe->parameters = tensors.take(name + "parameters", size, any);
    if (read.goesOn) {
        keyframe->mean = tensors.take(name + "adam.mean", size, any);
        keyframe->square = tensors.take(name + "adam.square", size, 0);
    }
    if (read.hasKept)
        keyframe->kept = tensors.take(name + "kept", size, any);
    return keyframe;
}

void markKept(SavedLane& lane) {
    auto keyframe = lane.keyframes.begin();
    for (Snapshot& snapshot : lane.history.snapshots) {
        while (keyframe != lane.keyframes.end() && (*keyframe)->state.update < snapshot.update)
            ++keyframe;
        // The first weights can be drawn again from the recipe's seed.
        snapshot.hasWeights = snapshot.update == 0 || (keyframe != lane.keyframes.end() &&
                                                       (*keyframe)->state.update == snapshot.update);
    }
}

// The tokens of a task are known without making pairs.
void checkTaskKeyframes(const SavedLane& lane, const std::string& where) {
    const Recipe& recipe = lane.history.recipe;
    if (recipe.corpus || lane.keyframes.empty())
        return;
    const std::unique_ptr<Task> task = createTask(recipe.task, recipe.lengths);
    ModelConfig config = recipe.model;
    config.sourceSize = sourceVocabulary(*task).size();
    config.targetSize = targetVocabulary(*task).size();
    const std::shared_ptr<const ParameterLayout> layout = layoutOf(config);
    checkKeyframes(lane, *layout, where);
}

SavedLane readLane(const json& value, RunTensors& tensors, const LanePlace& place, const std::string& where) {
    const std::string name = laneName(place.lane);
    LaneTensors numbers;
    numbers.losses = tensors.take(name + "losses");
    numbers.pictures.sources = tensors.take(name + "picture.sources");
    numbers.pictures.steps = tensors.take(name + "picture.steps", PackedPictures::stepColumns);
    numbers.pictures.weights = tensors.take(name + "picture.weights");
    ReadLane read = laneFromJson(value, std::move(numbers), place, where);
    SavedLane lane;
    lane.history = std::move(read.history);
    lane.corpusFiles = std::move(read.corpusFiles);
    Index size = 0;
    for (const LaneKeyframe& keyframe : read.keyframes)
        lane.keyframes.push_back(
            readKeyframe(tensors, keyframeName(place.lane, keyframe.state.update), keyframe, size));
    markKept(lane);
    checkTaskKeyframes(lane, where + ": lanes[" + std::to_string(place.lane) + "]");
    return lane;
}

// The chain of origins of a branch must end.
void checkOrigins(const SavedRun& run, const std::string& where) {
    for (std::size_t place = 0; place < run.lanes.size(); ++place) {
        std::size_t lane = place;
        for (std::size_t hops = 0; run.lanes[lane].history.origin; ++hops) {
            if (hops > run.lanes.size())
                throw Error(where + ": " +
                            told("lanes[%1].origin leads round in a circle; expected a lane that has no "
                                 "origin at its end.",
                                 place));
            lane = run.lanes[lane].history.origin->lane;
        }
    }
}

// Reads a run from its parts, the newest last; each part has the whole JSON.
std::optional<SavedRun> readRun(std::span<const SafetensorsFile> parts, const std::string& folder,
                                const LoadRunOptions& options) {
    for (const SafetensorsFile& part : parts)
        checkFormat(part, runFormat);
    const SafetensorsFile& newest = parts.back();
    const std::string where = newest.path() + ": run";
    const json value = parseJson(requiredMetadata(newest, "run", runFormat), where);
    RequiredKeys keys(value, where, {}, runFormat.called);
    const json& lanes = keys.list("lanes");
    if (lanes.empty() || lanes.size() > mostLanes)
        throw Error(where + ": " + told("lanes should be 1 to %1, found %2.", mostLanes, lanes.size()));
    SavedRun run;
    run.pin = pinFromJson(keys.value("pin"), where);
    keys.optionalText("weights");
    keys.refuseUnknown();
    RunTensors tensors(parts);
    for (const json& lane : lanes) {
        if (options.stop.stop_requested())
            return std::nullopt;
        run.lanes.push_back(readLane(lane, tensors, {run.lanes.size(), lanes.size(), folder}, where));
        if (options.publish)
            options.publish(static_cast<double>(run.lanes.size()) / static_cast<double>(lanes.size()));
    }
    tensors.expectNothingLeft();
    checkOrigins(run, where);
    return run;
}

}  // namespace

SavedRun loadRun(const std::string& path) {
    return *loadRun(path, LoadRunOptions());
}

std::optional<SavedRun> loadRun(const std::string& path, const LoadRunOptions& options) {
    std::vector<SafetensorsFile> parts;
    if (RecordFile::isOne(path))
        RecordFile::read(
            path, [&](const std::string& record) { parts.push_back(SafetensorsFile::parse(record, path)); });
    else
        parts.push_back(SafetensorsFile::load(path));
    return readRun(parts, runFolder(path), options);
}

std::optional<SavedRun> loadRun(const SafetensorsFile& file, const std::string& outer,
                                const LoadRunOptions& options) {
    return readRun(std::span(&file, 1), runFolder(outer), options);
}

void checkKeyframes(const SavedLane& lane, const ParameterLayout& layout, const std::string& where) {
    for (const auto& keyframe : lane.keyframes)
        if (keyframe->parameters.size() != layout.bufferSize())
            throw Error(where + ": " +
                        told("the weights of update %1 are %2 numbers, but a network of this recipe has %3; "
                             "they belong to another model.",
                             keyframe->state.update, keyframe->parameters.size(), layout.bufferSize()));
}

}  // namespace attn
