// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/setup/setup_cost.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <filesystem>
#include <map>
#include <tuple>

#include "core/math/random.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/models/config_checks.h"
#include "core/network/models/encoder_registry.h"
#include "core/network/models/seq2seq.h"
#include "core/network/models/wiring_registry.h"
#include "core/system/machine_memory.h"
#include "core/tasks/task.h"

namespace attn {
namespace {

constexpr int sampledPairs = 100;
// A tanh or exp of a score, in multiplications. Additive scores have a tanh for each of their A numbers.
constexpr double activationWork = 8;
// The other work of a token, forward, because small matrices are slow. With this number and the next one,
// estimates of estimate_benchmark are right within a third.
constexpr double tokenWork = 9'000;
// Sentences differ in length, so a part of every recurrent batch is idle, and the rows of many words do not
// stay in a cache.
constexpr double sentenceWork = 1.5;
// Of layers with heads, forward: what a token takes in a layer besides its products (norms, residual sums,
// small matrices), what a weight of a head takes, and what its score takes for each number of the head.
constexpr double encoderLayerWork = 11'000, decoderLayerWork = 34'000, weightWork = 60;
constexpr double additiveHeadWork = 64, contentHeadWork = 34;
// Tokens of a sentence, where an encoder reads sentences of tokens.
constexpr double sentenceTokens = 7;

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
        sizes.targetLength += static_cast<double>(tokenizers.target->tokenize(pair.target).size());
    }
    sizes.areSentences = task->tokenizers().source == "words" && task->tokenizers().target == "words";
    sizes.sourceLength /= sampledPairs;
    sizes.targetLength =
        sizes.targetLength / sampledPairs + (targetKindOf(*task) == TargetKind::Text ? 1 : 0);
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
    constexpr int updates = 10, warmUp = 3;
    recipe.updates = 2 * updates;
    LaneTraining lane(recipe, std::make_shared<const RecipeCorpora>(recipeCorpora(recipe)));
    // The first updates touch new memory.
    double tokens = 0;
    for (int i = 0; i < warmUp; ++i)
        lane.update();
    // The time of this thread alone, which other work does not change.
    const double begin = threadSeconds();
    for (int i = 0; i < updates; ++i) {
        lane.update();
        tokens += static_cast<double>(lane.lastBatch().tokens);
    }
    const double seconds = threadSeconds() - begin;
    RunSetup setup;
    setup.common = recipe;
    return tokens / seconds * updateWork(lane.network().config(), *textSizes(setup));
}

}  // namespace

