// SPDX-License-Identifier: GPL-3.0-or-later
// nn.Transformer as PyTorch's translation tutorial puts it together, out of the program and into it.
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/decode/decoded_maps.h"
#include "core/decode/stepper.h"
#include "core/files/formats/safetensors.h"
#include "core/math/random.h"
#include "core/model_files/import_model.h"
#include "core/model_files/pytorch/transformer_state_dict.h"
#include "core/network/models/trained_model.h"
#include "core/text/text_ids.h"
#include "tests/support/paths.h"
#include "tests/support/python.h"
#include "tests/support/random_values.h"
#include "tests/support/run_program.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

const std::vector<Token> translatedSource = {4, 9, 5, 5, 10, 7, 3};
const std::vector<Token> translatedReads = {1, 5, 8, 4, 4};

ModelConfig tutorialTransformer(const std::string& norm) {
    ModelConfig config;
    config.sourceSize = 11;
    config.targetSize = 9;
    config.encoder.kind = "self_attention";
    config.encoder.layers = 2;
    config.encoder.hidden = config.decoder.hidden = 12;
    config.encoder.heads = config.decoder.heads = 3;
    config.encoder.feedForward = config.decoder.feedForward = 10;
    config.encoder.norm = config.decoder.norm = norm;
    config.encoder.lastNorm = config.decoder.lastNorm = true;
    config.decoder.wiring = "transformer";
    config.attention.score = "scaled_dot";
    return config;
}

Seq2Seq randomTransformer(const ModelConfig& config) {
    Seq2Seq network(config);
    Random random(5);
    randomize(network.parameters(), random, 0.5);
    return network;
}

Matrix logitsOf(const std::shared_ptr<const TrainedModel>& model) {
    const DecodeTrace trace = decode(model, translatedSource,
                                     {.maximumLength = static_cast<Index>(translatedReads.size()),
                                      .force = true,
                                      .target = {translatedReads.begin() + 1, translatedReads.end()},
                                      .interventions = {}});
    Matrix logits(model->network.targetSize(), static_cast<Index>(trace.steps.size()));
    for (std::size_t t = 0; t < trace.steps.size(); ++t)
        logits.col(static_cast<Index>(t)) = trace.steps[t].logits;
    return logits;
}

void expectLogits(const std::string& name, const fs::path& folder,
                  const std::shared_ptr<const TrainedModel>& model) {
    const SafetensorsFile file = SafetensorsFile::load(folder / "logits" / (name + ".safetensors"));
    const std::vector<float> expected = file.floats(*file.find("logits"));
    const Matrix found = logitsOf(model);
    ASSERT_EQ(static_cast<std::size_t>(found.size()), expected.size()) << name;
    const Eigen::Map<const Eigen::MatrixXf> values(expected.data(), found.rows(), found.cols());
    EXPECT_LE((found.cast<float>() - values).cwiseAbs().maxCoeff(),
              1e-5f * std::max(1.f, values.cwiseAbs().maxCoeff()))
        << name;
}

std::shared_ptr<const TrainedModel> modelOf(Seq2Seq network) {
    return std::make_shared<const TrainedModel>(TrainedModel{std::move(network), {}, {}, {}, {}});
}

void writeStateDict(const Seq2Seq& network, const fs::path& path, bool hasLastNorms = true) {
    const TransformerStateDict state = transformerStateDict(network, "model");
    std::vector<TensorToWrite> tensors;
    for (const TransformerStateDict::Tensor& tensor : state.tensors)
        if (hasLastNorms || !(tensor.name.starts_with("transformer.encoder.norm.") ||
                              tensor.name.starts_with("transformer.decoder.norm.")))
            tensors.push_back({tensor.name, tensor.shape, tensor.values});
    std::string arguments;
    for (const auto& [name, value] : state.arguments)
        arguments += name + "=" + value + ", ";
    const auto tokens = [](Index count) { return nlohmann::json(std::vector<int>(count, 0)).dump(); };
    std::ofstream(path, std::ios::binary)
        << safetensorsBytes({{"nn.Transformer", arguments},
                             {"source_tokens", tokens(network.sourceSize())},
                             {"target_tokens", tokens(network.targetSize())}},
                            tensors);
}

ImportOptions tutorialOptions(const std::string& norm, const std::string& activation) {
    ImportOptions options;
    options.heads = 3;
    options.norm = norm;
    options.activation = activation;
    return options;
}

