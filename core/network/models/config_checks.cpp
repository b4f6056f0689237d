// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/models/config_checks.h"

#include <vector>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/base/value_checks.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/attention/spans/span_registry.h"
#include "core/network/models/encoder_registry.h"
#include "core/network/models/wiring_registry.h"

namespace attn {

namespace {

// Far above what one machine trains; products of two sizes stay far below 2^63.
constexpr Index largestVocabulary = 1'000'000;
constexpr Index specialTokens = 4;

void checkAttention(const AttentionConfig& attention, ValueChecks& check) {
    check.oneOf("attention.score", attention.score, scoreFunctions());
    check.whole("attention.size", attention.size, 1, largestSize);
    check.whole("attention.longest_source", attention.longestSource, 1, largestSize);
    // A lesson shows what follows from "identity"; nobody is told to choose it.
    if (attention.activation != "identity")
        check.oneOf("attention.activation", attention.activation,
                    std::vector<std::string>{"tanh", "sigmoid", "relu"});
    check.oneOf("attention.span", attention.span, spans());
    check.whole("attention.window", attention.window, 1, largestSize);
}

// What the score and the span ask of the two halves.
void checkTogether(const ModelConfig& config, const EncoderDescription& encoder, ValueChecks& check) {
    encoder.checkTogether(config, check);
    if (!wiringOf(config).hasScoreFunction)
        return;
    const ScoreDescription& score = *findScoreFunction(config.attention.score);
    if (score.needsEqualSizes)
        check.require(config.decoder.hidden == config.annotationSize(),
                      told("%1 \"%2\" needs states and annotations of one size, found %3 %4 while %5",
                           check.name("attention.score"), score.id, check.name("decoder.hidden"),
                           config.decoder.hidden, encoder.annotationText(config, check)));
    if (!score.attends)
        check.require(
            config.attention.span == "global",
            told("%1 should be \"global\" with the score \"%2\", which has no weights to confine, found %3.",
                 check.name("attention.span"), score.id, inQuotes(config.attention.span)));
}

}  // namespace

std::string configProblem(const ModelConfig& config, VocabularySizes sizes, const std::string& path) {
    ValueChecks check(path);
    if (sizes == VocabularySizes::Written) {
        check.whole("source_size", config.sourceSize, specialTokens, largestVocabulary);
        check.whole("target_size", config.targetSize, specialTokens, largestVocabulary);
    }
    check.oneOf("encoder.kind", config.encoder.kind, encoders());
    check.oneOf("decoder.wiring", config.decoder.wiring, wirings());
    if (!check.isSound())
        return check.problem();
    const EncoderDescription& encoder = encoderOf(config);
    encoder.check(config, check);
    wiringOf(config).check(config, check);
    if (wiringOf(config).hasScoreFunction)
        checkAttention(config.attention, check);
    // Sizes that are out of range are not multiplied.
    if (!check.isSound())
        return check.problem();
    checkTogether(config, encoder, check);
    return check.problem();
}

void validate(const ModelConfig& config) {
    const std::string problem = configProblem(config, VocabularySizes::Written);
    if (!problem.empty())
        throw Error(problem);
}

}  // namespace attn
