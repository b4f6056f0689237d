// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/run_packing.h"

#include <type_traits>
#include <utility>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/formats/safetensors_checksum.h"
#include "core/runs/run_json.h"
#include "core/runs/run_keyframes.h"
#include "core/runs/run_parts.h"
#include "core/runs/run_paths.h"

namespace attn {
namespace {

constexpr std::uint64_t besidesLane = 2000;  // bytes of a lane's names and shapes in the header

std::uint64_t bytesWithoutKeyframes(const std::list<PackedPictures>& pictures, const SavedRun& run) {
    std::uint64_t bytes = besidesLane;
    auto packed = pictures.begin();
    for (const SavedLane& lane : run.lanes) {
        const std::size_t numbers = lane.history.losses.size() + packed->sources.size() +
                                    packed->steps.size() + packed->weights.size();
        // This is JSON within JSON, where quotation marks take two bytes.
        const std::size_t text = laneJson(lane, *packed, {}, {}).dump().size();
        bytes += numbers * sizeof(float) + text * 3 / 2 + besidesLane;
        ++packed;
    }
    return bytes;
}

ChosenKeyframes chosen(const SavedRun& run, const std::list<PackedPictures>& pictures,
                       const SaveRunOptions& options) {
    if (options.weights == RunWeights::None)
        return ChosenKeyframes(run.lanes.size());
    const std::uint64_t others = bytesWithoutKeyframes(pictures, run);
    return chooseKeyframes(run, options.mostBytes > others ? options.mostBytes - others : 0);
}

}  // namespace

PackedRun::PackedRun(const SavedRun& run, const std::string& path, const SaveRunOptions& options) {
    try {
        for (const SavedLane& lane : run.lanes)
            m_pictures.push_back(packPictures(lane.history.snapshots));
        const ChosenKeyframes keyframes = chosen(run, m_pictures, options);
        nlohmann::ordered_json text = {{"weights", options.weights == RunWeights::None ? "none" : "history"},
                                       {"pin", pinJson(run.pin)},
                                       {"lanes", nlohmann::ordered_json::array()}};
        auto pictures = m_pictures.begin();
        for (std::size_t i = 0; i < run.lanes.size(); ++i, ++pictures) {
            const SavedLane& lane = run.lanes[i];
            const std::string name = laneName(i);
            add(name + "losses", lane.history.losses);
            add(name + "picture.sources", pictures->sources);
            add(name + "picture.steps", pictures->steps, PackedPictures::stepColumns);
            add(name + "picture.weights", pictures->weights);
            for (const auto& keyframe : keyframes[i])
                add(keyframeName(i, keyframe->state.update), *keyframe);
            text["lanes"].push_back(laneJson(lane, *pictures, keyframes[i], runFolder(path)));
        }
        m_text = text.dump();
    } catch (const nlohmann::json::exception&) {
        throw Error(path + ": " + told("not written, because a name or a sentence of the run is not UTF-8."),
                    Error::Kind::Failure);
    }
}

void PackedRun::add(std::string name, const std::vector<float>& values, std::uint64_t columns) {
    std::vector<std::uint64_t> shape = {values.size()};
    if (columns > 0)
        shape = {values.size() / columns, columns};
    m_tensors.push_back({std::move(name), std::move(shape), values});
}

void PackedRun::add(std::string name, const Vector& values) {
    // In the product, Real is float and the numbers are not copied.
    const auto floats = [this](const auto& numbers) -> const Eigen::VectorXf& {
        if constexpr (std::is_same_v<std::decay_t<decltype(numbers)>, Eigen::VectorXf>)
            return numbers;
        else
            return m_copies.emplace_back(numbers.template cast<float>());
    };
    const Eigen::VectorXf& numbers = floats(values);
    const auto size = static_cast<std::size_t>(numbers.size());
    m_tensors.push_back({std::move(name), {size}, {numbers.data(), size}});
}

void PackedRun::add(const std::string& name, const Keyframe& keyframe) {
    add(name + "parameters", keyframe.parameters);
    if (keyframe.goesOn()) {
        add(name + "adam.mean", keyframe.mean);
        add(name + "adam.square", keyframe.square);
    }
    if (keyframe.kept.size() > 0)
        add(name + "kept", keyframe.kept);
}

std::string PackedRun::header(const std::vector<TensorToWrite>& tensors,
                              const std::vector<std::string>& continued) const {
    std::vector<std::pair<std::string, std::string>> entries = metadata();
    if (!continued.empty())
        entries.emplace_back(continuedKey, nlohmann::json(continued).dump());
    return safetensorsHeader(entries, tensors);
}

std::string PackedRun::checkedHeader() const {
    return checkedSafetensorsHeader(metadata(), m_tensors);
}

std::vector<std::pair<std::string, std::string>> PackedRun::metadata() const {
    return {{"format", runFormat.name}, {"version", std::to_string(runFormat.version)}, {"run", m_text}};
}

std::vector<std::string_view> PackedRun::parts(const std::string& header) const {
    std::vector<std::string_view> parts = {header};
    for (const TensorToWrite& tensor : m_tensors)
        parts.push_back(bytesOf(tensor));
    return parts;
}

std::uint64_t PackedRun::bytes() const {
    std::uint64_t bytes = m_text.size();
    for (const TensorToWrite& tensor : m_tensors)
        bytes += tensor.values.size_bytes() + tensor.name.size();
    return bytes;
}

}  // namespace attn
