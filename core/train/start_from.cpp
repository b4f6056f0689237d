// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/start_from.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/error.h"
#include "core/model/config_json.h"

namespace attn {
namespace {

void checkSettings(const ModelConfig& found, const ModelConfig& expected, const std::string& name) {
    const auto keysOf = [](const ModelConfig& config) {
        return nlohmann::json(configToJsonValue(config, VocabularySizes::LeftOut)).flatten();
    };
    const nlohmann::json left = keysOf(found), right = keysOf(expected);
    const auto text = [](const nlohmann::json& keys, const std::string& pointer) {
        return keys.contains(pointer) ? keys.at(pointer).dump() : std::string("not set");
    };
    for (const nlohmann::json* keys : {&right, &left})
        for (const auto& [pointer, value] : keys->items()) {
            const std::string is = text(left, pointer), should = text(right, pointer);
            if (is == should)
                continue;
            std::string key = pointer.substr(1);
            std::replace(key.begin(), key.end(), '/', '.');
            throw Error(name + ": training cannot start from this model: its " + key + " is " + is +
                        ", the recipe's is " + should + "; give the recipe the model's settings.");
        }
}

void checkVocabulary(const Vocabulary& found, const Vocabulary& expected, const std::string& side,
                     const std::string& name) {
    if (found.tokens() == expected.tokens())
        return;
    const std::string difference =
        found.size() == expected.size()
            ? "other tokens than the recipe's"
            : std::to_string(found.size()) + " tokens, the recipe's has " + std::to_string(expected.size());
    throw Error(name + ": training cannot start from this model: its " + side + " vocabulary has " +
                difference + "; train it on the task or the texts that it was made with.");
}

}  // namespace

void startFrom(const TrainedModel& model, const std::string& name, LaneTraining& lane) {
    checkSettings(model.network.config(), lane.network().config(), name);
    checkVocabulary(model.source, lane.corpora().source, "source", name);
    checkVocabulary(model.target, lane.corpora().target, "target", name);
    const Vector& parameters = model.network.parameters().buffer();
    LaneState state = lane.state();
    state.startedFrom = std::filesystem::path(name).filename().string();
    const Vector zero = Vector::Zero(parameters.size());
    lane.restore(state, parameters, zero, zero, parameters);
}

}  // namespace attn
