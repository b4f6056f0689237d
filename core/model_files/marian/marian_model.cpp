// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/marian/marian_model.h"

#include <algorithm>
#include <filesystem>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/resource_folder.h"
#include "core/model_files/marian/marian_file.h"
#include "core/model_files/marian/marian_settings.h"
#include "core/model_files/marian/marian_tensors.h"
#include "core/model_files/marian/marian_vocabularies.h"
#include "core/model_files/pytorch/assembled_network.h"
#include "core/text/framed.h"

namespace attn {
namespace {

namespace fs = std::filesystem;

constexpr double marianNormEpsilon = 1e-6;
constexpr Index usualHeads = 8;
constexpr std::size_t mostModelsLookedAt = 100;

// What a part of a tensor's name says that this program cannot do.
struct MarianRefusal {
    const char* part;
    const char* reason;
};
constexpr MarianRefusal marianRefusals[] = {
    {"_QuantMult",
     translatable("its weights are whole numbers of 8 bits (intgemm); take the model before that")},
    {"_rnn_", translatable("its decoder looks back by a recurrent unit")},
    {"_aan_", translatable("its decoder looks back by average attention")},
    {"factor", translatable("its tokens are made of factors")},
    {"_Wtype", translatable("its tokens have embeddings of types")},
    {"lemma", translatable("its tokens are made of factors")}};

std::vector<fs::path> modelsIn(const fs::path& folder) {
    std::vector<fs::path> models;
    std::error_code problem;
    std::size_t seen = 0;
    for (fs::directory_iterator it(folder, problem), end; !problem && it != end && seen < mostModelsLookedAt;
         it.increment(problem))
        if (it->path().extension() == ".npz") {
            ++seen;
            if (isMarianFile(it->path().string()))
                models.push_back(it->path());
        }
    std::sort(models.begin(), models.end());
    return models;
}

std::string modelFile(const std::string& path) {
    if (!fs::is_directory(path))
        return path;
    const std::vector<fs::path> models = modelsIn(path);
    if (models.size() == 1)
        return models.front().string();
    const std::string named = modelOfDecoderSettings(path);
    std::vector<std::string> names;
    for (const fs::path& model : models) {
        names.push_back(model.filename().string());
        if (names.back() == named)
            return model.string();
    }
    throw Error(path + ": " +
                told("holds several models of Marian (%1); choose one of the files.", listed(names)));
}

class MarianNpzReader {
public:
    explicit MarianNpzReader(std::string path)
        : m_path(std::move(path)), m_file(loadMarianFile(m_path)), m_settings(m_file.settings, m_path) {}

