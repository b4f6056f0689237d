// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "core/train/live/background_thread.h"
#include "core/train/live/keyframe_store.h"
#include "core/train/live/live_run.h"
#include "core/train/live/picture.h"
#include "core/train/live/return_memory.h"
#include "core/train/live/throttled_wake.h"

namespace attn {

// One lane of a live run. Guarded by the run's mutex unless it says otherwise.
struct LiveLane {
    LiveLane(std::string name, const Recipe& recipe, Index snapshots);

    LaneHistory history;
    const Recipe first;  // what a reset begins with
    const SnapshotSchedule schedule;
    std::vector<FileMark> marks;  // of the files that it was trained on before it was saved
    std::shared_ptr<const RecipeCorpora> corpora;
    std::shared_ptr<const PinnedTokens> pin;     // none before there are corpora
    std::vector<Index> missing;                  // ascending: updates whose snapshots are to get a picture
    std::shared_ptr<const TrainedModel> result;  // at its end
    // Of a run that was saved without weights: it waits until somebody needs them; then it is trained again
    // up to where it was, and its snapshots get their weights back.
    bool isAsleep = false;
    bool refills = false;
    std::optional<Index> replayed;  // how far that is
    // Of the thread that has its turn.
    std::chrono::steady_clock::time_point pictured;
};

struct ModelRequest;

// What LiveRun is made of. Its lanes are those of a TrainingJob, in the same order; a reset takes another
// job, and what the old one still says is not listened to.
struct LiveState {
    LiveState(const LiveOptions& options, std::function<void()> wake);
    ~LiveState();

    // live_run.cpp
    void start(std::vector<std::shared_ptr<LiveLane>> lanes, KeyframeStore frames);
    JobLane jobLane(std::size_t number);
    void wakeUp();

    // lane_recorder.cpp: a job tells. The first two may throw, which ends the lane.
    void began(std::uint64_t generation, std::size_t lane,
               const std::shared_ptr<const RecipeCorpora>& corpora);
    void advanced(std::uint64_t generation, std::size_t lane, const LaneTraining& training);
    void ended(std::uint64_t generation, std::size_t lane, const LaneStatus& status);
    // Guarded ones.
    bool replay(std::size_t number, LiveLane& lane, const LaneTraining& training);
    void recordMeasured(LiveLane& lane, const Measurement& measurement);
    void addSnapshot(std::size_t number, LiveLane& lane, std::shared_ptr<Keyframe> frame,
                     std::shared_ptr<const DecodeTrace> picture);

    // live_memory.cpp: guarded
    void keepBound();
    void thinSnapshots(std::size_t pictures);
    std::size_t bytes() const;

    // live_pictures.cpp
    void takeLatest(std::uint64_t generation, std::size_t lane, const LaneTraining& training);
    void forgetPictures();  // guarded, as the next two
    void setPin(LiveLane& lane);
    void wantPicture(LiveLane& lane, Index update);
    void makePictures();

    // live_models.cpp
    void serve(const std::shared_ptr<ModelRequest>& request);
    std::shared_ptr<const Keyframe> goingOn(std::size_t lane, Index update);  // guarded

    // Guarded; nullptr for a job of the past.
    std::shared_ptr<LiveLane> laneOf(std::uint64_t generation, std::size_t number) const;

    const Index threads;
    const Index snapshotCount;
    ThrottledWake wake;

    std::mutex control;        // one call that starts or stops something at a time; before `mutex`
    mutable std::mutex mutex;  // guards what follows; never held while a lane is trained or measured
    std::vector<std::shared_ptr<LiveLane>> lanes;
    KeyframeStore frames;
    std::size_t pictureBytes = 0;
    std::size_t memory;
    PinnedSentence pin;
    std::uint64_t generation = 0;
    bool isRunning = false;
    bool isMakingPictures = false;                       // a piece of it is posted
    std::vector<std::shared_ptr<ModelRequest>> waiting;  // for pairs

    // A job and who listens to it. Changed under both mutexes.
    struct Generation;
    std::shared_ptr<Generation> current;
    TrainingJob& job();

    BackgroundThread background;  // the last: it uses all above
};

// The network as it was: from the frame, or its first weights.
Seq2Seq networkAt(const Recipe& recipe, const RecipeCorpora& corpora, const Keyframe* frame);
std::shared_ptr<Keyframe> keyframeOf(const LaneTraining& training);

}  // namespace attn
