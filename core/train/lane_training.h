// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <limits>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "core/network/models/trained_model.h"
#include "core/train/adam.h"
#include "core/train/corpora/batch_source.h"
#include "core/train/corpora/recipe_corpora.h"
#include "core/train/evaluation.h"
#include "core/train/parallel_pass.h"
#include "core/train/recipes/schedule.h"

namespace attn {

// Why a run is over: all updates are done, the held-out loss has not improved for too long, the exact match
// or the held-out loss reached its goal, or the time is used up. Stopped and Diverged end a run earlier.
enum class TrainingEnd { Whole, Patience, Goal, Loss, Time, Stopped, Diverged };
// True when the run ended as its recipe says.
inline bool isFinished(TrainingEnd end) {
    return end != TrainingEnd::Stopped && end != TrainingEnd::Diverged;
}

struct TrainingProgress {
    Index update = 0;                   // updates done
    Index updates = 0;                  // planned updates
    double loss = 0;                    // mean per target token since the last report
    double rate = 0;                    // learning rate of the last update
    std::optional<double> exactMatch;   // last measured on some held-out pairs
    std::optional<double> heldOutLoss;  // per target token, measured together with the exact match
    double tokensPerSecond = 0;         // target tokens; counts only the time of the updates
    double secondsLeft = 0;
};

struct TrainingResult {
    std::shared_ptr<const TrainedModel> model;  // with its measures on the held-out pairs
    Evaluation evaluation;
    TrainingEnd end = TrainingEnd::Stopped;
    std::string problem;  // says why the run diverged
    // updates done; the model's weights may be from an earlier update (its training.updates)
    Index updates = 0;
    double seconds = 0;  // time of the updates alone
};

// Options that measure a lane of this recipe. For texts they include BLEU and chrF. `corpora` must outlive
// them.
EvaluationOptions measuring(const Recipe& recipe, const RecipeCorpora& corpora, Index pairs);

// The numbers of a run. A checkpoint holds them and the tensors.
struct LaneState {
    Index update = 0;                                           // updates done
    Index measured = 0;                                         // the update that was last measured
    double baseline = 0;                                        // moving average of the loss per token
    double bestLoss = std::numeric_limits<double>::infinity();  // lowest loss of all measurements
    Index sinceBest = 0;                                        // measurements in a row without a lower loss
    Index keptUpdate = 0;                                       // update of the weights that are kept
    std::optional<double> exactMatch, heldOutLoss;              // from the last measurement
    double seconds = 0;                                         // time of the updates alone
    std::string startedFrom;  // name of the model that gave the first weights; empty when they were drawn
};

// One training run, update by update. The same recipe gives the same bytes. It does not matter how its
// updates are spread over time and threads, or what else is trained at the same time. Only one thread at a
// time may call it.
class LaneTraining {
public:
    // Throws Error (Failure) when the system does not provide the recipe's threads.
    LaneTraining(const Recipe& recipe, std::shared_ptr<const RecipeCorpora> corpora);

    const Recipe& recipe() const { return m_recipe; }
    const Seq2Seq& network() const { return m_network; }
    // Empty while there is something to do. After Patience and Diverged the network has the kept weights.
    std::optional<TrainingEnd> end() const { return m_end; }

    // Does what comes next: a measurement that is due, or else an update. A measurement that a stop
    // interrupts is done again later.
    void advance(const std::stop_token& stop);
    void update();
    bool isMeasurementDue() const;
    // Changes the recipe from `change.update` on, or from the next update when so many are already done. The
    // changed recipe makes the same bytes again. Throws Error for a change that is not possible.
    void change(TrainingChange change);
    // Measures the held-out loss and exact match of some pairs, keeps the weights and decides about an early
    // stop.
    void measure(const std::stop_token& stop);

    // Begins a new mean of the loss.
    TrainingProgress report();
    // A copy of the current weights, with the measures of this update if they are known.
    std::shared_ptr<const TrainedModel> snapshot() const;
    // Measures all held-out pairs, unless a stop is requested, and gives the network away. This must be the
    // last call.
    TrainingResult finish(const std::stop_token& stop);
    // The same, measured with `options`. It measures nothing when their count is 0.
    TrainingResult finish(const EvaluationOptions& options, const std::stop_token& stop);

    // The loss of the last update. Empty before the first.
    const BatchLoss& lastBatch() const { return m_lastBatch; }
    // The last measurement in this process. It has no pairs before the first.
    const Evaluation& lastMeasurement() const { return m_lastMeasurement; }
    // Target tokens per second; counts only the time of the updates.
    double tokensPerSecond() const;
    // The update of the network's weights. After Patience and Diverged it is lower than the number of updates
    // done.
    Index weightsUpdate() const { return m_weightsUpdate; }
    const std::string& problem() const { return m_problem; }

    // The following serve checkpoints. `kept` is empty before the first measurement.
    const LaneState& state() const { return m_state; }
    const Adam& adam() const { return m_adam; }
    const Vector& kept() const { return m_kept; }
    const RecipeCorpora& corpora() const { return *m_corpora; }
    const std::vector<FileMark>& corpusFiles() const { return m_corpora->files; }
    // All buffers have the network's layout. The batches continue from `state`.
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
    std::optional<BatchSource> m_batches;  // empty when there are no pairs
    Adam m_adam;
    LaneState m_state;
    Index m_weightsUpdate = 0;  // update of the network's weights
    // The weights of the lowest held-out loss if the recipe has patience, otherwise the last measured ones.
    Vector m_kept;
    std::optional<TrainingEnd> m_end;
    std::string m_problem;

    BatchLoss m_lastBatch;
    Evaluation m_lastMeasurement;
    double m_rate = 0;
    double m_loss = 0;  // sum since the last report, and its tokens
    Index m_lossTokens = 0;
    double m_lastLoss = 0;
    Index m_tokens = 0;  // since the beginning of this process, like the next three
    double m_seconds = 0;
    Index m_firstUpdate = 0;
    Clock::time_point m_begin = Clock::now();
};

}  // namespace attn