    std::shared_ptr<const TrainedModel> load() {
        refuseOthers();
        const NamedTensors tensors = namedForMapping(m_file.tensors, m_settings);
        const std::string mapping = (resourceFolder() / "mappings" / "families" / "marian.json").string();
        const MappingFit fit = findMapping(tensors, {loadMapping(mapping)});
        const TensorAssembly assembly(fit, m_path);
        ModelConfig config = assembly.config();
        setHalf("enc-depth", config.encoder);
        setHalf("dec-depth", config.decoder);
        checkSize("transformer-dim-ffn", config.encoder.feedForward);
        config.decoder.tiedOutput =
            m_settings.flag("tied-embeddings") || m_settings.flag("tied-embeddings-all");
        MarianVocabularies vocabularies = marianVocabularies(m_path, m_settings);
        std::vector<std::string> conclusions;
        if (!vocabularies.areNamed) {
            const std::string first = inQuotes(fs::path(vocabularies.source.path).filename().string()),
                              second = inQuotes(fs::path(vocabularies.target.path).filename().string());
            conclusions.push_back(
                m_path + ": " +
                (first == second
                     ? told("no settings name its vocabulary; %1, the only one in its folder, is taken.",
                            first)
                     : told("no settings name its vocabularies; %1 and %2, the only ones in its folder, are "
                            "taken.",
                            first, second)));
        }
        SideVocabulary source = side(vocabularies.source, config.sourceSize);
        SideVocabulary target = side(vocabularies.target, config.targetSize);
        startFromZeros(target);
        Seq2Seq network = assembledNetwork(assembly, fit, tensors, config, source, target);
        const TokenFrame endOnly = {false, true};
        Tokenizers tokenizers = {framed(tokenizer(vocabularies.source, source.vocabulary), endOnly),
                                 tokenizer(vocabularies.target, target.vocabulary)};
        return std::make_shared<const TrainedModel>(TrainedModel{std::move(network),
                                                                 std::move(source.vocabulary),
                                                                 std::move(target.vocabulary),
                                                                 std::move(tokenizers),
                                                                 {},
                                                                 std::move(conclusions),
                                                                 familyAlignment(config.decoder.layers)});
    }

private:
    void refuseOthers() const {
        m_settings.refuseOthers();
        for (const NamedTensor& tensor : m_file.tensors.tensors)
            for (const MarianRefusal& row : marianRefusals)
                if (tensor.name.find(row.part) != std::string::npos)
                    m_settings.refuse(told(row.reason) + " (" + inQuotes(tensor.name) + ")");
    }
    // What the settings say and the tensors have must agree.
    void checkSize(const char* key, Index found) const {
        if (const Index expected = m_settings.count(key, found, largestSize); expected != found)
            throw Error(m_path + ": special:model.yml: " +
                        told("%1 is %2, but the tensors have %3.", inQuotes(key), expected, found));
    }
    template <typename Half>
    void setHalf(const char* depthKey, Half& half) const {
        checkSize(depthKey, half.layers);
        checkSize("dim-emb", half.hidden);
        half.heads = m_settings.count("transformer-heads", usualHeads, largestSize);
        half.norm = m_settings.norm();
        half.lastNorm = m_settings.hasTopNorm();
        half.normEpsilon = marianNormEpsilon;
        half.activation = m_settings.activation();
        // Beside learned positions, embeddings are read as they are.
        half.scaledEmbedding = !m_settings.flag("transformer-train-position-embeddings");
    }
    // "last" or a layer from 1 on. Marian trains the first head of this layer with guided alignment, and
    // gives out its weights as the alignment.
    std::optional<MapAddress> familyAlignment(Index layers) const {
        const std::string stated = m_settings.text("transformer-guided-alignment-layer", "");
        for (Index layer = 0; layer < layers; ++layer)
            if (stated == std::to_string(layer + 1) || (stated == "last" && layer + 1 == layers))
                return MapAddress{MapSite::Cross, layer, 0};
        return std::nullopt;
    }
    static SideVocabulary side(MarianVocabulary& vocabulary, Index rows) {
        std::vector<std::string>& tokens = vocabulary.tokens;
        // Marian reads tokens beyond its table as unknown.
        if (static_cast<Index>(tokens.size()) > rows)
            tokens.resize(static_cast<std::size_t>(rows));
        const auto idOf = [&](const char* token) {
            const auto found = std::find(tokens.begin(), tokens.end(), token);
            return found == tokens.end() ? Index(-1) : static_cast<Index>(found - tokens.begin());
        };
        const SpecialIds special = {idOf("<pad>"), idOf("<s>"), idOf("</s>"), idOf("<unk>")};
        if (special[endToken] < 0)
            throw Error(vocabulary.path + ": " +
                        told("has no token </s>, which ends the sentences of every model of Marian."));
        return sideVocabulary(rows, tokens, special, vocabulary.path);
    }
    static void startFromZeros(SideVocabulary& target) {
        if (target.rows.empty())
            for (Index id = 0; id < target.vocabulary.size(); ++id)
                target.rows.push_back(id);
        target.rows[beginToken] = -1;
    }
    static std::shared_ptr<const Tokenizer> tokenizer(const MarianVocabulary& vocabulary,
                                                      const Vocabulary& ours) {
        return vocabulary.pieces ? vocabulary.pieces : tokenizerFor(ours, {});
    }

    std::string m_path;
    MarianFile m_file;
    MarianSettings m_settings;
};

}  // namespace

bool isMarianModel(const std::string& path) {
    std::error_code ignored;
    return fs::is_directory(path, ignored) ? !modelsIn(path).empty() : isMarianFile(path);
}

std::shared_ptr<const TrainedModel> loadMarianModel(const std::string& path) {
    return MarianNpzReader(modelFile(path)).load();
}

}  // namespace attn
