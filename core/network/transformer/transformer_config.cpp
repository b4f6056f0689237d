// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/transformer/transformer_config.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/network/layers/position_encoding.h"
#include "core/network/transformer/feed_forward.h"
#include "core/network/transformer/head_score.h"

namespace attn {
namespace {

// A score of heads; `general` and `key_query` are refused with their reason.
void checkHeadScore(const std::string& key, const std::string& score, bool mayBeNone, ValueChecks& check) {
    check.require(score != "general" && score != "key_query",
                  told("%1 %2 is not offered in heads, because their projections of queries and keys already "
                       "make \"dot\" the same; ask for \"dot\" or \"scaled_dot\".",
                       check.name(key), inQuotes(score)));
    check.require(score != "location", told("%1 \"location\" is not offered in heads: it reads no keys, and "
                                            "a head compares queries with keys; ask for \"scaled_dot\".",
                                            check.name(key)));
    check.require(score != "none" || mayBeNone,
                  told("%1 \"none\" is possible in cross-attention only: self-attention without weights "
                       "reads nothing; ask for \"scaled_dot\".",
                       check.name(key)));
    std::vector<std::string> known;
    for (const HeadScoreDescription& row : headScores())
        known.push_back(row.id);
    if (mayBeNone)
        known.push_back("none");
    check.oneOf(key, score, known);
}

template <typename Config>
void checkBlocks(const std::string& group, const Config& config, ValueChecks& check) {
    check.whole(group + ".layers", config.layers, 1, largestLayers);
    check.whole(group + ".hidden", config.hidden, 1, largestSize);
    check.whole(group + ".heads", config.heads, 1, largestSize);
    check.whole(group + ".feed_forward", config.feedForward, 1, largestSize);
    check.oneOf(group + ".norm", config.norm, std::vector<std::string>{"pre", "post"});
    check.require(config.normEpsilon >= 1e-12 && config.normEpsilon <= 0.1,
                  told("%1 should be from 1e-12 to 0.1.", check.name(group + ".norm_epsilon")));
    check.oneOf(group + ".activation", config.activation, feedForwardActivations());
    checkPositions(group, config.positions, config.longest, config.hidden, true, check);
    checkHeadScore(group + ".score", config.score, false, check);
    if (!check.isSound())
        return;
    check.require(config.hidden % config.heads == 0,
                  told("%1 should divide %2 %3, found %4.", check.name(group + ".heads"),
                       check.name(group + ".hidden"), config.hidden, config.heads));
    if (!check.isSound())
        return;
    const Index width = config.hidden / config.heads;
    check.require(config.positions != "rotary" || width % 2 == 0,
                  told("%1 \"rotary\" turns pairs of numbers, so a head needs an even number of them, found "
                       "%2 (%3 %4 in %5 heads).",
                       check.name(group + ".positions"), width, check.name(group + ".hidden"), config.hidden,
                       config.heads));
}

Index blockNumbers(Index hidden, Index feedForward) {
    return 20 * hidden + 3 * feedForward;
}

}  // namespace

void checkPositions(const std::string& group, const std::string& positions, Index longest, Index width,
                    bool mayBeRotary, ValueChecks& check) {
    std::vector<std::string> known = positionKinds();
    if (!mayBeRotary)
        std::erase(known, "rotary");
    check.oneOf(group + ".positions", positions, known);
    check.whole(group + ".longest", longest, 1, largestSize);
    const SinusoidLayout* layout = findSinusoidLayout(positions);
    check.require(
        !layout || !layout->isInHalves || (width % 2 == 0 && layout->rateWidth(width) > 0),
        told("%1 %2 has as many sines as cosines, so the width needs to be even and at least 4, found %3.",
             check.name(group + ".positions"), inQuotes(positions), width));
}

std::string hiddenText(const ModelConfig& config, const ValueChecks& check) {
    return told("%1 makes %2.", check.name("encoder.hidden"), config.annotationSize());
}

void checkSelfAttentionEncoder(const ModelConfig& config, ValueChecks& check) {
    checkBlocks("encoder", config.encoder, check);
}

Index selfAttentionPositionNumbers(const ModelConfig& config) {
    const EncoderConfig& encoder = config.encoder;
    return encoder.layers * (blockNumbers(encoder.hidden, encoder.feedForward) + 2 * encoder.heads * 16) +
           6 * encoder.hidden;
}

void checkTransformerDecoder(const ModelConfig& config, ValueChecks& check) {
    checkBlocks("decoder", config.decoder, check);
    checkHeadScore("attention.score", config.attention.score, true, check);
    check.require(config.attention.span == "global",
                  told("%1 should be \"global\" with the wiring \"transformer\", whose heads read all "
                       "positions, found %2.",
                       check.name("attention.span"), inQuotes(config.attention.span)));
    check.require(!config.decoder.sharedEmbedding || (config.encoder.kind == "self_attention" &&
                                                      config.encoder.hidden == config.decoder.hidden &&
                                                      config.sourceSize == config.targetSize),
                  told("%1 needs an encoder with self-attention of the same size as the decoder, and "
                       "vocabularies of one size.",
                       check.name("decoder.shared_embedding")));
}

Index transformerStepNumbers(const ModelConfig& config, Index source) {
    const DecoderConfig& decoder = config.decoder;
    return decoder.layers * (blockNumbers(decoder.hidden, decoder.feedForward) + 8 * decoder.hidden +
                             2 * decoder.heads * source);
}

Index transformerGradientNumbers(const ModelConfig& config) {
    return 8 * config.decoder.hidden + config.decoder.feedForward;
}

}  // namespace attn
