// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/import_model.h"

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/formats/safetensors.h"
#include "core/model_files/import_named.h"
#include "core/model_files/pytorch/assembled_network.h"
#include "core/model_files/pytorch/attentional_bias.h"
#include "core/model_files/pytorch/tensor_assembly.h"
#include "core/network/models/config_json.h"
#include "core/network/models/seq2seq.h"
#include "core/text/framed.h"

namespace attn {
namespace {

NamedTensors chosenPart(NamedTensors tensors, const std::string& part) {
    if (part.empty())
        return tensors;
    std::erase_if(tensors.tensors,
                  [&](const NamedTensor& tensor) { return !tensor.name.starts_with(part + "."); });
    if (tensors.tensors.empty())
        throw Error(tensors.path + ": " + told("no tensor stands under \"%1\".", part));
    for (NamedTensor& tensor : tensors.tensors)
        tensor.name.erase(0, part.size() + 1);
    return tensors;
}

// Finds the mapping that fits. When `part` was chosen and is only half a model, the error advises to leave
// --part out.
MappingFit fitOf(const NamedTensors& tensors, const std::vector<Mapping>& mappings, const std::string& part) {
    try {
        return findMapping(tensors, mappings);
    } catch (const Error& error) {
        std::string sentence = error.what();
        if (part.empty())
            throw;
        if (sentence.ends_with('.'))
            sentence.pop_back();
        throw Error(
            told("%1; only what stands under %2 was taken, so leave --part out when the rest of the model "
                 "stands beside it.",
                 sentence, inQuotes(part)));
    }
}

// Whether a mapping chooses a key of a half itself.
bool chooses(const Mapping& mapping, const char* half, const char* key) {
    return mapping.config.contains(half) && mapping.config[half].contains(key);
}

// What the tensors of a Transformer do not say.
ModelConfig withChoices(ModelConfig config, const Mapping& mapping, const ImportOptions& options,
                        const std::string& path) {
    const bool areBlocks = config.encoder.kind == "self_attention" && config.decoder.wiring == "transformer";
    if (!areBlocks) {
        if (options.heads > 0 || !options.norm.empty() || !options.activation.empty())
            throw Error(path + ": " +
                        told("is %1; --heads, --norm and --activation are of nn.Transformer, leave them out.",
                             inQuotes(mapping.title)));
        return config;
    }
    if (options.heads == 0 && !(chooses(mapping, "encoder", "heads") && chooses(mapping, "decoder", "heads")))
        throw Error(path + ": " +
                    told("is %1, and no tensor says into how many heads %2 numbers are cut; say nhead with "
                         "\"attnlab import --heads N\".",
                         inQuotes(mapping.title), config.decoder.hidden));
    const auto choose = [&](auto& half) {
        if (options.heads > 0)
            half.heads = options.heads;
        if (!options.activation.empty())
            half.activation = options.activation;
        if (options.norm.empty())
            return;
        half.lastNorm = half.hasLastNorm();
        half.norm = options.norm;
    };
    choose(config.encoder);
    choose(config.decoder);
    return config;
}

SideVocabulary sideOf(Index size, const std::string& file, const SpecialIds& special,
                      const std::string& path) {
    if (file.empty())
        return sideVocabulary(size, std::nullopt, special, path);
    return sideVocabulary(size, loadTokens(file), special, file);
}

}  // namespace

ImportedModel importModel(const std::vector<std::string>& paths, const ImportOptions& options) {
    const NamedTensors tensors = chosenPart(loadNamedTensors(paths), options.part);
    if (!options.configuration.empty() || (options.mapping.empty() && hasNamesOfSpecification(tensors)))
        return importNamed(tensors, options.configuration, options);
    const std::vector<Mapping> mappings =
        options.mapping.empty() ? bundledMappings() : std::vector<Mapping>{loadMapping(options.mapping)};
    const MappingFit fit = fitOf(tensors, mappings, options.part);
    const TensorAssembly assembly(fit, tensors.path);
    ModelConfig config = withChoices(assembly.config(), fit.mapping, options, tensors.path);
    checkPossible(config, fit, tensors);
    SideVocabulary source =
        sideOf(config.sourceSize, options.sourceVocabulary, options.special, tensors.path);
    SideVocabulary target =
        sideOf(config.targetSize, options.targetVocabulary, options.special, tensors.path);
    if (!target.rows.empty() && (target.rows[beginToken] < 0 || target.rows[endToken] < 0))
        throw Error((options.targetVocabulary.empty() ? tensors.path : options.targetVocabulary) + ": " +
                    told("no token begins or none ends a sentence; say which with \"--special "
                         "PAD,BEGIN,END,UNKNOWN\"."));
    Seq2Seq network = assembledNetwork(assembly, fit, tensors, config, source, target);
    std::string note;
    if (const std::vector<float> bias = assembly.attentionalBias(config); !bias.empty()) {
        network = withAttentionalBias(network, bias);
        note = told("the bias %1 is carried by one more hidden unit, which is always 1 in the annotations",
                    inQuotes(fit.mapping.attentionalBias));
    }
    const TokenFrame frame =
        options.frame ? *options.frame : frameOfNames(fit.mapping.sourceFrame, fit.mapping.path);
    if (!options.frame && frame != TokenFrame{})
        note += (note.empty() ? "" : "; ") + told(
                                                 "<s> and </s> stand around every source, as this kind of "
                                                 "model is trained; say --frame none for one that was not");
    std::vector<std::string> conclusions;
    if (options.special.empty() && (options.sourceVocabulary.empty() || options.targetVocabulary.empty()))
        conclusions.push_back(told(
            "Where no vocabulary is given, the ids 0 to 3 are taken for padding, begin, end and unknown; the "
            "option --special of \"attnlab import\" says others."));
    Tokenizers tokenizers = {framed(tokenizerFor(source.vocabulary, options.tokenizer), frame),
                             tokenizerFor(target.vocabulary, options.tokenizer)};
    return {std::make_shared<const TrainedModel>(TrainedModel{std::move(network),
                                                              std::move(source.vocabulary),
                                                              std::move(target.vocabulary),
                                                              std::move(tokenizers),
                                                              {},
                                                              std::move(conclusions)}),
            fit.mapping.title, note};
}

bool isFromElsewhere(const SafetensorsFile& file) {
    const auto& metadata = file.metadata();
    const auto format = metadata.find("format");
    // These are the specification's own names, so the file is a model file that has lost its metadata.
    const bool isOurs = file.find("encoder.embedding.weight") && file.find("output.weight");
    return !isOurs && metadata.count("config") == 0 && metadata.count("source_vocabulary") == 0 &&
           (format == metadata.end() || !format->second.starts_with("attention-lab"));
}

bool isStateDict(const std::string& path) {
    return isPytorchFile(path) || isFromElsewhere(SafetensorsFile::load(path));
}

}  // namespace attn
