// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/model_file.h"

#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/error.h"
#include "core/io/atomic_file.h"
#include "core/io/json_reader.h"
#include "core/io/safetensors.h"
#include "core/io/training_json.h"
#include "core/model/decoder.h"
#include "core/model/encoder.h"
#include "core/model/wiring_registry.h"
#include "core/text/nearest_name.h"

namespace attn {

namespace {

constexpr const char* formatName = "attention-lab-model";
constexpr int formatVersion = 1;

const std::string& metadata(const SafetensorsFile& file, const std::string& key) {
    const auto found = file.metadata().find(key);
    if (found == file.metadata().end())
        throw Error(file.path() + ": metadata key \"" + key +
                    "\" is missing; a model file of Attention Lab has it.");
    return found->second;
}

void checkFormat(const SafetensorsFile& file) {
    const std::string& format = metadata(file, "format");
    if (format != formatName)
        throw Error(file.path() + ": its format is " + inQuotes(format) + ", expected \"" + formatName +
                    "\".");
    const std::string& text = metadata(file, "version");
    int version = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), version);
    if (failure != std::errc() || end != text.data() + text.size() || version < 1)
        throw Error(file.path() + ": its version is " + inQuotes(text) +
                    ", expected a whole number from 1 up.");
    if (version > formatVersion)
        throw Error(file.path() + ": is of version " + text + ", this program reads up to version " +
                    std::to_string(formatVersion) + "; open it with a newer Attention Lab.");
}

Vocabulary readVocabulary(const SafetensorsFile& file, const std::string& key, const std::string& sizeKey,
                          Index expected) {
    const std::string where = file.path() + ": " + key;
    const nlohmann::json value = parseJson(metadata(file, key), where);
    if (!value.is_array())
        throw Error(where + " should be a JSON list of texts, found " + value.type_name() + ".");
    std::vector<std::string> tokens;
    for (const nlohmann::json& token : value) {
        if (!token.is_string())
            throw Error(where + " should hold texts only, found " + token.type_name() + " as entry " +
                        std::to_string(tokens.size()) + ".");
        tokens.push_back(token.get<std::string>());
    }
    if (static_cast<Index>(tokens.size()) != expected)
        throw Error(where + " has " + std::to_string(tokens.size()) + " tokens, but config." + sizeKey +
                    " is " + std::to_string(expected) + ".");
    return Vocabulary(std::move(tokens), where);
}

std::vector<std::uint64_t> shapeOf(const ParameterEntry& entry) {
    const auto rows = static_cast<std::uint64_t>(entry.rows);
    if (entry.rank == 1)
        return {rows};
    return {rows, static_cast<std::uint64_t>(entry.cols)};
}

// Names, dtypes and shapes, before anything of the configuration's sizes is allocated.
void checkTensors(const SafetensorsFile& file, const ParameterLayout& layout) {
    std::vector<std::string> names;
    for (const ParameterEntry& entry : layout.entries())
        names.push_back(entry.name);
    for (const TensorInfo& tensor : file.tensors())
        if (!layout.find(tensor.name))
            throw Error(file.path() + ": tensor " + inQuotes(tensor.name) +
                        " is unknown in a model of this configuration; " + suggestion(tensor.name, names));
    for (const ParameterEntry& entry : layout.entries()) {
        const TensorInfo* tensor = file.find(entry.name);
        if (!tensor)
            throw Error(file.path() + ": tensor \"" + entry.name + "\" is missing, expected with shape " +
                        shapeText(shapeOf(entry)) + ".");
        if (tensor->shape != shapeOf(entry))
            throw Error(file.path() + ": tensor \"" + entry.name + "\" should have shape " +
                        shapeText(shapeOf(entry)) + ", found " + shapeText(tensor->shape) + ".");
    }
}

// "tensor "output.bias" holds NaN at [3]"; empty when all values are finite.
std::string notFinite(const ParameterEntry& entry, const float* values) {
    for (Index i = 0; i < entry.size(); ++i) {
        if (std::isfinite(values[i]))
            continue;
        const std::string row = std::to_string(i / entry.cols);
        const std::string place = entry.rank == 1 ? row : row + ", " + std::to_string(i % entry.cols);
        return "tensor \"" + entry.name + "\" holds " + (std::isnan(values[i]) ? "NaN" : "infinity") +
               " at [" + place + "]";
    }
    return {};
}

void readTensors(const SafetensorsFile& file, Parameters& parameters) {
    for (const ParameterEntry& entry : parameters.layout().entries()) {
        const std::vector<float> values = file.floats(*file.find(entry.name));
        const std::string problem = notFinite(entry, values.data());
        if (!problem.empty())
            throw Error(file.path() + ": " + problem + ", expected finite numbers.");
        // Both are [out, in], row after row.
        parameters.buffer().segment(entry.offset, entry.size()) =
            Eigen::Map<const Eigen::VectorXf>(values.data(), entry.size()).cast<Real>();
    }
}

}  // namespace

std::shared_ptr<const TrainedModel> loadModel(const std::string& path) {
    const SafetensorsFile file = SafetensorsFile::load(path);
    checkFormat(file);
    const ModelConfig config = configFromJson(metadata(file, "config"), path + ": config");
    Vocabulary source = readVocabulary(file, "source_vocabulary", "source_size", config.sourceSize);
    Vocabulary target = readVocabulary(file, "target_vocabulary", "target_size", config.targetSize);
    std::shared_ptr<const Tokenizer> tokenizer = tokenizerFromJson(metadata(file, "tokenizer"), path);
    TrainingInfo training = trainingFromJson(metadata(file, "training"), path + ": training");
    // The two halves name their tensors without allocating any.
    ParameterLayout layout;
    const Encoder encoder(config, layout);
    const auto decoder = createDecoder(config, layout);
    checkTensors(file, layout);

    Seq2Seq network(config);
    readTensors(file, network.parameters());
    return std::make_shared<const TrainedModel>(TrainedModel{
        std::move(network), std::move(source), std::move(target), std::move(tokenizer), std::move(training)});
}

void saveModel(const TrainedModel& model, const std::string& path) {
    const Parameters& parameters = model.network.parameters();
    const Eigen::VectorXf values = parameters.buffer().cast<float>();
    std::vector<TensorToWrite> tensors;
    for (const ParameterEntry& entry : parameters.layout().entries()) {
        const float* first = values.data() + entry.offset;
        const std::string problem = notFinite(entry, first);
        if (!problem.empty())
            throw Error(path + ": not written, because " + problem + "; train with a lower rate.",
                        Error::Kind::Failure);
        tensors.push_back({entry.name, shapeOf(entry), {first, static_cast<std::size_t>(entry.size())}});
    }
    std::string bytes;
    try {
        bytes = safetensorsBytes({{"format", formatName},
                                  {"version", std::to_string(formatVersion)},
                                  {"config", configToJson(model.network.config())},
                                  {"source_vocabulary", nlohmann::json(model.source.tokens()).dump()},
                                  {"target_vocabulary", nlohmann::json(model.target.tokens()).dump()},
                                  {"tokenizer", tokenizerToJson(*model.tokenizer)},
                                  {"training", trainingToJson(model.training)}},
                                 tensors);
    } catch (const nlohmann::json::exception&) {
        throw Error(path + ": not written, because a token or a name of the model is not UTF-8.",
                    Error::Kind::Failure);
    }
    writeFileAtomically(path, bytes);
}

}  // namespace attn
