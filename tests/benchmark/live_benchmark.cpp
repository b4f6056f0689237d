// SPDX-License-Identifier: GPL-3.0-or-later
// The eight lanes of `dates` live: what looking on costs, how soon alignments appear, and how much memory a
// long history takes.
//
// live_benchmark [--threads N] [--rounds N] [--updates N] [--parts memory,goals,cost]
// Recipes as in lanes_benchmark. Time runs from the making of the run, pairs included. What looking on costs
// is a share of processor time, the median of pairs of runs in turn, so that other programs disturb it less.
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "core/network/attention/scores/score_registry.h"
#include "core/train/live/live_run.h"

namespace {

using namespace attn;
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

double goalOf(const std::string& score) {
    return score == "location" || score == "none" ? 0.98 : 0.99;
}

std::vector<JobLane> lanesOf(Index updates, bool stopsAtGoal) {
    std::vector<JobLane> lanes;
    for (const ScoreDescription& score : scoreFunctions()) {
        Recipe recipe = loadRecipe(ATTN_PROJECT_DIR "/resources/recipes/dates/" + score.id + ".json");
        recipe.updates = updates;
        recipe.measureEvery = 50;
        recipe.earlyStop.exactMatch = stopsAtGoal ? goalOf(score.id) : 0;
        lanes.push_back({score.id, recipe});
    }
    return lanes;
}

// Of the process, bytes.
double residentBytes() {
    std::ifstream in("/proc/self/statm");
    double all = 0, resident = 0;
    in >> all >> resident;
    return resident * 4096;
}

// Of the process, user and system, seconds.
double processorSeconds() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

void waitUntilIdle(const auto& run) {
    while (!run.isIdle())
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
}

// Processor seconds of the first updates of every lane.
double runJob(const std::vector<JobLane>& lanes, Index threads, Index updates) {
    JobOptions options;
    options.threads = threads;
    options.startsPaused = true;
    TrainingJob job(lanes, options);
    waitUntilIdle(job);
    const double begin = processorSeconds();
    job.advance(updates);
    waitUntilIdle(job);
    return processorSeconds() - begin;
}

LiveOptions liveOptions(Index threads) {
    LiveOptions options;
    options.threads = threads;
    options.pin = {"3 may 1999", "1999-05-03"};
    return options;
}

// The same with somebody who reads all as often as a window would.
double runWatched(const std::vector<JobLane>& lanes, Index threads, Index updates) {
    LiveRun run(lanes, liveOptions(threads));
    waitUntilIdle(run);
    const double begin = processorSeconds();
    run.advance(updates);
    std::vector<LaneHistory> histories(lanes.size());
    while (!run.isIdle()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(16));
        for (std::size_t i = 0; i < lanes.size(); ++i)
            run.read(i, histories[i]);
    }
    return processorSeconds() - begin;
}

struct LiveTimes {
    double aligned = 0;  // first lane with an alignment error below 0.2
    double goals = 0;    // all lanes at their goals
    double ended = 0;    // all lanes
};

LiveTimes runToGoals(const std::vector<JobLane>& lanes, Index threads) {
    const Clock::time_point begin = Clock::now();
    LiveRun run(lanes, liveOptions(threads));
    run.resume();
    LiveTimes times;
    std::vector<LaneHistory> histories(lanes.size());
    std::vector<double> reached(lanes.size());
    while (times.ended == 0) {
        std::this_thread::sleep_for(std::chrono::milliseconds(16));
        bool isEnded = true;
        for (std::size_t i = 0; i < lanes.size(); ++i) {
            LaneHistory& history = histories[i];
            run.read(i, history);
            isEnded = isEnded && history.end;
            if (history.alignedAt && times.aligned == 0)
                times.aligned = secondsSince(begin);
            if (history.end == TrainingEnd::Goal && reached[i] == 0)
                reached[i] = times.goals = secondsSince(begin);
        }
        times.ended = isEnded ? secondsSince(begin) : 0;
    }
    std::printf("%-12s %8s %9s %9s %10s %12s\n", "lane", "updates", "aligned", "99 %", "goal after",
                "snapshots");
    for (std::size_t i = 0; i < lanes.size(); ++i)
        std::printf("%-12s %8td %9td %9td %8.2f s %12zu%s\n", lanes[i].name.c_str(), histories[i].update(),
                    histories[i].alignedAt.value_or(-1), histories[i].exactAt.value_or(-1), reached[i],
                    histories[i].snapshots.size(),
                    histories[i].end == TrainingEnd::Goal ? "" : "  below its goal");
    return times;
}

