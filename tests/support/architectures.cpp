// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/architectures.h"

#include "core/network/layers/position_encoding.h"
#include "core/network/models/encoder_registry.h"
#include "core/network/models/wiring_registry.h"
#include "core/network/transformer/head_score.h"

namespace attn::test {
namespace {

ModelConfig encoderOfKind(const std::string& kind) {
    ModelConfig config;
    config.sourceSize = 9;
    config.targetSize = 7;
    EncoderConfig& encoder = config.encoder;
    encoder.kind = kind;
    const bool isRecurrent = kind == "recurrent";
    encoder.hidden = isRecurrent ? 2 : 4;
    encoder.embedding = 3;
    encoder.layers = kind == "self_attention" || kind == "convolution" ? 2 : 1;
    encoder.heads = 2;
    encoder.feedForward = 5;
    encoder.activation = "gelu";
    encoder.positions = kind == "convolution" ? "learned" : "sinusoidal";
    encoder.longest = 3;
    encoder.separators = {4};
    encoder.words = {.cell = "gru", .layers = 1, .bidirectional = true, .hidden = 2, .embedding = 3};
    encoder.sentences = {.cell = "gru", .layers = 1, .bidirectional = true, .hidden = 2};
    encoder.attention.size = 3;
    encoder.attention.bias = true;
    encoder.query = 3;
    config.decoder.embedding = 2;
    config.attention.size = 3;
    config.attention.longestSource = 8;
    return config;
}

}  // namespace

std::vector<Architecture> smallEncoders() {
    std::vector<Architecture> all;
    for (const EncoderDescription& kind : encoders())
        all.push_back({kind.id, encoderOfKind(kind.id)});
    return all;
}

ModelConfig wired(ModelConfig config, const std::string& wiring) {
    DecoderConfig& decoder = config.decoder;
    decoder.wiring = wiring;
    decoder.hidden = wiring == "transformer" ? 4 : 5;
    decoder.layers = wiring == "transformer" ? 2 : 1;
    decoder.heads = 2;
    decoder.feedForward = 5;
    decoder.activation = "swish";
    decoder.longest = 3;
    config.attention.score = wiring == "transformer" ? "scaled_dot" : "additive";
    return config;
}

std::vector<Architecture> architectures() {
    std::vector<Architecture> all;
    for (const Architecture& encoder : smallEncoders())
        for (const WiringDescription& wiring : wirings())
            all.push_back({encoder.name + "_" + wiring.id, wired(encoder.config, wiring.id)});
    return all;
}

std::vector<Architecture> transformersOver(const ModelConfig& encoder) {
    std::vector<std::string> scores = {"none"};
    for (const HeadScoreDescription& score : headScores())
        scores.push_back(score.id);
    std::vector<Architecture> all;
    for (const std::string& score : scores)
        for (const std::string norm : {"pre", "post"})
            for (const std::string& positions : positionKinds()) {
                ModelConfig config = wired(encoder, "transformer");
                config.attention.score = score;
                if (score != "none")
                    config.decoder.score = score;
                config.decoder.norm = norm;
                config.decoder.positions = positions;
                config.decoder.tiedOutput = positions == "none";
                all.push_back({score + "_" + norm + "_" + positions, config});
            }
    return all;
}

std::vector<Architecture> selfAttentionEncoders() {
    std::vector<Architecture> all;
    for (const HeadScoreDescription& score : headScores())
        for (const std::string norm : {"pre", "post"})
            for (const std::string& positions : positionKinds()) {
                ModelConfig config = encoderOfKind("self_attention");
                config.encoder.score = score.id;
                config.encoder.norm = norm;
                config.encoder.positions = positions;
                all.push_back({score.id + "_" + norm + "_" + positions, config});
            }
    return all;
}

}  // namespace attn::test
