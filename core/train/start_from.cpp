// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/start_from.h"

#include <filesystem>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/formats/json_difference.h"
#include "core/network/models/config_json.h"

namespace attn {
namespace {

void checkSettings(const ModelConfig& found, const ModelConfig& expected, const std::string& name) {
    const auto settings = [](const ModelConfig& config) -> nlohmann::json {
        return configToJsonValue(config, VocabularySizes::LeftOut);
    };
    for (const JsonDifference& difference : jsonDifferences(settings(found), settings(expected)))
        throw Error(name + ": " +
                    told("training cannot start from this model: its %1 is %2, the recipe's is %3; give the "
                         "recipe the model's settings.",
                         difference.key, shownValue(difference.found), shownValue(difference.expected)));
}

// The sentences say what is wrong with a vocabulary of the same size, and with one of %1 tokens where the
// recipe's has %2.
void checkVocabulary(const Vocabulary& found, const Vocabulary& expected, const char* hasOthers,
                     const char* hasAnotherSize, const std::string& name) {
    if (found.tokens() != expected.tokens())
        throw Error(name + ": " +
                    (found.size() == expected.size() ? told(hasOthers)
                                                     : told(hasAnotherSize, found.size(), expected.size())));
}

}  // namespace

void startFrom(const TrainedModel& model, const std::string& name, LaneTraining& lane) {
    checkSettings(model.network.config(), lane.network().config(), name);
    checkVocabulary(
        model.source, lane.corpora().source,
        translatable("training cannot start from this model: its source vocabulary has other tokens than the "
                     "recipe's; train it on the task or the texts that it was made with."),
        translatable("training cannot start from this model: its source vocabulary has %1 tokens, the "
                     "recipe's has %2; train it on the task or the texts that it was made with."),
        name);
    checkVocabulary(
        model.target, lane.corpora().target,
        translatable("training cannot start from this model: its target vocabulary has other tokens than the "
                     "recipe's; train it on the task or the texts that it was made with."),
        translatable("training cannot start from this model: its target vocabulary has %1 tokens, the "
                     "recipe's has %2; train it on the task or the texts that it was made with."),
        name);
    const Vector& parameters = model.network.parameters().buffer();
    LaneState state = lane.state();
    state.startedFrom = std::filesystem::path(name).filename().string();
    const Vector zero = Vector::Zero(parameters.size());
    lane.restore(state, parameters, zero, zero, parameters);
}

}  // namespace attn
