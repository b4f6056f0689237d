// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/live/live_run.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/network/shown_maps.h"
#include "core/train/live/live_state.h"

namespace attn {
namespace {

// Each history in the program gets another number.
std::uint64_t nextEpoch() {
    static std::atomic<std::uint64_t> last = 0;
    return ++last;
}

// Returns the recipe without the changes made so far, for a reset. Changes still to come stay, because they
// were planned. A change made live has the newest update of all lanes, so it may still lie ahead of the
// others.
Recipe withoutChangesMade(Recipe recipe, Index newest) {
    std::erase_if(recipe.changes, [&](const TrainingChange& change) { return change.update <= newest; });
    return recipe;
}

// A lane that diverged did so in the next update.
Index endOf(const LaneHistory& history) {
    return history.update() + (history.end == TrainingEnd::Diverged ? 1 : 0);
}

template <typename Value>
void append(std::vector<Value>& mine, const std::vector<Value>& all) {
    mine.insert(mine.end(), all.begin() + static_cast<std::ptrdiff_t>(mine.size()), all.end());
}

}  // namespace

LiveLane::LiveLane(std::string name, const Recipe& recipe, Index snapshots)
    : first(recipe), schedule(recipe, snapshots) {
    history.name = std::move(name);
    history.recipe = recipe;
    history.epoch = nextEpoch();
}

struct LiveState::Generation : JobObserver {
    explicit Generation(LiveState& run) : state(run) {}

    void began(std::size_t lane, const std::shared_ptr<const RecipeCorpora>& corpora) override {
        state.began(number, lane, corpora);
    }
    void advanced(std::size_t lane, const LaneTraining& training) override {
        state.advanced(number, lane, training);
    }
    void rested(std::size_t lane, const LaneTraining& training) override {
        state.takeLatest(number, lane, training);
    }
    void ended(std::size_t lane, const LaneStatus& status) override { state.ended(number, lane, status); }

