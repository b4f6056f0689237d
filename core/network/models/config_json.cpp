// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/models/config_json.h"

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/formats/json_fields.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/models/encoder_registry.h"
#include "core/network/models/wiring_registry.h"

namespace attn {

namespace {

// The keys of each kind of encoder and of each wiring, for both directions. Where the kind is not known, all
// keys are: the problem is then the kind, not a key.

template <typename Fields>
void visitReader(Fields& fields, auto& reader) {
    fields.field("cell", reader.cell);
    fields.field("layers", reader.layers);
    fields.field("bidirectional", reader.bidirectional);
    fields.field("hidden", reader.hidden);
}

template <typename Fields>
void visitPositions(Fields& fields, auto& half) {
    fields.field("positions", half.positions);
    fields.field("longest", half.longest);
}

void setLearned(std::string& positions) {
    positions = "learned";
}
void setLearned(const std::string&) {}

// What the blocks of a Transformer read.
template <typename Fields>
void visitBlocks(Fields& fields, auto& half) {
    fields.field("layers", half.layers);
    fields.field("hidden", half.hidden);
    fields.field("heads", half.heads);
    fields.field("feed_forward", half.feedForward);
    fields.field("norm", half.norm);
    if constexpr (Fields::isWriter) {
        if (half.hasLastNorm() != (half.norm == "pre"))
            fields.field("last_norm", half.hasLastNorm());
    } else {
        fields.optional("last_norm", half.lastNorm);
    }
    fields.unlessUsual("norm_epsilon", half.normEpsilon, usualNormEpsilon);
    fields.unlessUsual("scaled_embedding", half.scaledEmbedding, true);
    fields.field("activation", half.activation);
    visitPositions(fields, half);
    fields.field("score", half.score);
}

template <typename Fields>
void visitScore(Fields& fields, auto& attention) {
    fields.field("score", attention.score);
    fields.field("size", attention.size);
    fields.field("longest_source", attention.longestSource);
    fields.field("activation", attention.activation);
    fields.field("bias", attention.bias);
    fields.field("learned_key_strength", attention.learnedKeyStrength);
}

template <typename Fields>
void visitEncoder(Fields& fields, auto& encoder, VocabularySizes sizes) {
    fields.unlessUsual("kind", encoder.kind, EncoderConfig().kind);
    const EncoderDescription* row = findEncoder(encoder.kind);
    const auto isOf = [&](const char* kind) { return !row || encoder.kind == kind; };
    if (isOf("recurrent")) {
        visitReader(fields, encoder);
        fields.field("embedding", encoder.embedding);
        fields.field("bridge", encoder.bridge);
    }
    if (isOf("self_attention"))
        visitBlocks(fields, encoder);
    if (isOf("convolution")) {
        // Gehring et al. learn their positions, so these are usual here.
        if (row && !Fields::isWriter)
            setLearned(encoder.positions);
        fields.field("layers", encoder.layers);
        fields.field("hidden", encoder.hidden);
        fields.field("width", encoder.width);
        fields.field("embedding", encoder.embedding);
        visitPositions(fields, encoder);
    }
    if (isOf("embedding")) {
        fields.field("hidden", encoder.hidden);
        visitPositions(fields, encoder);
    }
    if (isOf("hierarchical")) {
        if (sizes == VocabularySizes::Written)
            fields.field("separators", encoder.separators);
        else
            fields.field("separators", encoder.separatorTexts);
        fields.object("words", [&](auto& words) {
            visitReader(words, encoder.words);
            words.field("embedding", encoder.words.embedding);
        });
        fields.object("sentences", [&](auto& sentences) { visitReader(sentences, encoder.sentences); });
        fields.object("attention", [&](auto& attention) {
            visitScore(attention, encoder.attention);
            attention.field("query", encoder.query);
        });
    }
}

template <typename Fields>
void visitDecoder(Fields& fields, auto& decoder) {
    fields.field("wiring", decoder.wiring);
    const WiringDescription* row = findWiring(decoder.wiring);
    if (!row || row->isRecurrent) {
        fields.field("cell", decoder.cell);
        fields.field("layers", decoder.layers);
        fields.field("hidden", decoder.hidden);
        fields.field("embedding", decoder.embedding);
        fields.field("input_feeding", decoder.inputFeeding);
    }
    if (decoder.wiring == "pool")
        fields.field("hidden", decoder.hidden);
    if (!row || decoder.wiring == "transformer") {
        visitBlocks(fields, decoder);
        fields.unlessUsual("tied_output", decoder.tiedOutput, false);
        fields.unlessUsual("shared_embedding", decoder.sharedEmbedding, false);
    }
}

template <typename Values, typename Config>
void visitConfig(Values& values, Config& config, VocabularySizes sizes) {
    if (sizes == VocabularySizes::Written) {
        values.field("source_size", config.sourceSize);
        values.field("target_size", config.targetSize);
    }
    values.object("encoder", [&](auto& fields) { visitEncoder(fields, config.encoder, sizes); });
    values.object("decoder", [&](auto& fields) { visitDecoder(fields, config.decoder); });
    values.object("attention", [&](auto& fields) {
        auto& attention = config.attention;
        const WiringDescription* wiring = findWiring(config.decoder.wiring);
        if (Values::isWriter && wiring && !wiring->hasScoreFunction) {
            fields.field("score", attention.score);
            return;
        }
        visitScore(fields, attention);
        fields.field("span", attention.span);
        fields.field("window", attention.window);
    });
}

// For people: "the wiring \"luong\"".
std::string feedingWirings() {
    std::string names;
    for (const WiringDescription& wiring : wirings())
        if (wiring.hasAttentionalVector)
            names = names.empty() ? inQuotes(wiring.id) : told("%1 or %2", names, inQuotes(wiring.id));
    return told("the wiring %1", names);
}

}  // namespace

std::vector<UnreadKey> unreadKeys(const ModelConfig& config) {
    std::vector<UnreadKey> keys;
    if (!hasAttentionalVector(config))
        keys.push_back({"decoder", "input_feeding", false, feedingWirings(),
                        told("the wiring %1", inQuotes(config.decoder.wiring))});
    const ScoreDescription* row = findScoreFunction(config.attention.score);
    const ScoreKeys reads = row ? row->reads : ScoreKeys();
    const std::string score = told("the score %1", inQuotes(config.attention.score));
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
