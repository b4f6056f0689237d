// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/models/config_json.h"

#include "core/network/attention/scores/score_registry.h"

#include "core/base/error.h"

namespace attn {

namespace {

// A person who reads a recipe takes what stands there for something that counts.
void dropUnread(const ModelConfig& config, nlohmann::ordered_json& value) {
    if (config.decoder.wiring != "luong")
        value["decoder"].erase("input_feeding");
    const ScoreDescription* score = findScoreFunction(config.attention.score);
    if (!score || !score->reads.keyStrength)
        value["attention"].erase("learned_key_strength");
    if (!score || !score->reads.activationAndBias) {
        value["attention"].erase("activation");
        value["attention"].erase("bias");
    }
}

}  // namespace

nlohmann::ordered_json configToJsonValue(const ModelConfig& config, VocabularySizes sizes) {
    nlohmann::ordered_json value = nlohmann::ordered_json::object();
    if (sizes == VocabularySizes::Written) {
        value["source_size"] = config.sourceSize;
        value["target_size"] = config.targetSize;
    }
    const EncoderConfig& encoder = config.encoder;
    value["encoder"] = {{"cell", encoder.cell},
                        {"layers", encoder.layers},
                        {"bidirectional", encoder.bidirectional},
                        {"hidden", encoder.hidden},
                        {"embedding", encoder.embedding},
                        {"bridge", encoder.bridge}};
    const DecoderConfig& decoder = config.decoder;
    value["decoder"] = {{"wiring", decoder.wiring},       {"cell", decoder.cell},
                        {"layers", decoder.layers},       {"hidden", decoder.hidden},
                        {"embedding", decoder.embedding}, {"input_feeding", decoder.inputFeeding}};
    const AttentionConfig& attention = config.attention;
    value["attention"] = {{"score", attention.score},
                          {"size", attention.size},
                          {"longest_source", attention.longestSource},
                          {"activation", attention.activation},
                          {"bias", attention.bias},
                          {"learned_key_strength", attention.learnedKeyStrength},
                          {"span", attention.span},
                          {"window", attention.window}};
    if (sizes == VocabularySizes::LeftOut)
        dropUnread(config, value);
    return value;
}

void readConfig(JsonObject& object, ModelConfig& config, VocabularySizes sizes) {
    if (sizes == VocabularySizes::Written) {
        object.read("source_size", config.sourceSize);
        object.read("target_size", config.targetSize);
    }
    if (const nlohmann::json* value = object.find("encoder")) {
        JsonObject encoder(*value, object.where(), object.pathOf("encoder"));
        encoder.read("cell", config.encoder.cell);
        encoder.read("layers", config.encoder.layers);
        encoder.read("bidirectional", config.encoder.bidirectional);
        encoder.read("hidden", config.encoder.hidden);
        encoder.read("embedding", config.encoder.embedding);
        encoder.read("bridge", config.encoder.bridge);
        encoder.refuseUnknown();
    }
    if (const nlohmann::json* value = object.find("decoder")) {
        JsonObject decoder(*value, object.where(), object.pathOf("decoder"));
        decoder.read("wiring", config.decoder.wiring);
        decoder.read("cell", config.decoder.cell);
        decoder.read("layers", config.decoder.layers);
        decoder.read("hidden", config.decoder.hidden);
        decoder.read("embedding", config.decoder.embedding);
        decoder.read("input_feeding", config.decoder.inputFeeding);
        decoder.refuseUnknown();
    }
    if (const nlohmann::json* value = object.find("attention")) {
        JsonObject attention(*value, object.where(), object.pathOf("attention"));
        attention.read("score", config.attention.score);
        attention.read("size", config.attention.size);
        attention.read("longest_source", config.attention.longestSource);
        attention.read("activation", config.attention.activation);
        attention.read("bias", config.attention.bias);
        attention.read("learned_key_strength", config.attention.learnedKeyStrength);
        attention.read("span", config.attention.span);
        attention.read("window", config.attention.window);
        attention.refuseUnknown();
    }
    object.refuseUnknown();
}

std::string configToJson(const ModelConfig& config) {
    return configToJsonValue(config, VocabularySizes::Written).dump();
}

ModelConfig configFromJson(const std::string& text, const std::string& where) {
    const nlohmann::json value = parseJson(text, where);
    JsonObject object(value, where);
    ModelConfig config;
    readConfig(object, config, VocabularySizes::Written);
    const std::string problem = configProblem(config, VocabularySizes::Written);
    if (!problem.empty())
        throw Error(where + ": " + problem);
    return config;
}

}  // namespace attn
