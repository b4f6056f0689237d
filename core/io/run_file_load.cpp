// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>
#include <map>
#include <utility>

#include "core/error.h"
#include "core/io/json_reader.h"
#include "core/io/required_keys.h"
#include "core/io/run_file.h"
#include "core/io/run_parts.h"
#include "core/model/decoder.h"
#include "core/model/encoder.h"
#include "core/model/wiring_registry.h"
#include "core/text/nearest_name.h"
#include "core/train/corpus.h"

namespace attn {
namespace {

using nlohmann::json;

constexpr std::size_t mostLanes = 1000;

// Each tensor is taken once; what is left over is not known.
class TensorSource {
public:
    explicit TensorSource(const SafetensorsFile& file) : m_file(file) {
        for (const TensorInfo& tensor : file.tensors())
            m_left.emplace(tensor.name, &tensor);
    }

    // `columns`: rows of so many; 0: a list.
    std::vector<float> take(const std::string& name, std::uint64_t columns = 0) {
        const auto found = m_left.find(name);
        if (found == m_left.end())
            refuse(name, "is missing, which its lane speaks of");
        const TensorInfo& tensor = *found->second;
        const bool fits =
            columns == 0 ? tensor.shape.size() == 1 : tensor.shape.size() == 2 && tensor.shape[1] == columns;
        if (!fits)
            refuse(name, "should have shape " +
                             (columns == 0 ? std::string("[n]") : "[n, " + std::to_string(columns) + "]") +
                             ", found " + shapeText(tensor.shape));
        m_left.erase(found);
        return m_file.floats(tensor);
    }

    // Finite, and as many as the others of its lane; the first says how many.
    Vector take(const std::string& name, Index& size, double smallest) {
        const std::vector<float> values = take(name);
        const auto count = static_cast<Index>(values.size());
        if (size == 0)
            size = count;
        if (count == 0 || count != size)
            refuse(name, "should have " + (size > 0 ? std::to_string(size) : std::string("some")) +
                             " numbers as the others of its lane, found " + std::to_string(count));
        for (std::size_t i = 0; i < values.size(); ++i)
            if (!(values[i] >= smallest && values[i] <= std::numeric_limits<float>::max()))
                refuse(name, "holds " + std::to_string(values[i]) + " at [" + std::to_string(i) +
                                 "], expected finite numbers" + (smallest == 0 ? " from 0 up" : ""));
        return Eigen::Map<const Eigen::VectorXf>(values.data(), count).cast<Real>();
    }

    void expectNothingLeft() const {
        if (!m_left.empty())
            refuse(m_left.begin()->first, "belongs to no lane of the run");
    }

private:
    [[noreturn]] void refuse(const std::string& name, const std::string& problem) const {
        throw Error(m_file.path() + ": tensor " + inQuotes(name) + " " + problem + ".");
    }

    const SafetensorsFile& m_file;
    std::map<std::string, const TensorInfo*> m_left;
};

std::shared_ptr<const Keyframe> readKeyframe(TensorSource& tensors, const std::string& name,
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
        // The first weights are drawn from the recipe's seed.
        snapshot.hasWeights = snapshot.update == 0 || (keyframe != lane.keyframes.end() &&
                                                       (*keyframe)->state.update == snapshot.update);
    }
}

// A task knows its tokens without making pairs.
void checkTaskKeyframes(const SavedLane& lane, const std::string& where) {
    const Recipe& recipe = lane.history.recipe;
    if (recipe.corpus || lane.keyframes.empty())
        return;
    const std::unique_ptr<Task> task = createTask(recipe.task, recipe.lengths);
    ModelConfig config = recipe.model;
    config.sourceSize = sourceVocabulary(*task).size();
    config.targetSize = targetVocabulary(*task).size();
    ParameterLayout layout;
    const Encoder encoder(config, layout);
    const auto decoder = createDecoder(config, layout);
    checkKeyframes(lane, layout, where);
}

SavedLane readLane(const json& value, TensorSource& tensors, std::size_t place, std::size_t lanes,
                   const std::string& where) {
    const std::string name = laneName(place);
    LaneTensors numbers;
    numbers.losses = tensors.take(name + "losses");
    numbers.pictures.sources = tensors.take(name + "picture.sources");
    numbers.pictures.steps = tensors.take(name + "picture.steps", PackedPictures::stepColumns);
    numbers.pictures.weights = tensors.take(name + "picture.weights");
    ReadLane read = laneFromJson(value, std::move(numbers), place, lanes, where);
    SavedLane lane;
    lane.history = std::move(read.history);
    lane.corpusFiles = std::move(read.corpusFiles);
    Index size = 0;
    for (const LaneKeyframe& keyframe : read.keyframes)
        lane.keyframes.push_back(
            readKeyframe(tensors, keyframeName(place, keyframe.state.update), keyframe, size));
    markKept(lane);
    checkTaskKeyframes(lane, where + ": lanes[" + std::to_string(place) + "]");
    return lane;
}

// Following a branch to where it comes from must end.
void checkOrigins(const SavedRun& run, const std::string& where) {
    for (std::size_t place = 0; place < run.lanes.size(); ++place) {
        std::size_t lane = place;
        for (std::size_t hops = 0; run.lanes[lane].history.origin; ++hops) {
            if (hops > run.lanes.size())
                throw Error(where + ": lanes[" + std::to_string(place) +
                            "].origin leads round in a circle; expected a lane that has no origin at its "
                            "end.");
            lane = run.lanes[lane].history.origin->lane;
        }
    }
}

}  // namespace

SavedRun loadRun(const std::string& path) {
    return *loadRun(path, LoadRunOptions());
}

std::optional<SavedRun> loadRun(const std::string& path, const LoadRunOptions& options) {
    return loadRun(SafetensorsFile::load(path), options);
}

std::optional<SavedRun> loadRun(const SafetensorsFile& file, const LoadRunOptions& options) {
    checkFormat(file, runFormat);
    const std::string where = file.path() + ": run";
    const json value = parseJson(requiredMetadata(file, "run", runFormat), where);
    RequiredKeys keys(value, where, {}, runFormat.called);
    const json& lanes = keys.list("lanes");
    if (lanes.empty() || lanes.size() > mostLanes)
        throw Error(where + ": lanes should be 1 to " + std::to_string(mostLanes) + ", found " +
                    std::to_string(lanes.size()) + ".");
    SavedRun run;
    run.pin = pinFromJson(keys.value("pin"), where);
    keys.refuseUnknown();
    TensorSource tensors(file);
    for (const json& lane : lanes) {
        if (options.stop.stop_requested())
            return std::nullopt;
        run.lanes.push_back(readLane(lane, tensors, run.lanes.size(), lanes.size(), where));
        if (options.publish)
            options.publish(static_cast<double>(run.lanes.size()) / static_cast<double>(lanes.size()));
    }
    tensors.expectNothingLeft();
    checkOrigins(run, where);
    return run;
}

void checkKeyframes(const SavedLane& lane, const ParameterLayout& layout, const std::string& where) {
    for (const auto& keyframe : lane.keyframes)
        if (keyframe->parameters.size() != layout.bufferSize())
            throw Error(where + ": the weights of update " + std::to_string(keyframe->state.update) +
                        " are " + std::to_string(keyframe->parameters.size()) +
                        " numbers, but a network of this recipe has " + std::to_string(layout.bufferSize()) +
                        "; they belong to another model.");
}

}  // namespace attn
