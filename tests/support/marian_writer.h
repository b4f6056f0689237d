// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/model_files/model_file.h"
#include "core/network/layers/position_encoding.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/zip_bytes.h"

namespace attn::test {

// How a Transformer is written as a model of Marian.
struct MarianWriting {
    std::string moreSettings;         // lines of YAML
    bool writesPositions = false;     // learned ones that are sinusoids; the embeddings are written scaled
    bool isOutputOld = false;         // decoder_ff_logit_out_W [d, tokens]
    bool areMatricesFortran = false;  // as numpy.savez writes transposed ones
};

constexpr Index marianTokensLeftOut = 2;  // <pad> and <s>

// Ends of our names and of Marian's. Matrices are transposed unless they are tables.
inline const std::pair<std::string, std::string> marianLayerNames[] = {
    {"self_attention.q_proj.weight", "self_Wq"},
    {"self_attention.q_proj.bias", "self_bq"},
    {"self_attention.k_proj.weight", "self_Wk"},
    {"self_attention.k_proj.bias", "self_bk"},
    {"self_attention.v_proj.weight", "self_Wv"},
    {"self_attention.v_proj.bias", "self_bv"},
    {"self_attention.out_proj.weight", "self_Wo"},
    {"self_attention.out_proj.bias", "self_bo"},
    {"cross_attention.q_proj.weight", "context_Wq"},
    {"cross_attention.q_proj.bias", "context_bq"},
    {"cross_attention.k_proj.weight", "context_Wk"},
    {"cross_attention.k_proj.bias", "context_bk"},
    {"cross_attention.v_proj.weight", "context_Wv"},
    {"cross_attention.v_proj.bias", "context_bv"},
    {"cross_attention.out_proj.weight", "context_Wo"},
    {"cross_attention.out_proj.bias", "context_bo"},
    {"linear1.weight", "ffn_W1"},
    {"linear1.bias", "ffn_b1"},
    {"linear2.weight", "ffn_W2"},
    {"linear2.bias", "ffn_b2"}};

inline std::string marianNormName(const std::string& half, const std::string& norm) {
    if (norm == "norm1")
        return "self_Wo";
    return norm == "norm2" && half == "decoder" ? "context_Wo" : "ffn_ffn";
}

inline std::string nameInMarian(const std::string& name, const std::string& place) {
    const std::string half = name.substr(0, name.find('.')), rest = name.substr(half.size() + 1);
    if (name == "output.weight")
        return "decoder_ff_logit_out_Wt";
    if (name == "output.bias")
        return "decoder_ff_logit_out_b";
    if (rest == "embedding.weight")
        return half + "_Wemb";
    if (rest == "norm.weight" || rest == "norm.bias")
        return half + "_top_ln_" + (rest == "norm.weight" ? "scale" : "bias");
    const std::size_t dot = rest.find('.', std::string("layers.").size());
    const std::string layer = half + "_l" + std::to_string(1 + std::stoi(rest.substr(7, dot - 7))) + "_";
    const std::string part = rest.substr(dot + 1);
    for (const auto& [ours, theirs] : marianLayerNames)
        if (part == ours)
            return layer + theirs;
    const std::string norm = part.substr(0, part.find('.'));
    return layer + marianNormName(half, norm) + (part.ends_with("weight") ? "_ln_scale" : "_ln_bias") + place;
}

inline std::vector<float> turnedNumbers(const std::vector<float>& numbers, std::size_t rows,
                                        std::size_t columns) {
    std::vector<float> result;
    for (std::size_t j = 0; j < columns; ++j)
        for (std::size_t i = 0; i < rows; ++i)
            result.push_back(numbers[i * columns + j]);
    return result;
}

inline std::string npyOf(const std::string& type, const std::string& shape, bool isFortran,
                         const std::string& data) {
    std::string header = "{'descr': '" + type + "', 'fortran_order': " + (isFortran ? "True" : "False") +
                         ", 'shape': " + shape + ", }";
    while ((10 + header.size() + 1) % 64 != 0)
        header += ' ';
    header += '\n';
    const std::size_t size = header.size();
    return std::string("\x93NUMPY\x01\0", 8) + static_cast<char>(size % 256) + static_cast<char>(size / 256) +
           header + data;
}

inline std::string marianSettingsText(const ModelConfig& config, const MarianWriting& writing) {
    const bool isPre = config.encoder.norm == "pre";
    return "version: v1.10.0\ntype: transformer\ndim-emb: " + std::to_string(config.encoder.hidden) +
           "\nenc-depth: " + std::to_string(config.encoder.layers) +
           "\ndec-depth: " + std::to_string(config.decoder.layers) +
           "\ntransformer-heads: " + std::to_string(config.encoder.heads) +
           "\ntransformer-dim-ffn: " + std::to_string(config.encoder.feedForward) +
           "\ntransformer-ffn-activation: " + config.encoder.activation +
           "\ntransformer-preprocess: " + (isPre ? "n" : "\"\"") +
           "\ntransformer-postprocess: " + (isPre ? "da" : "dan") + "\ntransformer-postprocess-emb: d" +
           "\ntransformer-postprocess-top: " + (config.encoder.hasLastNorm() ? "n" : "\"\"") +
           "\ntransformer-train-position-embeddings: " + (writing.writesPositions ? "true" : "false") +
           "\ntied-embeddings: " +
           (config.decoder.tiedOutput && !writing.writesPositions ? "true" : "false") +
           "\ntransformer-tied-layers:\n  []\n" + writing.moreSettings;
}

// An .npy array of float32.
inline std::string npyBytes(const std::vector<std::uint64_t>& shape, const std::vector<float>& numbers,
                            bool isFortran = false) {
    std::string text = "(";
    for (const std::uint64_t size : shape)
        text += std::to_string(size) + ",";
    return npyOf("<f4", text + ")", isFortran,
                 {reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(float)});
}

// "special:model.yml" as an array.
inline std::string marianSettingsArray(const std::string& yaml) {
    return npyOf("|i1", "(" + std::to_string(yaml.size() + 1) + ",)", false, yaml + '\0');
}

// The arrays of a model file of Marian, without those of its tokens <pad> and <s>: ids count from </s>.
inline NamedBytes marianArrays(const TrainedModel& model, const MarianWriting& writing = {}) {
    const ModelConfig& config = model.network.config();
    const Parameters& parameters = model.network.parameters();
    const std::string place = config.encoder.norm == "pre" ? "_pre" : "";
    const auto width = static_cast<std::uint64_t>(config.encoder.hidden);
    NamedBytes arrays;
    const auto add = [&](const std::string& name, const std::vector<std::uint64_t>& shape,
                         const std::vector<float>& numbers, bool isFortran = false) {
        arrays.emplace_back(name + ".npy", npyBytes(shape, numbers, isFortran));
    };
    const auto addOutput = [&](std::uint64_t tokens, const std::vector<float>& numbers) {
        if (writing.isOutputOld)
            add("decoder_ff_logit_out_W", {width, tokens}, turnedNumbers(numbers, tokens, width));
        else
            add("decoder_ff_logit_out_Wt", {tokens, width}, numbers);
    };
    for (const ParameterEntry& entry : parameters.layout().entries()) {
        const Real* from = parameters.buffer().data() + entry.offset;
        std::vector<float> numbers(from, from + entry.size());
        std::string name = nameInMarian(entry.name, place);
        auto rows = static_cast<std::uint64_t>(entry.rows);
        const auto columns = static_cast<std::uint64_t>(entry.cols);
        const bool isShared = config.decoder.sharedEmbedding && entry.name == "encoder.embedding.weight";
        const bool isTargets = isShared || entry.name == "decoder.embedding.weight";
        if (isShared)
            name = "Wemb";
        const bool isTable = entry.name.ends_with("embedding.weight") || entry.name == "output.weight";
        if (isTable || entry.name == "output.bias") {
            rows -= marianTokensLeftOut;
            numbers.erase(numbers.begin(), numbers.begin() + marianTokensLeftOut * entry.cols);
        }
        if (entry.name == "output.weight" ||
            (isTargets && config.decoder.tiedOutput && writing.writesPositions))
            addOutput(rows, numbers);
        if (entry.name == "output.weight")
            continue;
        if (isTable && writing.writesPositions)
            for (float& number : numbers)
                number *= std::sqrt(static_cast<float>(width));
        if (entry.rank == 1)
            add(name, {1, rows}, numbers);
        else if (isTable)
            add(name, {rows, columns}, numbers);
        else if (writing.areMatricesFortran)
            add(name, {columns, rows}, numbers, true);
        else
            add(name, {columns, rows}, turnedNumbers(numbers, rows, columns));
    }
    if (writing.writesPositions) {
        constexpr Index longest = 64;
        Sinusoids sinusoids(config.encoder.hidden, *findSinusoidLayout(config.encoder.positions));
        const Matrix table = sinusoids.upTo(longest).leftCols(longest);
        add("Wpos", {longest, width}, {table.data(), table.data() + table.size()});
    }
    arrays.emplace_back("special:model.yml.npy", marianSettingsArray(marianSettingsText(config, writing)));
    return arrays;
}

// A vocabulary as YAML.
inline std::string marianVocabulary(const Vocabulary& vocabulary) {
    std::string yaml;
    for (Token token = endToken; token < vocabulary.size(); ++token)
        yaml += nlohmann::json(vocabulary.text(token)).dump() + ": " +
                std::to_string(token - marianTokensLeftOut) + "\n";
    return yaml;
}

// Writes model.npz and the vocabularies source.vocab.yml and target.vocab.yml. Returns the model's path.
inline std::string writeMarian(const TemporaryFolder& folder, const TrainedModel& model,
                               const MarianWriting& writing = {}) {
    folder.write("source.vocab.yml", marianVocabulary(model.source));
    folder.write("target.vocab.yml", marianVocabulary(model.target));
    return folder.write("model.npz", zipBytes(marianArrays(model, writing)));
}

// A Transformer of two layers with random numbers and the vocabularies <pad> … a b c and <pad> … x y.
inline TrainedModel smallTransformer(const std::string& norm, bool tiedOutput,
                                     std::optional<bool> lastNorm = {}) {
    ModelConfig config;
    config.sourceSize = 7;
    config.targetSize = 6;
    config.encoder.kind = "self_attention";
    config.decoder.wiring = "transformer";
    const auto set = [&](auto& half) {
        half.layers = 2;
        half.hidden = 8;
        half.heads = 2;
        half.feedForward = 12;
        half.norm = norm;
        half.lastNorm = lastNorm;
        half.activation = "relu";
        half.positions = "sinusoidal_halves_from_0";
        half.normEpsilon = 1e-6;
    };
    set(config.encoder);
    set(config.decoder);
    config.decoder.tiedOutput = tiedOutput;
    config.attention.score = "scaled_dot";
    TrainedModel model{Seq2Seq(config), {}, {}, tokenizersFromJson(R"({"id":"characters"})", "test"), {}};
    model.network.parameters().initialize(5);
    for (const char* token : {"a", "b", "c"})
        model.source.add(token);
    for (const char* token : {"x", "y"})
        model.target.add(token);
    return model;
}

}  // namespace attn::test