std::optional<Index> parameterCount(const ModelConfig& config) {
    if (!configProblem(config, VocabularySizes::Written).empty())
        return std::nullopt;
    return layoutOf(config)->parameterCount();
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

namespace {

// What a weight of a head takes: `width` numbers are in a query.
double headWork(const std::string& score, double width) {
    const double number = score == "additive" ? additiveHeadWork : score == "content" ? contentHeadWork : 0;
    return weightWork + number * width;
}

// What layers with heads take for a target token besides products of matrices.
double layerWork(const ModelConfig& config, const TextSizes& texts) {
    const double source = texts.sourceLength, target = std::max(texts.targetLength, 1.0);
    double work = 0;
    if (const EncoderConfig& encoder = config.encoder; encoder.kind == "self_attention") {
        const auto layers = static_cast<double>(encoder.layers), heads = static_cast<double>(encoder.heads);
        const double weight = headWork(encoder.score, static_cast<double>(encoder.hidden) / heads);
        work += source / target * layers * (encoderLayerWork + heads * source * weight);
    }
    if (!wiringOf(config).hasScoreFunction) {
        const DecoderConfig& decoder = config.decoder;
        const auto layers = static_cast<double>(decoder.layers), heads = static_cast<double>(decoder.heads);
        const double weight = headWork(config.attention.score, static_cast<double>(decoder.hidden) / heads);
        work += layers * (decoderLayerWork + heads * (source + target) * weight);
    }
    return work;
}

}  // namespace

double updateWork(const ModelConfig& config, const TextSizes& texts) {
    const double positions = texts.sourceLength;
    const double sourceShare = positions / std::max(texts.targetLength, 1.0);
    double forward = tokenWork + layerWork(config, texts);
    const std::shared_ptr<const ParameterLayout> layout = layoutOf(config);
    for (const ParameterEntry& entry : layout->entries()) {
        if (entry.rank == 1 || entry.isTable())
            continue;
        const bool meetsSource = entry.name.starts_with("encoder.") || entry.name.starts_with("attention.");
        const bool meetsSentences = entry.name.starts_with("encoder.sentences.");
        forward += static_cast<double>(entry.size()) * (meetsSentences ? sourceShare / sentenceTokens
                                                        : meetsSource  ? sourceShare
                                                                       : 1);
    }
    const auto annotation = static_cast<double>(config.annotationSize());
    const double score = findScoreFunction(config.attention.score)->reads.activationAndBias
                             ? activationWork * static_cast<double>(config.attention.size)
                             : annotation;
    forward += positions * (score + annotation);
    return 3 * forward;
}

namespace {

// Buffers as large as all parameters. A lane has weights, gradient, two of Adam and the weights it keeps; the
// newest keyframe has the others.
constexpr double copiesOfLane = 5, copiesOfKeyframe = 4;
// A batch is as long as its longest sentence.
constexpr double longestShare = 1.5;
// Bytes of a pair besides its tokens, and of a token while pairs are made (texts, set of seen texts, ids).
constexpr double bytesOfPair = 420, bytesOfToken = 16;
// Bytes of memory for a byte of a text file, while it is read, cut and counted.
constexpr double bytesOfByte = 12;
const TextSizes unreadTexts{1000, 1000, 0, 20, 20};

// The numbers that a batch takes, forward and back.
double batchNumbers(const ModelConfig& config, const TextSizes& texts, Index batch) {
    const double source = longestShare * texts.sourceLength, steps = longestShare * texts.targetLength;
    const WiringDescription& wiring = wiringOf(config);
    const auto perPosition =
        static_cast<double>(encoderOf(config).positionNumbers(config) + config.attention.size);
    const auto perStep = static_cast<double>(
        wiring.stepNumbers(config, static_cast<Index>(std::lround(source))) + wiring.gradientNumbers(config));
    return static_cast<double>(batch) * (source * perPosition + steps * perStep);
}

double fileBytes(const CorpusRecipe& corpus, const CorpusFiles& files) {
    double bytes = 0;
    for (const std::string& path : files.in(corpus.folder).paths()) {
        std::error_code unknown;
        const auto size = std::filesystem::file_size(path, unknown);
        bytes += unknown ? 0 : static_cast<double>(size);
    }
    return bytes;
}

}  // namespace

double expectedMemory(const RunSetup& setup) {
    const Recipe& common = setup.common;
    const TextSizes texts = textSizes(setup).value_or(unreadTexts);
    const auto pairs = static_cast<double>((common.corpus ? texts.pairs : common.pairs) + common.heldOut);
    double bytes = pairs * (bytesOfPair + bytesOfToken * (texts.sourceLength + texts.targetLength));
    if (common.corpus)
        bytes = std::max(bytes, bytesOfByte * (fileBytes(*common.corpus, common.corpus->files) +
                                               fileBytes(*common.corpus, common.corpus->heldOutFiles)));
    for (std::size_t i = 0; i < setup.lanes.size(); ++i) {
        const Recipe recipe = laneRecipe(setup, i);
        const ModelConfig config = withVocabularies(recipe.model, texts);
        const std::optional<Index> parameters = parameterCount(config);
        if (!setup.lanes[i].takesPart || !parameters)
            continue;
        const double copies = copiesOfLane + copiesOfKeyframe + static_cast<double>(threadsOf(recipe) - 1);
        bytes += sizeof(Real) *
                 (copies * static_cast<double>(*parameters) + batchNumbers(config, texts, recipe.batch));
    }
    return bytes;
}

bool isLarge(const RunSetup& setup) {
    constexpr double unknownMachine = 8e9;
    const double all = machineMemory();
    return expectedMemory(setup) > (all > 0 ? all : unknownMachine) / 2;
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
    double secondsPerToken = 0;  // of one processor, for a token of every lane
    Index lanes = 0;
    for (std::size_t i = 0; i < setup.lanes.size(); ++i) {
        const ModelConfig config = withVocabularies(laneRecipe(setup, i).model, *texts);
        cost.parameters.push_back(parameterCount(config));
        if (!setup.lanes[i].takesPart || !cost.parameters.back())
            continue;
        ++lanes;
        const bool areIdle = texts->areSentences && isRecurrent(config);
        secondsPerToken += updateWork(config, *texts) * (areIdle ? sentenceWork : 1) / speed;
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
