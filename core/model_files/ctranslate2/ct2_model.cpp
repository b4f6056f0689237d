// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/ctranslate2/ct2_model.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <optional>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/formats/json_reader.h"
#include "core/files/resource_folder.h"
#include "core/model_files/ctranslate2/ct2_file.h"
#include "core/model_files/pytorch/assembled_network.h"
#include "core/text/framed.h"
#include "core/text/sentence_pieces.h"

namespace attn {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr const char* weightsName = "model.bin";
constexpr const char* ct2ConfigName = "config.json";
constexpr std::uint64_t largestConfig = 1 << 20;
constexpr std::uint64_t largestPieceModel = 64 << 20;
constexpr std::uint32_t firstRevisionWithHeads = 3;
constexpr double largestOption = 32'767;

// What a part of a model's names says that this program cannot do.
struct Refusal {
    const char* part;
    const char* reason;
};
constexpr Refusal refusals[] = {
    {"relative_position", translatable("its attention knows positions relative to each other")},
    {"relative_attention", translatable("its attention knows positions relative to each other")},
    {"rotary", translatable("its positions are turned into queries and keys in a way of its own")},
    {"alibi", translatable("its attention falls with the distance of two tokens")},
    {"layernorm_embedding", translatable("it has a layer norm after the embeddings")},
    {"embeddings_1", translatable("a token has several embeddings")},
    {"conv1", translatable("it reads sounds, not tokens")},
    {"gate", translatable("its feed-forward layers have gates")},
    {"linear_0_noact", translatable("its feed-forward layers have gates")},
    {"project_in", translatable("its embeddings have another width than its layers")},
    {"queries_scale", translatable("its queries have a scale of their own")},
    {"shared_layer_norm", translatable("its sublayers share a layer norm")},
    {"input_layer_norm", translatable("its sublayers share a layer norm")},
    {"pooler", translatable("it says one class of a text")}};

// Options that choose what is shown or how fast it is computed, not what is computed.
constexpr const char* harmless[] = {"alignment_layer", "alignment_heads", "embeddings_merging",
                                    "quantization_type", "scale_outputs"};

constexpr const char* activations[] = {"relu", "", "swish", "gelu"};  // by CTranslate2's numbers; "": none

class Ct2ModelReader {
public:
    Ct2ModelReader(FileFolder folder, std::string path, std::uint64_t largestWeights)
        : m_folder(std::move(folder)),
          m_path(std::move(path)),
          m_file(loadCt2File(m_folder.open(weightsName, largestWeights))) {}

