// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <vector>

#include "core/system/machine_memory.h"
#include "core/train/live/background_thread.h"
#include "core/train/live/keyframe_store.h"
#include "core/train/live/live_run.h"
#include "core/train/live/picture.h"
#include "core/train/live/throttled_wake.h"

namespace attn {

// One lane of a live run. The run's mutex guards it, except where a comment says otherwise.
struct LiveLane {
    LiveLane(std::string name, const Recipe& recipe, Index snapshots);

    LaneHistory history;
    const Recipe first;  // recipe that a reset begins with
    const SnapshotSchedule schedule;
    std::vector<FileMark> marks;  // marks of the files that it was trained on before it was saved
    std::shared_ptr<const RecipeCorpora> corpora;
    std::shared_ptr<const PinnedTokens> pin;     // nullptr before the corpora exist
    std::vector<Index> missing;                  // ascending: updates whose snapshots still need a picture
    std::shared_ptr<const TrainedModel> result;  // set when the lane has ended
    // True for a run that was saved without weights. It waits until somebody needs them. Then it is trained
    // again up to its saved update, and its snapshots get their weights back.
    bool isAsleep = false;
    bool refills = false;
    std::optional<Index> replayed;  // how far that training is
    // Used only by the thread that has the lane's turn.
    std::chrono::steady_clock::time_point pictured;
};

struct ModelRequest;

// The state of a LiveRun. Its lanes are those of a TrainingJob, in the same order. A reset makes another job
// and ignores later calls of the old one.
struct LiveState {
    LiveState(const LiveOptions& options, std::function<void()> wake);
    ~LiveState();

    // In live_run.cpp.
    void start(std::vector<std::shared_ptr<LiveLane>> lanes, KeyframeStore frames);
    JobLane jobLane(std::size_t number);
    void wakeUp();
    // Changes a lane's training; on the thread that has the lane's turn.
    void change(std::uint64_t generation, std::size_t lane, LaneTraining& training, TrainingChange change);

    // In lane_recorder.cpp, called by the job. The first two may throw, which ends the lane.
    void began(std::uint64_t generation, std::size_t lane,
               const std::shared_ptr<const RecipeCorpora>& corpora);
    void advanced(std::uint64_t generation, std::size_t lane, const LaneTraining& training);
    void ended(std::uint64_t generation, std::size_t lane, const LaneStatus& status);
    // The caller holds the mutex.
    bool replay(std::size_t number, LiveLane& lane, const LaneTraining& training);
    void recordMeasured(LiveLane& lane, const Measurement& measurement);
    void addSnapshot(std::size_t number, LiveLane& lane, std::shared_ptr<Keyframe> frame,
                     std::shared_ptr<const LanePicture> picture);

    // In live_memory.cpp. The caller holds the mutex.
    void keepBound();
    void thinSnapshots(std::size_t pictures);
    void dropSnapshot(std::size_t lane, Index update);  // unless it is one of the first or the newest
    std::size_t bytes() const;

    // In live_pictures.cpp.
    void takeLatest(std::uint64_t generation, std::size_t lane, const LaneTraining& training);
    void forgetPictures(LiveLane& lane);  // the caller holds the mutex, also for the next two
    void setPin(LiveLane& lane);
    void wantPicture(LiveLane& lane, Index update);
    void makePictures();

    // In live_models.cpp.
    void serve(const std::shared_ptr<ModelRequest>& request);
    std::shared_ptr<const Keyframe> goingOn(std::size_t lane, Index update);  // the caller holds the mutex

    // The caller holds the mutex. Returns nullptr for a job before the last reset.
    std::shared_ptr<LiveLane> laneOf(std::uint64_t generation, std::size_t number) const;

    const Index threads;
    const Index snapshotCount;
    ThrottledWake wake;

    std::mutex control;        // held by a call that starts or stops something; locked before `mutex`
    mutable std::mutex mutex;  // guards what follows; never held while a lane trains or measures
    std::vector<std::shared_ptr<LiveLane>> lanes;
    KeyframeStore frames;
    std::size_t pictureBytes = 0;
    std::set<Index> dropped;  // updates whose snapshots were dropped to save memory
    std::size_t memory;
    PinnedSentence pin;
    std::uint64_t generation = 0;
    bool isRunning = false;
    bool isMakingPictures = false;                       // a piece that makes pictures is posted
    std::vector<std::shared_ptr<ModelRequest>> waiting;  // requests that wait for pairs

    // A job and its observer. Both mutexes are held to change it.
    struct Generation;
    std::shared_ptr<Generation> current;
    TrainingJob& job();

    BackgroundThread background;  // declared last: it uses all above
};

// The network at the frame, or with its first weights when there is no frame.
Seq2Seq networkAt(const Recipe& recipe, const RecipeCorpora& corpora, const Keyframe* frame);
std::shared_ptr<Keyframe> keyframeOf(const LaneTraining& training);

}  // namespace attn
