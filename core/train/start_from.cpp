// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/start_from.h"

#include <filesystem>

#include "core/base/error.h"
#include "core/files/formats/json_difference.h"
#include "core/network/models/config_json.h"

namespace attn {
namespace {

void checkSettings(const ModelConfig& found, const ModelConfig& expected, const std::string& name) {
    const auto settings = [](const ModelConfig& config) -> nlohmann::json {
        return configToJsonValue(config, VocabularySizes::LeftOut);
    };
    for (const JsonDifference& difference : jsonDifferences(settings(found), settings(expected)))
        throw Error(name + ": training cannot start from this model: its " + difference.key + " is " +
                    shownValue(difference.found) + ", the recipe's is " + shownValue(difference.expected) +
                    "; give the recipe the model's settings.");
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
