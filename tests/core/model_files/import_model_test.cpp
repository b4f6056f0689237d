// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/import_model.h"

#include <gmock/gmock.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/formats/safetensors.h"
#include "core/model_files/pytorch/mapping.h"
#include "tests/support/temporary_folder.h"

namespace attn {
namespace {

using nlohmann::json;
using testing::ContainsRegex;
using testing::ElementsAre;
using testing::HasSubstr;

struct Tensor {
    std::vector<std::uint64_t> shape;
    std::vector<float> values;
};
using Tensors = std::map<std::string, Tensor>;

// A tensor that counts from `first`, so that every number shows where it comes from.
Tensor counted(std::vector<std::uint64_t> shape, float first) {
    std::uint64_t count = 1;
    for (const std::uint64_t size : shape)
        count *= size;
    Tensor tensor{std::move(shape), std::vector<float>(count)};
    for (std::size_t i = 0; i < count; ++i)
        tensor.values[i] = first + static_cast<float>(i);
    return tensor;
}

// A network with one direction and the sizes Vs = 6, Vt = 5, E = H = K = D = 1. The numbers of each tensor
// count up.
Tensors smallTensors() {
    Tensors tensors;
    tensors["e.emb"] = counted({6, 1}, 0);
    tensors["d.emb"] = counted({5, 1}, 10);
    for (const std::string half : {"e", "d"}) {
        tensors[half + ".rnn.weight_ih_l0"] = half == "e" ? counted({1, 1}, 1) : counted({1, 2}, 1);
        tensors[half + ".rnn.weight_hh_l0"] = counted({1, 1}, 3);
        tensors[half + ".rnn.bias_ih_l0"] = counted({1}, 4);
        tensors[half + ".rnn.bias_hh_l0"] = counted({1}, 5);
    }
    tensors["d.score"] = counted({1, 1}, 7);
    tensors["d.out"] = counted({5, 3}, 100);
    tensors["d.bias"] = counted({5}, 200);
    return tensors;
}

json smallMapping() {
    return {{"format", "attention-lab-mapping"},
            {"version", 1},
            {"title", "Small"},
            {"config",
             {{"encoder", {{"bridge", "copy"}}},
              {"decoder", {{"wiring", "bahdanau"}}},
              {"attention", {{"score", "general"}}}}},
            {"tensors",
             {{"encoder.embedding.weight", "e.emb"},
              {"encoder.rnn.*", "e.rnn.*"},
              {"decoder.embedding.weight", "d.emb"},
              {"decoder.rnn.*", "d.rnn.*"},
              {"decoder.rnn.weight_ih_l0",
               {{"from", "d.rnn.weight_ih_l0"}, {"columns", {"context", "embedding"}}}},
              {"attention.W_a", "d.score"},
              {"output.weight", {{"from", "d.out"}, {"columns", {"embedding", "state", "context"}}}},
              {"output.bias", "d.bias"}}}};
}

class ImportModel : public testing::Test {
protected:
    void SetUp() override { setMapping(smallMapping()); }

    void setMapping(const json& mapping) {
        m_options.mapping = m_folder.write("mapping.json", mapping.dump());
    }
    std::string write(const Tensors& tensors) const {
        std::vector<TensorToWrite> list;
        for (const auto& [name, tensor] : tensors)
            list.push_back({name, tensor.shape, tensor.values});
        return m_folder.write("m.safetensors", safetensorsBytes({}, list));
    }
    ImportedModel import(const Tensors& tensors) const { return importModel({write(tensors)}, m_options); }
    std::string sentence(const Tensors& tensors) const {
        try {
            import(tensors);
        } catch (const Error& error) {
            return error.what();
        }
        ADD_FAILURE() << "not refused";
        return {};
    }
    static std::vector<Real> values(const TrainedModel& model, const std::string& name) {
        const ParameterId id = model.network.layout()->find(name).value();
        const Eigen::Map<const Vector> vector = model.network.parameters().vector(id);
        return {vector.begin(), vector.end()};
    }

