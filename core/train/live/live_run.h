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
    Index threads = 0;                               // workers; 0: one for every processor
    std::size_t memory = std::size_t(128) << 20;     // bytes of history, as setMemory
    Index snapshots = SnapshotSchedule::usualCount;  // of a run, about; 1000 at most
    PinnedSentence pin;
};

// Lanes that are trained side by side while somebody looks on: paused, changed, taken back. Keeps what they
// were on the way. Each computes what `attnlab train` computes of its recipe, to the bit. Every call returns
// at once and may be made on any thread; what it asks for is then done in the background.
class LiveRun {
public:
    static constexpr Index branchUpdates = 1000;

    // Paused at update 0; pairs are made at once. `wake` says that there is something new to read, on a
    // thread of its own, about 60 times a second at most; it may call the run, but not end it. Throws Error
    // (Failure) when the system gives no thread.
    LiveRun(std::vector<JobLane> lanes, const LiveOptions& options, std::function<void()> wake = {});
    // Paused where the run was; what lies between its newest keyframes and there is trained again silently.
    // The run's own pin counts. One that was saved without any weights is trained again only when something
    // needs them: going on, a branch, another sentence.
    LiveRun(const SavedRun& run, const LiveOptions& options, std::function<void()> wake = {});
    // Waits for the updates under way.
    ~LiveRun();
    LiveRun(const LiveRun&) = delete;
    LiveRun& operator=(const LiveRun&) = delete;

    void resume();
    void pause();  // after the updates under way
    bool isRunning() const;
    // So many updates of every lane, then it is paused.
    void advance(Index updates = 1);
    // Paused with nothing under way: every lane stands where it was told to.
    bool isIdle() const;
    // All lanes to update 0 with their first weights, paused; what was changed and recorded since is
    // forgotten, branches are gone.
    void reset();

    // In all lanes that have not ended, from the first update on that none of them has gone beyond;
    // `change.update` is not read. Throws Error for what is not possible.
    void change(TrainingChange change);
    // Where all lanes have ended: those that ended as their recipes say go on, paused, up to `updates` more
    // than the furthest of them has. Returns where they end now; 0: nothing can go on. Their recipes say so:
    // `attnlab train` makes the same bytes of them. `with` counts from the first of them; its updates are not
    // read.
    Index extend(Index updates, const TrainingChange& with = {});
    // Pictures of other sentences go; those of snapshots with weights are made anew, newest first.
    void pin(PinnedSentence sentence);
    PinnedSentence pinned() const;
    // A new lane, its place: what `lane` was at `update`, at most its newest, and trained from there with
    // `change`. It is as far before the run goes on; where all lanes have ended, the run is paused. Where
    // `lane` ended it has `branchUpdates` to go. Throws Error for a change that is not possible.
    std::size_t addBranch(std::size_t lane, Index update, std::string name, TrainingChange change);

    // The bound of all that is kept, in bytes: where it is reached weights of snapshots are thinned out.
    // Pictures have half of it: beyond that whole snapshots are thinned out, but a lane's first ones and its
    // newest. Losses, measurements and what the newest state needs to go on are kept whatever it is.
    void setMemory(std::size_t bytes);
    std::size_t memory() const;
    std::size_t memoryUsed() const;

    // It was saved without weights and has none yet.
    bool lacksWeights() const;
    // How far the lane is that is furthest behind while lanes are trained again up to where they were.
    std::optional<Index> replayed() const;

    std::size_t laneCount() const;
    // Brings a reader's own copy up to date, mostly by adding to its ends; false: nothing was new, or there
    // is no such lane.
    bool read(std::size_t lane, LaneHistory& mine) const;
    // All lanes as they are now; keyframes are shared, so that it is cheap.
    SavedRun savedRun() const;
    // Of a lane, once they are made; nullptr before that.
    std::shared_ptr<const RecipeCorpora> corpora(std::size_t lane = 0) const;

    // The lane as it was at an update, at most its newest; without one, as it is now: after its end what
    // `attnlab train` gives, which may be of an earlier update (patience). Where the weights are not kept
    // they are trained again first. The answer comes once, on a thread of the run: the model, or nullptr and
    // a sentence; none after a stop or the run's end.
    using ModelAnswer = std::function<void(std::shared_ptr<const TrainedModel>, const std::string& problem)>;
    std::stop_source model(std::size_t lane, std::optional<Index> update, ModelAnswer answer);

private:
    std::unique_ptr<struct LiveState> m_state;
};

}  // namespace attn
