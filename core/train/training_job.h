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
};

struct JobOptions {
    Index threads = 0;  // workers; 0: one for every processor
    // A copy of the weights is published so often; 0: none before the end.
    std::chrono::milliseconds snapshotInterval{0};
    // A lane that was stopped is measured on all held-out pairs all the same: its end takes longer.
    bool measuresStopped = false;
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

// Several lanes at once over a fixed number of worker threads. The lane with the least part of its updates
// done goes on next, for some ten milliseconds, so that all of them advance together; one whose recipe asks
// for several threads takes the place of as many workers while it is at it. What a lane computes depends on
// its recipe alone. Lanes whose recipes have the same pairs share them. A lane that fails leaves the others.
class TrainingJob {
public:
    // `wake`, where there is one, says that `statuses` has news: once until they are taken. It is called on
    // worker threads, must return soon, and must not call the job. Throws Error (Failure) when the system
    // gives no thread.
    TrainingJob(std::vector<JobLane> lanes, const JobOptions& options, std::function<void()> wake = {});
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
    // The newest of every lane, in their order.
    std::vector<std::shared_ptr<const LaneStatus>> statuses();

private:
    struct Lane;
    struct Pairs;

    void work();
    Lane* nextLane();
    bool takesTurn(Lane& lane);
    void run(Lane& lane);
    void makePairs(Lane& lane);
    void train(Lane& lane);
    void publish(Lane& lane, LaneStatus status);
    void stopAndJoin();

    const JobOptions m_options;
    const std::function<void()> m_wake;
    std::stop_source m_stop;

    mutable std::mutex m_mutex;  // guards what follows, and the parts of lanes that say so
    std::condition_variable m_changed;
    std::vector<std::unique_ptr<Lane>> m_lanes;
    Index m_free = 0;   // workers' places that no lane takes
    Index m_ended = 0;  // lanes
    bool m_isNews = false;

    std::vector<std::jthread> m_workers;
};

}  // namespace attn
