// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/models/config_json.h"

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/files/formats/json_fields.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/models/wiring_registry.h"

namespace attn {

namespace {

// The list of keys, for both directions.
template <typename Values, typename Config>
void visitConfig(Values& values, Config& config, VocabularySizes sizes) {
    if (sizes == VocabularySizes::Written) {
        values.field("source_size", config.sourceSize);
        values.field("target_size", config.targetSize);
    }
    values.object("encoder", [&](auto& fields) {
        auto& encoder = config.encoder;
        fields.unlessUsual("kind", encoder.kind, EncoderConfig().kind);
        fields.field("cell", encoder.cell);
        fields.field("layers", encoder.layers);
        fields.field("bidirectional", encoder.bidirectional);
        fields.field("hidden", encoder.hidden);
        fields.field("embedding", encoder.embedding);
        fields.field("bridge", encoder.bridge);
    });
    values.object("decoder", [&](auto& fields) {
        auto& decoder = config.decoder;
        fields.field("wiring", decoder.wiring);
        fields.field("cell", decoder.cell);
        fields.field("layers", decoder.layers);
        fields.field("hidden", decoder.hidden);
        fields.field("embedding", decoder.embedding);
        fields.field("input_feeding", decoder.inputFeeding);
    });
    values.object("attention", [&](auto& fields) {
        auto& attention = config.attention;
        fields.field("score", attention.score);
        fields.field("size", attention.size);
        fields.field("longest_source", attention.longestSource);
        fields.field("activation", attention.activation);
        fields.field("bias", attention.bias);
        fields.field("learned_key_strength", attention.learnedKeyStrength);
        fields.field("span", attention.span);
        fields.field("window", attention.window);
    });
}

// For people: "the wiring \"luong\"".
std::string feedingWirings() {
    std::string text;
    for (const WiringDescription& wiring : wirings())
        if (wiring.hasAttentionalVector)
            text += (text.empty() ? "the wiring " : " or ") + inQuotes(wiring.id);
    return text;
}

}  // namespace

std::vector<UnreadKey> unreadKeys(const ModelConfig& config) {
    std::vector<UnreadKey> keys;
    if (!hasAttentionalVector(config))
        keys.push_back({"decoder", "input_feeding", false, feedingWirings(),
                        "the wiring " + inQuotes(config.decoder.wiring)});
    const ScoreDescription* row = findScoreFunction(config.attention.score);
    const ScoreKeys reads = row ? row->reads : ScoreKeys();
    const std::string score = "the score " + inQuotes(config.attention.score);
    if (!reads.keyStrength)
        keys.push_back(
            {"attention", "learned_key_strength", false, scoresThatRead(&ScoreKeys::keyStrength), score});
    if (!reads.activationAndBias) {
        const std::string readers = scoresThatRead(&ScoreKeys::activationAndBias);
        keys.push_back({"attention", "activation", "tanh", readers, score});
        keys.push_back({"attention", "bias", false, readers, score});
    }
    return keys;
}

nlohmann::ordered_json configToJsonValue(const ModelConfig& config, VocabularySizes sizes) {
    nlohmann::ordered_json value = nlohmann::ordered_json::object();
    FieldWriter writer(value);
    visitConfig(writer, config, sizes);
    // People take it that a key in a recipe counts.
    if (sizes == VocabularySizes::LeftOut)
        for (const UnreadKey& unread : unreadKeys(config))
            value[unread.group].erase(unread.key);
    return value;
}

void readConfig(JsonObject& object, ModelConfig& config, VocabularySizes sizes) {
    FieldReader reader(object);
    visitConfig(reader, config, sizes);
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
