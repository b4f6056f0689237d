// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/lane_training.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <utility>

#include "core/base/told.h"
#include "core/math/flush_denormals.h"
#include "core/network/layers/dropout.h"
#include "core/train/corpora/recipe_model.h"
#include "core/train/recipes/illness.h"

namespace attn {
namespace {

constexpr Index measurements = 20;    // measurements in a run, unless the recipe says otherwise
constexpr Index measuredPairs = 256;  // held-out pairs measured during training
constexpr double sensibleRate = 0.01;
// Loss per target token. Guessing costs about ten at most, and a run with a larger loss does not recover.
constexpr double largestLoss = 1000;

double secondsOf(std::chrono::steady_clock::duration duration) {
    return std::chrono::duration<double>(duration).count();
}

// The planned updates. A run that goes on past them doubles this number while it has done at least twice as
// many.
Index lengthOfRun(Index planned, Index update) {
    Index length = std::max<Index>(planned, 1);
    while (length <= update / 2)
        length *= 2;
    return length;
}

// Three digits, for a sentence: "0.003", "1e+09".
std::string rough(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.3g", value);
    return toldNumber(text);
}

// The end of a sentence.
std::string whatToTry(const OptimizerConfig& optimizer, double rate, bool hasChangedRate) {
    const std::string lower = rough(std::min((hasChangedRate ? rate : optimizer.rate) / 10, sensibleRate));
    if (optimizer.clipNorm <= 0)
        return hasChangedRate ? told("try a change to the rate %1 or clip the gradient at 1.", lower)
                              : told("try the rate %1 or clip the gradient at 1.", lower);
    return hasChangedRate ? told("try a change to the rate %1.", lower)
                          : told("try the rate %1, clip the gradient below %2 or warm up for longer.", lower,
                                 rough(optimizer.clipNorm));
}

// Names the likely cause and what to try.
std::string divergence(Index update, const std::string& what, const OptimizerConfig& optimizer, double rate,
                       bool hasChangedRate) {
    const std::string advice = whatToTry(optimizer, rate, hasChangedRate);
    return optimizer.clipNorm <= 0
               ? told(
                     "training diverged at update %1: %2, most likely because the learning rate of %3 is too "
                     "high for a gradient that is not clipped; %4",
                     update, what, rough(rate), advice)
               : told(
                     "training diverged at update %1: %2, most likely because the learning rate of %3 is too "
                     "high; %4",
                     update, what, rough(rate), advice);
}

}  // namespace

EvaluationOptions measuring(const Recipe& recipe, const RecipeCorpora& corpora, Index pairs) {
    EvaluationOptions options;
    options.count = pairs;
    if (recipe.corpus) {
        options.vocabulary = &corpora.target;
        options.tokenizer = corpora.tokenizers.target.get();
        options.bleu.lowerCase = options.tokenizer->isLowerCase();
    }
    return options;
}

LaneTraining::LaneTraining(const Recipe& recipe, std::shared_ptr<const RecipeCorpora> corpora)
    : m_recipe(recipe),
      m_corpora(std::move(corpora)),
      m_network(networkConfig(recipe, *m_corpora)),
      m_gradient(m_network.layout()),
      m_pass(std::make_unique<ParallelPass>(m_network, threadsOf(recipe))),
      m_adam(m_gradient.buffer().size(), recipe.optimizer) {
    m_network.parameters().initialize(recipe.seed);
    if (!m_corpora->training.pairs.empty())
        m_batches.emplace(m_corpora->training.pairs, recipe.batch, recipe.seed);
    // This is the loss of guessing.
    m_state.baseline = std::log(static_cast<double>(m_corpora->target.size()));
}

void LaneTraining::advance(const std::stop_token& stop) {
    isMeasurementDue() ? measure(stop) : update();
}

// This decides all random choices of an update and the baseline of sampled positions.
BatchLoss LaneTraining::runPass(const UpdateSettings& settings) {
    PassOptions options;
    options.dropout = static_cast<Real>(settings.dropout);
    options.labelSmoothing = static_cast<Real>(m_recipe.labelSmoothing);
    options.teacherForcing = settings.teacherForcing;
    options.seed = mixSeeds(m_recipe.seed, static_cast<std::uint64_t>(m_state.update));
    options.entropy = static_cast<Real>(m_recipe.hard.entropy);
    options.baseline = static_cast<Real>(m_state.baseline);
    const std::vector<SentencePair>& pairs = m_corpora->training.pairs;
    const std::vector<Index>& chosen = m_batches->next();
    if (m_recipe.illness.empty())
        return m_pass->run(pairs, chosen, m_gradient, options);
    const std::vector<SentencePair> sick = sickPairs(m_recipe.illness, pairs, chosen);
    std::vector<Index> all(sick.size());
    std::iota(all.begin(), all.end(), Index(0));
    return m_pass->run(sick, all, m_gradient, options);
}

void LaneTraining::update() {
    assert(!m_end && m_batches);
    const FlushDenormals flush;
    const Clock::time_point begin = Clock::now();
    const UpdateSettings settings = settingsAt(m_recipe, m_state.update);
    m_rate = settings.rate;
    const BatchLoss loss = runPass(settings);
    if (!std::isfinite(loss.sum)) {
        diverge(told("the loss is not a number any more"), m_state.update + 1);
        return;
    }
    if (loss.mean() > largestLoss) {
        diverge(told("the loss is %1 per token", rough(loss.mean())), m_state.update + 1);
        return;
    }
    if (!std::isfinite(m_pass->apply(m_adam, m_gradient, m_rate,
                                     static_cast<Real>(m_recipe.optimizer.clipNorm),
                                     m_network.parameters()))) {
        diverge(told("the gradient is not a number any more"), m_state.update + 1);
        return;
    }
    m_lastBatch = loss;
    m_weightsUpdate = ++m_state.update;
    m_state.baseline += (1 - m_recipe.hard.baselineDecay) * (loss.mean() - m_state.baseline);
    m_loss += loss.sum;
    m_lossTokens += loss.tokens;
    m_tokens += loss.tokens;
    const double taken = secondsOf(Clock::now() - begin);
    m_seconds += taken;
    m_state.seconds += taken;
    decideEnd();
}

void LaneTraining::change(TrainingChange change) {
    change.update = std::max(change.update, m_state.update);
    checkChange(change, told("change at update %1", change.update));
    addChange(m_recipe, change);
}

bool LaneTraining::isMeasurementDue() const {
    const Index update = m_state.update;
    if (m_end || m_state.measured == update)
        return false;
    if (m_recipe.measureEvery > 0)
        return update % m_recipe.measureEvery == 0;
    return update % std::max<Index>(lengthOfRun(m_recipe.updates, update) / measurements, 1) == 0;
}

void LaneTraining::measure(const std::stop_token& stop) {
    const auto all = static_cast<Index>(m_corpora->heldOut.pairs.size());
    const Index some = std::min(measuredPairs, all);
    EvaluationOptions options = measuring(m_recipe, *m_corpora, some);
    measureHeads(m_network, options);
    const Evaluation found = evaluate(m_network, m_corpora->heldOut, options, stop);
    if (found.pairs < some)
        return;
    double exactMatch = found.exactMatch, loss = found.loss;
    m_lastMeasurement = found;
    // Some pairs may reach a goal by luck, so all pairs are measured before it counts.
    const EarlyStopConfig early = earlyStopOf(m_recipe);
    const bool isReached = early.exactMatch > 0 && exactMatch >= early.exactMatch;
    const bool isLossReached = early.loss > 0 && loss <= early.loss;
    if ((isReached || isLossReached) && some < all) {
        const Evaluation whole =
            evaluate(m_network, m_corpora->heldOut, measuring(m_recipe, *m_corpora, all), stop);
        if (whole.pairs < all)
            return;
        m_lastMeasurement = whole;
        exactMatch = isReached ? whole.exactMatch : exactMatch;
        loss = isLossReached ? whole.loss : loss;
    }
    m_state.measured = m_state.update;
    if (!std::isfinite(found.loss)) {
        diverge(told("the loss on held-out pairs is not a number any more"), m_state.update);
        return;
    }
    m_state.exactMatch = exactMatch;
    m_state.heldOutLoss = loss;
    const bool isBest = found.loss < m_state.bestLoss;
    m_state.bestLoss = std::min(m_state.bestLoss, found.loss);
    m_state.sinceBest = isBest ? 0 : m_state.sinceBest + 1;
    if (isBest || early.patience == 0)
        keep();
    decideEnd();
}

void LaneTraining::decideEnd() {
    const EarlyStopConfig early = earlyStopOf(m_recipe);
    const bool isMeasured = m_state.measured == m_state.update;
    if (early.exactMatch > 0 && isMeasured && m_state.exactMatch.value_or(0) >= early.exactMatch) {
        m_end = TrainingEnd::Goal;
    } else if (early.loss > 0 && isMeasured && m_state.heldOutLoss.value_or(early.loss + 1) <= early.loss) {
        m_end = TrainingEnd::Loss;
    } else if (early.patience > 0 && m_state.sinceBest >= early.patience) {
        takeKept();
        m_end = TrainingEnd::Patience;
    } else if (m_state.update >= lastUpdate(m_recipe) && !isMeasurementDue()) {
        m_end = TrainingEnd::Whole;
    } else if (early.seconds > 0 && m_state.seconds >= early.seconds && !isMeasurementDue()) {
        m_end = TrainingEnd::Time;
    }
}

void LaneTraining::keep() {
    m_kept = m_network.parameters().buffer();
    m_state.keptUpdate = m_state.update;
}

// Before the first measurement this takes the first weights.
void LaneTraining::takeKept() {
    if (m_kept.size() > 0)
        m_network.parameters().buffer() = m_kept;
    else
        m_network.parameters().initialize(m_recipe.seed);
    m_weightsUpdate = m_state.keptUpdate;
}

void LaneTraining::diverge(const std::string& what, Index update) {
    m_problem = divergence(update, what, m_recipe.optimizer, m_rate,
                           settingsAt(m_recipe, m_state.update).hasChangedRate);
    takeKept();
    m_end = TrainingEnd::Diverged;
}

double LaneTraining::tokensPerSecond() const {
    return m_seconds > 0 ? static_cast<double>(m_tokens) / m_seconds : 0;
}

TrainingProgress LaneTraining::report() {
    if (m_lossTokens > 0)
        m_lastLoss = m_loss / static_cast<double>(m_lossTokens);
    m_loss = 0;
    m_lossTokens = 0;
    TrainingProgress progress;
    progress.update = m_state.update;
    progress.updates = lastUpdate(m_recipe);
    progress.loss = m_lastLoss;
    progress.rate = m_rate;
    progress.exactMatch = m_state.exactMatch;
    progress.heldOutLoss = m_state.heldOutLoss;
    progress.tokensPerSecond = tokensPerSecond();
    const Index done = m_state.update - m_firstUpdate;
    if (!m_end && done > 0)
        progress.secondsLeft = secondsOf(Clock::now() - m_begin) / static_cast<double>(done) *
                               static_cast<double>(progress.updates - m_state.update);
    return progress;
}

std::shared_ptr<const TrainedModel> LaneTraining::snapshot() const {
    TrainingInfo training = trainingInfo(m_recipe, *m_corpora, m_weightsUpdate);
    training.startedFrom = m_state.startedFrom;
    if (m_state.heldOutLoss && m_state.measured == m_weightsUpdate) {
        training.loss = *m_state.heldOutLoss;
        training.exactMatch = *m_state.exactMatch;
    }
    return std::make_shared<const TrainedModel>(
        TrainedModel{m_network, m_corpora->source, m_corpora->target, m_corpora->tokenizers, training});
}

TrainingResult LaneTraining::finish(const std::stop_token& stop) {
    const auto all = static_cast<Index>(m_corpora->heldOut.pairs.size());
    EvaluationOptions options = measuring(m_recipe, *m_corpora, all);
    measureHeads(m_network, options);
    return finish(options, stop);
}

TrainingResult LaneTraining::finish(const EvaluationOptions& options, const std::stop_token& stop) {
    m_pass.reset();
    TrainingResult result;
    result.end =
        m_end.value_or(m_state.update == lastUpdate(m_recipe) ? TrainingEnd::Whole : TrainingEnd::Stopped);
    result.problem = m_problem;
    result.updates = m_state.update;
    result.seconds = m_state.seconds;
    result.evaluation = evaluate(m_network, m_corpora->heldOut, options, stop);
    TrainingInfo training = trainingInfo(m_recipe, *m_corpora, m_weightsUpdate);
    training.startedFrom = m_state.startedFrom;
    if (result.evaluation.pairs > 0) {
        training.loss = result.evaluation.loss;
        training.exactMatch = result.evaluation.exactMatch;
        training.alignmentErrorRate = result.evaluation.alignmentErrorRate.value_or(-1);
    }
    result.model = std::make_shared<const TrainedModel>(TrainedModel{
        std::move(m_network), m_corpora->source, m_corpora->target, m_corpora->tokenizers, training});
    return result;
}

void LaneTraining::restore(const LaneState& state, const Vector& parameters, Vector mean, Vector square,
                           Vector kept) {
    assert(parameters.size() == m_gradient.buffer().size() && m_state.update == 0);
    m_state = state;
    m_network.parameters().buffer() = parameters;
    m_adam.restore(std::move(mean), std::move(square), state.update);
    m_kept = std::move(kept);
    m_weightsUpdate = m_firstUpdate = state.update;
    for (Index i = 0; i < state.update; ++i)
        m_batches->next();
    m_begin = Clock::now();
    decideEnd();
}

}  // namespace attn
