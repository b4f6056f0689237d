// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/train/live/saved_run.h"
#include "core/train/live/snapshot_schedule.h"
#include "core/train/training_job.h"

namespace attn {

struct LiveOptions {
    Index threads = 0;                               // number of workers; 0: one for every processor
    std::size_t memory = std::size_t(128) << 20;     // bytes of history; see setMemory
    Index snapshots = SnapshotSchedule::usualCount;  // approximate number for the whole run; 1000 at most
    PinnedSentence pin;
};

// Trains lanes side by side while the user watches. The user can pause it, change it and go back. It keeps
// earlier states of the lanes. Each lane computes bit for bit what `attnlab train` computes from its recipe.
// Every call returns at once and may be made on any thread. The requested work is then done in the
// background.
class LiveRun {
public:
    static constexpr Index branchUpdates = 1000;

    // Starts paused at update 0 and makes the pairs at once. `wake` says that there is something new to read.
    // It is called on its own thread, at most about 60 times a second. It may call the run but must not
    // destroy it. Throws Error (Failure) when the system provides no thread.
    LiveRun(std::vector<JobLane> lanes, const LiveOptions& options, std::function<void()> wake = {});
    // Starts paused where the saved run was. The updates after its newest keyframes are trained again
    // silently. The run's own pin is used. A run saved without any weights is trained again only when
    // something needs them: continuing, a branch or another sentence.
    LiveRun(const SavedRun& run, const LiveOptions& options, std::function<void()> wake = {});
    // Waits for the running updates.
    ~LiveRun();
    LiveRun(const LiveRun&) = delete;
    LiveRun& operator=(const LiveRun&) = delete;

    void resume();
    void pause();  // takes effect after the running updates
    bool isRunning() const;
    // Does `updates` updates of every lane and then pauses.
    void advance(Index updates = 1);
    // True when the run is paused, nothing is running and every lane has reached its update.
    bool isIdle() const;
    // Pauses and takes all lanes back to update 0 with their first weights. Later changes and records are
    // forgotten, and branches are removed.
    void reset();

    // Changes all lanes that have not ended, from the first update that none of them has passed (of lanes of
    // different planned lengths: that none of the same length has). `change.update` is not read. Throws Error
    // for a change that is not possible.
    void change(TrainingChange change);
    // Changes one lane from its next update on; does nothing if it has ended.
    void changeLane(std::size_t lane, TrainingChange change);
    // Lengthens the lanes that have ended as their recipes say, up to `updates` more than the furthest of
    // them has. Other lanes stay as they are. The run stays paused. Returns the new last update, or 0 when
    // no lane can go on. The change goes into their recipes, so `attnlab train` makes the same bytes.
    // `with` applies from the first of the new updates; its own updates are not read.
    Index extend(Index updates, const TrainingChange& with = {});
    // Drops pictures of other sentences. Pictures of snapshots with weights are made anew, newest first.
    void pin(PinnedSentence sentence);
    PinnedSentence pinned() const;
    // Chooses the map of the lane's pictures, one of watchableMaps of its network; without: the usual one
    // (LaneHistory::watched). Its pictures are made anew as by `pin`.
    void watch(std::size_t lane, std::optional<MapAddress> map);
    // Adds a lane and returns its place. The branch begins with the state of `lane` at `update`, which must
    // not be beyond its newest, and trains on from there with `change`. It reaches that update before the run
    // goes on. When all lanes have ended, the run is paused. When `lane` has ended, the branch gets
    // `branchUpdates` updates. Throws Error for a change that is not possible.
    std::size_t addBranch(std::size_t lane, Index update, std::string name, TrainingChange change);

    // Sets the memory limit in bytes for everything that is kept. At the limit, weights of snapshots are
    // dropped. Pictures may take half of it. Beyond that, whole snapshots are dropped, except a lane's first
    // ones and its newest. Losses, measurements and the state needed to continue always stay.
    void setMemory(std::size_t bytes);
    std::size_t memory() const;
    std::size_t memoryUsed() const;

    // True when the run was saved without weights and has none yet.
    bool lacksWeights() const;
    // The update of the lane that is furthest behind, while lanes are trained again up to their saved
    // updates.
    std::optional<Index> replayed() const;

    std::size_t laneCount() const;
    // Updates a reader's own copy, mostly by appending. Returns false when nothing was new or there is no
    // such lane.
    bool read(std::size_t lane, LaneHistory& mine) const;
    // All lanes in their current state. This is cheap because keyframes are shared.
    SavedRun savedRun() const;
    // The pairs of a lane; nullptr until they are made.
    std::shared_ptr<const RecipeCorpora> corpora(std::size_t lane = 0) const;

    // Asks for the lane's model at an update, which must not be beyond its newest. Without an update it gives
    // the current model; after the lane's end that is what `attnlab train` gives, possibly from an earlier
    // update (patience). Weights that are not kept are trained again first. The answer comes once, on a
    // thread of the run: the model, or nullptr and a sentence. No answer comes after a stop or the run's end.
    using ModelAnswer = std::function<void(std::shared_ptr<const TrainedModel>, const std::string& problem)>;
    std::stop_source model(std::size_t lane, std::optional<Index> update, ModelAnswer answer);

private:
    std::unique_ptr<struct LiveState> m_state;
};

}  // namespace attn
