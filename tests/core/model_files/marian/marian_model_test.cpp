// SPDX-License-Identifier: GPL-3.0-or-later
// Models of Marian: files written from models of our own, and from a MarianMT folder whose expected values
// they must give.
#include "core/model_files/marian/marian_model.h"

#include <gmock/gmock.h>

#include <cmath>
#include <filesystem>

#include "core/base/error.h"
#include "core/decode/stepper.h"
#include "core/files/formats/safetensors.h"
#include "core/model_files/foreign_models.h"
#include "core/model_files/model_file.h"
#include "core/network/models/config_json.h"
#include "core/text/piece_model.h"
#include "core/text/text_ids.h"
#include "tests/core/model_files/marian_case.h"
#include "tests/support/marian_writer.h"
#include "tests/support/paths.h"

namespace attn::test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

class MarianModel : public testing::Test {
protected:
    // All but the rows that the file lacks, those of <pad> and <s>, should have the same numbers.
    static void expectSame(const TrainedModel& found, const TrainedModel& expected) {
        ASSERT_EQ(found.source.tokens(), expected.source.tokens());
        ASSERT_EQ(found.target.tokens(), expected.target.tokens());
        const Parameters &ours = found.network.parameters(), &theirs = expected.network.parameters();
        for (const ParameterEntry& entry : theirs.layout().entries()) {
            const std::optional<Index> place = ours.layout().find(entry.name);
            ASSERT_TRUE(place) << entry.name;
            const ParameterEntry& other = ours.layout().entries()[static_cast<std::size_t>(*place)];
            ASSERT_EQ(other.shape(), entry.shape()) << entry.name;
            const bool isByToken =
                entry.name.ends_with("embedding.weight") || entry.name.starts_with("output.");
            for (Index i = isByToken ? endToken * entry.cols : 0; i < entry.size(); ++i)
                ASSERT_EQ(ours.buffer()[other.offset + i], theirs.buffer()[entry.offset + i])
                    << entry.name << " " << i;
        }
    }
    static DecodeTrace traceOfModel(std::shared_ptr<const TrainedModel> model) {
        return decode(std::move(model), {4, 6, 5, endToken},
                      {.maximumLength = 4, .force = true, .target = {4, 5, 4}, .interventions = {}});
    }
    std::string refusal(const std::string& path) const {
        try {
            loadModel(path);
        } catch (const Error& error) {
            return error.what();
        }
        return "loaded";
    }
    std::string refusalWith(const std::string& settings) const {
        return refusal(writeMarian(m_folder, smallTransformer("post", true), {.moreSettings = settings}));
    }

    TemporaryFolder m_folder;
};

TEST_F(MarianModel, NormsOfSublayersWithoutALastNorm) {
    const TrainedModel model = smallTransformer("pre", true, false);
    const auto found = loadModel(writeMarian(m_folder, model));
    EXPECT_FALSE(found->network.config().encoder.hasLastNorm());
    expectSame(*found, model);
}

TEST_F(MarianModel, AFileOfOurNumbersIsTheSameModel) {
    for (const char* norm : {"post", "pre"})
        for (const bool isTied : {true, false})
            for (const bool isOld : {false, true}) {
                SCOPED_TRACE(std::string(norm) + (isTied ? ", tied" : "") + (isOld ? ", old" : ""));
                const TrainedModel model = smallTransformer(norm, isTied);
                const std::string path = writeMarian(
                    m_folder, model, {.moreSettings = "", .isOutputOld = isOld, .areMatricesFortran = isOld});
                const std::shared_ptr<const TrainedModel> found = loadModel(path);
                expectSame(*found, model);
                EXPECT_EQ(configToJson(found->network.config()), configToJson(model.network.config()));
                const Parameters& parameters = found->network.parameters();
                const auto table =
                    parameters.columns(parameters.layout().find("decoder.embedding.weight").value());
                EXPECT_EQ(table.col(beginToken).cwiseAbs().maxCoeff(), 0) << "the decoder starts from zeros";
            }
    EXPECT_EQ(foreignModelOf(m_folder.file("model.npz"))->id, "marian");
    EXPECT_EQ(foreignModelOf(m_folder.path().string())->id, "marian");
}

