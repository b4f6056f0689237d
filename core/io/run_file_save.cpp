// SPDX-License-Identifier: GPL-3.0-or-later
#include <list>
#include <type_traits>
#include <utility>

#include "core/error.h"
#include "core/io/atomic_file.h"
#include "core/io/run_file.h"
#include "core/io/run_parts.h"

namespace attn {
namespace {

constexpr std::uint64_t besidesLane = 2000;  // bytes of a lane's names and shapes in the header

class Tensors {
public:
    void add(std::string name, const std::vector<float>& values, std::uint64_t columns = 0) {
        std::vector<std::uint64_t> shape = {values.size()};
        if (columns > 0)
            shape = {values.size() / columns, columns};
        m_tensors.push_back({std::move(name), std::move(shape), values});
    }
    void add(std::string name, const Vector& values) {
        const Eigen::VectorXf& numbers = asFloat(values);
        const auto size = static_cast<std::size_t>(numbers.size());
        m_tensors.push_back({std::move(name), {size}, {numbers.data(), size}});
    }
    const std::vector<TensorToWrite>& all() const { return m_tensors; }

private:
    // In the product the numbers stay where they are.
    template <typename Values>
    const Eigen::VectorXf& asFloat(const Values& values) {
        if constexpr (std::is_same_v<Values, Eigen::VectorXf>)
            return values;
        else
            return m_copies.emplace_back(values.template cast<float>());
    }

    std::vector<TensorToWrite> m_tensors;
    std::list<Eigen::VectorXf> m_copies;
};

void addKeyframe(Tensors& tensors, const std::string& name, const Keyframe& keyframe) {
    tensors.add(name + "parameters", keyframe.parameters);
    if (keyframe.goesOn()) {
        tensors.add(name + "adam.mean", keyframe.mean);
        tensors.add(name + "adam.square", keyframe.square);
    }
    if (keyframe.kept.size() > 0)
        tensors.add(name + "kept", keyframe.kept);
}

std::uint64_t bytesWithoutKeyframes(const std::vector<PackedPictures>& pictures, const SavedRun& run) {
    std::uint64_t bytes = besidesLane;
    for (std::size_t i = 0; i < run.lanes.size(); ++i) {
        const PackedPictures& packed = pictures[i];
        const std::size_t numbers = run.lanes[i].history.losses.size() + packed.sources.size() +
                                    packed.steps.size() + packed.weights.size();
        // JSON within JSON: quotation marks take two bytes.
        const std::size_t text = laneJson(run.lanes[i], packed, {}).dump().size();
        bytes += numbers * sizeof(float) + text * 3 / 2 + besidesLane;
    }
    return bytes;
}

struct Stopped {};

std::string header(const std::string& text, const std::vector<TensorToWrite>& tensors) {
    return safetensorsHeader(
        {{"format", runFormat.name}, {"version", std::to_string(runFormat.version)}, {"run", text}}, tensors);
}

// Takes the parts of the file, one after the other.
using RunSink = std::function<void(const std::vector<std::string_view>& parts)>;

std::uint64_t bytesIn(const std::vector<std::string_view>& parts) {
    std::uint64_t whole = 0;
    for (const std::string_view part : parts)
        whole += part.size();
    return whole;
}

void write(const std::string& path, const std::vector<std::string_view>& parts,
           const SaveRunOptions& options) {
    const std::uint64_t whole = bytesIn(parts);
    writeFileAtomically(path, parts, [&](std::uint64_t written) {
        if (options.stop.stop_requested())
            throw Stopped();
        if (options.publish)
            options.publish(static_cast<double>(written) / static_cast<double>(whole));
    });
}

bool packRun(const SavedRun& run, const std::string& path, const SaveRunOptions& options,
             const RunSink& sink) {
    try {
        std::vector<PackedPictures> pictures;
        for (const SavedLane& lane : run.lanes)
            pictures.push_back(packPictures(lane.history.snapshots));
        const std::uint64_t others = bytesWithoutKeyframes(pictures, run);
        const ChosenKeyframes keyframes =
            chooseKeyframes(run, options.mostBytes > others ? options.mostBytes - others : 0);
        Tensors tensors;
        nlohmann::ordered_json text = {{"pin", pinJson(run.pin)}, {"lanes", nlohmann::ordered_json::array()}};
        for (std::size_t i = 0; i < run.lanes.size(); ++i) {
            const std::string name = laneName(i);
            tensors.add(name + "losses", run.lanes[i].history.losses);
            tensors.add(name + "picture.sources", pictures[i].sources);
            tensors.add(name + "picture.steps", pictures[i].steps, PackedPictures::stepColumns);
            tensors.add(name + "picture.weights", pictures[i].weights);
            for (const auto& keyframe : keyframes[i])
                addKeyframe(tensors, keyframeName(i, keyframe->state.update), *keyframe);
            text["lanes"].push_back(laneJson(run.lanes[i], pictures[i], keyframes[i]));
        }
        if (options.stop.stop_requested())
            return false;
        const std::string start = header(text.dump(), tensors.all());
        std::vector<std::string_view> parts = {start};
        for (const TensorToWrite& tensor : tensors.all())
            parts.push_back(bytesOf(tensor));
        sink(parts);
    } catch (const Stopped&) {
        return false;
    } catch (const nlohmann::json::exception&) {
        throw Error(path + ": not written, because a name or a sentence of the run is not UTF-8.",
                    Error::Kind::Failure);
    }
    return true;
}

}  // namespace

bool saveRun(const SavedRun& run, const std::string& path, const SaveRunOptions& options) {
    return packRun(run, path, options, [&](const auto& parts) { write(path, parts, options); });
}

std::optional<std::string> runBytes(const SavedRun& run, const std::string& path,
                                    const SaveRunOptions& options) {
    std::string bytes;
    const bool isWhole = packRun(run, path, options, [&](const auto& parts) {
        bytes.reserve(bytesIn(parts));
        for (const std::string_view part : parts)
            bytes += part;
    });
    return isWhole ? std::optional(std::move(bytes)) : std::nullopt;
}

}  // namespace attn
