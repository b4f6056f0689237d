// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/info/info_command.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>

#include "app/cli/common/output.h"
#include "core/base/display_text.h"
#include "core/files/formats/safetensors.h"
#include "core/model_files/foreign_models.h"
#include "core/model_files/import_model.h"
#include "core/model_files/model_file.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/models/config_json.h"
#include "core/network/models/wiring_registry.h"
#include "core/network/shown_maps.h"
#include "core/network/transformer/head_score.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t mostTokens = 40;  // shown in the line of a vocabulary

struct InfoOptions {
    std::string model;
    bool json = false;
};

// The tensors in the model's order. The type of number comes from the file; it is unknown for a foreign
// state_dict.
Json tensorsOf(const SafetensorsFile* file, const ParameterLayout& layout) {
    Json list = Json::array();
    for (const ParameterEntry& entry : layout.entries())
        list.push_back({{"name", entry.name},
                        {"shape", entry.shape()},
                        {"parameters", entry.size()},
                        {"dtype", file ? Json(file->find(entry.name)->dtype) : Json(nullptr)}});
    return list;
}

// A rate of −1 means that nothing was measured.
Json rate(double value) {
    return value < 0 ? Json(nullptr) : Json(value);
}

// "characters", or "words → characters"
std::string tokenizerText(const Tokenizers& tokenizers) {
    const std::string source = tokenizers.source->id();
    const std::string target = tokenizers.target->id();
    return source == target ? source : source + " → " + target;
}

std::string formulaOf(const ScoreDescription& score, const AttentionConfig& attention) {
    return attention.bias && !score.formulaWithBias.empty() ? score.formulaWithBias : score.formula;
}

// Of the decoder's attention to the source: heads have formulas of their own.
std::string formulaOf(const ModelConfig& config) {
    const std::string& id = config.attention.score;
    if (!wiringOf(config).hasScoreFunction)
        if (const HeadScoreDescription* head = findHeadScore(id))
            return head->formula;
    return formulaOf(*findScoreFunction(id), config.attention);
}

// null where the model has no such part.
template <class T>
Json ifTrue(bool holds, const T& value) {
    return holds ? Json(value) : Json(nullptr);
}

// The keys of one half as they stand in the configuration: "layers 2, hidden 64, words (cell gru, layers 1)".
std::string keysOf(const Json& config) {
    std::string text;
    for (const auto& [key, value] : config.items()) {
        if (key == "kind" || key == "wiring")
            continue;
        std::string label = key;
        std::replace(label.begin(), label.end(), '_', ' ');
        text += (text.empty() ? "" : ", ") + label + " " +
                (value.is_object()   ? "(" + keysOf(value) + ")"
                 : value.is_string() ? value.get<std::string>()
                                     : value.dump());
    }
    return text;
}

// Separators as tokens instead of their ids.
Json withTexts(Json encoder, const Json& vocabulary) {
    if (encoder.contains("separators"))
        for (Json& separator : encoder["separators"])
            separator = vocabulary[separator.get<std::size_t>()];
    return encoder;
}

std::vector<std::string> namesOfMaps(const Network& network) {
    std::vector<std::string> names;
    for (const MapAddress& map : shownMaps(network))
        names.push_back(nameOf(map));
    return names;
}