TEST_F(MarianModel, LearnedPositionsLeaveEmbeddingsAsTheyAre) {
    const TrainedModel model = smallTransformer("post", true);
    const auto scaled = loadModel(writeMarian(m_folder, model));
    const auto learned =
        loadModel(writeMarian(m_folder, model, {.moreSettings = "", .writesPositions = true}));
    EXPECT_FALSE(learned->network.config().encoder.scaledEmbedding);
    EXPECT_FALSE(learned->network.config().decoder.tiedOutput);
    const DecodeTrace expected = traceOfModel(scaled), found = traceOfModel(learned);
    for (std::size_t t = 0; t < expected.steps.size(); ++t)
        EXPECT_LE((expected.steps[t].logits - found.steps[t].logits).cwiseAbs().maxCoeff(), Real(1e-5)) << t;
}

TEST_F(MarianModel, WithoutProjectionHeadsAreLeftAsTheyAre) {
    const TrainedModel model = smallTransformer("post", true);
    NamedBytes arrays = marianArrays(model, {.moreSettings = "transformer-no-projection: true\n"});
    std::erase_if(arrays, [](const auto& array) {
        return array.first.ends_with("_Wo.npy") || array.first.ends_with("_bo.npy");
    });
    writeMarian(m_folder, model);
    const auto found = loadModel(m_folder.write("model.npz", zipBytes(arrays)));
    const Parameters& parameters = found->network.parameters();
    const auto& entries = parameters.layout().entries();
    const ParameterEntry& entry = entries[static_cast<std::size_t>(
        parameters.layout().find("decoder.layers.1.cross_attention.out_proj.weight").value())];
    for (Index i = 0; i < entry.rows; ++i)
        for (Index j = 0; j < entry.cols; ++j)
            EXPECT_EQ(parameters.buffer()[entry.offset + i * entry.cols + j], i == j ? 1 : 0);
}

// The first head of the layer that guided alignment trains.
TEST_F(MarianModel, TheMapOfItsOwnProgramIsKnown) {
    const TrainedModel model = smallTransformer("post", true);
    const auto name = [&](const std::string& settings) {
        const auto map = loadModel(writeMarian(m_folder, model, {.moreSettings = settings}))->familyAlignment;
        return map ? nameOf(*map) : std::string();
    };
    const std::string key = "transformer-guided-alignment-layer: ";
    EXPECT_EQ(name(""), "");
    EXPECT_EQ(name(key + "last\n"), "cross.2.1");
    EXPECT_EQ(name(key + "1\n"), "cross.1.1");
    EXPECT_EQ(name(key + "3\n"), "");
}

TEST_F(MarianModel, VocabulariesAreFoundBesideIt) {
    const TrainedModel model = smallTransformer("post", true);
    const std::string path = writeMarian(m_folder, model);
    EXPECT_THAT(loadModel(path)->conclusions,
                ElementsAre(path + ": no settings name its vocabularies; \"source.vocab.yml\" and "
                                   "\"target.vocab.yml\", the only ones in its folder, are taken."));
    fs::rename(m_folder.file("source.vocab.yml"), m_folder.file("a.yml"));
    fs::rename(m_folder.file("target.vocab.yml"), m_folder.file("b.json"));
    EXPECT_THAT(refusal(path), HasSubstr("its vocabularies are not beside it"));
    m_folder.write("decoder.yml", "models:\n  - model.npz\nvocabs:\n  - /elsewhere/a.yml\n  - b.json\n");
    expectSame(*loadModel(path), model);
    EXPECT_TRUE(loadModel(path)->conclusions.empty());
    // No name leads out of the folder.
    fs::create_directories(m_folder.file("model"));
    for (const char* name : {"model.npz", "b.json"})
        fs::copy_file(m_folder.file(name), m_folder.file("model/") + name);
    m_folder.write("model/decoder.yml", "vocabs: [../a.yml, b.json]\n");
    EXPECT_THAT(refusal(m_folder.file("model/model.npz")), HasSubstr("its vocabularies are not beside it"));
    // What stands for this model alone comes first.
    m_folder.write("model.npz.decoder.yml", "vocabs: [b.json, a.yml]\n");
    EXPECT_THAT(refusal(path), HasSubstr("b.json: 4 tokens, but the embedding has 5 rows"));
    // Marian's SentencePiece models are vocabularies; one that stands alone needs no name.
    const TemporaryFolder other;
    const std::string pieces =
        trainPieceModel({12, "unigram", "nmt_nfkc"}, std::vector<std::string>(20, "xyxy yx x"));
    other.write("vocab.spm", pieces);
    EXPECT_THAT(refusal(other.write("model.npz", readBytes(path))),
                HasSubstr("vocab.spm: has no token </s>"));
}

