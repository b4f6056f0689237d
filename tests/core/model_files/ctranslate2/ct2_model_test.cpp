// SPDX-License-Identifier: GPL-3.0-or-later
// Models of CTranslate2: real ones with expected values, and made ones of every version of the format.
#include "core/model_files/ctranslate2/ct2_model.h"

#include <gmock/gmock.h>

#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/decode/decoded_maps.h"
#include "core/decode/stepper.h"
#include "core/files/formats/safetensors.h"
#include "core/model_files/ctranslate2/ct2_file.h"
#include "core/model_files/model_file.h"
#include "core/text/piece_model.h"
#include "core/text/text_ids.h"
#include "tests/support/ct2_writer.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

// What is decoded of a word, as expected.json has it.
void expectCase(const std::shared_ptr<const TrainedModel>& model, const std::string& name,
                const nlohmann::json& expected, const SafetensorsFile& values, double tolerance) {
    const std::vector<std::string> texts = expected["source_tokens"];
    EXPECT_EQ(model->tokenizers.source->tokenize(expected["word"].get<std::string>()), texts) << name;
    std::vector<Token> source;
    for (const std::string& text : texts)
        source.push_back(model->source.idOfText(text));
    if (source.empty())
        return;
    const DecodeTrace trace =
        decode(model, source, {.maximumLength = 100, .target = {}, .interventions = {}});
    const std::vector<std::string> wanted = expected["target_tokens"];
    ASSERT_EQ(trace.steps.size(), wanted.size()) << name;
    double logProbability = 0;
    std::vector<Token> said;
    for (std::size_t t = 0; t < wanted.size(); ++t) {
        EXPECT_EQ(model->target.text(trace.steps[t].token), wanted[t]) << name << ", step " << t;
        logProbability += static_cast<double>(trace.steps[t].logProbability);
        if (trace.steps[t].token != endToken)
            said.push_back(trace.steps[t].token);
    }
    EXPECT_NEAR(logProbability, expected["log_prob"].get<double>(), 10 * tolerance) << name;

    const TensorInfo& logits = *values.find(name + "/logits");
    const std::vector<float> numbers = values.floats(logits);
    const std::vector<std::int64_t> ids = values.integers(*values.find(name + "/target_ids"));
    ASSERT_EQ(logits.shape[0], wanted.size());
    // The file's ids, by what the step said.
    for (std::size_t t = 0; t < wanted.size(); ++t)
        EXPECT_NEAR(static_cast<double>(trace.steps[t].logits[trace.steps[t].token]),
                    static_cast<double>(numbers[t * logits.shape[1] + static_cast<std::size_t>(ids[t])]),
                    tolerance)
            << name << ", step " << t;

    const TensorInfo& cross = *values.find(name + "/cross_attention");  // [layer, head, T, S]
    const std::vector<float> weights = values.floats(cross);
    std::vector<MapAddress> maps;
    for (Index layer = 1; layer <= static_cast<Index>(cross.shape[0]); ++layer)
        for (Index head = 1; head <= static_cast<Index>(cross.shape[1]); ++head)
            maps.push_back(*mapOfName("cross." + std::to_string(layer) + "." + std::to_string(head)));
    const std::vector<DecodedMap> found = decodedMaps(model, source, said, true, maps);
    std::size_t place = 0;
    for (const DecodedMap& map : found)
        for (const Vector& row : map.rows)
            for (Index j = 0; j < row.size(); ++j, ++place)
                ASSERT_NEAR(static_cast<double>(row[j]), static_cast<double>(weights[place]), tolerance)
                    << name << ", " << nameOf(map.map);
    EXPECT_EQ(place, weights.size()) << name;
}

TEST(Ct2RealModel, RealModelsGiveWhatIsExpected) {
    const fs::path folder = dataDir() / "models/ctranslate2";
    if (!fs::exists(folder))
        GTEST_SKIP() << "no " << folder << "; ATTN_DATA_DIR names the folder";
    const nlohmann::json expected = nlohmann::json::parse(readBytes((folder / "expected.json").string()));
    const SafetensorsFile values = SafetensorsFile::load((folder / "expected.safetensors").string());
    for (const auto& [name, row] : expected["models"].items()) {
        EXPECT_TRUE(isCt2Model((folder / name).string()));
        const std::shared_ptr<const TrainedModel> model = loadModel((folder / name).string());
        EXPECT_EQ(model->network.config().encoder.heads, row["heads"].get<Index>());
        EXPECT_EQ(model->source.size(), row["source_vocabulary_with_unk"].get<Index>());
        for (const nlohmann::json& one : row["cases"])
            expectCase(model, name + "/" + one["name"].get<std::string>(), one, values, 1e-4);
    }
}