// As many snapshots as there may be, of lanes that are hardly trained: their weights are as large. Of few
// updates without a history: what the lanes themselves take.
void measureMemory(Index threads, Index updates, const PinnedSentence& pin) {
    std::vector<JobLane> lanes = lanesOf(updates, false);
    for (JobLane& lane : lanes) {
        lane.recipe.batch = 1;
        lane.recipe.pairs = 2000;
        lane.recipe.measureEvery = updates;
    }
    LiveOptions options = liveOptions(threads);
    options.pin = pin;
    options.snapshots = SnapshotSchedule::largestCount;
    static const double before = residentBytes();
    if (updates < options.snapshots)
        options.memory = 0;
    LiveRun run(lanes, options);
    run.resume();
    double most = 0, grown = 0;
    while (run.isRunning()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        most = std::max(most, static_cast<double>(run.memoryUsed()));
        grown = std::max(grown, residentBytes() - before);
    }
    LaneHistory history;
    run.read(0, history);
    Index kept = 0;
    for (const Snapshot& snapshot : history.snapshots)
        kept += snapshot.hasWeights ? 1 : 0;
    std::printf(
        "%td updates, a sentence of %zu letters: history of %zu snapshots (%td with weights) of %zu lanes, "
        "%.0f "
        "MB at most (at most 300); the process has grown by %.0f MB\n",
        updates, pin.source.size(), history.snapshots.size(), kept, lanes.size(), most / 1e6, grown / 1e6);
    std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("The eight lanes of dates live: cost, first alignments, memory");
    Index threads = 2;
    int rounds = 3;
    Index updates = 1000, history = 10'000;
    std::vector<std::string> parts = {"memory", "goals", "cost"};
    app.add_option("--threads", threads, "Lanes at work at once")->check(CLI::Range(1, 64));
    app.add_option("--rounds", rounds, "Pairs of runs with and without somebody looking on")
        ->check(CLI::Range(1, 100));
    app.add_option("--updates", updates, "Of these runs, the first of 3000");
    app.add_option("--history", history, "Updates of the runs whose memory is measured");
    app.add_option("--parts", parts, "What is measured")
        ->delimiter(',')
        ->check(CLI::IsMember({"memory", "goals", "cost"}));
    CLI11_PARSE(app, argc, argv);
    const auto has = [&](const char* part) {
        return std::find(parts.begin(), parts.end(), part) != parts.end();
    };

    // First: what a process has once had it seldom gives back.
    if (has("memory")) {
        measureMemory(threads, 100, {});
        measureMemory(threads, history, {"3 may 1999", "1999-05-03"});
        measureMemory(threads, history, {std::string(80, '1'), {}});
    }
    if (has("goals")) {
        const LiveTimes times = runToGoals(lanesOf(2000, true), threads);
        std::printf(
            "first lane with an alignment error below 0.2 after %.2f s (at most 5); all lanes at their "
            "goals after %.2f s (at most 30)\n",
            times.aligned, times.goals);
        std::fflush(stdout);
    }
    std::vector<double> costs;
    for (int round = 0; has("cost") && round < rounds; ++round) {
        const std::vector<JobLane> same = lanesOf(3000, false);
        const double alone = runJob(same, threads, updates), live = runWatched(same, threads, updates);
        costs.push_back(100 * (live / alone - 1));
        std::printf(
            "%td updates of every lane: %.2f s of the processors, live %.2f s: looking on costs %.1f %%\n",
            updates, alone, live, costs.back());
        std::fflush(stdout);
    }
    if (!costs.empty()) {
        std::sort(costs.begin(), costs.end());
        std::printf("looking on costs %.1f %% (at most 4)\n", costs[costs.size() / 2]);
    }
    return 0;
}
