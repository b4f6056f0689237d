// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/hugging_face/marian_folder.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/file_reader.h"
#include "core/files/formats/json_reader.h"
#include "core/files/resource_folder.h"
#include "core/model_files/pytorch/assembled_network.h"
#include "core/text/framed.h"
#include "core/text/sentence_pieces.h"

namespace attn {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr const char* configName = "config.json";
constexpr const char* weightNames[] = {"model.safetensors", "pytorch_model.bin"};
constexpr std::uint64_t largestMarianConfig = 1 << 20;
constexpr std::uint64_t largestMarianPieces = 64 << 20;
constexpr const char* family = "marian";

constexpr const char* sharedTable = "model.shared.weight";
constexpr const char* encoderTable = "model.encoder.embed_tokens.weight";
constexpr const char* decoderTable = "model.decoder.embed_tokens.weight";
constexpr const char* lmHead = "lm_head.weight";

struct ActivationName {
    const char* theirs;
    const char* ours;
};
constexpr ActivationName activationNames[] = {
    {"swish", "swish"}, {"silu", "swish"}, {"relu", "relu"}, {"gelu", "gelu"}};

// A configuration of Hugging Face. Keys that are missing have the values of its class MarianConfig.
class MarianConfig {
public:
    explicit MarianConfig(const fs::path& folder) : m_path((folder / configName).string()) {
        m_keys = load(m_path);
        // Newer versions keep what concerns decoding here; where both files say something, this one counts.
        if (const fs::path path = folder / "generation_config.json"; fs::exists(path))
            m_keys.update(load(path.string()));
    }

    const std::string& path() const { return m_path; }
    [[noreturn]] void refuse(const std::string& sentence) const { throw Error(m_path + ": " + sentence); }

    std::string text(const char* key, const char* usual) const {
        const json* value = find(key);
        if (value && !value->is_string())
            refuse(told("%1 should be a text, found %2.", inQuotes(key), inQuotes(value->dump())));
        return value ? value->get<std::string>() : usual;
    }
    bool flag(const char* key, bool usual) const {
        const json* value = find(key);
        if (value && !value->is_boolean())
            refuse(told("%1 should be true or false, found %2.", inQuotes(key), inQuotes(value->dump())));
        return value ? value->get<bool>() : usual;
    }
    // A whole number from 1 to `most`. Throws Error when the key is missing.
    Index count(const char* key, Index most) const {
        const std::optional<Index> value = number(key);
        if (!value)
            refuse(told("has no %1.", inQuotes(key)));
        if (*value < 1 || *value > most)
            refuse(told("%1 should be from 1 to %2, found %3.", inQuotes(key), most, *value));
        return *value;
    }
    // The id of a token below `size`; nothing when the key is missing or null.
    std::optional<Index> token(const char* key, Index size) const {
        const std::optional<Index> value = number(key);
        if (value)
            checkToken(inQuotes(key), *value, size);
        return value;
    }
    // The tokens that are never said: key bad_words_ids, lists of one id each.
    std::vector<Index> neverSaid(Index size) const {
        std::vector<Index> ids;
        const json* lists = find("bad_words_ids");
        for (const json& list : lists && lists->is_array() ? *lists : json::array()) {
            if (!list.is_array() || list.size() != 1 || !list[0].is_number_unsigned())
                refuse(told("\"bad_words_ids\" should hold lists of one id each, found %1.",
                            inQuotes(list.dump())));
            ids.push_back(list[0].get<Index>());
            checkToken("\"bad_words_ids\"", ids.back(), size);
        }
        return ids;
    }
    const json* find(const char* key) const {
        const auto found = m_keys.find(key);
        return found == m_keys.end() || found->is_null() ? nullptr : &*found;
    }

private:
    static json load(const std::string& path) {
        json keys = parseJson(readFile(path, largestMarianConfig), path);
        if (!keys.is_object())
            throw Error(path + ": " + told("should be an object, found %1.", keys.type_name()));
        return keys;
    }
    std::optional<Index> number(const char* key) const {
        const json* value = find(key);
        if (value && !value->is_number_integer())
            refuse(told("%1 should be a whole number, found %2.", inQuotes(key), inQuotes(value->dump())));
        return value ? std::optional<Index>(value->get<Index>()) : std::nullopt;
    }
    void checkToken(const std::string& name, Index id, Index size) const {
        if (id < 0 || id >= size)
            refuse(told("%1 should be an id from 0 to %2, found %3.", name, size - 1, id));
    }

