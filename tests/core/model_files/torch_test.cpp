// SPDX-License-Identifier: GPL-3.0-or-later
// Models to PyTorch and back, and models of strangers: everything that needs PyTorch itself, in one process
// of it.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/decode/decoded_maps.h"
#include "core/decode/stepper.h"
#include "core/math/random.h"
#include "core/model_files/model_file.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/attention/spans/span_registry.h"
#include "core/network/models/config_json.h"
#include "core/network/models/seq2seq.h"
#include "tests/support/architectures.h"
#include "tests/support/golden_case.h"
#include "tests/support/paths.h"
#include "tests/support/python.h"
#include "tests/support/random_values.h"
#include "tests/support/run_program.h"
#include "tests/support/score_variants.h"
#include "tests/support/temporary_folder.h"

namespace attn {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

constexpr Real bound = 1e-5f;

Vocabulary numbered(Index size) {
    Vocabulary vocabulary;
    while (vocabulary.size() < size)
        vocabulary.add("#" + std::to_string(vocabulary.size()));
    return vocabulary;
}

struct Case {
    std::string name;
    std::shared_ptr<const TrainedModel> model;
    std::vector<Token> source;
    std::vector<Token> reads;  // <s> first
};

Case makeCase(const std::string& name, const ModelConfig& config, double scale = 0.7) {
    TrainedModel model{Seq2Seq(config),
                       numbered(config.sourceSize),
                       numbered(config.targetSize),
                       tokenizersFromJson(R"({"id":"blanks"})", "test"),
                       {}};
    Random random(name.size());
    test::randomize(model.network.parameters(), random, scale);
    Case one{name, nullptr, {}, {beginToken}};
    for (int j = 0; j < 11; ++j)
        one.source.push_back(unknownToken + random.below(static_cast<int>(config.sourceSize) - unknownToken));
    for (int t = 0; t < 13 && !model.network.saysOneToken(); ++t)
        one.reads.push_back(unknownToken + random.below(static_cast<int>(config.targetSize) - unknownToken));
    one.model = std::make_shared<const TrainedModel>(std::move(model));
    return one;
}

// These cases have the reference's own parameters. The first sentence is the longest.
std::vector<Case> goldenCases() {
    std::vector<Case> cases;
    for (const std::string& path : goldenFiles()) {
        const GoldenCase golden(path);
        if (golden.metadata("kind") != "model")
            continue;
        Case one = makeCase(fs::path(path).stem(), configFromJson(golden.metadata("config"), path));
        TrainedModel model = *one.model;
        golden.fill(model.network.parameters(), "param.");
        one.model = std::make_shared<const TrainedModel>(std::move(model));
        cases.push_back(std::move(one));
    }
    return cases;
}

// Tests every score with every span and wiring. Some sentences are longer than the rows of `location`, some
// targets longer than their source.
std::vector<Case> variantCases() {
    std::vector<Case> cases;
    for (const test::ScoreVariant& variant : test::scoreVariants())
        for (const SpanDescription& span : spans())
            for (const std::string wiring : {"bahdanau", "luong"}) {
                ModelConfig config = test::smallConfig(variant.attention);
                config.attention.span = span.id;
                config.decoder.wiring = wiring;
                if (!findScoreFunction(variant.attention.score)->attends && config.attention.span != "global")
                    continue;
                cases.push_back(makeCase(variant.name + "-" + span.id + "-" + wiring, config));
            }
    for (const std::string cell : {"rnn", "gru", "lstm"}) {
        ModelConfig config = test::smallConfig("additive");
        config.encoder.cell = config.decoder.cell = cell;
        config.encoder.layers = config.decoder.layers = 2;
        cases.push_back(makeCase("layers-" + cell, config));
        config.encoder.bidirectional = false;
        config.encoder.hidden = config.decoder.hidden;
        config.encoder.bridge = "copy";
        config.decoder.wiring = "luong";
        config.decoder.inputFeeding = false;
        cases.push_back(makeCase("copy-" + cell, config));
    }
    return cases;
}

// Every encoder under every wiring, the Transformer and self-attention in all their forms, and what goes with
// a class.
std::vector<Case> architectureCases() {
    std::vector<test::Architecture> all = test::architectures();
    for (const test::Architecture& encoder : test::smallEncoders()) {
        if (encoder.name == "self_attention" || encoder.name == "hierarchical")
            for (test::Architecture& one : test::transformersOver(encoder.config))
                all.push_back({encoder.name + "_" + one.name, one.config});
        for (const char* score : {"none", "location", "content"}) {
            ModelConfig config = test::wired(encoder.config, "pool");
            config.attention.score = score;
            config.decoder.hidden = config.annotationSize();
            all.push_back({encoder.name + "_pool_" + score, config});
        }
    }
    for (const test::Architecture& one : test::selfAttentionEncoders())
        all.push_back({"encoder_" + one.name, test::wired(one.config, "luong")});
    ModelConfig last = test::wired(test::selfAttentionEncoders().front().config, "transformer");
    last.encoder.norm = last.decoder.norm = "post";
    last.encoder.lastNorm = last.decoder.lastNorm = true;
    all.push_back({"last_norm", last});
    last.encoder.normEpsilon = 0.02;
    last.decoder.normEpsilon = 1e-4;
    last.encoder.scaledEmbedding = last.decoder.scaledEmbedding = false;
    all.push_back({"of_families", last});
    ModelConfig none = last;
    none.encoder.norm = none.decoder.norm = "pre";
    none.encoder.lastNorm = none.decoder.lastNorm = false;
    all.push_back({"without_last_norm", none});
    last.targetSize = last.sourceSize;
    last.decoder.sharedEmbedding = true;
    all.push_back({"shared_embedding", last});
    last.decoder.tiedOutput = true;
    all.push_back({"shared_and_tied", last});
    std::vector<Case> cases;
    for (const test::Architecture& one : all)
        cases.push_back(makeCase("architecture-" + one.name, one.config, 0.5));
    return cases;
}

void writeCase(const Case& one, const fs::path& folder) {
    saveModel(*one.model, folder / (one.name + ".safetensors"));
    std::ofstream(folder / (one.name + ".json"))
        << nlohmann::json{{"source", one.source}, {"reads", one.reads}}.dump();
}

void expectNear(const std::string& what, const Vector& found, const float* expected) {
    const Eigen::Map<const Eigen::VectorXf> values(expected, found.size());
    EXPECT_LE((found.cast<float>() - values).cwiseAbs().maxCoeff(), bound) << what;
}

// Compares PyTorch's results with the engine's results for `model`.
void expectSame(const std::string& path, const std::shared_ptr<const TrainedModel>& model,
                const std::vector<Token>& source, const std::vector<Token>& reads) {
    SCOPED_TRACE(path);
    const SafetensorsFile file = SafetensorsFile::load(path);
    const std::vector<float> logits = file.floats(*file.find("logits"));
    const std::vector<float> weights = file.floats(*file.find("weights"));
    const DecodeTrace trace = decode(model, source,
                                     {.maximumLength = static_cast<Index>(reads.size()),
                                      .force = true,
                                      .target = {reads.begin() + 1, reads.end()},
                                      .interventions = {}});
    ASSERT_EQ(trace.steps.size(), reads.size());
    ASSERT_EQ(logits.size(), reads.size() * static_cast<std::size_t>(model->target.size()));
    ASSERT_EQ(weights.size(), reads.size() * source.size());
    for (std::size_t t = 0; t < reads.size(); ++t) {
        const StepTrace& step = trace.steps[t];
        expectNear("logits of step " + std::to_string(t), step.logits,
                   logits.data() + t * static_cast<std::size_t>(model->target.size()));
        if (step.alignment().weights.size() > 0)
            expectNear("weights of step " + std::to_string(t), step.alignment().weights,
                       weights.data() + t * source.size());
    }
}

// Compares every map that the network computes.
void expectSameMaps(const std::string& path, const Case& one) {
    SCOPED_TRACE(path);
    const SafetensorsFile file = SafetensorsFile::load(path);
    const DecodeTrace trace = decode(one.model, one.source,
                                     {.maximumLength = static_cast<Index>(one.reads.size()),
                                      .force = true,
                                      .target = {one.reads.begin() + 1, one.reads.end()},
                                      .interventions = {}});
    for (const DecodedMap& map : decodedMaps(one.model, trace, {}, one.model->network.maps())) {
        const std::string name = nameOf(map.map);
        const TensorInfo* tensor = file.find("map." + name);
        ASSERT_TRUE(tensor) << name;
        const std::vector<float> expected = file.floats(*tensor);
        ASSERT_EQ(tensor->shape[0], map.rows.size()) << name;
        for (std::size_t row = 0; row < map.rows.size(); ++row)
            expectNear(name + ", row " + std::to_string(row), map.rows[row],
                       expected.data() + row * tensor->shape[1]);
    }
}

std::vector<Token> tokensIn(const SafetensorsFile& file, const std::string& name) {
    const std::vector<float> values = file.floats(*file.find(name));
    return {values.begin(), values.end()};
}

std::string sentence(const std::string& path) {
    try {
        loadModel(path);
    } catch (const Error& error) {
        return error.what();
    }
    return "not refused";
}

void checkStrangers(const fs::path& folder) {
    for (const char* name : {"tutorial_additive", "textbook_additive", "luong_dot", "luong_general",
                             "luong_concat", "luong_dot_bias", "luong_general_bias", "luong_concat_bias"}) {
        const std::string expected = folder / "logits" / (std::string(name) + ".safetensors");
        const SafetensorsFile file = SafetensorsFile::load(expected);
        expectSame(expected, loadModel(folder / "strangers" / (std::string(name) + ".pt")),
                   tokensIn(file, "source"), tokensIn(file, "reads"));
    }
    const auto stranger = [&](const std::string& name) {
        return (folder / "strangers" / (name + ".pt")).string();
    };
    const Vector exact = loadModel(stranger("luong_general"))->network.parameters().buffer();
    for (const char* name : {"nested_chatbot", "nested_parallel", "nested_columns", "old_form"})
        EXPECT_EQ(loadModel(stranger(name))->network.parameters().buffer(), exact) << name;
    EXPECT_LT((loadModel(stranger("half"))->network.parameters().buffer() - exact).cwiseAbs().maxCoeff(),
              1e-2);

    EXPECT_THAT(sentence(stranger("refused_two")),
                HasSubstr("several models, under \"best.\" and \"last.\""));
    EXPECT_THAT(sentence(stranger("refused_directions")), HasSubstr("encoder.gru.weight_hh_l0_reverse"));
    EXPECT_THAT(sentence(stranger("refused_module")), HasSubstr("whole module (\"__main__.Luong\")"));
    EXPECT_THAT(sentence(stranger("refused_script")), HasSubstr("TorchScript"));
    EXPECT_THAT(sentence(stranger("refused_nan")), HasSubstr("\"decoder.out.bias\" holds NaN as number 0"));
    EXPECT_THAT(sentence(stranger("refused_shape")),
                HasSubstr("\"decoder.out.weight\" (output.weight) should have shape [9, 6], found [9, 7]"));
    EXPECT_THAT(sentence(stranger("refused_integers")), HasSubstr("torch.LongStorage"));
    EXPECT_THAT(sentence(stranger("refused_extra")), HasSubstr("does not know \"decoder.extra\""));
}

TEST(Torch, RoundTripAndStrangers) {
    if (!test::hasTorch())
        GTEST_SKIP() << test::python << " cannot import torch: models are not compared with PyTorch";
    const test::TemporaryFolder folder;
    for (const char* name : {"models", "back", "logits", "strangers"})
        fs::create_directory(folder.path() / name);
    std::vector<Case> cases = variantCases();
    for (Case& one : goldenCases())
        cases.push_back(std::move(one));
    std::vector<Case> ofArchitectures = architectureCases();
    EXPECT_GT(ofArchitectures.size(), 140U);
    for (Case& one : ofArchitectures)
        cases.push_back(std::move(one));
    for (const Case& one : cases)
        writeCase(one, folder.path() / "models");
    const test::ProgramResult result =
        test::runProgram(test::python, {"-B", test::projectDir() / "tests/core/model_files/torch_cases.py",
                                        test::resourceDir() / "pytorch", folder.path()});
    ASSERT_EQ(result.code, 0) << result.err;

    for (const Case& one : cases) {
        const fs::path found = folder.path() / "logits" / (one.name + ".safetensors");
        expectSame(found, one.model, one.source, one.reads);
        expectSameMaps(found, one);
        const auto back = loadModel(folder.path() / "back" / (one.name + ".safetensors"));
        EXPECT_EQ(back->network.parameters().buffer(), one.model->network.parameters().buffer()) << one.name;
        EXPECT_EQ(configToJson(back->network.config()), configToJson(one.model->network.config()))
            << one.name;
        EXPECT_EQ(back->source.tokens(), one.model->source.tokens()) << one.name;
        EXPECT_EQ(back->target.tokens(), one.model->target.tokens()) << one.name;
    }
    const auto converted = std::find_if(
        cases.begin(), cases.end(), [](const Case& one) { return one.name == "additive_bias-global-luong"; });
    ASSERT_NE(converted, cases.end());
    const auto model = loadModel(folder.path() / "converted.safetensors");
    EXPECT_EQ(model->network.parameters().buffer(), converted->model->network.parameters().buffer());
    EXPECT_EQ(model->target.tokens(), converted->model->target.tokens());
    EXPECT_EQ(model->tokenizers.source->id(), "blanks");
    checkStrangers(folder.path());
}

}  // namespace
}  // namespace attn
