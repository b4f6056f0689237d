// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/pytorch/transformer_state_dict.h"

#include <algorithm>
#include <map>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/resource_folder.h"
#include "core/model_files/pytorch/mapping.h"
#include "core/model_files/pytorch/name_patterns.h"
#include "core/network/layers/position_encoding.h"

namespace attn {
namespace {

// The tutorial's `maxlen`. A table that is computed may have any length.
constexpr Index tutorialPositions = 5000;
constexpr const char* positionEncodings = "positional_encoding.pos_embedding";

std::string differ(const char* key, const std::string& encoder, const std::string& decoder) {
    return told("nn.Transformer has one %1 for both halves, found encoder.%1 %2 and decoder.%1 %3", key,
                encoder, decoder);
}

// Rows of positions [rows, d], row-major.
std::vector<float> positionRows(const Seq2Seq& network, Index rows, Index width) {
    const EncoderConfig& encoder = network.config().encoder;
    std::vector<float> values(static_cast<std::size_t>(rows * width), 0);
    if (encoder.positions == "none")
        return values;
    const SinusoidLayout* layout = findSinusoidLayout(encoder.positions);
    Sinusoids sinusoids(width, layout ? *layout : sinusoidLayouts().front());
    const bool isLearned = encoder.positions == "learned";
    const Matrix table =
        isLearned
            ? Matrix(
                  network.parameters().weight(network.layout()->find("encoder.position").value()).transpose())
            : sinusoids.upTo(rows);
    for (Index p = 0; p < rows; ++p)
        for (Index i = 0; i < width; ++i)
            values[static_cast<std::size_t>(p * width + i)] = static_cast<float>(table(i, p));
    return values;
}

}  // namespace

std::string stateDictProblem(const Seq2Seq& network) {
    const ModelConfig& config = network.config();
    const EncoderConfig& encoder = config.encoder;
    const DecoderConfig& decoder = config.decoder;
    if (encoder.kind != "self_attention" || decoder.wiring != "transformer")
        return told(
            "nn.Transformer is an encoder \"self_attention\" under the wiring \"transformer\", found %1 "
            "under %2",
            inQuotes(encoder.kind), inQuotes(decoder.wiring));
    for (const std::string& score : {encoder.score, decoder.score, config.attention.score})
        if (score != "scaled_dot")
            return told("heads of nn.Transformer score by \"scaled_dot\", found %1", inQuotes(score));
    const auto number = [](Index value) { return std::to_string(value); };
    if (encoder.hidden != decoder.hidden)
        return differ("hidden", number(encoder.hidden), number(decoder.hidden));
    if (encoder.heads != decoder.heads)
        return differ("heads", number(encoder.heads), number(decoder.heads));
    if (encoder.feedForward != decoder.feedForward)
        return differ("feed_forward", number(encoder.feedForward), number(decoder.feedForward));
    if (encoder.activation != decoder.activation)
        return differ("activation", encoder.activation, decoder.activation);
    if (encoder.norm != decoder.norm)
        return differ("norm", encoder.norm, decoder.norm);
    if (!encoder.hasLastNorm() || !decoder.hasLastNorm())
        return told("nn.Transformer has a norm after its last layer, and this model has none (last_norm)");
    if (!encoder.scaledEmbedding || !decoder.scaledEmbedding)
        return told("the tutorial multiplies embeddings by √d, and this model does not");
    if (encoder.normEpsilon != usualNormEpsilon || decoder.normEpsilon != usualNormEpsilon)
        return told(
            "nn.Transformer has the ε 1e-5 in its norms unless it is told otherwise, and this model has "
            "another one");
    if (encoder.positions != decoder.positions)
        return differ("positions", encoder.positions, decoder.positions);
    if (encoder.positions == "rotary")
        return told("nn.Transformer does not turn queries and keys, as positions \"rotary\" do");
    if (encoder.positions == "learned") {
        const Parameters& parameters = network.parameters();
        const auto table = [&](const char* name) {
            return parameters.weight(network.layout()->find(name).value());
        };
        if (encoder.longest != decoder.longest || table("encoder.position") != table("decoder.position"))
            return told(
                "the tutorial has one table of positions, and this model has learned one for each half");
    }
    return {};
}

TransformerStateDict transformerStateDict(const Seq2Seq& network, const std::string& path) {
    if (const std::string problem = stateDictProblem(network); !problem.empty())
        throw Error(path + ": " + told("%1; leave --names out to write the specification's names.", problem));
    const Mapping mapping =
        loadMapping((resourceFolder() / "mappings" / "tutorial_transformer.json").string());
    const ModelConfig& config = network.config();
    TransformerStateDict state;
    std::map<std::string, std::size_t> places;
    const auto tensor = [&](const std::string& name) -> TransformerStateDict::Tensor& {
        const auto [place, isNew] = places.emplace(name, state.tensors.size());
        if (isNew)
            state.tensors.push_back({name, {}, {}});
        return state.tensors[place->second];
    };
    for (const ParameterEntry& entry : network.layout()->entries()) {
        if (entry.name.ends_with(".position"))
            continue;
        const auto rule = std::find_if(mapping.rules.begin(), mapping.rules.end(),
                                       [&](const TensorRule& one) { return matches(one.name, entry.name); });
        if (rule == mapping.rules.end())
            throw Error(mapping.path + ": " + told("says of no tensor that it is %1.", entry.name));
        TransformerStateDict::Tensor& to =
            tensor(withStar(rule->from.front(), *starOf(rule->name, entry.name)));
        const auto parts = static_cast<std::size_t>(std::max<Index>(rule->parts, 1));
        const auto count = static_cast<std::size_t>(entry.size());
        to.shape = entry.shape();
        to.shape[0] *= parts;
        to.values.resize(parts * count);
        const Real* from = network.parameters().buffer().data() + entry.offset;
        std::transform(from, from + count,
                       to.values.begin() + static_cast<std::ptrdiff_t>(rule->part) * entry.size(),
                       [](Real value) { return static_cast<float>(value); });
    }
    // A tied output is the embedding's weight, which nn.Linear needs as one of its own.
    if (config.decoder.tiedOutput) {
        TransformerStateDict::Tensor& to = tensor("generator.weight");
        const TransformerStateDict::Tensor& embedding = tensor("tgt_tok_emb.embedding.weight");
        to.shape = embedding.shape;
        to.values = embedding.values;
    }
    const Index d = config.encoder.hidden;
    const Index rows = config.encoder.positions == "learned" ? config.encoder.longest : tutorialPositions;
    state.tensors.push_back({positionEncodings,
                             {static_cast<std::uint64_t>(rows), 1, static_cast<std::uint64_t>(d)},
                             positionRows(network, rows, d)});
    const std::string& activation = config.encoder.activation;
    state.arguments = {
        {"d_model", std::to_string(d)},
        {"nhead", std::to_string(config.encoder.heads)},
        {"num_encoder_layers", std::to_string(config.encoder.layers)},
        {"num_decoder_layers", std::to_string(config.decoder.layers)},
        {"dim_feedforward", std::to_string(config.encoder.feedForward)},
        {"activation", activation == "swish" ? "torch.nn.functional.silu" : "\"" + activation + "\""},
        {"norm_first", config.encoder.norm == "pre" ? "True" : "False"}};
    return state;
}

}  // namespace attn