    std::shared_ptr<const TrainedModel> load() {
        readConfig();
        refuseOthers();
        const std::string mapping =
            (resourceFolder() / "mappings" / "families" / "ctranslate2.json").string();
        const MappingFit fit = findMapping(m_file.tensors, {loadMapping(mapping)});
        const TensorAssembly assembly(fit, m_file.tensors.path);
        ModelConfig config = assembly.config();
        setHalf("encoder", config.encoder);
        setHalf("decoder", config.decoder);
        SideVocabulary source = side("source", config.sourceSize), target = side("target", config.targetSize);
        setStart(target);
        Seq2Seq network = assembledNetwork(assembly, fit, m_file.tensors, config, source, target);
        const TokenFrame frame = {flag("add_source_bos"), flag("add_source_eos")};
        Tokenizers tokenizers = {framed(tokenizer("source", source.vocabulary), frame),
                                 tokenizer("target", target.vocabulary)};
        return std::make_shared<const TrainedModel>(TrainedModel{std::move(network),
                                                                 std::move(source.vocabulary),
                                                                 std::move(target.vocabulary),
                                                                 std::move(tokenizers),
                                                                 {},
                                                                 {},
                                                                 familyAlignment(config.decoder)});
    }

private:
    [[noreturn]] void refuse(const std::string& reason) const {
        throw Error(m_path + ": " +
                    told("is a model of CTranslate2 that this program cannot hold: %1.", reason));
    }
    // The option of a half, of the whole model, or `usual`.
    double option(const std::string& half, const std::string& name, double usual) {
        for (const std::string& key : {half + "." + name, name}) {
            m_known.push_back(key);
            if (const auto found = m_file.options.find(key); found != m_file.options.end()) {
                if (!(found->second >= 0 && found->second <= largestOption))
                    refuse(told("its option %1 should be from 0 to %2", inQuotes(key),
                                static_cast<int>(largestOption)));
                return found->second;
            }
        }
        return usual;
    }
    void readConfig() {
        if (!m_folder.has(ct2ConfigName))
            return;
        const std::string path = m_folder.pathOf(ct2ConfigName);
        m_config = parseJson(m_folder.read(ct2ConfigName, largestConfig), path);
        if (!m_config.is_object())
            throw Error(path + ": " + told("should be an object, found %1.", m_config.type_name()));
    }
    bool flag(const char* key) const {
        const auto found = m_config.find(key);
        return found != m_config.end() && *found == true;
    }
    void refuseOthers() const {
        bool hasEncoder = false, hasDecoder = false;
        for (const NamedTensor& tensor : m_file.tensors.tensors) {
            hasEncoder |= tensor.name.starts_with("encoder.");
            hasDecoder |= tensor.name.starts_with("decoder.");
            for (const Refusal& row : refusals)
                if (tensor.name.find(row.part) != std::string::npos)
                    refuse(told(row.reason) + " (" + inQuotes(tensor.name) + ")");
        }
        const std::string name =
            m_file.specification.empty() ? std::string() : " (" + m_file.specification + ")";
        if (!hasEncoder)
            refuse(told("it has a decoder alone") + name);
        if (!hasDecoder)
            refuse(told("it has an encoder alone") + name);
    }
    template <typename Half>
    void setHalf(const std::string& name, Half& half) {
        const bool saysHeads = m_file.revision >= firstRevisionWithHeads;
        const double usualHeads = saysHeads ? 0 : m_file.specification == "TransformerBig" ? 16 : 8;
        half.heads = static_cast<Index>(option(name, "num_heads", usualHeads));
        if (half.heads == 0)
            refuse(told("it does not say how many heads it has"));
        const bool isPre = option(name, "pre_norm", 1) != 0;
        half.norm = isPre ? "pre" : "post";
        half.lastNorm = m_file.tensors.find(name + ".layer_norm.gamma") != nullptr;
        const auto activation = static_cast<std::size_t>(option(name, "activation", 0));
        if (activation >= std::size(activations) || !*activations[activation])
            refuse(
                told("the activation of its feed-forward layers has the number %1, expected 0 (relu), 2 "
                     "(swish) or 3 (gelu)",
                     activation));
        half.activation = activations[activation];
        half.scaledEmbedding = option(name, "scale_embeddings", 1) != 0;
        if (const auto epsilon = m_config.find("layer_norm_epsilon");
            epsilon != m_config.end() && epsilon->is_number())
            half.normEpsilon = epsilon->get<double>();
        if constexpr (std::is_same_v<Half, DecoderConfig>) {
            m_startsFromZero = option(name, "start_from_zero_embedding", 0) != 0;
            for (const auto& [key, value] : m_file.options) {
                const std::string last = key.substr(key.rfind('.') + 1);
                const bool isKnown =
                    std::find(m_known.begin(), m_known.end(), key) != m_known.end() ||
                    std::find(std::begin(harmless), std::end(harmless), last) != std::end(harmless);
                if (!isKnown && value != 0)
                    refuse(told("it has the option %1, which this program does not know", inQuotes(key)));
            }
        }
    }
    // CTranslate2 gives out the mean of the first `alignment_heads` heads (0: of all) of `alignment_layer`,
    // which counts from 0, or backwards from −1. No map has the mean of some heads.
    std::optional<MapAddress> familyAlignment(const DecoderConfig& decoder) const {
        const auto option = [&](const char* name, double usual) {
            const auto found = m_file.options.find(std::string("decoder.") + name);
            return found == m_file.options.end() ? usual : found->second;
        };
        const double layer = option("alignment_layer", -1), heads = option("alignment_heads", 1);
        for (Index place = 0; place < decoder.layers; ++place)
            if (layer == static_cast<double>(place) || layer == static_cast<double>(place - decoder.layers)) {
                if (heads == 1 || decoder.heads == 1)
                    return MapAddress{MapSite::Cross, place, 0};
                if (heads == 0 || heads == static_cast<double>(decoder.heads))
                    return MapAddress{MapSite::Cross, place, MapAddress::allHeads};
            }
        return std::nullopt;
    }
    std::string specialToken(const char* key, const char* usual) const {
        const auto found = m_config.find(key);
        return found != m_config.end() && found->is_string() ? found->get<std::string>() : usual;
    }
    SideVocabulary side(const std::string& name, Index rows) const {
        std::optional<std::string> file;
        for (const std::string& stem : {name + "_vocabulary", std::string("shared_vocabulary")})
            for (const char* suffix : {".json", ".txt"})
                if (!file && m_folder.has(stem + suffix))
                    file = stem + suffix;
        if (!file)
            throw Error(m_path + ": " +
                        told("has no %1_vocabulary.txt, %1_vocabulary.json, shared_vocabulary.txt or "
                             "shared_vocabulary.json; take the whole folder of the model.",
                             name));
        const std::string path = m_folder.pathOf(*file);
        std::vector<std::string> tokens = tokensOf(m_folder.read(*file, largestVocabularyFile), path);
        const std::string unknown = specialToken("unk_token", "<unk>");
        // The converter adds it behind the last line where it is missing.
        if (static_cast<Index>(tokens.size()) + 1 == rows &&
            std::find(tokens.begin(), tokens.end(), unknown) == tokens.end())
            tokens.push_back(unknown);
        const std::string end = specialToken("eos_token", "</s>");
        std::string begin = specialToken("bos_token", "<s>");
        if (const std::string start = specialToken("decoder_start_token", begin.c_str()); start != end)
            begin = start;  // otherwise: setStart
        const std::vector<std::vector<std::string>> names = {
            {"<blank>", "<pad>"}, {begin, "<s>"}, {end}, {unknown}};
        SpecialIds special(names.size(), -1);
        for (std::size_t i = 0; i < names.size(); ++i)
            for (const std::string& each : names[i])
                if (const auto found = std::find(tokens.begin(), tokens.end(), each);
                    special[i] < 0 && found != tokens.end())
                    special[i] = found - tokens.begin();
        return sideVocabulary(rows, tokens, special, path);
    }
    // The decoder starts from the row of a token, which may be that of </s>, or from zeros.
    void setStart(SideVocabulary& target) const {
        const bool startsFromEnd =
            specialToken("decoder_start_token", "<s>") == specialToken("eos_token", "</s>");
        if (target.rows.empty() && (m_startsFromZero || startsFromEnd))
            for (Index id = 0; id < target.vocabulary.size(); ++id)
                target.rows.push_back(id);
        if (target.rows.empty())
            return;
        if (target.rows[endToken] < 0)
            refuse(told("its target vocabulary has no token that ends a sentence"));
        if (m_startsFromZero) {
            target.rows[beginToken] = -1;
        } else if (startsFromEnd) {
            target.rows[beginToken] = target.rows[endToken];
            target.neverSaid.push_back(beginToken);
        } else if (target.rows[beginToken] < 0) {
            refuse(told("its target vocabulary has no token that begins a sentence"));
        }
    }
    // SentencePiece's model where one stands beside model.bin under one of the usual names. A package of
    // Argos has it beside the model's folder, with metadata.json.
    std::shared_ptr<const Tokenizer> tokenizer(const std::string& half, const Vocabulary& vocabulary) const {
        std::vector<std::string> names = {half + ".spm", half + ".model"};
        for (const char* name :
             {"sentencepiece.model", "sentencepiece.bpe.model", "spm.model", "spiece.model"})
            names.emplace_back(name);
        if (m_folder.has("../metadata.json"))
            names.emplace_back("../sentencepiece.model");
        for (const std::string& name : names)
            if (m_folder.has(name))
                return std::make_shared<const SentencePieces>(m_folder.read(name, largestPieceModel),
                                                              PieceTexts{false, true, true},
                                                              m_folder.pathOf(name) + ":");
        return tokenizerFor(vocabulary, {});
    }

    FileFolder m_folder;
    std::string m_path;
    Ct2File m_file;
    json m_config = json::object();
    std::vector<std::string> m_known;  // options that were asked for
    bool m_startsFromZero = false;
};

}  // namespace

bool isCt2Model(const std::string& path) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored))
        return fs::is_regular_file(fs::path(path) / weightsName, ignored);
    return fs::path(path).filename() == weightsName && fs::is_regular_file(path, ignored) && isCt2File(path);
}

std::shared_ptr<const TrainedModel> loadCt2Model(const std::string& path) {
    fs::path folder = fs::is_directory(path) ? fs::path(path) : fs::path(path).parent_path();
    return loadCt2Model(FileFolder(std::move(folder)), path, std::numeric_limits<std::uint64_t>::max());
}

std::shared_ptr<const TrainedModel> loadCt2Model(const FileFolder& folder, const std::string& path,
                                                 std::uint64_t largestWeights) {
    return Ct2ModelReader(folder, path, largestWeights).load();
}

}  // namespace attn
