// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "core/train/lane_training.h"

namespace attn {

struct JobLane {
    std::string name;  // sentences about the lane start with it
    Recipe recipe;
    // Brings the lane to its starting state (LaneTraining::restore), on the lane's thread. Without it the
    // lane starts at update 0. An exception ends the lane.
    std::function<void(LaneTraining&)> begin = {};
    // The lane trains up to this update even while the job is paused.
    Index catchUpTo = 0;
    // The lane's pairs if they exist already.
    std::shared_ptr<const RecipeCorpora> corpora = {};
};

struct JobOptions {
    Index threads = 0;  // number of workers; 0: one for every processor
    // Time between two published copies of the weights. 0: no copy before the end.
    std::chrono::milliseconds snapshotInterval{0};
    // Measures a stopped lane on all held-out pairs, too. Its end then takes longer.
    bool measuresStopped = false;
    bool startsPaused = false;
    // Workers stay when all lanes have ended, so that lanes can be added.
    bool staysOpen = false;
};

struct LaneStatus;

// Watches lanes during training. Calls come on the thread that has the lane's turn: one at a time for each
// lane, but several lanes may call at once. `lane` is the lane's place. An exception ends that lane, so
// `ended` must not throw. The calls must not use the job's `wait` or destructor.
class JobObserver {
public:
    virtual ~JobObserver() = default;
    // Called before the lane's first turn of training, and after every update and every measurement.
    virtual void advanced(std::size_t lane, const LaneTraining& training) = 0;
    // Called once when the lane has its pairs and its starting state, before the first call of `advanced`.
    virtual void began(std::size_t lane, const std::shared_ptr<const RecipeCorpora>& corpora) = 0;
    // Called when the lane pauses after updates.
    virtual void rested(std::size_t lane, const LaneTraining& training) = 0;
    virtual void ended(std::size_t lane, const LaneStatus& status) = 0;
};

// What is known about a lane. It is immutable and replaced as a whole.
struct LaneStatus {
    enum class Stage { Waiting, Training, Ended };
    Stage stage = Stage::Waiting;
    TrainingProgress progress;
    std::vector<std::string> notes;                // of the lane's corpora, once they are made
    std::shared_ptr<const TrainedModel> snapshot;  // the newest one; at the end the result's model
    // Set when the lane has ended. It has no model when the lane failed or was stopped before it began.
    TrainingResult result;
    // Says why the lane has no result as its recipe says: it diverged, or something was thrown. The sentence
    // starts with the lane's name. Empty when nothing went wrong.
    std::string problem;
};

// Trains several lanes at once, live or to their ends, with a fixed number of worker threads. The lane with
// the smallest part of its updates done goes next, for about ten milliseconds, so that all lanes advance
// together. A lane whose recipe asks for several threads takes the place of as many workers during its turn.
// A lane's results depend only on its recipe. Lanes whose recipes have the same pairs share them. A lane that
// fails does not stop the others.
class TrainingJob {
public:
    // `wake`, if given, says that `statuses` has news. It is called once until they are taken. It is called
    // on worker threads, must return soon and must not call the job. Throws Error (Failure) when the system
    // provides no thread.
    // `observer`, if given, must outlive the job.
    TrainingJob(std::vector<JobLane> lanes, const JobOptions& options, std::function<void()> wake = {},
                JobObserver* observer = nullptr);
    // Stops and waits.
    ~TrainingJob();
    TrainingJob(const TrainingJob&) = delete;
    TrainingJob& operator=(const TrainingJob&) = delete;

    // The following may be called on any thread.

    // Returns at once. Every lane ends after its current update, or after the current batch of a measurement.
    void stop();
    // Waits until every lane has ended.
    void wait();
    bool isEnded() const;

    // All of these return at once, too. A paused lane still finishes its update, makes its pairs and takes
    // its measurements.
    void pause();
    void resume();
    // Does `updates` more updates of every lane than were done or asked for, then pauses it.
    void advance(Index updates);
    bool isRunning() const;
    // True when the job is paused and nothing is running or left to do before `resume`.
    bool isIdle() const;
    // Sets JobLane::catchUpTo of an existing lane.
    void catchUp(std::size_t lane, Index update);
    // Runs `what` on the lane's thread between two updates, paused or not, once the lane has caught up. It
    // does not run when the lane has ended.
    void command(std::size_t lane, std::function<void(LaneTraining&)> what);
    // Does the same in every lane that has not ended. `update` is the first number of updates that no lane
    // of the same planned length has passed, so a change from there on happens at the same update in all of
    // them.
    void commandAll(const std::function<void(std::size_t lane, LaneTraining&, Index update)>& what);
    // Continues a lane that has ended, or is about to, with another recipe. The job must stay open.
    void goOn(std::size_t lane, JobLane what);
    // Adds a lane and returns its place. The job must stay open or must not have ended.
    std::size_t add(JobLane lane);
    // The newest status of every lane, in their order.
    std::vector<std::shared_ptr<const LaneStatus>> statuses();

private:
    struct Lane;
    struct Pairs;

    void work();
    Lane* nextLane() const;
    bool isReady(const Lane& lane) const;
    bool mayUpdate(Lane& lane);
    bool rests(Lane& lane);
    void runCommands(Lane& lane);
    void setUpdate(Lane& lane);
    std::size_t addLane(JobLane what);
    void run(Lane& lane);
    void makePairs(Lane& lane);
    void train(Lane& lane);
    void publish(Lane& lane, LaneStatus status);
    void stopAndJoin();

    const JobOptions m_options;
    const std::function<void()> m_wake;
    JobObserver* const m_observer;
    std::stop_source m_stop;

    mutable std::mutex m_mutex;  // guards what follows, and the parts of lanes that say so
    std::condition_variable m_changed;
    std::vector<std::unique_ptr<Lane>> m_lanes;
    Index m_places = 0;  // number of workers
    Index m_free = 0;    // workers that no lane takes
    Index m_ended = 0;   // lanes that have ended
    bool m_isRunning = true;
    bool m_isNews = false;

    std::vector<std::jthread> m_workers;
};

}  // namespace attn
