// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/checkpoint.h"

#include <cassert>
#include <list>
#include <utility>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/atomic_file.h"
#include "core/files/formats/json_reader.h"
#include "core/files/formats/safetensors_checksum.h"
#include "core/model_files/tensor_file.h"
#include "core/model_files/training_json.h"
#include "core/train/lane_state_json.h"

namespace attn {
namespace {

constexpr FileFormat format = {"attention-lab-checkpoint", 1, translatable("a checkpoint of Attention Lab")};
constexpr const char* parametersPrefix = "parameters/";
constexpr const char* meanPrefix = "adam.mean/";
constexpr const char* squarePrefix = "adam.square/";
constexpr const char* keptPrefix = "kept/";

[[maybe_unused]] const Eigen::VectorXf& asFloat(const Eigen::VectorXf& values, std::list<Eigen::VectorXf>&) {
    return values;
}
[[maybe_unused]] const Eigen::VectorXf& asFloat(const Eigen::VectorXd& values,
                                                std::list<Eigen::VectorXf>& copies) {
    return copies.emplace_back(values.cast<float>());
}

void checkCorpusFiles(const SafetensorsFile& file, const std::string& path, const LaneTraining& lane) {
    const auto text = file.metadata().find("corpus_files");
    if (text == file.metadata().end())
        return;
    const std::string where = path + ": corpus_files";
    const std::string difference = fileDifference(
        lane.corpusFiles(), fileMarksFromJson(parseJson(text->second, where), where, "corpus_files"));
    if (!difference.empty())
        throw Error(
            path + ": " +
            told("is a checkpoint of another corpus: %1; resume it with the unchanged corpus.", difference));
}

Recipe recipeIn(const SafetensorsFile& file, const std::string& path) {
    return recipeFromJson(requiredMetadata(file, "recipe", format), path + ": recipe");
}

}  // namespace

void saveCheckpoint(const LaneTraining& lane, const std::string& path) {
    assert(lane.end() != TrainingEnd::Diverged);
    const ParameterLayout& layout = *lane.network().layout();
    std::list<Eigen::VectorXf> copies;
    std::vector<TensorToWrite> tensors;
    const auto add = [&](const char* prefix, const Vector& buffer) {
        addTensors(path, layout, prefix, asFloat(buffer, copies), tensors);
    };
    const bool hasKept = lane.kept().size() > 0;
    add(parametersPrefix, lane.network().parameters().buffer());
    add(meanPrefix, lane.adam().mean());
    add(squarePrefix, lane.adam().square());
    if (hasKept)
        add(keptPrefix, lane.kept());

    std::vector<std::pair<std::string, std::string>> metadata = {
        {"format", format.name},
        {"version", std::to_string(format.version)},
        {"recipe", recipeToJson(lane.recipe())},
        {"state", laneStateJson(lane.state(), hasKept).dump()}};
    if (!lane.corpusFiles().empty())
        metadata.emplace_back("corpus_files", fileMarksJson(lane.corpusFiles()).dump());
    const std::string header = checkedSafetensorsHeader(metadata, tensors);
    std::vector<std::string_view> parts = {header};
    for (const TensorToWrite& tensor : tensors)
        parts.push_back(bytesOf(tensor));
    writeFileAtomically(path, parts);
}

void resumeCheckpoint(const std::string& path, LaneTraining& lane) {
    const SafetensorsFile file = SafetensorsFile::load(path);
    checkFormat(file, format);
    const Recipe recipe = recipeIn(file, path);
    const std::string difference = recipeDifference(recipe, lane.recipe());
    if (!difference.empty())
        throw Error(
            path + ": " +
            told("is a checkpoint of another recipe: %1; resume it with the recipe that it was made with.",
                 difference));
    checkCorpusFiles(file, path, lane);
    const std::string where = path + ": state";
    const auto [state, hasKept] = laneStateFromJson(parseJson(requiredMetadata(file, "state", format), where),
                                                    where, "state", format.called, lastUpdate(recipe));
    const ParameterLayout& layout = *lane.network().layout();
    std::vector<std::string> prefixes = {parametersPrefix, meanPrefix, squarePrefix};
    if (hasKept)
        prefixes.push_back(keptPrefix);
    checkTensors(file, layout, prefixes);

    Vector parameters, mean, square, kept;
    readTensors(file, layout, parametersPrefix, parameters);
    readTensors(file, layout, meanPrefix, mean);
    readTensors(file, layout, squarePrefix, square);
    if (square.minCoeff() < 0)
        throw Error(path + ": " +
                    told("a number below 0 in adam.square, expected mean squares of gradients."));
    if (hasKept)
        readTensors(file, layout, keptPrefix, kept);
    lane.restore(state, parameters, std::move(mean), std::move(square), std::move(kept));
}

Index checkpointThreads(const std::string& path) {
    const SafetensorsFile file = SafetensorsFile::load(path);
    checkFormat(file, format);
    return threadsOf(recipeIn(file, path));
}

}  // namespace attn