    const test::TemporaryFolder m_folder;
    ImportOptions m_options;
};

TEST_F(ImportModel, ReordersColumnsAndReadsTheConfiguration) {
    const ImportedModel imported = import(smallTensors());
    EXPECT_EQ(imported.mapping, "Small");
    const TrainedModel& model = *imported.model;
    const ModelConfig& config = model.network.config();
    EXPECT_EQ(config.encoder.cell, "rnn");
    EXPECT_FALSE(config.encoder.bidirectional);
    EXPECT_EQ(config.sourceSize, 6);
    EXPECT_EQ(config.targetSize, 5);
    // The file has [context ; embedding], the specification has [embedding ; context].
    EXPECT_THAT(values(model, "decoder.rnn.weight_ih_l0"), ElementsAre(2, 1));
    // The file has [embedding ; state ; context], the specification has [state ; context ; embedding].
    EXPECT_THAT(values(model, "output.weight"),
                ElementsAre(101, 102, 100, 104, 105, 103, 107, 108, 106, 110, 111, 109, 113, 114, 112));
    EXPECT_THAT(model.source.tokens(), ElementsAre("<pad>", "<s>", "</s>", "<unk>", "#4", "#5"));
    EXPECT_EQ(model.tokenizers.source->id(), "blanks");
}

TEST_F(ImportModel, MissingColumnsAreZeroAndTensorsAreAddedJoinedAndTurned) {
    Tensors tensors = smallTensors();
    tensors["d.out"] = counted({5, 1}, 100);
    tensors["d.a"] = counted({2, 1}, 1);   // reads the state
    tensors["d.b"] = counted({1, 2}, 10);  // reads the annotation, transposed
    tensors["d.a_bias"] = counted({2}, 1);
    tensors["d.b_bias"] = counted({2}, 20);
    tensors["d.v"] = counted({1, 2}, 5);
    tensors.erase("d.score");
    json mapping = smallMapping();
    mapping["config"]["attention"]["score"] = "additive";
    mapping["tensors"]["output.weight"] = {{"from", "d.out"}, {"columns", {"state"}}};
    mapping["tensors"]["attention.W_a"] = {{"from", {"d.a", "d.b_turned"}}};
    mapping["tensors"]["attention.b_a"] = {{"from", {"d.a_bias", "d.b_bias"}}, {"sum", true}};
    mapping["tensors"]["attention.v_a"] = {{"from", "d.v"}, {"squeeze", true}};
    tensors["d.b_turned"] = counted({2, 1}, 10);
    tensors.erase("d.b");
    setMapping(mapping);
    const TrainedModel model = *import(tensors).model;
    EXPECT_THAT(values(model, "output.weight"),
                ElementsAre(100, 0, 0, 101, 0, 0, 102, 0, 0, 103, 0, 0, 104, 0, 0));
    EXPECT_THAT(values(model, "attention.W_a"), ElementsAre(1, 10, 2, 11));
    EXPECT_THAT(values(model, "attention.b_a"), ElementsAre(21, 23));
    EXPECT_THAT(values(model, "attention.v_a"), ElementsAre(5, 6));
    EXPECT_TRUE(model.network.config().attention.bias);
    EXPECT_EQ(model.network.config().attention.size, 2);

    mapping["tensors"]["output.weight"]["transpose"] = true;
    setMapping(mapping);
    tensors["d.out"] = counted({1, 5}, 100);
    EXPECT_EQ(values(*import(tensors).model, "output.weight"), values(model, "output.weight"));
}

TEST_F(ImportModel, VocabulariesSayWhereTheSpecialTokensAre) {
    m_options.sourceVocabulary = m_folder.write("source.txt", "<unk>\n<pad>\n<sos>\r\n<eos>\na\né\n");
    m_options.targetVocabulary = m_folder.write("target.json", R"({"<unk>": 0, "<eos>": 3, "b": 4, "<pad>": 1,
        "<sos>": 2})");
    const TrainedModel model = *import(smallTensors()).model;
    EXPECT_THAT(model.source.tokens(), ElementsAre("<pad>", "<s>", "</s>", "<unk>", "a", "é"));
    EXPECT_THAT(model.target.tokens(), ElementsAre("<pad>", "<s>", "</s>", "<unk>", "b"));
    EXPECT_THAT(values(model, "encoder.embedding.weight"), ElementsAre(1, 2, 3, 0, 4, 5));
    EXPECT_THAT(values(model, "decoder.embedding.weight"), ElementsAre(11, 12, 13, 10, 14));
    EXPECT_THAT(values(model, "output.bias"), ElementsAre(201, 202, 203, 200, 204));
    EXPECT_EQ(model.tokenizers.source->id(), "characters");
}

TEST_F(ImportModel, SpecialTokensThatAreNotThereAreNeverChosen) {
    m_options.special = {0, 1, 2, -1};
    const TrainedModel model = *import(smallTensors()).model;
    EXPECT_THAT(model.target.tokens(), ElementsAre("<pad>", "<s>", "</s>", "<unk>", "#3", "#4"));
    EXPECT_THAT(values(model, "decoder.embedding.weight"), ElementsAre(10, 11, 12, 0, 13, 14));
    EXPECT_EQ(std::exp(values(model, "output.bias")[unknownToken]), 0);
    m_options.special = {0, -1, 2, 3};
    EXPECT_THAT(sentence(smallTensors()), HasSubstr("no token begins or none ends a sentence"));
    m_options.special = {0, 1, 1, 3};
    EXPECT_THAT(sentence(smallTensors()), HasSubstr("the id 1 cannot be two of"));
    m_options.special = {0, 1, 2, 5};
    EXPECT_THAT(sentence(smallTensors()), HasSubstr("the id of unknown is 5, but there are 5 tokens"));
}

TEST_F(ImportModel, VocabulariesThatDoNotFitAreRefused) {
    const auto refusal = [&](const std::string& name, const std::string& text) {
        m_options.sourceVocabulary = m_folder.write(name, text);
        return sentence(smallTensors());
    };
    EXPECT_THAT(refusal("v.txt", "<pad>\n<s>\n"), HasSubstr("v.txt: 2 tokens, but the embedding has 6 rows"));
    EXPECT_THAT(refusal("v.txt", "<pad>\n\n"), HasSubstr("v.txt:2: is empty"));
    EXPECT_THAT(refusal("v.txt", "a\n\xff\n"), HasSubstr("v.txt:2: is not UTF-8"));
    EXPECT_THAT(refusal("v.txt", ""), HasSubstr("is empty, expected tokens"));
    EXPECT_THAT(refusal("v.txt", "<pad>\n<s>\n</s>\n<unk>\na\na\n"), HasSubstr("\"a\" stands twice"));
    EXPECT_THAT(refusal("v.json", R"(["a", 3])"), HasSubstr("entry 1 should be a text"));
    EXPECT_THAT(refusal("v.json", R"({"a": 0, "b": 7})"),
                HasSubstr("\"b\" should have an id of its own from 0 to 1"));
    EXPECT_THAT(refusal("v.json", R"({"a": 0, "b": 0})"), HasSubstr("\"b\" should have an id of its own"));
    EXPECT_THAT(refusal("v.json", "3"), HasSubstr("should be a list of tokens"));
}

TEST_F(ImportModel, TensorsThatDoNotFitAreRefused) {
    const auto refusal = [&](const std::string& name, const Tensor& tensor) {
        Tensors tensors = smallTensors();
        tensors[name] = tensor;
        return sentence(tensors);
    };
    EXPECT_THAT(refusal("d.bias", counted({4}, 0)),
                HasSubstr("\"d.bias\" (output.bias) should have shape [5], found [4]"));
    EXPECT_THAT(
        refusal("d.out", counted({5, 4}, 0)),
        HasSubstr("\"d.out\" (output.weight) should have 3 columns for embedding, state, context, found"));
    EXPECT_THAT(refusal("d.out", counted({5}, 0)), HasSubstr("found shape [5]"));
    EXPECT_THAT(refusal("e.emb", counted({6}, 0)),
                HasSubstr("should have at least 2 dimensions, found shape [6]"));
    EXPECT_THAT(refusal("e.emb", counted({1'000'000'000, 0}, 0)),
                HasSubstr("source_size should be from 4 to"));
    EXPECT_THAT(refusal("e.emb", counted({3, 1}, 0)), HasSubstr("source_size should be from 4 to"));
    EXPECT_THAT(refusal("d.rnn.weight_hh_l0", counted({2, 1}, 0)), HasSubstr("1, 3 or 4 times as many rows"));
    EXPECT_THAT(refusal("d.rnn.weight_hh_l0", counted({0, 0}, 0)), HasSubstr("1, 3 or 4 times as many rows"));
    EXPECT_THAT(refusal("d.score", {{1, 1}, {NAN}}), HasSubstr("\"d.score\" holds NaN as number 0"));
    EXPECT_THAT(refusal("d.score", {{1, 1}, {-INFINITY}}), HasSubstr("holds infinity"));
    EXPECT_THAT(refusal("d.more", counted({1}, 0)),
                HasSubstr("nearest is \"Small\", which does not know \"d.more\""));
    Tensors missing = smallTensors();
    missing.erase("d.score");
    EXPECT_THAT(sentence(missing), HasSubstr("nearest is \"Small\", which needs also \"d.score\""));
    EXPECT_THAT(sentence({{"x", counted({1}, 0)}}),
                HasSubstr("no mapping knows its tensors (\"x\"); name its"));
}

TEST_F(ImportModel, MappingsThatAreWrongAreRefused) {
    const auto refusal = [&](const std::string& pointer, const json& value) {
        json mapping = smallMapping();
        mapping[json::json_pointer(pointer)] = value;
        setMapping(mapping);
        return sentence(smallTensors());
    };
    EXPECT_THAT(refusal("/format", "x"), HasSubstr("format should be \"attention-lab-mapping\""));
    EXPECT_THAT(refusal("/version", 2), HasSubstr("is of version 2, this program reads version 1"));
    EXPECT_THAT(refusal("/tensor", 2), HasSubstr("did you mean \"tensors\"?"));
    EXPECT_THAT(refusal("/tensors/attention.W_a", json::object()), HasSubstr("should say \"from\""));
    EXPECT_THAT(refusal("/tensors/attention.W_a", {{"from", "d.score"}, {"column", 1}}), HasSubstr("column"));
    EXPECT_THAT(refusal("/tensors/attention.W_a", "d.sc*"), HasSubstr("should have one \"*\""));
    EXPECT_THAT(
        refusal("/tensors/attention.W_a", {{"from", "d.score"}, {"part", {3, 3}}}),
        HasSubstr("should be the place, from 0, and the number of equal blocks of rows of one tensor, "
                  "as in [0, 3], found \"[3,3]\""));
    EXPECT_THAT(refusal("/tensors/attention.W_a", {{"from", "d.score"}, {"part", {0, 7}}}),
                HasSubstr("should hold 7 blocks of as many rows"));
    EXPECT_THAT(
        refusal("/tensors/attention.W_b", "d.score"),
        HasSubstr("\"d.score\" would be attention.W_b, which a model of this configuration does not have"));
    EXPECT_THAT(refusal("/tensors/output.weight/columns", {"state", "state", "state"}),
                HasSubstr("stands twice"));
    EXPECT_THAT(refusal("/tensors/output.weight/columns", {"state", "query"}),
                HasSubstr("\"query\" is not among the blocks"));
    EXPECT_THAT(refusal("/config/attention/score", "dots"), HasSubstr("attention.score should be one of"));
    EXPECT_THAT(refusal("/config/attention/scores", "dot"), HasSubstr("did you mean"));
    EXPECT_THAT(refusal("/must_be_zero", {{"d.bias", "there is a reason"}}),
                HasSubstr("\"d.bias\" is not zero, but there is a reason."));
    json mapping = smallMapping();
    mapping["tensors"].erase("output.bias");
    mapping["ignore"] = {{"d.bias", "of no use"}};
    setMapping(mapping);
    EXPECT_THAT(sentence(smallTensors()), HasSubstr("says of no tensor that it is output.bias"));
    m_options.mapping = m_folder.write("broken.json", "{");
    EXPECT_THAT(sentence(smallTensors()), HasSubstr("broken.json: not JSON at line 1"));
}

TEST_F(ImportModel, APartOfANestedFileCanBeChosen) {
    Tensors nested;
    for (const auto& [name, tensor] : smallTensors()) {
        nested["best." + name] = tensor;
        nested["last." + name] = counted(tensor.shape, 50);
    }
    EXPECT_THAT(sentence(nested), HasSubstr("holds several models, under \"best.\" and \"last.\""));
    m_options.part = "best";
    const Vector best = import(nested).model->network.parameters().buffer();
    m_options.part.clear();
    EXPECT_EQ(best, import(smallTensors()).model->network.parameters().buffer());
    m_options.part = "first";
    EXPECT_THAT(sentence(nested), HasSubstr("no tensor stands under \"first\""));
}

TEST_F(ImportModel, TwoTensorsOfOneNameAreRefused) {
    json mapping = smallMapping();
    mapping["aliases"] = {{{"dec.", "d."}}};
    setMapping(mapping);
    Tensors tensors;
    for (const auto& [name, tensor] : smallTensors())
        tensors[name.starts_with("d.") ? "dec." + name.substr(2) : name] = tensor;
    // With the alias no tensor is unknown or missing, but two would be d.bias.
    tensors["d.bias"] = counted({5}, 300);
    EXPECT_THAT(sentence(tensors),
                ContainsRegex("nearest is \"Small\", for which \"(d|dec).bias\" would be a "
                              "second tensor of one name"));
    tensors.erase("d.bias");
    EXPECT_THAT(values(*import(tensors).model, "output.bias"), ElementsAre(200, 201, 202, 203, 204));
}

// Every size occurs in some tensor. The columns that no tensor has would be 5 million zeros.
TEST_F(ImportModel, ANetworkFarLargerThanItsFileIsRefused) {
    json mapping = smallMapping();
    mapping["config"]["attention"]["score"] = "none";
    mapping["tensors"].erase("attention.W_a");
    mapping["tensors"]["output.weight"] = {{"from", "d.out"}, {"columns", {"state"}}};
    setMapping(mapping);
    Tensors tensors = smallTensors();
    tensors.erase("d.score");
    tensors["d.out"] = counted({5, 1}, 0);
    EXPECT_EQ(import(tensors).model->network.config().targetSize, 5);
    const std::uint64_t targets = 100'000, width = 100;
    tensors["d.emb"] = counted({targets, 1}, 0);
    tensors["d.out"] = counted({targets, 1}, 0);
    tensors["d.bias"] = counted({targets}, 0);
    mapping["config"]["encoder"]["bridge"] = "tanh";
    mapping["tensors"]["bridge.weight"] = "bridge.w";
    mapping["tensors"]["bridge.bias"] = "bridge.b";
    setMapping(mapping);
    tensors["e.rnn.weight_ih_l0"] = counted({width, 1}, 0);
    tensors["e.rnn.weight_hh_l0"] = counted({width, width}, 0);
    tensors["e.rnn.bias_ih_l0"] = tensors["e.rnn.bias_hh_l0"] = counted({width}, 0);
    tensors["bridge.w"] = counted({1, width}, 0);
    tensors["bridge.b"] = counted({1}, 0);
    tensors["d.rnn.weight_ih_l0"] = counted({1, width + 1}, 0);
    EXPECT_THAT(sentence(tensors), HasSubstr("would make a network of"));
}

TEST(BundledMappings, AreSound) {
    const std::vector<Mapping> mappings = bundledMappings();
    EXPECT_GE(mappings.size(), 10u);
    for (const Mapping& mapping : mappings)
        EXPECT_NE(mapping.title, "") << mapping.path;
}

TEST(BundledMappings, SpeakTheLanguageOfTheProgram) {
    translateBy([](const char* english, long) { return "voilà : " + std::string(english); });
    const std::vector<Mapping> mappings = bundledMappings();
    translateBy(nullptr);
    int refusing = 0;
    for (const Mapping& mapping : mappings) {
        EXPECT_THAT(mapping.title, testing::StartsWith("voilà : ")) << mapping.path;
        refusing += mapping.refusal.starts_with("voilà : ");
    }
    EXPECT_GE(refusing, 5);
}

}  // namespace
}  // namespace attn