// The content of both outputs, under the keys of the JSON one.
Json describe(const std::string& path) {
    const std::shared_ptr<const TrainedModel> model = loadModel(path);
    std::optional<SafetensorsFile> file;
    const ForeignModel* foreign = foreignModelOf(path);
    if (!foreign && !isStateDict(path))
        file = SafetensorsFile::load(path);
    const ModelConfig& config = model->network.config();
    const ParameterLayout& layout = *model->network.layout();
    const TrainingInfo& training = model->training;
    const ScoreDescription* score = findScoreFunction(config.attention.score);
    const bool isKnown = training.isKnown();
    const Json written = configToJsonValue(config, VocabularySizes::Written);
    const bool hasScore = wiringOf(config).hasScoreFunction;
    const bool reads = config.encoder.isRecurrent(), writes = wiringOf(config).isRecurrent;
    return {
        {"model", path},
        {"format", file      ? file->metadata().at("format")
                   : foreign ? foreign->id
                             : "state_dict"},
        {"version", file ? Json(file->metadata().at("version")) : Json(nullptr)},
        {"score", score->id},
        {"score_label", score->label},
        {"formula", formulaOf(config)},
        {"activation", ifTrue(hasScore && score->reads.activationAndBias, config.attention.activation)},
        {"span", ifTrue(hasScore, config.attention.span)},
        {"wiring", config.decoder.wiring},
        {"encoder_kind", config.encoder.kind},
        {"encoder_cell", ifTrue(reads, config.encoder.cell)},
        {"encoder_layers", ifTrue(written["encoder"].contains("layers"), config.encoder.layers)},
        {"encoder_directions", ifTrue(reads, config.directions())},
        {"encoder_hidden", ifTrue(written["encoder"].contains("hidden"), config.encoder.hidden)},
        {"encoder_embedding", ifTrue(written["encoder"].contains("embedding"), config.encoder.embedding)},
        {"bridge", ifTrue(reads && writes, config.encoder.bridge)},
        {"decoder_cell", ifTrue(writes, config.decoder.cell)},
        {"decoder_layers", ifTrue(written["decoder"].contains("layers"), config.decoder.layers)},
        {"decoder_hidden", config.decoder.hidden},
        {"decoder_embedding", ifTrue(writes, config.decoder.embedding)},
        {"annotation_size", config.annotationSize()},
        {"attention_size", ifTrue(hasScore, config.attention.size)},
        {"longest_source", ifTrue(hasScore && score->reads.longestSource, config.attention.longestSource)},
        {"conclusions", model->conclusions},
        {"maps", namesOfMaps(model->network)},
        {"alignment", model->network.alignment() ? Json(nameOf(*model->network.alignment())) : Json(nullptr)},
        {"family_alignment", model->familyAlignment ? Json(nameOf(*model->familyAlignment)) : Json(nullptr)},
        {"parameters", layout.parameterCount()},
        {"tensors", tensorsOf(file ? &*file : nullptr, layout)},
        {"tokenizer", tokenizerText(model->tokenizers)},
        {"source_size", model->source.size()},
        {"target_size", model->target.size()},
        {"source_vocabulary", model->source.tokens()},
        {"target_vocabulary", model->target.tokens()},
        {"task", training.task},
        {"corpus", training.corpus.empty() ? Json(nullptr) : Json(training.corpus)},
        {"generator", training.generator},
        {"seed", isKnown ? Json(training.seed) : Json(nullptr)},
        {"started_from", training.startedFrom.empty() ? Json(nullptr) : Json(training.startedFrom)},
        {"updates", isKnown ? Json(training.updates) : Json(nullptr)},
        {"threads", isKnown ? Json(training.threads) : Json(nullptr)},
        {"loss", training.updates > 0 ? Json(training.loss) : Json(nullptr)},
        {"exact_match", rate(training.exactMatch)},
        {"alignment_error_rate", rate(training.alignmentErrorRate)},
        {"recipe", training.recipe.empty() ? Json(nullptr) : Json::parse(training.recipe)},
        {"config", written}};
}

std::string tokensLine(const Json& tokens) {
    std::string line = std::to_string(tokens.size()) + " tokens:";
    for (std::size_t i = 0; i < tokens.size() && i < mostTokens; ++i)
        line.append(" ").append(visibleText(tokens[i].get<std::string>()));
    return line + (tokens.size() > mostTokens ? " …" : "");
}

std::string plain(const Json& value, const char* none = "–") {
    if (value.is_null() || (value.is_string() && value.get_ref<const std::string&>().empty()))
        return none;
    return value.is_string() ? value.get<std::string>() : value.dump();
}

std::string half(const Json& info, const std::string& name) {
    return plain(info[name + "_cell"]) + ", layers " + plain(info[name + "_layers"]) + ", hidden " +
           plain(info[name + "_hidden"]) + ", embedding " + plain(info[name + "_embedding"]);
}