TEST_F(MarianModel, AFolderMayHoldSeveralModels) {
    const TrainedModel model = smallTransformer("post", true);
    const std::string path = writeMarian(m_folder, model), folder = m_folder.path().string();
    // Arrays of weights are no models.
    m_folder.write("weights.npz", zipBytes({{"weights.npy", npyBytes({1, 2}, {0.5f, 0.5f})}}));
    expectSame(*loadModel(folder), model);
    EXPECT_EQ(foreignModelOf(m_folder.file("weights.npz")), nullptr);
    m_folder.write("model.best.npz", readBytes(path));
    EXPECT_THAT(refusal(folder), HasSubstr("holds several models of Marian"));
    m_folder.write("decoder.yml", "models: [model.best.npz]\n");
    expectSame(*loadModel(folder), model);
}

TEST_F(MarianModel, WhatItCannotHoldIsSaidByName) {
    const auto with = [&](const std::string& key, const std::string& value) {
        NamedBytes arrays = marianArrays(smallTransformer("post", true));
        std::string yaml = arrays.back().second.substr(arrays.back().second.find("version:"));
        yaml.pop_back();
        const std::size_t begin = yaml.find("\n" + key + ":");
        if (begin != std::string::npos)
            yaml.erase(begin + 1, yaml.find('\n', begin + 1) - begin);
        arrays.back().second = marianSettingsArray(yaml + key + ": " + value + "\n");
        writeMarian(m_folder, smallTransformer("post", true));
        return refusal(m_folder.write("model.npz", zipBytes(arrays)));
    };
    EXPECT_THAT(with("type", "amun"), HasSubstr("expected \"transformer\", is \"amun\""));
    EXPECT_THAT(with("transformer-decoder-autoreg", "rnn"),
                HasSubstr("otherwise than by self-attention, by \"rnn\""));
    EXPECT_THAT(with("transformer-tied-layers", "[1, 1]"), HasSubstr("share weights"));
    EXPECT_THAT(with("transformer-postprocess-emb", "nd"), HasSubstr("layer norm after the embeddings"));
    EXPECT_THAT(with("transformer-preprocess", "n"), HasSubstr("norms before"));
    EXPECT_THAT(with("transformer-postprocess", "dhn"), HasSubstr("found \"dhn\""));
    EXPECT_THAT(with("transformer-ffn-activation", "gelu"), HasSubstr("expected relu or swish"));
    EXPECT_THAT(with("right-left", "true"), HasSubstr("from the last token to the first"));
    EXPECT_THAT(with("enc-depth", "3"), HasSubstr("\"enc-depth\" is 3, but the tensors have 2"));
    EXPECT_THAT(with("transformer-heads", "3"), HasSubstr("3"));
    EXPECT_THAT(with("transformer-heads", "-1"), HasSubstr("from 1 to"));
    EXPECT_THAT(with("dim-emb", "[8]"), HasSubstr("should be one value"));
    EXPECT_THAT(with("lemma-dim-emb", "8"), HasSubstr("factors"));
    EXPECT_THAT(with("tied-embeddings", "perhaps"), HasSubstr("true or false"));
    EXPECT_THAT(with("x", "1\nx: 2"), HasSubstr("stands twice"));
    EXPECT_THAT(with("x", "&a [1]\ny: *a"), HasSubstr("refers to another place"));
    EXPECT_EQ(with("x", "1"), "loaded");
}

// The folder of Hugging Face was made of a model of Marian's family: what differs are its sinusoids and the ε
// of its norms. So its sinusoids are written as learned positions.
TEST_F(MarianModel, GivesWhatHuggingFacesCodeComputes) {
    const fs::path from = dataDir() / "models/marian-hf-a";
    if (!fs::exists(from))
        GTEST_SKIP() << "no " << from << "; ATTN_DATA_DIR names the folder";
    const std::shared_ptr<const TrainedModel> model = loadModel(from.string());
    for (const char* name : {"source.spm", "target.spm"})
        m_folder.write(name, readBytes(from / name));
    m_folder.write("opus.spm32k-spm32k.vocab.yml", marianVocabulary(model->source));
    m_folder.write("decoder.yml",
                   "relative-paths: true\nmodels:\n  - opus.npz\nvocabs:\n  - opus.spm32k-spm32k.vocab.yml\n"
                   "  - opus.spm32k-spm32k.vocab.yml\nbeam-size: 6\n");
    m_folder.write("opus.npz", zipBytes(marianArrays(*model, {.moreSettings = "", .writesPositions = true})));
    const std::shared_ptr<const TrainedModel> found = loadModel(m_folder.path().string());
    EXPECT_EQ(found->network.config().encoder.normEpsilon, 1e-6);
    EXPECT_EQ(found->network.config().decoder.positions, "sinusoidal_halves");

    const json expected = json::parse(readBytes(from / "expected.json"));
    const SafetensorsFile values = SafetensorsFile::load((from / "expected.safetensors").string());
    const json ids = json::parse(readBytes(from / "vocab.json"));
    std::vector<std::string> theirs(ids.size());
    for (const auto& [token, id] : ids.items())
        theirs[id.get<std::size_t>()] = token;
    for (const json& row : expected["cases"])
        MarianCase(found, theirs, row, values).check();
}