// Small models of ct2_writer.h.
class Ct2Model : public testing::Test {
protected:
    static std::string file(std::uint32_t version, int kind = 0,
                            const std::vector<std::pair<std::string, std::int8_t>>& options = {
                                {"num_heads", 2}}) {
        return ct2Bytes(version, kind, options);
    }
    std::string write(const std::string& name, const std::string& bytes) {
        std::string folder = m_folder.file(name);
        fs::create_directories(folder);
        m_folder.write(name + "/model.bin", bytes);
        m_folder.write(name + "/source_vocabulary.txt", "<blank>\n<s>\n</s>\na\nb\nc\n");
        m_folder.write(name + "/target_vocabulary.json", R"(["<blank>", "<s>", "</s>", "<unk>", "x", "y"])");
        return folder;
    }
    static Vector logitsOf(const std::string& path) {
        const std::shared_ptr<const TrainedModel> model = loadModel(path);
        return decode(model, {model->source.id("a"), model->source.id("c"), model->source.id("b")},
                      {.maximumLength = 1, .target = {}, .interventions = {}})
            .steps.front()
            .logits;
    }
    std::string refusal(const std::string& path) {
        try {
            loadModel(path);
        } catch (const Error& error) {
            return error.what();
        }
        return "loaded";
    }

    TemporaryFolder m_folder;
};

TEST_F(Ct2Model, EveryVersionAndNumberTypeIsTheSameModel) {
    const Vector expected = logitsOf(write("v6", file(6)));
    for (const std::uint32_t version : {2, 3, 4, 5})
        EXPECT_EQ(logitsOf(write("v" + std::to_string(version), file(version))), expected) << version;
    // The numbers are sixty-fourths, so that narrow types hold them exactly.
    for (const int kind : {1, 4, 5})
        EXPECT_LE(
            (logitsOf(write("k" + std::to_string(kind), file(6, kind))) - expected).cwiseAbs().maxCoeff(),
            Real(1e-5))
            << kind;
    EXPECT_LE((logitsOf(write("int8-v2", file(2, 1))) - expected).cwiseAbs().maxCoeff(), Real(1e-5));
    EXPECT_EQ(logitsOf(m_folder.file("v6/model.bin")), expected) << "the file alone names its folder";
}

TEST_F(Ct2Model, TakesWhatTheFileSays) {
    const std::shared_ptr<const TrainedModel> model =
        loadModel(write("said", file(6, 0,
                                     {{"encoder/num_heads", 1},
                                      {"decoder/num_heads", 4},
                                      {"encoder/pre_norm", 0},
                                      {"decoder/pre_norm", 0},
                                      {"encoder/activation", 2},
                                      {"decoder/activation", 3},
                                      {"decoder/alignment_layer", -1}})));
    const ModelConfig& config = model->network.config();
    EXPECT_EQ(config.encoder.heads, 1);
    EXPECT_EQ(config.decoder.heads, 4);
    EXPECT_EQ(config.encoder.norm, "post");
    EXPECT_TRUE(config.decoder.hasLastNorm()) << "its final norm is in the file";
    EXPECT_EQ(config.encoder.activation, "swish");
    EXPECT_EQ(config.decoder.activation, "gelu");
    EXPECT_EQ(config.encoder.positions, "sinusoidal_halves_from_1");
    EXPECT_EQ(model->source.text(unknownToken), "<unk>") << "added behind the last line";
    EXPECT_EQ(model->source.size(), 7);
    EXPECT_EQ(model->target.id("y"), 5);
}

// Which map the engine gives out; the model has 1 layer of 2 heads.
TEST_F(Ct2Model, TheMapOfItsOwnProgramIsKnown) {
    using Options = std::vector<std::pair<std::string, std::int8_t>>;
    const auto name = [&](const Options& more) {
        Options options = {{"num_heads", 2}};
        options.insert(options.end(), more.begin(), more.end());
        const auto map = loadModel(write("aligned", file(6, 0, options)))->familyAlignment;
        return map ? nameOf(*map) : std::string();
    };
    EXPECT_EQ(name({}), "cross.1.1");
    EXPECT_EQ(name({{"decoder/alignment_layer", 0}, {"decoder/alignment_heads", 1}}), "cross.1.1");
    EXPECT_EQ(name({{"decoder/alignment_layer", -1}, {"decoder/alignment_heads", 0}}), "cross.1.mean");
    EXPECT_EQ(name({{"decoder/alignment_heads", 2}}), "cross.1.mean");
    EXPECT_EQ(name({{"decoder/alignment_layer", 7}}), "");
}

