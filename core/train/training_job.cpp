// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/training_job.h"

#include <algorithm>
#include <exception>
#include <map>
#include <new>
#include <system_error>
#include <utility>

#include "core/base/error.h"
#include "core/base/told.h"

namespace attn {

using Clock = std::chrono::steady_clock;

namespace {

constexpr std::chrono::milliseconds turn{30};

}  // namespace

// Shared by all lanes whose recipes ask for the same pairs.
struct TrainingJob::Pairs {
    bool isBeingMade = false;  // guarded; true during the turn of the one lane that makes them
    // The result.
    std::shared_ptr<const RecipeCorpora> corpora;
    std::string problem;
};

struct TrainingJob::Lane {
    JobLane what;
    std::size_t number = 0;  // its place in the job
    Index places = 1;        // workers that it takes during its turn
    std::shared_ptr<Pairs> pairs;
    // Used only by the thread that has the lane's turn.
    std::unique_ptr<LaneTraining> training;
    Clock::time_point lastSnapshot;
    // Guarded by the mutex.
    bool hasTurn = false;
    bool isUpdating = false;  // has begun an update that `update` does not count yet
    bool isMeasurementDue = false;
    bool isRestless = false;  // has had updates since the observer last heard that the lane rests
    Index update = 0;         // updates done
    Index owed = 0;           // updates to do while paused
    std::vector<std::function<void(LaneTraining&)>> commands;
    std::shared_ptr<const LaneStatus> status;

    bool isEnded() const { return status->stage == LaneStatus::Stage::Ended; }
    double share() const {
        return static_cast<double>(status->progress.update) / static_cast<double>(status->progress.updates);
    }
};

TrainingJob::TrainingJob(std::vector<JobLane> lanes, const JobOptions& options, std::function<void()> wake,
                         JobObserver* observer)
    : m_options(options), m_wake(std::move(wake)), m_observer(observer), m_isRunning(!options.startsPaused) {
    const auto processors = static_cast<Index>(std::max(1U, std::thread::hardware_concurrency()));
    m_free = m_places = options.threads > 0 ? options.threads : processors;
    for (JobLane& what : lanes)
        addLane(std::move(what));
    try {
        for (Index i = m_places; i > 0; --i)
            m_workers.emplace_back([this] { work(); });
    } catch (const std::system_error&) {
        const std::size_t found = m_workers.size();
        stopAndJoin();
        throw Error(told("the system gives only %1 threads; train with fewer.", found), Error::Kind::Failure);
    }
}

TrainingJob::~TrainingJob() {
    stopAndJoin();
}

std::size_t TrainingJob::addLane(JobLane what) {
    auto lane = std::make_unique<Lane>();
    lane->what = std::move(what);
    lane->number = m_lanes.size();
    lane->places = std::min(threadsOf(lane->what.recipe), m_places);
    const auto same = std::find_if(m_lanes.begin(), m_lanes.end(), [&](const auto& other) {
        return haveSameCorpora(other->what.recipe, lane->what.recipe);
    });
    lane->pairs = same == m_lanes.end() ? std::make_shared<Pairs>() : (*same)->pairs;
    if (lane->what.corpora && !lane->pairs->isBeingMade && !lane->pairs->corpora)
        lane->pairs->corpora = lane->what.corpora;
    LaneStatus status;
    status.progress.updates = lastUpdate(lane->what.recipe);
    lane->status = std::make_shared<const LaneStatus>(std::move(status));
    m_lanes.push_back(std::move(lane));
    return m_lanes.size() - 1;
}

std::size_t TrainingJob::add(JobLane lane) {
    const std::lock_guard lock(m_mutex);
    const std::size_t place = addLane(std::move(lane));
    m_changed.notify_all();
    return place;
}

void TrainingJob::stop() {
    m_stop.request_stop();
    // A thread that is about to wait has read the old state under the mutex, so notify it under the mutex.
    const std::lock_guard lock(m_mutex);
    m_changed.notify_all();
}

void TrainingJob::stopAndJoin() {
    stop();
    m_workers.clear();
}

void TrainingJob::pause() {
    const std::lock_guard lock(m_mutex);
    m_isRunning = false;
    for (const auto& lane : m_lanes)
        lane->owed = 0;
}

void TrainingJob::resume() {
    const std::lock_guard lock(m_mutex);
    m_isRunning = true;
    for (const auto& lane : m_lanes)
        lane->owed = 0;
    m_changed.notify_all();
}

void TrainingJob::advance(Index updates) {
    const std::lock_guard lock(m_mutex);
    m_isRunning = false;
    for (const auto& lane : m_lanes)
        lane->owed += updates;
    m_changed.notify_all();
}

bool TrainingJob::isRunning() const {
    const std::lock_guard lock(m_mutex);
    return m_isRunning && m_ended < static_cast<Index>(m_lanes.size());
}

bool TrainingJob::isIdle() const {
    const std::lock_guard lock(m_mutex);
    return std::none_of(m_lanes.begin(), m_lanes.end(), [&](const auto& lane) {
        return lane->hasTurn || lane->pairs->isBeingMade || isReady(*lane);
    });
}

void TrainingJob::catchUp(std::size_t lane, Index update) {
    const std::lock_guard lock(m_mutex);
    m_lanes[lane]->what.catchUpTo = update;
    m_changed.notify_all();
}

void TrainingJob::command(std::size_t lane, std::function<void(LaneTraining&)> what) {
    const std::lock_guard lock(m_mutex);
    if (m_lanes[lane]->isEnded())
        return;
    m_lanes[lane]->commands.push_back(std::move(what));
    m_changed.notify_all();
}

void TrainingJob::commandAll(const std::function<void(std::size_t lane, LaneTraining&, Index update)>& what) {
    const std::lock_guard lock(m_mutex);
    // By the planned number of updates: lanes of different lengths are never at the same update.
    std::map<Index, Index> next;
    for (const auto& lane : m_lanes)
        if (!lane->isEnded()) {
            Index& first = next[lane->what.recipe.updates];
            first = std::max({first, lane->update + (lane->isUpdating ? 1 : 0), lane->what.catchUpTo});
        }
    for (const auto& lane : m_lanes)
        if (!lane->isEnded())
            lane->commands.push_back(
                [what, first = next.at(lane->what.recipe.updates),
                 number = lane->number](LaneTraining& training) { what(number, training, first); });
    m_changed.notify_all();
}

void TrainingJob::goOn(std::size_t number, JobLane what) {
    std::unique_lock lock(m_mutex);
    Lane& lane = *m_lanes[number];
    // Waits for the turn in which the lane ends. The lane may also stand still, because it waits for weights
    // or has yet to catch up to its end.
    m_changed.wait(lock, [&] { return !lane.hasTurn; });
    m_ended -= lane.isEnded() ? 1 : 0;
    lane.training.reset();
    LaneStatus status;
    status.progress.update = what.catchUpTo;
    status.progress.updates = lastUpdate(what.recipe);
    lane.what = std::move(what);
    lane.update = lane.owed = 0;
    lane.isUpdating = lane.isMeasurementDue = lane.isRestless = false;
    lane.status = std::make_shared<const LaneStatus>(std::move(status));
    m_changed.notify_all();
}

void TrainingJob::wait() {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_ended == static_cast<Index>(m_lanes.size()); });
}