TEST_F(MarianModel, BrokenFilesAreOneSentence) {
    const TrainedModel model = smallTransformer("post", true);
    const std::string path = writeMarian(m_folder, model), whole = readBytes(path);
    for (std::size_t i = 1; i < 40; ++i) {
        m_folder.write("model.npz", whole.substr(0, whole.size() * i / 40));
        EXPECT_THAT(refusal(path), HasSubstr("not a whole zip file, as Marian writes it")) << i;
    }
    const auto changed = [&](const std::string& name, const std::string& bytes) {
        NamedBytes arrays = marianArrays(model);
        for (auto& [each, old] : arrays)
            if (each == name)
                old = bytes;
        m_folder.write("model.npz", zipBytes(arrays));
        return refusal(path);
    };
    const std::string norm = "encoder_l1_self_Wo_ln_scale.npy", settings = "special:model.yml.npy";
    EXPECT_THAT(changed(norm, ""), HasSubstr("does not start as an .npy file"));
    EXPECT_THAT(changed(norm, npyBytes({1, 1ull << 62}, {1.0f})), HasSubstr("impossible shape"));
    EXPECT_THAT(changed(norm, npyBytes({1, 1ull << 38}, {1.0f})), HasSubstr("has 4 bytes of numbers"));
    EXPECT_THAT(changed(norm, npyBytes({1, 3}, {1, 2, 3})), HasSubstr("should have shape"));
    EXPECT_THAT(changed(norm, npyBytes({8}, std::vector<float>(8, NAN))), HasSubstr("NaN"));
    EXPECT_THAT(changed("encoder_Wemb.npy", npyBytes({5}, {1, 2, 3, 4, 5})), HasSubstr("dimensions"));
    EXPECT_THAT(changed(settings, npyBytes({1}, {1.0f})), HasSubstr("should be an array of bytes"));
    EXPECT_THAT(changed(settings, marianSettingsArray("")), HasSubstr("special:model.yml"));
    EXPECT_THAT(changed(settings, marianSettingsArray("[a, b")), HasSubstr("special:model.yml"));
    EXPECT_THAT(changed(settings, marianSettingsArray(std::string(100'000, '['))),
                HasSubstr("special:model.yml"));
    EXPECT_THAT(changed(settings, marianSettingsArray("a: [" + std::string(20, '[') + "1")),
                HasSubstr("nested"));
    NamedBytes twice = marianArrays(model);
    twice.push_back(twice.front());
    m_folder.write("model.npz", zipBytes(twice));
    EXPECT_THAT(refusal(path), HasSubstr("stands twice in it"));

    writeMarian(m_folder, model);
    for (const char* vocabulary : {"a: 0\na: 1\n", "a: 7\n", "a: [1]\n", "- a\n", "\xff\xfe", "a: *b\n",
                                   "</s>: 0\n", "</s>: 0\n<unk>: 1\na: 2\nb: 3\n\"\xc3(\": 4\n"}) {
        m_folder.write("source.vocab.yml", vocabulary);
        EXPECT_THAT(refusal(path), HasSubstr("source.vocab.yml")) << vocabulary;
    }
    // Each byte of the first heads; none may crash or ask for much memory.
    for (std::size_t at = 0; at < 200; ++at)
        for (const char value : {'\xff', '\0', '\x7f'}) {
            std::string bytes = whole;
            bytes[at] = value;
            m_folder.write("model.npz", bytes);
            EXPECT_FALSE(refusal(path).empty());
        }
}

}  // namespace
}  // namespace attn::test