    std::string m_path;
    json m_keys;
};

class MarianReader {
public:
    explicit MarianReader(const std::string& path)
        : m_folder(fs::is_directory(path) ? fs::path(path) : fs::path(path).parent_path()),
          m_config(m_folder) {}

    std::shared_ptr<const TrainedModel> load() {
        refuseOthers();
        m_tensors = loadNamedTensors(weightFile());
        nameTables();
        const std::string path =
            (resourceFolder() / "mappings" / "families" / "marian_hugging_face.json").string();
        const MappingFit fit = findMapping(m_tensors, {loadMapping(path)});
        const TensorAssembly assembly(fit, m_tensors.path);
        ModelConfig config = assembly.config();
        checkLayers("encoder_layers", config.encoder.layers);
        checkLayers("decoder_layers", config.decoder.layers);
        setHalf("encoder_attention_heads", config.encoder);
        setHalf("decoder_attention_heads", config.decoder);
        config.decoder.tiedOutput = m_isTied;
        const bool haveTwo = tokenizerSetting("separate_vocabs");
        const std::vector<std::string> tokens = loadTokens((m_folder / "vocab.json").string());
        const std::vector<std::string> said =
            haveTwo ? loadTokens((m_folder / "target_vocab.json").string()) : tokens;
        SideVocabulary source = side(tokens, config.sourceSize, "vocab.json");
        SideVocabulary target = side(said, config.targetSize, haveTwo ? "target_vocab.json" : "vocab.json");
        setStart(target, config.targetSize);
        Seq2Seq network = assembledNetwork(assembly, fit, m_tensors, config, source, target);
        const TokenFrame endOnly = {false, true};
        Tokenizers tokenizers = {framed(pieces("source.spm"), endOnly), pieces("target.spm")};
        return std::make_shared<const TrainedModel>(TrainedModel{std::move(network),
                                                                 std::move(source.vocabulary),
                                                                 std::move(target.vocabulary),
                                                                 std::move(tokenizers),
                                                                 {}});
    }

private:
    [[noreturn]] void refuse(const std::string& reason) const {
        throw Error(m_config.path() + ": " + told("is a model that this program cannot hold: %1.", reason));
    }
    void refuseOthers() const {
        const std::string type = m_config.text("model_type", "");
        if (type != family)
            refuse(told("its family is %1, expected \"marian\" (OPUS-MT)", inQuotes(type)));
        if (!m_config.flag("static_position_embeddings", true))
            refuse(told("its positions are learned (\"static_position_embeddings\" is false)"));
        if (m_config.find("forced_bos_token_id"))
            refuse(told("it forces the first token (\"forced_bos_token_id\")"));
    }
    std::string weightFile() const {
        for (const char* name : weightNames)
            if (fs::exists(m_folder / name))
                return (m_folder / name).string();
        throw Error(
            m_folder.string() + ": " +
            told("has neither pytorch_model.bin nor model.safetensors; take the whole folder of the model."));
    }

