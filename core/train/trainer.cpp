// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/trainer.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numbers>
#include <set>
#include <string>
#include <utility>

#include "core/error.h"
#include "core/math/random.h"
#include "core/train/adam.h"
#include "core/train/batch_source.h"
#include "core/train/parallel_pass.h"

namespace attn {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds publishInterval{250};
constexpr Index measurements = 20;    // of the exact match in a run
constexpr Index measuredPairs = 256;  // of the held-out pairs, while training

double secondsOf(Clock::duration duration) {
    return std::chrono::duration<double>(duration).count();
}

Recipe withVocabularies(Recipe recipe, const RecipeCorpora& corpora) {
    recipe.model.sourceSize = corpora.source.size();
    recipe.model.targetSize = corpora.target.size();
    return recipe;
}

// The running figures of one training run.
class Report {
public:
    Report(Index updates, const std::function<void(const TrainingProgress&)>& publish) : m_publish(publish) {
        m_progress.updates = updates;
    }

    void add(const BatchLoss& loss, double rate, Clock::duration taken) {
        ++m_progress.update;
        m_progress.rate = rate;
        m_loss += loss.sum;
        m_tokens += loss.tokens;
        m_allTokens += loss.tokens;
        m_seconds += secondsOf(taken);
        if (Clock::now() - m_last >= publishInterval || m_progress.update == m_progress.updates)
            publish();
    }

    void setExactMatch(double exactMatch) { m_progress.exactMatch = exactMatch; }
    double seconds() const { return m_seconds; }

private:
    void publish() {
        m_progress.loss = m_loss / static_cast<double>(m_tokens);
        m_progress.tokensPerSecond = static_cast<double>(m_allTokens) / m_seconds;
        m_progress.secondsLeft = secondsOf(Clock::now() - m_begin) / static_cast<double>(m_progress.update) *
                                 static_cast<double>(m_progress.updates - m_progress.update);
        m_publish(m_progress);
        m_loss = 0;
        m_tokens = 0;
        m_last = Clock::now();
    }

    const std::function<void(const TrainingProgress&)>& m_publish;
    TrainingProgress m_progress;
    Clock::time_point m_begin = Clock::now();
    Clock::time_point m_last = m_begin;
    double m_loss = 0;
    Index m_tokens = 0;
    Index m_allTokens = 0;
    double m_seconds = 0;
};

}  // namespace

std::uint64_t heldOutSeed(const Recipe& recipe) {
    return recipe.seed + 1'000'003;
}

RecipeCorpora recipeCorpora(const Recipe& recipe) {
    const std::unique_ptr<Task> task = createTask(recipe.task);
    RecipeCorpora corpora;
    corpora.source = sourceVocabulary(*task);
    corpora.target = targetVocabulary(*task);
    corpora.tokenizer = createTokenizer(task->tokenizer());
    std::set<std::string> seen;
    corpora.training = taskCorpus(*task, *corpora.tokenizer, corpora.source, corpora.target, recipe.pairs,
                                  recipe.seed, seen);
    corpora.heldOut = taskCorpus(*task, *corpora.tokenizer, corpora.source, corpora.target, recipe.heldOut,
                                 heldOutSeed(recipe), seen);
    return corpora;
}

double learningRate(const OptimizerConfig& config, Index update, Index updates) {
    const double place = static_cast<double>(update) / static_cast<double>(std::max<Index>(updates - 1, 1));
    return config.finalRate +
           (config.rate - config.finalRate) * 0.5 * (1 + std::cos(std::numbers::pi * place));
}

TrainingResult train(const Recipe& recipe, const std::stop_token& stop,
                     const std::function<void(const TrainingProgress&)>& publish) {
    RecipeCorpora corpora = recipeCorpora(recipe);
    Seq2Seq network(withVocabularies(recipe, corpora).model);
    network.parameters().initialize(recipe.seed);
    Parameters gradient(network.layout());
    ParallelPass pass(network, recipe.threads);
    BatchSource batches(corpora.training.pairs, recipe.batch, recipe.seed);
    Adam adam(gradient.buffer().size(), recipe.optimizer);
    Report report(recipe.updates, publish);
    const Index interval = std::max<Index>(recipe.updates / measurements, 1);

    Index update = 0;
    for (; update < recipe.updates && !stop.stop_requested(); ++update) {
        const Clock::time_point begin = Clock::now();
        const double rate = learningRate(recipe.optimizer, update, recipe.updates);
        const BatchLoss loss = pass.run(corpora.training.pairs, batches.next(), gradient);
        const Real norm = clipNorm(gradient.buffer(), static_cast<Real>(recipe.optimizer.clipNorm));
        if (!std::isfinite(loss.sum) || !std::isfinite(norm))
            throw Error(
                "training diverged at update " + std::to_string(update + 1) +
                    ": the loss or its gradient is not a number any more; try a learning rate below " +
                    nlohmann::json(recipe.optimizer.rate).dump() + ".",
                Error::Kind::Failure);
        adam.update(network.parameters().buffer(), gradient.buffer(), rate);
        const Clock::duration taken = Clock::now() - begin;
        if ((update + 1) % interval == 0)
            report.setExactMatch(evaluate(network, corpora.heldOut, measuredPairs).exactMatch);
        report.add(loss, rate, taken);
    }

    TrainingResult result;
    result.evaluation = evaluate(network, corpora.heldOut, recipe.heldOut);
    result.seconds = report.seconds();
    result.isWhole = update == recipe.updates;
    TrainingInfo info;
    info.task = recipe.task;
    info.generator = Random::generatorName;
    info.seed = recipe.seed;
    info.updates = update;
    info.threads = recipe.threads;
    info.loss = result.evaluation.loss;
    info.exactMatch = result.evaluation.exactMatch;
    info.alignmentErrorRate = result.evaluation.alignmentErrorRate.value_or(-1);
    info.recipe = recipeToJson(recipe);
    result.model = std::make_shared<const TrainedModel>(
        TrainedModel{std::move(network), std::move(corpora.source), std::move(corpora.target),
                     std::move(corpora.tokenizer), info});
    return result;
}

}  // namespace attn
