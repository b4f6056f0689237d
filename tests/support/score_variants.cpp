// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/score_variants.h"

#include "core/network/attention/scores/score_registry.h"

namespace attn::test {

std::vector<ScoreVariant> scoreVariants() {
    std::vector<ScoreVariant> variants;
    for (const ScoreDescription& score : scoreFunctions()) {
        AttentionConfig attention;
        attention.score = score.id;
        attention.size = 3;
        attention.longestSource = 8;
        variants.push_back({score.id, attention});
        if (score.id == "additive") {
            attention.bias = true;
            variants.push_back({"additive_bias", attention});
            for (const std::string activation : {"sigmoid", "relu"}) {
                attention.activation = activation;
                for (const bool bias : {false, true}) {
                    attention.bias = bias;
                    variants.push_back({"additive_" + activation + (bias ? "_bias" : ""), attention});
                }
            }
        } else if (score.id == "content") {
            attention.learnedKeyStrength = true;
            variants.push_back({"content_learned", attention});
        }
    }
    return variants;
}

std::vector<ScoreVariant> attendingVariants() {
    std::vector<ScoreVariant> variants = scoreVariants();
    std::erase_if(variants, [](const ScoreVariant& variant) {
        return !findScoreFunction(variant.attention.score)->attends;
    });
    return variants;
}

std::string variantName(const testing::TestParamInfo<ScoreVariant>& info) {
    return info.param.name;
}

ModelConfig smallConfig(const AttentionConfig& attention) {
    ModelConfig config;
    config.sourceSize = 9;
    config.targetSize = 7;
    config.encoder.hidden = 2;
    config.encoder.embedding = 3;
    config.decoder.hidden = findScoreFunction(attention.score)->needsEqualSizes ? 4 : 5;
    config.decoder.embedding = 2;
    config.attention = attention;
    return config;
}

ModelConfig smallConfig(const std::string& score) {
    AttentionConfig attention;
    attention.score = score;
    attention.size = 3;
    attention.longestSource = 8;
    return smallConfig(attention);
}

}  // namespace attn::test
