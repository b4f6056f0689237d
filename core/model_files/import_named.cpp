// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/import_named.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/file_reader.h"
#include "core/files/formats/json_reader.h"
#include "core/files/formats/safetensors.h"
#include "core/model_files/model_file.h"
#include "core/network/models/config_json.h"
#include "core/network/models/seq2seq.h"

namespace attn {
namespace {

constexpr const char* sourceEmbedding = "encoder.embedding.weight";
constexpr const char* wordEmbedding = "encoder.words.embedding.weight";  // of a hierarchical encoder
constexpr const char* targetEmbedding = "decoder.embedding.weight";      // not of the wiring `pool`
constexpr const char* outputWeight = "output.weight";                    // not where the output is tied
// bytes; large because the output of `info` lists the vocabularies too
constexpr std::size_t largestConfiguration = 64 << 20;

const NamedTensor& required(const NamedTensors& tensors, const std::string& name) {
    const NamedTensor* tensor = tensors.find(name);
    if (!tensor)
        throw Error(
            tensors.path + ": " +
            told("the tensor %1 is missing; the configuration asks for it, so they do not belong together.",
                 name));
    return *tensor;
}

Index rowsOf(const NamedTensors& tensors, const std::string& name) {
    const NamedTensor& tensor = required(tensors, name);
    return tensor.shape.empty() ? 0 : static_cast<Index>(tensor.shape.front());
}

ModelConfig configurationIn(const std::string& path) {
    const std::string text = readFile(path, largestConfiguration);
    const nlohmann::json value = parseJson(text, path);
    return configFromJson(value.is_object() && value.contains("config") ? value["config"].dump() : text,
                          path);
}

Vocabulary vocabularyOf(Index size, const std::string& file, const Vocabulary* known,
                        const ImportOptions& options, const std::string& where) {
    if (file.empty() && known && known->size() == size)
        return *known;
    const std::string& origin = file.empty() ? where : file;
    SideVocabulary side = file.empty() ? sideVocabulary(size, std::nullopt, options.special, where)
                                       : sideVocabulary(size, loadTokens(file), options.special, file);
    for (std::size_t i = 0; i < side.rows.size(); ++i)
        if (side.rows[i] != static_cast<Index>(i))
            throw Error(origin + ": " +
                        told("the first four tokens should be padding, begin, end and unknown, as the "
                             "specification has them."));
    return std::move(side.vocabulary);
}

void fill(const NamedTensors& tensors, Parameters& parameters) {
    using RowMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    const std::vector<ParameterEntry>& entries = parameters.layout().entries();
    for (std::size_t id = 0; id < entries.size(); ++id) {
        const ParameterEntry& entry = entries[id];
        const std::vector<float> numbers = required(tensors, entry.name).read();
        if (!std::all_of(numbers.begin(), numbers.end(), [](float number) { return std::isfinite(number); }))
            throw Error(tensors.path + ": " + told("a number in %1 is not finite.", entry.name));
        parameters.weight(static_cast<ParameterId>(id)) =
            Eigen::Map<const RowMajor>(numbers.data(), entry.rows, entry.cols).cast<Real>();
    }
}

// Runs before anything of the configuration's sizes is allocated.
void checkNamed(const NamedTensors& tensors, const ParameterLayout& layout) {
    std::set<std::string> known;
    for (const ParameterEntry& entry : layout.entries()) {
        known.insert(entry.name);
        const std::vector<std::uint64_t>& found = required(tensors, entry.name).shape;
        if (found != entry.shape())
            throw Error(tensors.path + ": " +
                        told("the tensor %1 is %2, the configuration makes it %3.", entry.name,
                             shapeText(found), shapeText(entry.shape())));
    }
    for (const NamedTensor& tensor : tensors.tensors)
        if (!known.contains(tensor.name))
            throw Error(tensors.path + ": " +
                        told("the configuration has no tensor %1, so they do not belong together.",
                             inQuotes(tensor.name)));
}

}  // namespace

bool hasNamesOfSpecification(const NamedTensors& tensors) {
    const bool hasSource = tensors.find(sourceEmbedding) || tensors.find(wordEmbedding);
    const bool hasOutput = tensors.find(outputWeight);
    if (tensors.find(targetEmbedding))
        return hasSource &&
               (hasOutput || tensors.find("decoder.layers.0.self_attention.q_proj.weight") != nullptr);
    const bool hasDecoder = std::any_of(tensors.tensors.begin(), tensors.tensors.end(), [](const auto& one) {
        return one.name.starts_with("decoder.") && one.name != "decoder.query";
    });
    return hasSource && hasOutput && !hasDecoder;
}

ImportedModel importNamed(const NamedTensors& tensors, const std::string& configuration,
                          const ImportOptions& options) {
    if (!hasNamesOfSpecification(tensors))
        throw Error(tensors.path + ": " +
                    told("has no tensors %1, %2 and output.weight, which the specification names; leave "
                         "--config out for other models.",
                         sourceEmbedding, targetEmbedding));
    if (configuration.empty())
        throw Error(
            tensors.path + ": " +
            told("its tensors have the specification's names, which do not say what cells, wiring and score "
                 "they belong to; \"attnlab import\" with --config takes a model file or a configuration."));
    std::shared_ptr<const TrainedModel> like;
    ModelConfig config;
    if (configuration.ends_with(".json")) {
        config = configurationIn(configuration);
    } else {
        like = loadModel(configuration);
        config = like->network.config();
    }
    config.sourceSize = rowsOf(tensors, tensors.find(wordEmbedding) ? wordEmbedding : sourceEmbedding);
    config.targetSize = rowsOf(tensors, tensors.find(targetEmbedding) ? targetEmbedding : outputWeight);
    if (const std::string problem = configProblem(config, VocabularySizes::Written); !problem.empty())
        throw Error(tensors.path + ": " + problem);
    const std::shared_ptr<const ParameterLayout> layout = layoutOf(config);
    checkNamed(tensors, *layout);
    Vocabulary source = vocabularyOf(config.sourceSize, options.sourceVocabulary,
                                     like ? &like->source : nullptr, options, tensors.path);
    Vocabulary target = vocabularyOf(config.targetSize, options.targetVocabulary,
                                     like ? &like->target : nullptr, options, tensors.path);
    Tokenizers tokenizers =
        like && options.tokenizer.empty()
            ? like->tokenizers
            : Tokenizers{tokenizerFor(source, options.tokenizer), tokenizerFor(target, options.tokenizer)};
    Seq2Seq network(config);
    fill(tensors, network.parameters());
    return {std::make_shared<const TrainedModel>(TrainedModel{
                std::move(network), std::move(source), std::move(target), std::move(tokenizers), {}}),
            told("the specification's names"), ""};
}

}  // namespace attn