bool TrainingJob::isEnded() const {
    const std::lock_guard lock(m_mutex);
    return m_ended == static_cast<Index>(m_lanes.size());
}

std::vector<std::shared_ptr<const LaneStatus>> TrainingJob::statuses() {
    const std::lock_guard lock(m_mutex);
    m_isNews = false;
    std::vector<std::shared_ptr<const LaneStatus>> all;
    for (const auto& lane : m_lanes)
        all.push_back(lane->status);
    return all;
}

void TrainingJob::work() {
    std::unique_lock lock(m_mutex);
    for (;;) {
        Lane* lane = nullptr;
        m_changed.wait(lock, [&] {
            lane = nextLane();
            return lane || (m_ended == static_cast<Index>(m_lanes.size()) &&
                            (!m_options.staysOpen || m_stop.stop_requested()));
        });
        if (!lane)
            return;
        lane->hasTurn = true;
        const bool makesPairs = !lane->pairs->corpora;
        if (makesPairs)
            lane->pairs->isBeingMade = true;
        m_free -= lane->places;
        lock.unlock();
        run(*lane);
        lock.lock();
        m_free += lane->places;
        if (makesPairs)
            lane->pairs->isBeingMade = false;
        lane->hasTurn = false;
        m_changed.notify_all();
    }
}

// True when the lane has something to do in its next turn.
bool TrainingJob::isReady(const Lane& lane) const {
    if (lane.isEnded() || lane.pairs->isBeingMade)
        return false;
    return m_isRunning || m_stop.stop_requested() || !lane.training || lane.isMeasurementDue ||
           !lane.commands.empty() || lane.owed > 0 || lane.update < lane.what.catchUpTo ||
           (m_observer && lane.isRestless);
}

// Never skips the next lane for a smaller one, because a lane that needs many places would then wait for
// ever.
TrainingJob::Lane* TrainingJob::nextLane() const {
    Lane* next = nullptr;
    for (const auto& lane : m_lanes) {
        if (lane->hasTurn || !isReady(*lane))
            continue;
        // A lane with commands comes first: a change made in other lanes can alter what counts as little
        // done.
        const bool isChanged = !lane->commands.empty(), isNextChanged = next && !next->commands.empty();
        if (!next || (isChanged == isNextChanged ? lane->share() < next->share() : isChanged))
            next = lane.get();
    }
    return next && next->places <= m_free ? next : nullptr;
}

// Takes one of the updates that the lane owes. Commands that wait come before the next update, because they
// may be meant for the updates done so far.
bool TrainingJob::mayUpdate(Lane& lane) {
    const std::lock_guard lock(m_mutex);
    if (lane.update < lane.what.catchUpTo)
        return lane.isUpdating = true;
    if (lane.commands.empty())
        lane.isUpdating = m_isRunning || (lane.owed > 0 && lane.owed-- > 0);
    return lane.isUpdating;
}