    LiveState& state;
    std::uint64_t number = 0;
    std::unique_ptr<TrainingJob> job;
};

LiveState::LiveState(const LiveOptions& options, std::function<void()> wakeUp)
    : threads(options.threads),
      snapshotCount(options.snapshots),
      wake(std::move(wakeUp)),
      memory(options.memory),
      pin(options.pin) {}

LiveState::~LiveState() {
    {
        const std::lock_guard lock(mutex);
        ++generation;
    }
    current.reset();
}

TrainingJob& LiveState::job() {
    return *current->job;
}

std::shared_ptr<LiveLane> LiveState::laneOf(std::uint64_t number, std::size_t place) const {
    return number == generation && place < lanes.size() ? lanes[place] : nullptr;
}

JobLane LiveState::jobLane(std::size_t number) {
    LiveLane& lane = *lanes[number];
    const LaneHistory& history = lane.history;
    JobLane what = {history.name, history.recipe};
    what.corpora = lane.corpora;
    what.catchUpTo = lane.isAsleep ? 0 : endOf(history);
    what.begin = [frame = goingOn(number, history.update()), size = frames.networkSize(number),
                  marks = lane.marks, watched = history.watched](LaneTraining& training) {
        const std::string difference =
            marks.empty() ? std::string() : fileDifference(training.corpusFiles(), marks);
        if (!difference.empty())
            throw Error(
                told("its corpus has changed since: %1; go on with the unchanged corpus, or begin anew.",
                     difference));
        // loadRun has checked that all keyframes of a lane have one size. The network's size for a corpus is
        // known only now.
        const Index expected = training.network().parameters().buffer().size();
        for (const Index found : {size, frame ? frame->parameters.size() : 0})
            if (found > 0 && found != expected)
                throw Error(
                    told("its saved weights are %1 numbers, but a network of its recipe has %2; begin anew.",
                         found, expected));
        const std::vector<MapAddress> maps = watchableMaps(training.network());
        if (watched && std::find(maps.begin(), maps.end(), *watched) == maps.end())
            throw Error(told("its watched map is %1, which its network does not have; begin anew.",
                             inQuotes(nameOf(*watched))));
        if (frame)
            training.restore(frame->state, frame->parameters, frame->mean, frame->square, frame->kept);
    };
    return what;
}

// The caller holds `control`.
void LiveState::wakeUp() {
    const std::lock_guard lock(mutex);
    for (std::size_t i = 0; i < lanes.size(); ++i)
        if (std::exchange(lanes[i]->isAsleep, false)) {
            lanes[i]->refills = true;
            job().catchUp(i, endOf(lanes[i]->history));
        }
}

void LiveState::start(std::vector<std::shared_ptr<LiveLane>> next, KeyframeStore kept) {
    auto made = std::make_shared<Generation>(*this);
    std::vector<JobLane> all;
    {
        const std::lock_guard lock(mutex);
        next.swap(lanes);
        std::swap(frames, kept);
        frames.setLaneCount(lanes.size());
        pictureBytes = 0;
        dropped.clear();
        for (std::size_t i = 0; i < lanes.size(); ++i) {
            for (const Snapshot& snapshot : lanes[i]->history.snapshots)
                pictureBytes += snapshot.picture ? bytesOf(*snapshot.picture) : 0;
            all.push_back(jobLane(i));
        }
        keepBound();
        isRunning = false;
        made->number = ++generation;
    }
    // The background thread destroys the old state, because that takes long.
    struct Old {
        std::vector<std::shared_ptr<LiveLane>> lanes;
        KeyframeStore frames;
        std::shared_ptr<Generation> generation;
    };
    background.post([old = std::make_shared<Old>(
                         Old{std::move(next), std::move(kept), std::exchange(current, nullptr)})]() mutable {
        old.reset();
        returnMemory();
    });
    JobOptions options;
    options.threads = threads;
    options.startsPaused = options.staysOpen = true;
    made->job = std::make_unique<TrainingJob>(std::move(all), options, std::function<void()>(), made.get());
    current = std::move(made);
    wake.news();
}

LiveRun::LiveRun(std::vector<JobLane> lanes, const LiveOptions& options, std::function<void()> wake)
    : m_state(std::make_unique<LiveState>(options, std::move(wake))) {
    std::vector<std::shared_ptr<LiveLane>> all;
    for (JobLane& what : lanes) {
        all.push_back(std::make_shared<LiveLane>(std::move(what.name), what.recipe, options.snapshots));
        all.back()->corpora = std::move(what.corpora);
    }
    m_state->start(std::move(all), KeyframeStore());
}

LiveRun::LiveRun(const SavedRun& run, const LiveOptions& options, std::function<void()> wake)
    : m_state(std::make_unique<LiveState>(options, std::move(wake))) {
    m_state->pin = run.pin;
    std::vector<std::shared_ptr<LiveLane>> all;
    KeyframeStore frames;
    frames.setLaneCount(run.lanes.size());
    Index newest = 0;
    for (const SavedLane& saved : run.lanes)
        newest = std::max(newest, saved.history.update());
    for (const SavedLane& saved : run.lanes) {
        const Recipe first = withoutChangesMade(saved.history.recipe, newest);
        auto lane = std::make_shared<LiveLane>(saved.history.name, first, options.snapshots);
        const std::uint64_t epoch = lane->history.epoch;
        lane->history = saved.history;
        lane->history.epoch = epoch;
        lane->history.latest = {};
        lane->marks = saved.corpusFiles;
        // A lane that had failed is tried again.
        if (lane->history.end == TrainingEnd::Stopped || !lane->history.end) {
            lane->history.end.reset();
            lane->history.problem.clear();
        }
        frames.add(all.size(), saved.keyframes);
        for (Snapshot& snapshot : lane->history.snapshots) {
            snapshot.hasWeights = snapshot.update == 0 || frames.has(all.size(), snapshot.update);
            if (snapshot.picture)
                lane->history.latest = snapshot;
        }
        all.push_back(std::move(lane));
    }
    const bool hasWeights = std::any_of(run.lanes.begin(), run.lanes.end(),
                                        [](const SavedLane& lane) { return !lane.keyframes.empty(); });
    for (const std::shared_ptr<LiveLane>& lane : all)
        lane->isAsleep = !hasWeights && lane->history.update() > 0;
    m_state->start(std::move(all), std::move(frames));
}

LiveRun::~LiveRun() {
    // a reader that is being woken may still use m_state, so wait for it before m_state is reset
    m_state->wake.stop();
    m_state.reset();
    returnMemory();
}

void LiveRun::resume() {
    const std::lock_guard control(m_state->control);
    m_state->wakeUp();
    {
        const std::lock_guard lock(m_state->mutex);
        m_state->isRunning = true;
    }
    m_state->job().resume();
    m_state->wake.news();
}

void LiveRun::pause() {
    const std::lock_guard control(m_state->control);
    {
        const std::lock_guard lock(m_state->mutex);
        m_state->isRunning = false;
    }
    m_state->job().pause();
    m_state->wake.news();
}

void LiveRun::advance(Index updates) {
    const std::lock_guard control(m_state->control);
    m_state->wakeUp();
    {
        const std::lock_guard lock(m_state->mutex);
        m_state->isRunning = false;
    }
    m_state->job().advance(updates);
    m_state->wake.news();
}

bool LiveRun::isRunning() const {
    const std::lock_guard lock(m_state->mutex);
    return m_state->isRunning && std::any_of(m_state->lanes.begin(), m_state->lanes.end(),
                                             [](const auto& lane) { return !lane->history.end; });
}

bool LiveRun::isIdle() const {
    const std::lock_guard control(m_state->control);
    return m_state->job().isIdle();
}

void LiveRun::reset() {
    const std::lock_guard control(m_state->control);
    std::vector<std::shared_ptr<LiveLane>> all;
    {
        const std::lock_guard lock(m_state->mutex);
        for (const std::shared_ptr<LiveLane>& old : m_state->lanes) {
            if (old->history.origin)
                continue;
            all.push_back(std::make_shared<LiveLane>(old->history.name, old->first, m_state->snapshotCount));
            all.back()->corpora = old->corpora;
            all.back()->history.watched = old->history.watched;
        }
    }
    m_state->start(std::move(all), KeyframeStore());
}

void LiveState::change(std::uint64_t number, std::size_t place, LaneTraining& training,
                       TrainingChange change) {
    training.change(change);
    {
        const std::lock_guard lock(mutex);
        if (const std::shared_ptr<LiveLane> lane = laneOf(number, place)) {
            lane->history.recipe = training.recipe();
            ++lane->history.version;
        }
    }
    wake.news();
}

void LiveRun::change(TrainingChange change) {
    checkChange(change, "change");
    const std::lock_guard control(m_state->control);
    LiveState& state = *m_state;
    state.wakeUp();
    state.job().commandAll(
        [&state, change, generation = state.generation](std::size_t i, LaneTraining& training, Index update) {
            TrainingChange now = change;
            now.update = update;
            state.change(generation, i, training, now);
        });
}

void LiveRun::changeLane(std::size_t place, TrainingChange change) {
    checkChange(change, "change");
    const std::lock_guard control(m_state->control);
    LiveState& state = *m_state;
    state.wakeUp();
    state.job().command(place,
                        [&state, place, change, generation = state.generation](LaneTraining& training) {
                            TrainingChange now = change;
                            now.update = training.state().update;
                            state.change(generation, place, training, now);
                        });
}

Index LiveRun::extend(Index updates, const TrainingChange& with) {
    TrainingChange checked = with;
    checked.updates = 1;
    checkChange(checked, "change");
    const std::lock_guard control(m_state->control);
    LiveState& state = *m_state;
    std::vector<std::pair<std::size_t, JobLane>> lanes;
    Index last = 0;
    {
        const std::lock_guard lock(state.mutex);
        for (const std::shared_ptr<LiveLane>& lane : state.lanes) {
            if (lane->history.end && isFinished(*lane->history.end))
                last = std::max(last, lane->history.update() + updates);
        }
        last = std::min(last, Recipe::mostUpdates);
        for (std::size_t i = 0; i < state.lanes.size(); ++i) {
            LiveLane& lane = *state.lanes[i];
            LaneHistory& history = lane.history;
            if (!history.end || !isFinished(*history.end) || history.update() >= last)
                continue;
            if (std::exchange(lane.isAsleep, false))
                lane.refills = true;
            TrainingChange change = with;
            change.update = history.update();
            change.updates = last;
            addChange(history.recipe, change);
            history.end.reset();
            history.problem.clear();
            lane.result = nullptr;
            ++history.version;
            lanes.emplace_back(i, state.jobLane(i));
        }
        state.isRunning = false;
    }
    state.job().pause();
    for (auto& [place, lane] : lanes)
        state.job().goOn(place, std::move(lane));
    state.wake.news();
    return lanes.empty() ? 0 : last;
}

void LiveRun::pin(PinnedSentence sentence) {
    const std::lock_guard control(m_state->control);
    LiveState& state = *m_state;
    {
        const std::lock_guard lock(state.mutex);
        if (state.pin == sentence)
            return;
        state.pin = std::move(sentence);
        for (const std::shared_ptr<LiveLane>& lane : state.lanes) {
            state.forgetPictures(*lane);
            state.setPin(*lane);
        }
    }
    state.wakeUp();  // new pictures need weights
    for (std::size_t i = 0; i < laneCount(); ++i)
        state.job().command(i, [&state, i, generation = state.generation](const LaneTraining& training) {
            state.takeLatest(generation, i, training);
        });
    state.wake.news();
}

void LiveRun::watch(std::size_t place, std::optional<MapAddress> map) {
    const std::lock_guard control(m_state->control);
    LiveState& state = *m_state;
    {
        const std::lock_guard lock(state.mutex);
        if (place >= state.lanes.size() || state.lanes[place]->history.watched == map)
            return;
        LiveLane& lane = *state.lanes[place];
        lane.history.watched = map;
        state.forgetPictures(lane);
        state.setPin(lane);
    }
    state.wakeUp();  // new pictures need weights
    state.job().command(place, [&state, place, generation = state.generation](const LaneTraining& training) {
        state.takeLatest(generation, place, training);
    });
    state.wake.news();
}

PinnedSentence LiveRun::pinned() const {
    const std::lock_guard lock(m_state->mutex);
    return m_state->pin;
}

std::size_t LiveRun::addBranch(std::size_t from, Index update, std::string name, TrainingChange change) {
    change.update = update;
    checkChange(change, "change");
    const std::lock_guard control(m_state->control);
    LiveState& state = *m_state;
    state.wakeUp();
    const std::lock_guard lock(state.mutex);
    // When all lanes have ended, nothing was running. The branch then waits for the next start.
    if (state.isRunning && std::all_of(state.lanes.begin(), state.lanes.end(),
                                       [](const auto& lane) { return lane->history.end; })) {
        state.isRunning = false;
        state.job().pause();
    }
    const LiveLane& origin = *state.lanes.at(from);
    assert(update >= 0 && update <= origin.history.update());
    Recipe recipe = origin.history.recipe;
    std::erase_if(recipe.changes, [&](const TrainingChange& other) { return other.update > update; });
    addChange(recipe, change);

    // A branch at the end of a finished origin would end at once, so it gets more updates.
    if (origin.history.end && isFinished(*origin.history.end) && update >= origin.history.update())
        addChange(recipe, {update, {}, {}, {}, std::min(update + branchUpdates, Recipe::mostUpdates)});

    auto lane = std::make_shared<LiveLane>(std::move(name), recipe, state.snapshotCount);
    lane->history.origin = LaneHistory::Origin{from, update};
    lane->history.firstUpdate = update;
    lane->history.watched = origin.history.watched;
    lane->corpora = origin.corpora;
    lane->marks = origin.marks;
    const std::size_t place = state.lanes.size();
    state.lanes.push_back(std::move(lane));
    state.frames.setLaneCount(state.lanes.size());
    state.job().add(state.jobLane(place));
    state.wake.news();
    return place;
}

void LiveRun::setMemory(std::size_t bytes) {
    LiveState& state = *m_state;
    const std::lock_guard lock(state.mutex);
    state.memory = bytes;
    state.background.post([&state] {
        const std::lock_guard guard(state.mutex);
        state.keepBound();
        state.wake.news();
    });
}

std::size_t LiveRun::memory() const {
    const std::lock_guard lock(m_state->mutex);
    return m_state->memory;
}

std::size_t LiveRun::memoryUsed() const {
    const std::lock_guard lock(m_state->mutex);
    return m_state->bytes();
}

bool LiveRun::lacksWeights() const {
    const std::lock_guard lock(m_state->mutex);
    return std::any_of(m_state->lanes.begin(), m_state->lanes.end(),
                       [](const auto& lane) { return lane->isAsleep; });
}

std::optional<Index> LiveRun::replayed() const {
    const std::lock_guard lock(m_state->mutex);
    std::optional<Index> least;
    for (const std::shared_ptr<LiveLane>& lane : m_state->lanes)
        if (lane->replayed)
            least = std::min(*lane->replayed, least.value_or(*lane->replayed));
    return least;
}

std::size_t LiveRun::laneCount() const {
    const std::lock_guard lock(m_state->mutex);
    return m_state->lanes.size();
}

std::shared_ptr<const RecipeCorpora> LiveRun::corpora(std::size_t lane) const {
    const std::lock_guard lock(m_state->mutex);
    return lane < m_state->lanes.size() ? m_state->lanes[lane]->corpora : nullptr;
}

bool LiveRun::read(std::size_t lane, LaneHistory& mine) const {
    const std::lock_guard lock(m_state->mutex);
    if (lane >= m_state->lanes.size())
        return false;
    const LaneHistory& all = m_state->lanes[lane]->history;
    if (mine.epoch != all.epoch) {
        // The background thread destroys the old one: its pictures take long.
        m_state->background.post(
            [old = std::make_shared<LaneHistory>(std::exchange(mine, all))]() mutable { old.reset(); });
        return true;
    }
    if (mine.version == all.version)
        return false;
    if (std::exchange(mine.snapshotsVersion, all.snapshotsVersion) != all.snapshotsVersion) {
        mine.snapshots = all.snapshots;
        mine.measurements = all.measurements;
    }
    append(mine.losses, all.losses);
    append(mine.measurements, all.measurements);
    append(mine.snapshots, all.snapshots);
    if (mine.recipe.changes != all.recipe.changes)
        mine.recipe = all.recipe;
    mine.alignedAt = all.alignedAt;
    mine.exactAt = all.exactAt;
    mine.tokensPerSecond = all.tokensPerSecond;
    mine.end = all.end;
    mine.problem = all.problem;
    mine.latest = all.latest;
    mine.watched = all.watched;
    mine.version = all.version;
    return true;
}

SavedRun LiveRun::savedRun() const {
    const std::lock_guard lock(m_state->mutex);
    SavedRun run;
    run.pin = m_state->pin;
    for (std::size_t i = 0; i < m_state->lanes.size(); ++i) {
        const LiveLane& lane = *m_state->lanes[i];
        run.lanes.push_back(
            {lane.history, m_state->frames.all(i), lane.corpora ? lane.corpora->files : lane.marks});
    }
    return run;
}

}  // namespace attn
