// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <limits>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "core/network/recurrent/trained_model.h"
#include "core/train/adam.h"
#include "core/train/corpora/batch_source.h"
#include "core/train/corpora/recipe_corpora.h"
#include "core/train/evaluation.h"
#include "core/train/parallel_pass.h"
#include "core/train/recipes/schedule.h"

namespace attn {

// Why a run is over: all updates done, no better held-out loss for too long, the exact match or the held-out
// loss reached, its time used up; or before that by a stop, or because the numbers ran away.
enum class TrainingEnd { Whole, Patience, Goal, Loss, Time, Stopped, Diverged };
// As its recipe says.
inline bool isFinished(TrainingEnd end) {
    return end != TrainingEnd::Stopped && end != TrainingEnd::Diverged;
}

struct TrainingProgress {
    Index update = 0;                   // updates done
    Index updates = 0;                  // in all
    double loss = 0;                    // mean per target token since the last report
    double rate = 0;                    // learning rate of the last update
    std::optional<double> exactMatch;   // last measured on some held-out pairs
    std::optional<double> heldOutLoss;  // per target token, measured with it
    double tokensPerSecond = 0;         // target tokens, of the updates alone
    double secondsLeft = 0;
};

struct TrainingResult {
    std::shared_ptr<const TrainedModel> model;  // with its measures on the held-out pairs
    Evaluation evaluation;
    TrainingEnd end = TrainingEnd::Stopped;
    std::string problem;  // the sentence of a run that diverged
    Index updates = 0;    // done; those of the model's weights may be fewer (its training.updates)
    double seconds = 0;   // of the updates alone
};

// How a lane of such a recipe is measured: of texts BLEU and chrF, too. `corpora` must outlive them.
EvaluationOptions measuring(const Recipe& recipe, const RecipeCorpora& corpora, Index pairs);

// The numbers of a run besides its tensors: with them what a checkpoint holds.
struct LaneState {
    Index update = 0;                                           // updates done
    Index measured = 0;                                         // the update that was last measured
    double baseline = 0;                                        // moving average of the loss per token
    double bestLoss = std::numeric_limits<double>::infinity();  // of all measurements
    Index sinceBest = 0;                                        // measurements in a row without a lower one
    Index keptUpdate = 0;                                       // of the weights that are kept
    std::optional<double> exactMatch, heldOutLoss;              // last measured
    double seconds = 0;                                         // of the updates alone
    std::string startedFrom;  // the model whose weights were its first; empty: none
};

// One training run, update by update. The same recipe gives the same bytes, however its updates are spread
// over time and threads and whatever else is trained beside it. One thread at a time may call it.
class LaneTraining {
public:
    // Throws Error (Failure) when the system does not give the recipe's threads.
    LaneTraining(const Recipe& recipe, std::shared_ptr<const RecipeCorpora> corpora);

    const Recipe& recipe() const { return m_recipe; }
    const Seq2Seq& network() const { return m_network; }
    // None while there is something to do. After Patience and Diverged the network has the kept weights.
    std::optional<TrainingEnd> end() const { return m_end; }

    // What comes next: a measurement that is due, or else an update. A stop leaves a measurement to be done
    // again.
    void advance(const std::stop_token& stop);
    void update();
    bool isMeasurementDue() const;
    // Changes the recipe from `change.update` on, or from the next update where so many are done already. The
    // recipe then makes the same bytes again. Throws Error for what is not possible.
    void change(TrainingChange change);
    // Held-out loss and exact match of some pairs; keeps the weights and decides about an early stop.
    void measure(const std::stop_token& stop);

    // Begins a new mean of the loss.
    TrainingProgress report();
    // A copy of the weights as they are, with the measures of this update where they are known.
    std::shared_ptr<const TrainedModel> snapshot() const;
    // Measures all held-out pairs, as far as no stop is requested, and gives the network away: the last call.
    TrainingResult finish(const std::stop_token& stop);
    // The same, measured as `options` say; without pairs if it counts none.
    TrainingResult finish(const EvaluationOptions& options, const std::stop_token& stop);

    // Of the last update; nothing before the first.
    const BatchLoss& lastBatch() const { return m_lastBatch; }
    // Of the last measurement in this process; without pairs before the first.
    const Evaluation& lastMeasurement() const { return m_lastMeasurement; }
    // Target tokens a second, of the updates alone.
    double tokensPerSecond() const;
    // The update that the network's weights are of: after Patience and Diverged fewer than were done.
    Index weightsUpdate() const { return m_weightsUpdate; }
    const std::string& problem() const { return m_problem; }

    // For checkpoints. `kept` is empty before the first measurement.
    const LaneState& state() const { return m_state; }
    const Adam& adam() const { return m_adam; }
    const Vector& kept() const { return m_kept; }
    const RecipeCorpora& corpora() const { return *m_corpora; }
    const std::vector<FileMark>& corpusFiles() const { return m_corpora->files; }
    // All buffers have the network's layout; batches go on where `state` says.
    void restore(const LaneState& state, const Vector& parameters, Vector mean, Vector square, Vector kept);

private:
    using Clock = std::chrono::steady_clock;

    BatchLoss runPass(const UpdateSettings& settings);
    void keep();
    void takeKept();
    void diverge(const std::string& what, Index update);
    void decideEnd();

    Recipe m_recipe;
    const std::shared_ptr<const RecipeCorpora> m_corpora;
    Seq2Seq m_network;
    Parameters m_gradient;
    std::unique_ptr<ParallelPass> m_pass;
    std::optional<BatchSource> m_batches;  // none without pairs
    Adam m_adam;
    LaneState m_state;
    Index m_weightsUpdate = 0;  // the update that the network's weights are of
    // The weights of lowest held-out loss where patience asks for them, else those last measured.
    Vector m_kept;
    std::optional<TrainingEnd> m_end;
    std::string m_problem;

    BatchLoss m_lastBatch;
    Evaluation m_lastMeasurement;
    double m_rate = 0;
    double m_loss = 0;  // sum since the last report, its tokens
    Index m_lossTokens = 0;
    double m_lastLoss = 0;
    Index m_tokens = 0;  // since the beginning of this process, as the next three
    double m_seconds = 0;
    Index m_firstUpdate = 0;
    Clock::time_point m_begin = Clock::now();
};

}  // namespace attn
