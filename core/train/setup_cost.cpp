// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/setup_cost.h"

#include <time.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "core/math/random.h"
#include "core/model/config_json.h"
#include "core/model/decoder.h"
#include "core/model/encoder.h"
#include "core/model/wiring_registry.h"
#include "core/tasks/task.h"

namespace attn {
namespace {

constexpr int sampledPairs = 100;
// tanh and exp of a score, in multiplications: additive scores have one tanh for each of their A numbers.
constexpr double activationWork = 8;
// What a token costs besides, forward: small matrices are slow. With it the lanes of
// resources/comparisons/tasks.csv come out within about a third.
constexpr double tokenWork = 20'000;

// The tensors alone: no number of them is allocated.
ParameterLayout layoutOf(const ModelConfig& config) {
    ParameterLayout layout;
    const Encoder encoder(config, layout);
    createDecoder(config, layout);
    return layout;
}

TextSizes sizesOfTask(const std::string& id, const TaskLengths& lengths) {
    const std::unique_ptr<Task> task = createTask(id, lengths);
    const Tokenizers tokenizers = tokenizersOf(*task);
    TextSizes sizes;
    sizes.sourceVocabulary = sourceVocabulary(*task).size();
    sizes.targetVocabulary = targetVocabulary(*task).size();
    Random random(1);
    for (int i = 0; i < sampledPairs; ++i) {
        const TaskPair pair = task->sample(random);
        sizes.sourceLength += static_cast<double>(tokenizers.source->tokenize(pair.source).size());
        sizes.targetLength += static_cast<double>(tokenizers.target->tokenize(pair.target).size() + 1);
    }
    sizes.sourceLength /= sampledPairs;
    sizes.targetLength /= sampledPairs;
    return sizes;
}

ModelConfig withVocabularies(ModelConfig config, const TextSizes& texts) {
    config.sourceSize = texts.sourceVocabulary;
    config.targetSize = texts.targetVocabulary;
    return config;
}

double threadSeconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

double speedNow() {
    Recipe recipe;
    recipe.pairs = 320;
    recipe.heldOut = 1;
    constexpr int updates = 10;
    recipe.updates = 2 * updates;
    LaneTraining lane(recipe, std::make_shared<const RecipeCorpora>(recipeCorpora(recipe)));
    // Of this thread alone: whatever else is at work takes none of it.
    const double begin = threadSeconds();
    for (int i = 0; i < updates; ++i)
        lane.update();
    const double seconds = threadSeconds() - begin;
    const double tokens = lane.report().tokensPerSecond * lane.state().seconds;
    RunSetup setup;
    setup.common = recipe;
    return tokens / seconds * updateWork(lane.network().config(), *textSizes(setup));
}

}  // namespace

std::optional<Index> parameterCount(const ModelConfig& config) {
    if (!configProblem(config, VocabularySizes::Written).empty())
        return std::nullopt;
    return layoutOf(config).parameterCount();
}

std::optional<TextSizes> textSizes(const RunSetup& setup) {
    const Recipe& common = setup.common;
    if (common.corpus)
        return setup.texts;
    const TaskDescription* task = findTask(common.task);
    if (!task || !lengthsProblem(*task, common.lengths).empty())
        return std::nullopt;
    thread_local std::map<std::tuple<std::string, Index, Index>, TextSizes> known;
    const auto [place, isNew] =
        known.try_emplace({common.task, common.lengths.shortest, common.lengths.longest});
    if (isNew)
        place->second = sizesOfTask(common.task, common.lengths);
    TextSizes sizes = place->second;
    sizes.pairs = common.pairs;
    return sizes;
}

double updateWork(const ModelConfig& config, const TextSizes& texts) {
    const double positions = texts.sourceLength;
    const double sourceShare = positions / std::max(texts.targetLength, 1.0);
    double forward = tokenWork;
    bool isAdditive = false;
    const ParameterLayout layout = layoutOf(config);
    for (const ParameterEntry& entry : layout.entries()) {
        isAdditive = isAdditive || entry.name == "attention.v_a";
        if (entry.rank != 2 || entry.initialization == Initialization::Embedding)
            continue;
        const bool meetsSource = entry.name.starts_with("encoder.") || entry.name.starts_with("attention.");
        forward += static_cast<double>(entry.size()) * (meetsSource ? sourceShare : 1);
    }
    const auto annotation = static_cast<double>(config.annotationSize());
    const double score =
        isAdditive ? activationWork * static_cast<double>(config.attention.size) : annotation;
    forward += positions * (score + annotation);
    return 3 * forward;
}

double measuredSpeed() {
    static const double speed = speedNow();
    return speed;
}

std::optional<RunCost> expectedCost(const RunSetup& setup, double speed, Index processors) {
    const std::optional<TextSizes> texts = textSizes(setup);
    if (!texts)
        return std::nullopt;
    RunCost cost;
    double secondsPerToken = 0;  // of one processor, a token of every lane
    Index lanes = 0;
    for (std::size_t i = 0; i < setup.lanes.size(); ++i) {
        const ModelConfig config = withVocabularies(laneRecipe(setup, i).model, *texts);
        cost.parameters.push_back(parameterCount(config));
        if (!setup.lanes[i].takesPart || !cost.parameters.back())
            continue;
        ++lanes;
        secondsPerToken += updateWork(config, *texts) / speed;
    }
    if (lanes == 0)
        return cost;
    const auto atWork = static_cast<double>(std::max<Index>(1, std::min(processors, lanes)));
    cost.tokensPerSecond = static_cast<double>(lanes) * atWork / secondsPerToken;
    const double tokens = static_cast<double>(setup.common.updates) *
                          static_cast<double>(setup.common.batch) * texts->targetLength *
                          static_cast<double>(lanes);
    cost.seconds = tokens / cost.tokensPerSecond;
    return cost;
}

}  // namespace attn
