// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/run_training.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "core/base/error.h"
#include "core/train/checkpoint.h"
#include "core/train/corpora/batch_source.h"
#include "core/train/trainer.h"

namespace attn {
namespace {

using Clock = std::chrono::steady_clock;

// Target tokens of the finished updates, before and after a checkpoint.
Index trainedTokens(const Recipe& recipe, const Corpus& corpus, Index updates) {
    BatchSource batches(corpus.pairs, recipe.batch, recipe.seed);
    Index tokens = 0;
    for (Index update = 0; update < updates; ++update) {
        for (const Index pair : batches.next())
            tokens += static_cast<Index>(corpus.pairs[static_cast<std::size_t>(pair)].target.size());
    }
    return tokens;
}

class RunTraining {
public:
    RunTraining(const Comparison& comparison, std::size_t run, const SharedPairs::Pairs& pairs,
                const RunStore& store, const std::function<void(const RunNews&)>& publish)
        : m_run(run),
          m_tests(pairs.tests),
          m_corpora(*pairs.corpora),
          m_lane(comparison.recipe(run), pairs.corpora),
          m_checkpoint(store.checkpointPath(run)),
          m_publish(publish) {}

    void resume() {
        std::error_code ignored;
        if (!std::filesystem::exists(m_checkpoint, ignored))
            return;
        std::string problem;
        try {
            resumeCheckpoint(m_checkpoint, m_lane);
        } catch (const Error& error) {
            problem = error.what() + std::string(" The run begins anew.");
        }
        m_publish({m_run, RunNews::Stage::Resumed, m_lane.report(), nullptr, problem});
    }

    void advance(const ComparisonOptions& options, const std::stop_token& stop) {
        Clock::time_point saved = Clock::now();
        advanceToEnd(
            m_lane, stop,
            [&](const TrainingProgress& progress) {
                m_publish({m_run, RunNews::Stage::Training, progress, nullptr, {}});
            },
            [&] {
                if (Clock::now() - saved < options.checkpointInterval)
                    return;
                save();
                saved = Clock::now();
            });
        // The state is saved first, because measuring takes time too.
        save();
    }

    std::optional<ComparedRun> measure(const std::stop_token& stop) {
        if (!m_lane.end() || stop.stop_requested())
            return std::nullopt;
        m_publish({m_run, RunNews::Stage::Measuring, {}, nullptr, {}});
        const Recipe recipe = m_lane.recipe();
        const Index updates = m_lane.state().update;
        const EvaluationOptions options = measuring(recipe);
        const TrainingResult result = m_lane.finish(options, stop);
        ComparedRun run;
        run.run = m_run;
        run.figures.updates = static_cast<double>(updates);
        run.figures.parameters = static_cast<double>(result.model->network.layout()->parameterCount());
        run.figures.seconds = result.seconds;
        if (result.seconds > 0)
            run.figures.tokensPerSecond =
                static_cast<double>(trainedTokens(recipe, m_corpora.training, updates)) / result.seconds;
        if (result.end == TrainingEnd::Diverged) {
            run.problem = result.problem;
            return run;
        }
        const Seq2Seq& network = result.model->network;
        const Corpus& corpus = m_tests.fresh ? *m_tests.fresh : m_corpora.heldOut;
        const auto expected = static_cast<Index>(corpus.pairs.size());
        const Evaluation all = m_tests.fresh ? evaluate(network, corpus, expected, stop) : result.evaluation;
        setMeasures(run.figures, all);
        if (all.texts)
            run.bleuSignature = bleuSignature(options.bleu);
        bool isWhole = all.pairs == expected;
        for (const auto& [length, pairs] : m_tests.byLength) {
            const auto count = static_cast<Index>(pairs.pairs.size());
            const Evaluation found = evaluate(network, pairs, count, stop);
            run.byLength.push_back({length, found.pairs, found.exactMatch, found.tokenAccuracy});
            isWhole = isWhole && found.pairs == count;
        }
        return isWhole ? std::optional(std::move(run)) : std::nullopt;
    }

private:
    // Options to measure the held-out pairs, or none if fresh pairs are measured or the run diverged.
    EvaluationOptions measuring(const Recipe& recipe) const {
        EvaluationOptions options;
        if (m_tests.fresh || m_lane.end() == TrainingEnd::Diverged)
            return options;
        options.count = static_cast<Index>(m_corpora.heldOut.pairs.size());
        // For a corpus, the texts are measured as well.
        if (recipe.corpus) {
            options.vocabulary = &m_corpora.target;
            options.tokenizer = m_corpora.tokenizers.target.get();
            // Such a tokeniser gives no capitals.
            options.bleu.lowerCase = options.tokenizer->isLowerCase();
        }
        return options;
    }