    // Gives both halves and the output their tables, whether the file has one for all or several.
    void nameTables() {
        const bool areShared = m_config.flag("share_encoder_decoder_embeddings", true);
        const NamedTensor* shared = m_tensors.find(sharedTable);
        if (areShared && shared) {
            const NamedTensor table = *shared;
            drop({encoderTable, decoderTable, sharedTable});
            for (const char* name : {encoderTable, decoderTable}) {
                m_tensors.tensors.push_back(table);
                m_tensors.tensors.back().name = name;
            }
        } else {
            drop({sharedTable});
        }
        m_isTied = m_config.flag("tie_word_embeddings", true);
        if (m_isTied)
            drop({lmHead});
    }
    void drop(const std::vector<std::string>& names) {
        std::erase_if(m_tensors.tensors, [&](const NamedTensor& tensor) {
            return std::find(names.begin(), names.end(), tensor.name) != names.end();
        });
    }
    // What the configuration says and the tensors have must agree.
    void checkLayers(const char* key, Index found) const {
        if (const Index expected = m_config.count(key, 1000); expected != found)
            m_config.refuse(
                told("%1 is %2, but the weights have %3 layers.", inQuotes(key), expected, found));
    }
    template <typename Half>
    void setHalf(const char* headsKey, Half& half) const {
        half.heads = m_config.count(headsKey, 1000);
        const std::string name = m_config.text("activation_function", "gelu");
        const auto found =
            std::find_if(std::begin(activationNames), std::end(activationNames),
                         [&](const ActivationName& activation) { return name == activation.theirs; });
        if (found == std::end(activationNames))
            refuse(told("the activation of its feed-forward layers is %1, expected swish, silu, relu or gelu",
                        inQuotes(name)));
        half.activation = found->ours;
        half.scaledEmbedding = m_config.flag("scale_embedding", false);
    }
    bool tokenizerSetting(const char* key) const {
        const fs::path path = m_folder / "tokenizer_config.json";
        if (!fs::exists(path))
            return false;
        const json settings = parseJson(readFile(path.string(), largestMarianConfig), path.string());
        const auto found = settings.is_object() ? settings.find(key) : settings.end();
        return found != settings.end() && *found == true;
    }
    SideVocabulary side(const std::vector<std::string>& tokens, Index rows, const char* name) const {
        const std::string where = (m_folder / name).string();
        const auto idOf = [&](const char* token) {
            const auto found = std::find(tokens.begin(), tokens.end(), token);
            return found == tokens.end() ? Index(-1) : static_cast<Index>(found - tokens.begin());
        };
        SpecialIds special = {m_config.token("pad_token_id", rows).value_or(-1), idOf("<s>"),
                              m_config.token("eos_token_id", rows).value_or(0), idOf("<unk>")};
        return sideVocabulary(rows, tokens, special, where);
    }
    // The decoder starts from the row of a token that it may also have for something else, mostly <pad>.
    void setStart(SideVocabulary& target, Index size) const {
        const std::optional<Index> padding = m_config.token("pad_token_id", size);
        const std::optional<Index> start = m_config.token("decoder_start_token_id", size);
        if (!start && !padding)
            refuse(told("it does not say from which token its decoder starts"));
        target.rows[beginToken] = start ? *start : *padding;
        target.neverSaid.push_back(beginToken);
        for (const Index id : m_config.neverSaid(size))
            for (std::size_t i = 0; i < target.rows.size(); ++i)
                if (target.rows[i] == id && static_cast<Token>(i) != beginToken)
                    target.neverSaid.push_back(static_cast<Token>(i));
    }
    std::shared_ptr<const Tokenizer> pieces(const char* name) const {
        const std::string path = (m_folder / name).string();
        return std::make_shared<const SentencePieces>(readFile(path, largestMarianPieces),
                                                      PieceTexts{false, true, true}, path + ":");
    }

    fs::path m_folder;
    MarianConfig m_config;
    NamedTensors m_tensors;
    bool m_isTied = true;
};

// Whether config.json of a folder is one of Hugging Face.
bool hasModelType(const fs::path& folder) {
    const fs::path path = folder / configName;
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored) || fs::file_size(path, ignored) > largestMarianConfig)
        return false;
    const json keys = json::parse(readFile(path.string(), largestMarianConfig), nullptr, false);
    return keys.is_object() && keys.contains("model_type");
}

}  // namespace

bool isMarianFolder(const std::string& path) {
    std::error_code ignored;
    const fs::path file(path);
    try {
        if (fs::is_directory(file, ignored))
            return hasModelType(file);
        const std::string name = file.filename().string();
        const bool isPart = name == configName || name == weightNames[0] || name == weightNames[1];
        return isPart && fs::is_regular_file(file, ignored) && hasModelType(file.parent_path());
    } catch (const Error&) {
        return false;
    }
}

std::shared_ptr<const TrainedModel> loadMarianFolder(const std::string& path) {
    return MarianReader(path).load();
}

}  // namespace attn