std::string problemOfImport(const std::string& path, const ImportOptions& options) {
    try {
        importModel({path}, options);
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

TEST(TorchTransformer, OutAndIn) {
    if (!hasTorch())
        GTEST_SKIP() << python << " cannot import torch: nn.Transformer is not compared with PyTorch";
    const TemporaryFolder folder;
    for (const char* name : {"out", "in", "logits"})
        fs::create_directory(folder.path() / name);
    const nlohmann::json texts = {{"source", translatedSource}, {"reads", translatedReads}};
    std::vector<std::pair<std::string, Seq2Seq>> networks;
    for (const std::string norm : {"post", "pre"}) {
        networks.emplace_back("out_" + norm, randomTransformer(tutorialTransformer(norm)));
        ModelConfig config = tutorialTransformer(norm);
        config.decoder.tiedOutput = true;
        config.encoder.activation = config.decoder.activation = norm == "pre" ? "gelu" : "swish";
        config.encoder.positions = config.decoder.positions = "none";
        networks.emplace_back("out_tied_" + norm, randomTransformer(config));
    }
    for (const auto& [name, network] : networks) {
        writeStateDict(network, folder.path() / "out" / (name + ".safetensors"));
        std::ofstream(folder.path() / "out" / (name + ".json")) << texts.dump();
    }
    std::ofstream(folder.path() / "in" / "case.json") << texts.dump();
    const ProgramResult result =
        runProgram(python, {"-B", projectDir() / "tests/core/model_files/torch_transformer.py",
                            resourceDir() / "pytorch", folder.path()});
    ASSERT_EQ(result.code, 0) << result.err;
    for (const auto& [name, network] : networks)
        expectLogits(name, folder.path(), modelOf(network));

    const auto in = [&](const std::string& name) { return (folder.path() / "in" / (name + ".pt")).string(); };
    const auto post = importModel({in("post")}, tutorialOptions("", "")).model;
    expectLogits("post", folder.path(), post);
    EXPECT_EQ(post->network.config().encoder.positions, "sinusoidal");
    EXPECT_EQ(post->network.config().encoder.layers, 2);
    EXPECT_EQ(post->network.config().decoder.layers, 1);
    expectLogits("pre", folder.path(), importModel({in("pre")}, tutorialOptions("pre", "gelu")).model);
    const auto learned = importModel({in("positions")}, tutorialOptions("post", "relu")).model;
    expectLogits("positions", folder.path(), learned);
    EXPECT_EQ(learned->network.config().decoder.longest, 5000) << "a table of its own is learned";
    EXPECT_THAT(problemOfImport(in("post"), {}),
                HasSubstr("no tensor says into how many heads 12 numbers are cut; say nhead with"));
    ImportOptions wrong = tutorialOptions("", "");
    wrong.heads = 5;
    EXPECT_THAT(problemOfImport(in("post"), wrong), HasSubstr("should divide"));
}

TEST(TorchTransformer, WhatIsWrittenIsReadAgain) {
    const TemporaryFolder folder;
    for (const std::string norm : {"post", "pre"}) {
        const Seq2Seq network = randomTransformer(tutorialTransformer(norm));
        writeStateDict(network, folder.path() / "t.safetensors");
        const auto back = importModel({folder.file("t.safetensors")}, tutorialOptions(norm, "")).model;
        EXPECT_EQ(back->network.parameters().buffer(), network.parameters().buffer()) << norm;
        EXPECT_EQ(back->network.config().encoder.positions, "sinusoidal");
        EXPECT_EQ(back->network.config().encoder.hasLastNorm(), true);
    }
}

// As nn.TransformerEncoder and nn.TransformerDecoder have it unless they are given a norm.
TEST(TorchTransformer, LastNormsMayBeMissing) {
    const TemporaryFolder folder;
    for (const std::string norm : {"post", "pre"}) {
        writeStateDict(randomTransformer(tutorialTransformer(norm)), folder.path() / "t.safetensors", false);
        const auto back = importModel({folder.file("t.safetensors")}, tutorialOptions(norm, "")).model;
        EXPECT_EQ(back->network.config().encoder.norm, norm);
        EXPECT_FALSE(back->network.config().encoder.hasLastNorm());
        EXPECT_FALSE(back->network.config().decoder.hasLastNorm());
    }
}

TEST(TorchTransformer, WhatItCannotHoldIsRefused) {
    const auto problem = [](auto change) {
        ModelConfig config = tutorialTransformer("pre");
        change(config);
        return stateDictProblem(randomTransformer(config));
    };
    EXPECT_EQ(problem([](ModelConfig&) {}), "");
    EXPECT_THAT(problem([](ModelConfig& c) { c.encoder.kind = "embedding"; }),
                HasSubstr("found \"embedding\" under \"transformer\""));
    EXPECT_THAT(problem([](ModelConfig& c) { c.decoder.score = "additive"; }),
                HasSubstr("score by \"scaled_dot\", found \"additive\""));
    EXPECT_THAT(problem([](ModelConfig& c) { c.decoder.heads = 4; }),
                HasSubstr("encoder.heads 3 and decoder.heads 4"));
    EXPECT_THAT(problem([](ModelConfig& c) { c.encoder.lastNorm = c.decoder.lastNorm = false; }),
                HasSubstr("has a norm after its last layer, and this model has none"));
    EXPECT_THAT(problem([](ModelConfig& c) { c.encoder.positions = c.decoder.positions = "rotary"; }),
                HasSubstr("does not turn queries and keys"));
    EXPECT_THAT(problem([](ModelConfig& c) { c.encoder.positions = c.decoder.positions = "learned"; }),
                HasSubstr("one table of positions"));
}

// Models that PyTorch has made, with its logits, weights and outputs; the folder is not part of the project.
TEST(TorchTransformer, SharedModelsGiveWhatIsExpected) {
    const fs::path folder = dataDir() / "models/torch-transformer";
    if (!fs::exists(folder))
        GTEST_SKIP() << "no " << folder << "; ATTN_DATA_DIR names the folder";
    const nlohmann::json expected = nlohmann::json::parse(readBytes(folder / "expected.json"));
    const SafetensorsFile values = SafetensorsFile::load((folder / "expected.safetensors").string());
    constexpr double tolerance = 1e-4;
    for (const auto& [name, row] : expected["models"].items()) {
        const nlohmann::json& sizes = row["hyperparameters"];
        ImportOptions options;
        options.heads = sizes["nhead"].get<Index>();
        options.norm = sizes["norm_first"].get<bool>() ? "pre" : "post";
        options.activation = sizes["activation"].get<std::string>();
        options.special = {1, 2, 3, 0};
        const ImportedModel imported =
            importModel({(folder / row["file"].get<std::string>()).string()}, options);
        EXPECT_THAT(imported.note, HasSubstr("stand around every source"));
        const std::shared_ptr<const TrainedModel>& model = imported.model;
        // Their ids of ours: "#17" is 17.
        const auto ours = [](const Vocabulary& vocabulary, Index id) {
            constexpr Token special[] = {unknownToken, paddingToken, beginToken, endToken};
            return id < 4 ? special[id] : vocabulary.id("#" + std::to_string(id));
        };
        for (const nlohmann::json& one : row["cases"]) {
            SCOPED_TRACE(name + " " + one["name"].get<std::string>());
            const std::string start = name + "/" + one["name"].get<std::string>() + "/";
            std::vector<Token> source;
            std::string text;
            for (const nlohmann::json& id : one["src_ids"]) {
                source.push_back(ours(model->source, id.get<Index>()));
                if (id.get<Index>() != 2 && id.get<Index>() != 3)
                    text += (text.empty() ? "" : " ") + model->source.text(source.back());
            }
            const Tokenizer& tokenizer = *model->tokenizers.source;
            EXPECT_EQ(textIds(tokenizer, model->source, tokenizer.tokenize(text)), source) << text;
            const auto reads = one["tgt_ids"].get<std::vector<Index>>();
            DecodeOptions forced;
            forced.force = true;
            for (std::size_t t = 1; t < reads.size(); ++t)
                forced.target.push_back(ours(model->target, reads[t]));
            const DecodeTrace trace = decode(model, source, forced);
            const std::vector<float> logits = values.floats(*values.find(start + "logits"));
            const std::size_t size = logits.size() / reads.size();
            for (std::size_t t = 0; t < reads.size(); ++t)
                for (std::size_t id = 0; id < size; ++id)
                    ASSERT_NEAR(trace.steps[t].logits[ours(model->target, static_cast<Index>(id))],
                                logits[t * size + id], tolerance);
            for (const auto& [site, tensor] :
                 {std::pair{"encoder", "encoder_attention"}, std::pair{"decoder", "decoder_attention"},
                  std::pair{"cross", "cross_attention"}}) {
                const TensorInfo& info = *values.find(start + tensor);  // [layer, head, T, S]
                const std::vector<float> weights = values.floats(info);
                std::vector<MapAddress> maps;
                for (std::uint64_t layer = 1; layer <= info.shape[0]; ++layer)
                    for (std::uint64_t head = 1; head <= info.shape[1]; ++head)
                        maps.push_back(mapOfName(site + std::string(".") + std::to_string(layer) + "." +
                                                 std::to_string(head))
                                           .value());
                std::size_t place = 0;
                for (const DecodedMap& map : decodedMaps(model, trace, {}, maps))
                    for (std::uint64_t i = 0; i < info.shape[2]; ++i)
                        for (std::uint64_t j = 0; j < info.shape[3]; ++j, ++place) {
                            const Vector& weightsOfRow = map.rows[i];
                            const auto at = static_cast<Index>(j);
                            ASSERT_NEAR(at < weightsOfRow.size() ? weightsOfRow[at] : 0, weights[place],
                                        tolerance);
                        }
            }
            std::vector<Index> wanted = one["greedy_ids"].get<std::vector<Index>>();
            DecodeOptions greedy;
            greedy.maximumLength = static_cast<Index>(source.size()) + 4;
            const DecodeTrace said = decode(model, source, greedy);
            ASSERT_EQ(said.steps.size() + 1, wanted.size());
            for (std::size_t t = 0; t < said.steps.size(); ++t)
                EXPECT_EQ(said.steps[t].token, ours(model->target, wanted[t + 1])) << t;
        }
    }
}

}  // namespace
}  // namespace attn::test
