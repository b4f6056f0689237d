// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/model_file.h"

#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/atomic_file.h"
#include "core/files/formats/json_reader.h"
#include "core/files/formats/safetensors_checksum.h"
#include "core/model_files/foreign_models.h"
#include "core/model_files/import_model.h"
#include "core/model_files/pytorch/named_tensors.h"
#include "core/model_files/tensor_file.h"
#include "core/model_files/training_json.h"
#include "core/network/models/config_json.h"
#include "core/network/models/seq2seq.h"
#include "core/network/models/wiring_registry.h"

namespace attn {

namespace {

constexpr FileFormat format = {"attention-lab-model", 2, translatable("a model file of Attention Lab")};

// Programs before the second version know recurrent encoders and wirings only. Files of these stay as they
// were.
int versionOf(const ModelConfig& config) {
    return isRecurrent(config) ? 1 : 2;
}

Vocabulary readVocabulary(const SafetensorsFile& file, const std::string& key, const std::string& sizeKey,
                          Index expected) {
    const std::string where = file.path() + ": " + key;
    const nlohmann::json value = parseJson(requiredMetadata(file, key, format), where);
    if (!value.is_array())
        throw Error(told("%1 should be a JSON list of texts, found %2.", where, value.type_name()));
    std::vector<std::string> tokens;
    for (const nlohmann::json& token : value) {
        if (!token.is_string())
            throw Error(told("%1 should hold texts only, found %2 as entry %3.", where, token.type_name(),
                             tokens.size()));
        tokens.push_back(token.get<std::string>());
    }
    if (static_cast<Index>(tokens.size()) != expected)
        throw Error(told("%1 has %2 tokens, but config.%3 is %4.", where, tokens.size(), sizeKey, expected));
    return Vocabulary(std::move(tokens), where);
}

}  // namespace

std::shared_ptr<const TrainedModel> loadModel(const std::string& path) {
    if (const ForeignModel* kind = foreignModelOf(path))
        return kind->load(path);
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
        throw Error(path + ": " +
                    told("is a folder without a model; the folder of a model of Hugging Face, CTranslate2 or "
                         "Marian was expected, or a file."));
    if (isPytorchFile(path))
        return importModel({path}).model;
    const SafetensorsFile file = SafetensorsFile::load(path);
    if (isFromElsewhere(file))
        return importModel({path}).model;
    return loadModel(file);
}

std::shared_ptr<const TrainedModel> loadModel(const SafetensorsFile& file) {
    const std::string& path = file.path();
    checkFormat(file, format);
    const ModelConfig config = configFromJson(requiredMetadata(file, "config", format), path + ": config");
    Vocabulary source = readVocabulary(file, "source_vocabulary", "source_size", config.sourceSize);
    Vocabulary target = readVocabulary(file, "target_vocabulary", "target_size", config.targetSize);
    Tokenizers tokenizers = tokenizersFromJson(requiredMetadata(file, "tokenizer", format), path);
    TrainingInfo training = trainingFromJson(requiredMetadata(file, "training", format), path + ": training");
    const std::shared_ptr<const ParameterLayout> layout = layoutOf(config);
    checkTensors(file, *layout, {""});

    Seq2Seq network(config);
    readTensors(file, *layout, "", network.parameters().buffer());
    return std::make_shared<const TrainedModel>(TrainedModel{std::move(network), std::move(source),
                                                             std::move(target), std::move(tokenizers),
                                                             std::move(training)});
}

void saveModel(const TrainedModel& model, const std::string& path) {
    writeFileAtomically(path, modelBytes(model, path));
}

std::string modelBytes(const TrainedModel& model, const std::string& path) {
    const Parameters& parameters = model.network.parameters();
    const Eigen::VectorXf values = parameters.buffer().cast<float>();
    std::vector<TensorToWrite> tensors;
    addTensors(path, parameters.layout(), "", values, tensors);
    try {
        return checkedSafetensorsBytes({{"format", format.name},
                                        {"version", std::to_string(versionOf(model.network.config()))},
                                        {"config", configToJson(model.network.config())},
                                        {"source_vocabulary", nlohmann::json(model.source.tokens()).dump()},
                                        {"target_vocabulary", nlohmann::json(model.target.tokens()).dump()},
                                        {"tokenizer", tokenizersToJson(model.tokenizers)},
                                        {"training", trainingToJson(model.training)}},
                                       tensors);
    } catch (const nlohmann::json::exception&) {
        throw Error(path + ": " + told("not written, because a token or a name of the model is not UTF-8."),
                    Error::Kind::Failure);
    }
}

}  // namespace attn