std::string measured(const Json& value, const char* format, double factor) {
    if (!value.is_number())
        return "not measured";
    char text[40];
    std::snprintf(text, sizeof text, format, factor * value.get<double>());
    return text;
}

void line(const std::string& label, const std::string& text) {
    writeOutput(paddedRight(label, 17) + text + "\n");
}

void printInfo(const Json& info) {
    line("model", plain(info["model"]));
    line("format",
         plain(info["format"]) +
             (info["version"].is_null() ? ", from elsewhere" : ", version " + plain(info["version"])));
    for (const Json& conclusion : info["conclusions"])
        line("concluded", plain(conclusion));
    line("score", plain(info["score"]) + ": " + plain(info["formula"]) +
                      (info["activation"].is_null() ? "" : ", g = " + plain(info["activation"])));
    if (!info["span"].is_null())
        line("span", plain(info["span"]));
    line("wiring", plain(info["wiring"]));
    const Json& config = info["config"];
    if (info["encoder_kind"] == EncoderConfig().kind)
        line("encoder", half(info, "encoder") + ", directions " + plain(info["encoder_directions"]) +
                            (info["bridge"].is_null() ? "" : ", bridge " + plain(info["bridge"])));
    else
        line("encoder", plain(info["encoder_kind"]) + ", " +
                            keysOf(withTexts(config["encoder"], info["source_vocabulary"])));
    line("decoder", info["decoder_cell"].is_null() ? keysOf(config["decoder"]) : half(info, "decoder"));
    line("sizes",
         "annotation " + plain(info["annotation_size"]) +
             (info["attention_size"].is_null() ? "" : ", attention " + plain(info["attention_size"])));
    if (info["maps"].size() > 1)
        line("attention maps", std::to_string(info["maps"].size()) + ", usually shown is " +
                                   plain(info["alignment"]) + " (--json names all)");
    if (!info["family_alignment"].is_null())
        line("own alignment", plain(info["family_alignment"]) + " is what its own program gives out");
    line("tokenizer", plain(info["tokenizer"]));
    line("source", tokensLine(info["source_vocabulary"]));
    line("target", tokensLine(info["target_vocabulary"]));
    if (info["corpus"].is_null())
        line("task", plain(info["task"], "none known"));
    else
        line("corpus", plain(info["corpus"]));
    line("training", info["updates"].is_null()
                         ? "not known"
                         : plain(info["updates"]) + " updates, seed " + plain(info["seed"]) + ", threads " +
                               plain(info["threads"]) + ", generator " + plain(info["generator"]));
    line("loss", measured(info["loss"], "%.5f a token, on held-out pairs", 1));
    line(info["wiring"] == "pool" ? "accuracy" : "exact match",
         measured(info["exact_match"], "%.2f %%", 100));
    line("alignment error", measured(info["alignment_error_rate"], "%.2f %%", 100));
    line("recipe", info["recipe"].is_null() ? "none" : "in the file (--json prints it)");
    line("parameters", plain(info["parameters"]));
    std::size_t width = 32;
    for (const Json& tensor : info["tensors"])
        width = std::max(width, displayWidth(plain(tensor["name"])));
    for (const Json& tensor : info["tensors"])
        writeOutput("  " + paddedRight(plain(tensor["name"]), width + 2) +
                    paddedRight(plain(tensor["shape"]), 11) + paddedLeft(plain(tensor["parameters"]), 8) +
                    "  " + plain(tensor["dtype"]) + "\n");
}

}  // namespace

void addInfoCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("info", "Show what a model file holds");
    const auto options = std::make_shared<InfoOptions>();
    command->add_option("MODEL", options->model, "The model file")->required()->option_text(" ");
    command->add_flag("--json", options->json, "Print it as JSON, with the recipe and whole vocabularies");
    command->footer(
        "Examples:\n"
        "  attnlab info resources/models/dates/additive.safetensors\n"
        "  attnlab info MODEL --json");
    command->callback([options] {
        const Json info = describe(options->model);
        options->json ? writeJson(info) : printInfo(info);
    });
}

}  // namespace attn