TEST_F(Ct2Model, WhatFamiliesDoDifferentlyIsTaken) {
    const std::string folder = write(
        "family",
        file(6, 0,
             {{"num_heads", 2}, {"decoder/start_from_zero_embedding", 1}, {"encoder/scale_embeddings", 0}}));
    m_folder.write("family/config.json",
                   R"({"add_source_eos": true, "decoder_start_token": "</s>", "layer_norm_epsilon": 1e-6})");
    const std::shared_ptr<const TrainedModel> model = loadModel(folder);
    const std::vector<std::string> tokens = model->tokenizers.source->tokenize("a b");
    EXPECT_EQ(tokens.back(), "</s>");
    EXPECT_EQ(textIds(*model->tokenizers.source, model->source, tokens).back(), endToken);
    const ModelConfig& config = model->network.config();
    EXPECT_EQ(config.encoder.normEpsilon, 1e-6);
    EXPECT_EQ(config.decoder.normEpsilon, 1e-6);
    EXPECT_FALSE(config.encoder.scaledEmbedding);
    EXPECT_TRUE(config.decoder.scaledEmbedding);
    const Parameters& parameters = model->network.parameters();
    const auto table = parameters.columns(parameters.layout().find("decoder.embedding.weight").value());
    EXPECT_EQ(table.col(beginToken).cwiseAbs().maxCoeff(), 0) << "the decoder starts from zeros";
    EXPECT_GT(table.col(endToken).cwiseAbs().maxCoeff(), 0);

    // Without zeros, the decoder starts from the row of </s> where that is its first token.
    const std::string same = write("same", file(6));
    m_folder.write("same/config.json", R"({"decoder_start_token": "</s>"})");
    const std::shared_ptr<const TrainedModel> other = loadModel(same);
    const Parameters& theirs = other->network.parameters();
    const auto rows = theirs.columns(theirs.layout().find("decoder.embedding.weight").value());
    EXPECT_EQ(rows.col(beginToken), rows.col(endToken));
    // It is read by our own format as it was.
    saveModel(*model, m_folder.file("kept.safetensors"));
    const std::shared_ptr<const TrainedModel> kept = loadModel(m_folder.file("kept.safetensors"));
    EXPECT_EQ(kept->tokenizers.source->tokenize("a b"), tokens);
    EXPECT_EQ(kept->network.config().encoder.normEpsilon, 1e-6);
    EXPECT_FALSE(kept->network.config().encoder.scaledEmbedding);
}

TEST_F(Ct2Model, PiecesAreCutByTheModelBesideIt) {
    const std::string pieces =
        trainPieceModel({30, "unigram", "nmt_nfkc"}, std::vector<std::string>(20, "xyxy yx x"));
    const std::string beside = write("beside", file(6));
    m_folder.write("beside/source.spm", pieces);
    EXPECT_EQ(loadModel(beside)->tokenizers.source->id(), "sentencepiece");
    EXPECT_EQ(loadModel(beside)->tokenizers.target->id(), "characters");
    // A package of Argos has it in the folder above.
    fs::create_directories(m_folder.file("package"));
    m_folder.write("package/metadata.json", "{}");
    m_folder.write("package/sentencepiece.model", pieces);
    const std::string inside = write("package/model", file(6));
    EXPECT_EQ(loadModel(inside)->tokenizers.target->id(), "sentencepiece");
}

TEST_F(Ct2Model, WhatItCannotHoldIsSaidByName) {
    EXPECT_THAT(refusal(write("noheads", file(6, 0, {}))), HasSubstr("how many heads"));
    EXPECT_THAT(refusal(write("tanh", file(6, 0, {{"num_heads", 2}, {"activation", 5}}))),
                HasSubstr("has the number 5"));
    EXPECT_THAT(refusal(write("odd", file(6, 0, {{"num_heads", 2}, {"decoder/sliding_window", 3}}))),
                HasSubstr("\"decoder.sliding_window\""));
    EXPECT_THAT(refusal(write("negative", file(6, 0, {{"num_heads", -2}}))),
                HasSubstr("\"num_heads\" should be from 0"));
    const std::string none = write("none", file(6));
    fs::remove(none + "/source_vocabulary.txt");
    EXPECT_THAT(refusal(none), HasSubstr("has no source_vocabulary.txt"));
}

TEST_F(Ct2Model, BrokenFilesAreOneSentence) {
    const std::string whole = file(6, 1);
    for (int i = 1; i < 40; ++i) {
        const std::string cut = whole.substr(0, whole.size() * static_cast<std::size_t>(i) / 40);
        EXPECT_THAT(refusal(write("cut", cut)), HasSubstr("model.bin")) << i;
    }
    EXPECT_THAT(refusal(write("more", whole + "x")), HasSubstr("1 bytes are left"));
    std::string version = whole;
    version[0] = 7;
    EXPECT_THAT(refusal(write("version", version)), HasSubstr("binary version is 7"));
    // Each byte of the first variable's head; none may crash or ask for much memory.
    for (std::size_t at = 4; at < 80; ++at)
        for (const char value : {'\xff', '\0', '\x7f'}) {
            std::string changed = whole;
            changed[at] = value;
            refusal(write("changed", changed));
        }
}

}  // namespace
}  // namespace attn::test