    // If the state cannot be saved, the run still goes on.
    void save() {
        if (m_lane.end() == TrainingEnd::Diverged)
            return;
        try {
            saveCheckpoint(m_lane, m_checkpoint);
        } catch (const Error& error) {
            if (!std::exchange(m_isUnsavedSaid, true))
                m_publish({m_run,
                           RunNews::Stage::Training,
                           {},
                           nullptr,
                           error.what() + std::string(" The run goes on; it could not be resumed.")});
        }
    }

    const std::size_t m_run;
    const TestPairs& m_tests;
    const RecipeCorpora& m_corpora;
    LaneTraining m_lane;
    const std::string m_checkpoint;
    bool m_isUnsavedSaid = false;
    const std::function<void(const RunNews&)>& m_publish;
};

}  // namespace

std::shared_ptr<const SharedPairs::Pairs> SharedPairs::get(const Recipe& recipe,
                                                           const std::stop_token& stop) {
    std::shared_ptr<Entry> entry;
    {
        const std::lock_guard lock(m_mutex);
        const auto same = std::find_if(m_entries.begin(), m_entries.end(), [&](const auto& other) {
            return haveSameCorpora(other->recipe, recipe);
        });
        if (same == m_entries.end()) {
            entry = std::make_shared<Entry>();
            entry->recipe = recipe;
            m_entries.push_back(entry);
        } else {
            entry = *same;
        }
    }
    const std::lock_guard lock(entry->making);
    if (std::shared_ptr<const Pairs> pairs = entry->pairs.lock())
        return hold(std::move(pairs));
    auto pairs = std::make_shared<Pairs>();
    pairs->corpora = std::make_shared<const RecipeCorpora>(recipeCorpora(recipe, stop));
    if (stop.stop_requested())
        return nullptr;
    pairs->tests = testPairs(m_comparison, recipe, *pairs->corpora, stop);
    if (stop.stop_requested())
        return nullptr;
    entry->pairs = pairs;
    return hold(std::move(pairs));
}

std::shared_ptr<const SharedPairs::Pairs> SharedPairs::hold(std::shared_ptr<const Pairs> pairs) {
    const std::lock_guard lock(m_mutex);
    if (std::find(m_held.begin(), m_held.end(), pairs) == m_held.end()) {
        std::rotate(m_held.begin(), m_held.begin() + 1, m_held.end());
        m_held.back() = pairs;
    }
    return pairs;
}

std::optional<ComparedRun> trainRun(const Comparison& comparison, std::size_t run, SharedPairs& shared,
                                    const RunStore& store, const ComparisonOptions& options,
                                    const std::stop_token& stop,
                                    const std::function<void(const RunNews&)>& publish) {
    const std::shared_ptr<const SharedPairs::Pairs> pairs = shared.get(comparison.recipe(run), stop);
    if (!pairs)
        return std::nullopt;
    for (const std::string& note : pairs->corpora->notes)
        publish({run, RunNews::Stage::Training, {}, nullptr, note});
    RunTraining training(comparison, run, *pairs, store, publish);
    training.resume();
    training.advance(options, stop);
    return training.measure(stop);
}

}  // namespace attn
