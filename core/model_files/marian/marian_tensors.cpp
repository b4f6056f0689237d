// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/marian/marian_tensors.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <string_view>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/formats/safetensors.h"

namespace attn {
namespace {

constexpr std::string_view halves[] = {"encoder", "decoder"};
constexpr std::uint64_t largestTensorWidth = 16'384;
constexpr const char* jointTable = "Wemb";
constexpr const char* positionTable = "Wpos";
// Of the matrix of logits: [tokens, d], or as older versions wrote it [d, tokens].
constexpr const char* outputTable = "decoder_ff_logit_out_Wt";
constexpr const char* turnedOutputTable = "decoder_ff_logit_out_W";

// Where a norm stands is known from the settings; its name need not say it.
std::string withoutPlace(std::string name) {
    for (const std::string_view end : {"_ln_scale_pre", "_ln_bias_pre"})
        if (name.ends_with(end))
            name.resize(name.size() - std::string_view("_pre").size());
    return name;
}

// "encoder_l1_self_Wq" becomes "encoder.layers.0.self_Wq". Names that are none of a layer stay.
std::string nameOfLayer(const std::string& name) {
    for (const std::string_view half : halves) {
        const std::string start = std::string(half) + "_l";
        if (!name.starts_with(start))
            continue;
        int layer = 0;
        const char* last = name.data() + name.size();
        const auto [end, problem] = std::from_chars(name.data() + start.size(), last, layer);
        if (problem == std::errc() && layer > 0 && end != last && *end == '_')
            return std::string(half) + ".layers." + std::to_string(layer - 1) + "." +
                   std::string(end + 1, last);
    }
    return name;
}

NamedTensor turned(const NamedTensor& tensor, const std::string& path) {
    if (tensor.shape.size() != 2)
        throw Error(path + ": " +
                    told("tensor %1 should have two dimensions, found shape %2.", inQuotes(tensor.name),
                         shapeText(tensor.shape)));
    const std::uint64_t rows = tensor.shape[0], columns = tensor.shape[1];
    return {tensor.name, {columns, rows}, [read = tensor.read, rows, columns] {
                const std::vector<float> numbers = read();
                std::vector<float> result(numbers.size());
                for (std::uint64_t i = 0; i < rows; ++i)
                    for (std::uint64_t j = 0; j < columns; ++j)
                        result[j * rows + i] = numbers[i * columns + j];
                return result;
            }};
}

// The identity [size, size] in place of a projection that the model does without.
NamedTensor identity(std::string name, std::uint64_t size) {
    return {std::move(name), {size, size}, [size] {
                std::vector<float> numbers(size * size, 0);
                for (std::uint64_t i = 0; i < size; ++i)
                    numbers[i * size + i] = 1;
                return numbers;
            }};
}

// The name of the bias that goes with a matrix or with the scale of a norm; empty for other tensors.
std::string biasOf(const std::string& name) {
    const std::size_t bar = name.rfind('_');
    if (bar == std::string::npos || name.find(".layers.") == std::string::npos)
        return {};
    if (name.ends_with("_ln_scale"))
        return name.substr(0, bar) + "_bias";
    return name[bar + 1] == 'W' ? name.substr(0, bar) + "_b" + name.substr(bar + 2) : std::string();
}

// Models can be made without biases.
void addMissingBiases(NamedTensors& tensors) {
    std::set<std::string> names;
    for (const NamedTensor& tensor : tensors.tensors)
        names.insert(tensor.name);
    for (std::size_t i = 0, count = tensors.tensors.size(); i < count; ++i) {
        const NamedTensor& matrix = tensors.tensors[i];
        const std::string bias = biasOf(matrix.name);
        if (bias.empty() || matrix.shape.size() != 2 || matrix.shape[1] > largestTensorWidth ||
            !names.insert(bias).second)
            continue;
        const std::uint64_t size = matrix.shape[1];
        tensors.tensors.push_back({bias, {1, size}, [size] { return std::vector<float>(size, 0); }});
    }
}

const NamedTensor& tableOf(const NamedTensors& tensors, const std::string& own) {
    const NamedTensor* table = tensors.find(own);
    if (!table)
        table = tensors.find(jointTable);
    if (!table)
        throw Error(tensors.path + ": " +
                    told("has neither a table of embeddings %1 nor %2; take another copy of the file.",
                         inQuotes(own), inQuotes(jointTable)));
    return *table;
}

}  // namespace

NamedTensors namedForMapping(const NamedTensors& tensors, const MarianSettings& settings) {
    NamedTensors result{tensors.path, {}, tensors.fileBytes};
    std::vector<NamedTensor>& all = result.tensors;
    const bool projects = !settings.flag("transformer-no-projection");
    for (NamedTensor tensor : tensors.tensors) {
        if (tensor.name == jointTable || tensor.name == positionTable || tensor.name == "encoder_Wemb" ||
            tensor.name == "decoder_Wemb")
            continue;
        if (tensor.name == turnedOutputTable) {
            tensor = turned(tensor, tensors.path);
            tensor.name = outputTable;
        }
        tensor.name = nameOfLayer(withoutPlace(tensor.name));
        if (!projects && tensor.name.ends_with("_Wv") && tensor.shape.size() == 2 &&
            tensor.shape[1] <= largestTensorWidth)
            all.push_back(identity(tensor.name.substr(0, tensor.name.size() - 1) + "o", tensor.shape[1]));
        all.push_back(std::move(tensor));
    }
    for (const std::string_view half : halves) {
        const std::string name(half);
        all.push_back(tableOf(tensors, name + "_Wemb"));
        all.back().name = name + ".Wemb";
        if (!settings.flag("transformer-train-position-embeddings"))
            continue;
        const NamedTensor* positions = tensors.find(positionTable);
        if (!positions)
            throw Error(tensors.path + ": " +
                        told("has no table of learned positions %1, which its settings ask for; take another "
                             "copy of the file.",
                             inQuotes(positionTable)));
        all.push_back(*positions);
        all.back().name = name + ".Wpos";
    }
    addMissingBiases(result);
    return result;
}

}  // namespace attn
