// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/models/config_json.h"

#include <gtest/gtest.h>

#include <functional>

#include "core/base/error.h"

namespace attn {
namespace {

ModelConfig goodConfig() {
    ModelConfig config;
    config.sourceSize = 40;
    config.targetSize = 16;
    return config;
}

std::string problemOf(const std::function<void(ModelConfig&)>& change) {
    ModelConfig config = goodConfig();
    change(config);
    try {
        validate(config);
    } catch (const Error& error) {
        return error.what();
    }
    return "sound";
}

std::string readingError(const std::string& text) {
    try {
        configFromJson(text, "m.safetensors");
    } catch (const Error& error) {
        return error.what();
    }
    return "sound";
}

TEST(Config, DefaultsAreSound) {
    EXPECT_EQ(problemOf([](ModelConfig&) {}), "sound");
}

TEST(Config, RoundTripsThroughJson) {
    ModelConfig config = goodConfig();
    config.encoder.bidirectional = false;
    config.encoder.hidden = 64;
    config.encoder.bridge = "copy";
    config.decoder.inputFeeding = false;
    config.attention = {"content", 7, 11, "relu", true, true, "global", 3};
    const std::string text = configToJson(config);
    const ModelConfig back = configFromJson(text, "test");
    EXPECT_EQ(configToJson(back), text);
    EXPECT_FALSE(back.encoder.bidirectional);
    EXPECT_EQ(back.encoder.bridge, "copy");
    EXPECT_FALSE(back.decoder.inputFeeding);
    EXPECT_EQ(back.attention.score, "content");
    EXPECT_EQ(back.attention.longestSource, 11);
    EXPECT_TRUE(back.attention.learnedKeyStrength);
    EXPECT_EQ(back.attention.window, 3);
    EXPECT_EQ(back.annotationSize(), 64);
}

TEST(Config, ReadsTheKeysOfTheSpecificationAndKeepsDefaults) {
    const ModelConfig config = configFromJson(
        R"({"source_size": 14, "target_size": 13,
            "encoder": {"cell": "gru", "layers": 1, "bidirectional": true, "hidden": 4, "embedding": 6, "bridge": "tanh"},
            "decoder": {"wiring": "bahdanau", "cell": "gru", "layers": 1, "hidden": 8, "embedding": 4, "input_feeding": true},
            "attention": {"size": 6, "longest_source": 12, "score": "additive", "bias": true}})",
        "test");
    EXPECT_EQ(config.sourceSize, 14);
    EXPECT_EQ(config.encoder.embedding, 6);
    EXPECT_EQ(config.decoder.hidden, 8);
    EXPECT_EQ(config.attention.size, 6);
    EXPECT_TRUE(config.attention.bias);
    EXPECT_EQ(config.attention.activation, "tanh");
    EXPECT_EQ(config.attention.span, "global");
}

TEST(Config, AnEncoderHasAKind) {
    const char* sizes = R"({"source_size": 9, "target_size": 9, "encoder": {"kind": ")";
    EXPECT_EQ(configFromJson(sizes + std::string(R"(recurrent"}})"), "m").encoder.kind, "recurrent");
    // Programs that know no other kind read the file too.
    EXPECT_EQ(configToJson(goodConfig()).find("kind"), std::string::npos);
    EXPECT_EQ(
        readingError(sizes + std::string(R"(quantum"}})")),
        "m.safetensors: encoder.kind should be one of recurrent, self_attention, convolution, embedding, "
        "hierarchical, found \"quantum\".");
}

TEST(Config, SaysWhichKeysAreNotRead) {
    const auto namesOf = [](const ModelConfig& config) {
        std::string names;
        for (const UnreadKey& key : unreadKeys(config))
            names += std::string(key.group) + "." + key.key + " by " + key.reader + "; ";
        return names;
    };
    ModelConfig config = goodConfig();
    config.decoder.wiring = "luong";
    EXPECT_EQ(namesOf(config), "attention.learned_key_strength by the score \"content\"; ");
    config.decoder.wiring = "bahdanau";
    config.attention.score = "content";
    EXPECT_EQ(
        namesOf(config),
        "decoder.input_feeding by the wiring \"luong\"; attention.activation by the score \"additive\"; "
        "attention.bias by the score \"additive\"; ");
}

