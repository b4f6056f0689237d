// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/interventions.h"

#include <cmath>
#include <string>

#include "core/base/error.h"
#include "core/network/attention/scores/score_registry.h"

namespace attn {
namespace {

// What people type in has few digits.
constexpr Real sumTolerance = Real(1e-3);

std::string text(Real value) {
    std::string digits = std::to_string(value);
    return digits.substr(0, digits.find_last_not_of('0') + 2);
}

void checkTemperature(Real temperature, const std::string& where) {
    if (!(temperature > 0) || !std::isfinite(temperature))
        throw Error(where + "the temperature should be a number above 0, found " + text(temperature) + ".");
}

void checkWeights(const Vector& weights, Index sourceLength, const std::string& where) {
    if (weights.size() != sourceLength)
        throw Error(where + "attention needs one weight for each of the " + std::to_string(sourceLength) +
                    " source positions, found " + std::to_string(weights.size()) + ".");
    for (Index j = 0; j < weights.size(); ++j)
        if (!(weights[j] >= 0) || !std::isfinite(weights[j]))
            throw Error(where + "the weight of position " + std::to_string(j + 1) +
                        " should be a number from 0 to 1, found " + text(weights[j]) + ".");
    if (std::abs(weights.sum() - 1) > sumTolerance)
        throw Error(where + "the attention weights should add up to 1, found " + text(weights.sum()) + ".");
}

}  // namespace

bool StepIntervention::operator==(const StepIntervention& other) const {
    const bool haveSameWeights =
        weights.has_value() == other.weights.has_value() &&
        (!weights || (weights->size() == other.weights->size() && *weights == *other.weights));
    return token == other.token && temperature == other.temperature && haveSameWeights;
}

void validate(const Interventions& interventions, const ModelConfig& config, Index sourceLength) {
    const bool attends = findScoreFunction(config.attention.score)->attends;
    const auto needAttention = [&](bool asked, const std::string& what) {
        if (asked && !attends)
            throw Error("a model without attention has no " + what + " to change; choose another model.");
    };
    needAttention(interventions.temperature != 1, "scores");
    checkTemperature(interventions.temperature, "");
    for (const Index position : interventions.zeroed)
        if (position < 0 || position >= sourceLength)
            throw Error("the source has positions 1 to " + std::to_string(sourceLength) +
                        ", found position " + std::to_string(position + 1) + " to zero.");
    for (const auto& [position, token] : interventions.swapped) {
        if (position < 0 || position >= sourceLength)
            throw Error("the source has positions 1 to " + std::to_string(sourceLength) +
                        ", found position " + std::to_string(position + 1) + " to swap.");
        if (token < 0 || token >= config.sourceSize)
            throw Error("the source vocabulary has tokens 0 to " + std::to_string(config.sourceSize - 1) +
                        ", found " + std::to_string(token) + " for position " + std::to_string(position + 1) +
                        ".");
    }
    for (const auto& [step, change] : interventions.steps) {
        const std::string where = "step " + std::to_string(step + 1) + ": ";
        if (step < 0)
            throw Error(where + "steps are counted from 1.");
        if (change.token && (*change.token < 0 || *change.token >= config.targetSize))
            throw Error(where + "the target vocabulary has tokens 0 to " +
                        std::to_string(config.targetSize - 1) + ", found " + std::to_string(*change.token) +
                        ".");
        needAttention(change.weights.has_value(), "weights");
        needAttention(change.temperature.has_value(), "scores");
        if (change.temperature)
            checkTemperature(*change.temperature, where);
        if (change.weights)
            checkWeights(*change.weights, sourceLength, where);
    }
}

}  // namespace attn
