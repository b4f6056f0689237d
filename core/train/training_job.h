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
    std::string name;  // starts the sentences about it
    Recipe recipe;
    // Brings the lane to where it begins (LaneTraining::restore), on its thread; none: at update 0. What it
    // throws ends the lane.
    std::function<void(LaneTraining&)> begin = {};
    // It is trained up to here while the job is paused, too.
    Index catchUpTo = 0;
    // Its pairs, where they are there already.
    std::shared_ptr<const RecipeCorpora> corpora = {};
};

struct JobOptions {
    Index threads = 0;  // workers; 0: one for every processor
    // A copy of the weights is published so often; 0: none before the end.
    std::chrono::milliseconds snapshotInterval{0};
    // A lane that was stopped is measured on all held-out pairs all the same: its end takes longer.
    bool measuresStopped = false;
    bool startsPaused = false;
    // Workers stay when all lanes have ended, for lanes that are added.
    bool staysOpen = false;
};

struct LaneStatus;

// Looks on while lanes are trained. Calls come on the thread that has the lane's turn, one at a time for each
// lane, several lanes' at once; `lane` is its place. What they throw ends that lane, so that `ended` must not
// throw. They must not call the job's `wait` or destructor.
class JobObserver {
public:
    virtual ~JobObserver() = default;
    // Before its first turn of training, and after every update and every measurement.
    virtual void advanced(std::size_t lane, const LaneTraining& training) = 0;
    // Once its pairs are there and it is where it begins: before the first call of the above.
    virtual void began(std::size_t lane, const std::shared_ptr<const RecipeCorpora>& corpora) = 0;
    // It is paused now, after updates.
    virtual void rested(std::size_t lane, const LaneTraining& training) = 0;
    virtual void ended(std::size_t lane, const LaneStatus& status) = 0;
};

// What is known of a lane: immutable, replaced as a whole.
struct LaneStatus {
    enum class Stage { Waiting, Training, Ended };
    Stage stage = Stage::Waiting;
    TrainingProgress progress;
    std::vector<std::string> notes;                // of its corpora, once they are made
    std::shared_ptr<const TrainedModel> snapshot;  // the newest; at the end the result's
    // Set when it has ended; without a model when it was stopped before it began, or failed.
    TrainingResult result;
    // Why it has no result as its recipe says, a sentence that starts with the lane's name: it diverged, or
    // something was thrown. Empty when nothing went wrong.
    std::string problem;
};

// Several lanes at once, live or to their ends, over a fixed number of worker threads. The lane with the
// least part of its updates done goes on next, for some ten milliseconds, so that all of them advance
// together; one whose recipe asks for several threads takes the place of as many workers while it is at it.
// What a lane computes depends on its recipe alone. Lanes whose recipes have the same pairs share them. A
// lane that fails leaves the others.
class TrainingJob {
public:
    // `wake`, where there is one, says that `statuses` has news: once until they are taken. It is called on
    // worker threads, must return soon, and must not call the job. Throws Error (Failure) when the system
    // gives no thread.
    // `observer`, where there is one, must outlive the job.
    TrainingJob(std::vector<JobLane> lanes, const JobOptions& options, std::function<void()> wake = {},
                JobObserver* observer = nullptr);
    // Stops and waits.
    ~TrainingJob();
    TrainingJob(const TrainingJob&) = delete;
    TrainingJob& operator=(const TrainingJob&) = delete;

    // The rest may be called on any thread.

    // Returns at once. Every lane ends after the update, or the batch of a measurement, that it is at.
    void stop();
    // Until every lane has ended.
    void wait();
    bool isEnded() const;

    // All of these return at once, too. A paused lane finishes the update it is at, makes its pairs and takes
    // its measurements all the same.
    void pause();
    void resume();
    // So many updates of every lane more than were done or asked for, then it is paused.
    void advance(Index updates);
    bool isRunning() const;
    // Paused, and nothing is under way or left to do before `resume`.
    bool isIdle() const;
    // As JobLane::catchUpTo, of a lane that is there.
    void catchUp(std::size_t lane, Index update);
    // Runs `what` on the lane's thread between two updates, paused or not, once it has caught up; not at all
    // when it has ended.
    void command(std::size_t lane, std::function<void(LaneTraining&)> what);
    // The same in every lane that has not ended, with the first number of updates that none of them has gone
    // beyond: what is changed from there on is changed at the same update in all.
    void commandAll(const std::function<void(std::size_t lane, LaneTraining&, Index update)>& what);
    // A lane that has ended, or is about to, goes on with another recipe. Of a job that stays open.
    void goOn(std::size_t lane, JobLane what);
    // One more lane; its place. Of a job that stays open or has not ended.
    std::size_t add(JobLane lane);
    // The newest of every lane, in their order.
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
    Index m_places = 0;  // workers
    Index m_free = 0;    // of them those that no lane takes
    Index m_ended = 0;   // lanes
    bool m_isRunning = true;
    bool m_isNews = false;

    std::vector<std::jthread> m_workers;
};

}  // namespace attn
