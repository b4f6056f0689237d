// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/checkpoint.h"

#include <cassert>
#include <cmath>
#include <list>
#include <utility>

#include "core/error.h"
#include "core/io/atomic_file.h"
#include "core/io/json_reader.h"
#include "core/io/tensor_file.h"
#include "core/io/training_json.h"

namespace attn {
namespace {

constexpr FileFormat format = {"attention-lab-checkpoint", 1, "a checkpoint of Attention Lab"};
constexpr const char* parametersPrefix = "parameters/";
constexpr const char* meanPrefix = "adam.mean/";
constexpr const char* squarePrefix = "adam.square/";
constexpr const char* keptPrefix = "kept/";

// Numbers are written so that reading gives the same bits.
std::string stateToJson(const LaneState& state, bool hasKept) {
    nlohmann::ordered_json value = {{"update", state.update},          {"measured", state.measured},
                                    {"baseline", state.baseline},      {"since_best", state.sinceBest},
                                    {"kept_update", state.keptUpdate}, {"kept", hasKept},
                                    {"seconds", state.seconds}};
    if (std::isfinite(state.bestLoss))
        value["best_loss"] = state.bestLoss;
    if (state.exactMatch)
        value["exact_match"] = *state.exactMatch;
    if (state.heldOutLoss)
        value["held_out_loss"] = *state.heldOutLoss;
    return value.dump();
}

class StateReader {
public:
    StateReader(const nlohmann::json& value, const std::string& where) : m_object(value, where, "state") {}

    void count(const std::string& key, Index& target, Index largest) {
        require(key);
        m_object.read(key, target);
        if (target < 0 || target > largest)
            throw Error(m_object.where() + ": " + m_object.pathOf(key) + " should be from 0 to " +
                        std::to_string(largest) + ", found " + std::to_string(target) + ".");
    }
    void number(const std::string& key, double& target) {
        require(key);
        m_object.read(key, target);
    }
    void optional(const std::string& key, std::optional<double>& target) {
        if (m_object.find(key)) {
            target = 0;
            m_object.read(key, *target);
        }
    }
    bool flag(const std::string& key) {
        bool value = false;
        require(key);
        m_object.read(key, value);
        return value;
    }
    void refuseUnknown() const { m_object.refuseUnknown(); }

private:
    void require(const std::string& key) {
        if (!m_object.find(key))
            throw Error(m_object.where() + ": " + m_object.pathOf(key) + " is missing; " + format.called +
                        " has it.");
    }

    JsonObject m_object;
};

LaneState stateFromJson(const std::string& text, const std::string& where, Index updates, bool& hasKept) {
    const nlohmann::json value = parseJson(text, where);
    StateReader reader(value, where);
    LaneState state;
    reader.count("update", state.update, updates);
    reader.count("measured", state.measured, state.update);
    reader.count("since_best", state.sinceBest, state.update);
    reader.count("kept_update", state.keptUpdate, state.update);
    reader.number("baseline", state.baseline);
    reader.number("seconds", state.seconds);
    std::optional<double> best;
    reader.optional("best_loss", best);
    state.bestLoss = best.value_or(state.bestLoss);
    reader.optional("exact_match", state.exactMatch);
    reader.optional("held_out_loss", state.heldOutLoss);
    hasKept = reader.flag("kept");
    reader.refuseUnknown();
    return state;
}

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
        throw Error(path + ": is a checkpoint of another corpus: " + difference +
                    "; resume it with the corpus as it was.");
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
        {"state", stateToJson(lane.state(), hasKept)}};
    if (!lane.corpusFiles().empty())
        metadata.emplace_back("corpus_files", fileMarksJson(lane.corpusFiles()).dump());
    const std::string header = safetensorsHeader(metadata, tensors);
    std::vector<std::string_view> parts = {header};
    for (const TensorToWrite& tensor : tensors)
        parts.push_back(bytesOf(tensor));
    writeFileAtomically(path, parts);
}

void resumeCheckpoint(const std::string& path, LaneTraining& lane) {
    const SafetensorsFile file = SafetensorsFile::load(path);
    checkFormat(file, format);
    const Recipe recipe = recipeFromJson(requiredMetadata(file, "recipe", format), path + ": recipe");
    const std::string difference = recipeDifference(recipe, lane.recipe());
    if (!difference.empty())
        throw Error(path + ": is a checkpoint of another recipe: " + difference +
                    "; resume it with the recipe that it was made with.");
    checkCorpusFiles(file, path, lane);
    bool hasKept = false;
    const LaneState state =
        stateFromJson(requiredMetadata(file, "state", format), path + ": state", recipe.updates, hasKept);
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
        throw Error(path + ": a number below 0 in adam.square, expected mean squares of gradients.");
    if (hasKept)
        readTensors(file, layout, keptPrefix, kept);
    lane.restore(state, parameters, std::move(mean), std::move(square), std::move(kept));
}

}  // namespace attn