TEST(Config, RefusesUnknownKeysWithTheNearestOne) {
    EXPECT_EQ(readingError(R"({"source_size": 9, "target_size": 9, "encoder": {"hiden": 4}})"),
              "m.safetensors: key \"encoder.hiden\" is not known; did you mean \"hidden\"?");
    EXPECT_EQ(readingError(R"({"source_size": 9, "target_size": 9, "atention": {}})"),
              "m.safetensors: key \"atention\" is not known; did you mean \"attention\"?");
    EXPECT_EQ(readingError(R"({"source_size": 9, "target_size": 9, "attention": {"size": "big"}})"),
              "m.safetensors: attention.size should be a whole number, found \"big\".");
    EXPECT_EQ(readingError("[]"), "m.safetensors: the JSON should be an object in braces, found array.");
}

TEST(Config, RefusesSizesOutOfRange) {
    EXPECT_EQ(problemOf([](ModelConfig& c) { c.sourceSize = 0; }),
              "source_size should be from 4 to 1000000, found 0.");
    EXPECT_EQ(problemOf([](ModelConfig& c) { c.encoder.hidden = -1; }),
              "encoder.hidden should be from 1 to 16384, found -1.");
    EXPECT_NE(problemOf([](ModelConfig& c) { c.targetSize = 1LL << 40; }), "sound");
    EXPECT_NE(problemOf([](ModelConfig& c) { c.encoder.embedding = 1LL << 40; }), "sound");
    EXPECT_NE(problemOf([](ModelConfig& c) { c.decoder.embedding = 0; }), "sound");
    EXPECT_NE(problemOf([](ModelConfig& c) { c.attention.size = 0; }), "sound");
    EXPECT_NE(problemOf([](ModelConfig& c) { c.attention.longestSource = 0; }), "sound");
    EXPECT_NE(problemOf([](ModelConfig& c) { c.attention.window = 0; }), "sound");
    EXPECT_EQ(problemOf([](ModelConfig& c) { c.encoder.layers = 17; }),
              "encoder.layers should be from 1 to 16, found 17.");
    EXPECT_NE(problemOf([](ModelConfig& c) { c.decoder.layers = 0; }), "sound");
}

TEST(Config, RefusesWhatIsNotBuiltAndSaysWhatIs) {
    EXPECT_EQ(problemOf([](ModelConfig& c) { c.encoder.bridge = "linear"; }),
              "encoder.bridge should be one of tanh, copy, found \"linear\".");
    EXPECT_NE(problemOf([](ModelConfig& c) { c.attention.score = "dott"; }).find("found \"dott\""),
              std::string::npos);
    EXPECT_NE(problemOf([](ModelConfig& c) { c.attention.score = "dott"; }).find("scaled_dot"),
              std::string::npos);
    EXPECT_EQ(problemOf([](ModelConfig& c) { c.attention.activation = "gelu"; }),
              "attention.activation should be one of tanh, sigmoid, relu, found \"gelu\".");
    for (const auto& change :
         std::vector<std::function<void(ModelConfig&)>>{[](ModelConfig& c) { c.encoder.cell = "quantum"; },
                                                        [](ModelConfig& c) { c.decoder.cell = "quantum"; },
                                                        [](ModelConfig& c) { c.decoder.wiring = "quantum"; },
                                                        [](ModelConfig& c) { c.attention.span = "quantum"; }})
        EXPECT_NE(problemOf(change).find("should be one of"), std::string::npos);
}

TEST(Config, RefusesToConfineWeightsThatAreNotThere) {
    for (const std::string span : {"local_m", "local_p", "hard"})
        EXPECT_EQ(
            problemOf([&](ModelConfig& c) {
                c.attention.score = "none";
                c.attention.span = span;
            }),
            "attention.span should be \"global\" with the score \"none\", which has no weights to confine, "
            "found \"" +
                span + "\".");
}

TEST(Config, RefusesSizesThatContradictEachOther) {
    for (const char* score : {"dot", "scaled_dot", "content"})
        EXPECT_EQ(problemOf([&](ModelConfig& c) {
                      c.attention.score = score;
                      c.encoder.hidden = 30;
                  }),
                  std::string("attention.score \"") + score +
                      "\" needs states and annotations of one size, found decoder.hidden 64 while "
                      "encoder.hidden in 2 directions makes 60.");
    for (const char* score : {"general", "additive", "location", "key_query", "none"})
        EXPECT_EQ(problemOf([&](ModelConfig& c) {
                      c.attention.score = score;
                      c.encoder.hidden = 30;
                  }),
                  "sound");
    EXPECT_NE(problemOf([](ModelConfig& c) { c.encoder.bridge = "copy"; }).find("needs one direction"),
              std::string::npos);
}

}  // namespace
}  // namespace attn
