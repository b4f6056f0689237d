// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/training_job.h"

#include <algorithm>
#include <exception>
#include <new>
#include <system_error>
#include <utility>

#include "core/error.h"

namespace attn {

using Clock = std::chrono::steady_clock;

namespace {

constexpr std::chrono::milliseconds turn{30};

}  // namespace

// Of all lanes whose recipes ask for the same.
struct TrainingJob::Pairs {
    bool isBeingMade = false;  // guarded: in the turn of one lane, and no other lane of them has one
    // What came out of it.
    std::shared_ptr<const RecipeCorpora> corpora;
    std::string problem;
};

struct TrainingJob::Lane {
    JobLane what;
    Index places = 1;  // of workers, while it has its turn
    std::shared_ptr<Pairs> pairs;
    // Of the thread whose turn it is.
    std::unique_ptr<LaneTraining> training;
    Clock::time_point lastSnapshot;
    // Guarded.
    bool hasTurn = false;
    std::shared_ptr<const LaneStatus> status;

    bool isEnded() const { return status->stage == LaneStatus::Stage::Ended; }
    double share() const {
        return static_cast<double>(status->progress.update) / static_cast<double>(what.recipe.updates);
    }
};

TrainingJob::TrainingJob(std::vector<JobLane> lanes, const JobOptions& options, std::function<void()> wake)
    : m_options(options), m_wake(std::move(wake)) {
    const auto processors = static_cast<Index>(std::max(1U, std::thread::hardware_concurrency()));
    m_free = options.threads > 0 ? options.threads : processors;
    for (JobLane& what : lanes) {
        auto lane = std::make_unique<Lane>();
        lane->what = std::move(what);
        lane->places = std::min(lane->what.recipe.threads, m_free);
        const auto same = std::find_if(m_lanes.begin(), m_lanes.end(), [&](const auto& other) {
            return haveSameCorpora(other->what.recipe, lane->what.recipe);
        });
        lane->pairs = same == m_lanes.end() ? std::make_shared<Pairs>() : (*same)->pairs;
        LaneStatus status;
        status.progress.updates = lane->what.recipe.updates;
        lane->status = std::make_shared<const LaneStatus>(std::move(status));
        m_lanes.push_back(std::move(lane));
    }
    try {
        for (Index i = m_free; i > 0; --i)
            m_workers.emplace_back([this] { work(); });
    } catch (const std::system_error&) {
        const std::size_t found = m_workers.size();
        stopAndJoin();
        throw Error("the system gives only " + std::to_string(found) + " threads; train with fewer.",
                    Error::Kind::Failure);
    }
}

TrainingJob::~TrainingJob() {
    stopAndJoin();
}

void TrainingJob::stop() {
    m_stop.request_stop();
}

void TrainingJob::stopAndJoin() {
    stop();
    m_workers.clear();
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
            return lane || m_ended == static_cast<Index>(m_lanes.size());
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

// Not the next but one: a lane that needs many places would wait for ever.
TrainingJob::Lane* TrainingJob::nextLane() {
    Lane* next = nullptr;
    for (const auto& lane : m_lanes) {
        if (lane->hasTurn || lane->isEnded() || lane->pairs->isBeingMade)
            continue;
        if (!next || lane->share() < next->share())
            next = lane.get();
    }
    return next && next->places <= m_free ? next : nullptr;
}

// One turn. Whatever is thrown ends this lane only.
void TrainingJob::run(Lane& lane) {
    std::string problem = lane.pairs->problem;
    try {
        if (lane.pairs->corpora && (lane.training || !m_stop.stop_requested()))
            return train(lane);
        if (problem.empty() && !m_stop.stop_requested())
            return makePairs(lane);
    } catch (const std::bad_alloc&) {
        problem = "there is not enough memory; train fewer lanes at once.";
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

// What a stop leaves unfinished is nobody's.
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
        lane.training = std::make_unique<LaneTraining>(lane.what.recipe, lane.pairs->corpora);
        lane.lastSnapshot = begin;
    }
    LaneTraining& training = *lane.training;
    const std::stop_token stop = m_stop.get_token();
    while (!training.end() && !stop.stop_requested() && Clock::now() - begin < turn)
        training.advance(stop);

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

void TrainingJob::publish(Lane& lane, LaneStatus status) {
    auto next = std::make_shared<const LaneStatus>(std::move(status));
    bool isFirst = false;
    {
        const std::lock_guard lock(m_mutex);
        lane.status.swap(next);
        if (lane.isEnded()) {
            ++m_ended;
            m_changed.notify_all();
        }
        isFirst = !std::exchange(m_isNews, true);
    }
    if (isFirst && m_wake)
        m_wake();
}

}  // namespace attn