// True once when the lane rests and has not told the observer yet.
bool TrainingJob::rests(Lane& lane) {
    const std::lock_guard lock(m_mutex);
    if (m_isRunning || m_stop.stop_requested() || lane.training->end() || lane.isMeasurementDue ||
        lane.owed > 0 || lane.update < lane.what.catchUpTo)
        return false;
    return std::exchange(lane.isRestless, false);
}

void TrainingJob::runCommands(Lane& lane) {
    std::vector<std::function<void(LaneTraining&)>> commands;
    {
        const std::lock_guard lock(m_mutex);
        if (lane.update >= lane.what.catchUpTo)
            commands.swap(lane.commands);
    }
    for (const auto& command : commands)
        command(*lane.training);
}

// Runs one turn. An exception ends only this lane.
void TrainingJob::run(Lane& lane) {
    std::string problem = lane.pairs->problem;
    try {
        if (lane.pairs->corpora && (lane.training || !m_stop.stop_requested()))
            return train(lane);
        if (problem.empty() && !m_stop.stop_requested())
            return makePairs(lane);
    } catch (const std::bad_alloc&) {
        problem = told("there is not enough memory; train fewer lanes at once.");
    } catch (const std::exception& error) {
        problem = error.what();
    }
    lane.training.reset();
    LaneStatus status = *lane.status;
    status.stage = LaneStatus::Stage::Ended;
    if (!problem.empty())
        status.problem = lane.what.name + ": " + problem;
    publish(lane, std::move(status));
}

// After a stop the unfinished pairs are dropped.
void TrainingJob::makePairs(Lane& lane) {
    try {
        auto corpora =
            std::make_shared<const RecipeCorpora>(recipeCorpora(lane.what.recipe, m_stop.get_token()));
        if (!m_stop.stop_requested())
            lane.pairs->corpora = std::move(corpora);
    } catch (const Error& error) {
        lane.pairs->problem = error.what();
    }
}

void TrainingJob::train(Lane& lane) {
    const Clock::time_point begin = Clock::now();
    if (!lane.training) {
        auto made = std::make_unique<LaneTraining>(lane.what.recipe, lane.pairs->corpora);
        if (lane.what.begin)
            std::exchange(lane.what.begin, nullptr)(*made);
        if (m_observer)
            m_observer->began(lane.number, lane.pairs->corpora);
        lane.training = std::move(made);
        lane.lastSnapshot = begin;
        if (m_observer)
            m_observer->advanced(lane.number, *lane.training);
    }
    LaneTraining& training = *lane.training;
    const std::stop_token stop = m_stop.get_token();
    setUpdate(lane);
    runCommands(lane);
    while (!training.end() && !stop.stop_requested() && Clock::now() - begin < turn &&
           (training.isMeasurementDue() || mayUpdate(lane))) {
        training.advance(stop);
        setUpdate(lane);
        if (m_observer)
            m_observer->advanced(lane.number, training);
        runCommands(lane);
    }
    if (m_observer && rests(lane))
        m_observer->rested(lane.number, training);

    LaneStatus status = *lane.status;
    status.stage = LaneStatus::Stage::Training;
    status.progress = training.report();
    status.notes = lane.pairs->corpora->notes;
    if (training.end() || stop.stop_requested()) {
        status.stage = LaneStatus::Stage::Ended;
        status.result = training.finish(m_options.measuresStopped ? std::stop_token() : stop);
        status.snapshot = status.result.model;
        if (!status.result.problem.empty())
            status.problem = lane.what.name + ": " + status.result.problem;
        lane.training.reset();
    } else if (m_options.snapshotInterval.count() > 0 &&
               Clock::now() - lane.lastSnapshot >= m_options.snapshotInterval) {
        status.snapshot = training.snapshot();
        lane.lastSnapshot = Clock::now();
    }
    publish(lane, std::move(status));
}

// Sets the values that `isReady` reads.
void TrainingJob::setUpdate(Lane& lane) {
    const std::lock_guard lock(m_mutex);
    const Index update = lane.training->state().update;
    lane.isRestless = lane.isRestless || update != lane.update;
    lane.update = update;
    lane.isUpdating = false;
    lane.isMeasurementDue = lane.training->isMeasurementDue();
}

void TrainingJob::publish(Lane& lane, LaneStatus status) {
    auto next = std::make_shared<const LaneStatus>(std::move(status));
    if (m_observer && next->stage == LaneStatus::Stage::Ended)
        m_observer->ended(lane.number, *next);
    bool isFirst = false;
    {
        const std::lock_guard lock(m_mutex);
        lane.status.swap(next);
        if (lane.isEnded()) {
            lane.commands.clear();
            ++m_ended;
            m_changed.notify_all();
        }
        isFirst = !std::exchange(m_isNews, true);
    }
    if (isFirst && m_wake)
        m_wake();
}

}  // namespace attn
