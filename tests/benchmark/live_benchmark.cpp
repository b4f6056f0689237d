// SPDX-License-Identifier: GPL-3.0-or-later
// The eight lanes of `dates` live: what looking on costs, how soon alignments appear, and how much memory a
// long history takes.
//
// live_benchmark [--threads N] [--rounds N] [--no-memory]
// Recipes as in lanes_benchmark. Time runs from the making of the run, pairs included.
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>
#include <thread>

#include "core/attention/score_registry.h"
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

// Seconds until every lane has ended.
double runJob(const std::vector<JobLane>& lanes, Index threads) {
    const Clock::time_point begin = Clock::now();
    JobOptions options;
    options.threads = threads;
    TrainingJob job(lanes, options);
    job.wait();
    return secondsSince(begin);
}

struct LiveTimes {
    double aligned = 0;  // first lane with an alignment error below 0.2
    double goals = 0;    // all lanes at their goals
    double ended = 0;    // all lanes
};

LiveTimes runLive(const std::vector<JobLane>& lanes, Index threads, bool isQuiet) {
    const Clock::time_point begin = Clock::now();
    LiveOptions options;
    options.threads = threads;
    options.pin = {"3 may 1999", "1999-05-03"};
    LiveRun run(lanes, options);
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
    if (isQuiet)
        return times;
    std::printf("%-12s %8s %9s %9s %10s %12s\n", "lane", "updates", "aligned", "99 %", "goal after",
                "snapshots");
    for (std::size_t i = 0; i < lanes.size(); ++i)
        std::printf("%-12s %8td %9td %9td %8.2f s %12zu%s\n", lanes[i].name.c_str(), histories[i].update(),
                    histories[i].alignedAt.value_or(-1), histories[i].exactAt.value_or(-1), reached[i],
                    histories[i].snapshots.size(),
                    histories[i].end == TrainingEnd::Goal ? "" : "  below its goal");
    return times;
}

// As many snapshots as there may be, of lanes that are hardly trained: their weights are as large.
void measureMemory(Index threads) {
    std::vector<JobLane> lanes = lanesOf(1000, false);
    for (JobLane& lane : lanes) {
        lane.recipe.batch = 4;
        lane.recipe.pairs = 2000;
        lane.recipe.measureEvery = 1000;
    }
    LiveOptions options;
    options.threads = threads;
    options.pin = {"3 may 1999", "1999-05-03"};
    options.snapshots = SnapshotSchedule::largestCount;
    const double before = residentBytes();
    LiveRun run(lanes, options);
    run.resume();
    while (run.isRunning())
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    LaneHistory history;
    run.read(0, history);
    Index kept = 0;
    for (const Snapshot& snapshot : history.snapshots)
        kept += snapshot.hasWeights ? 1 : 0;
    const double history300 = static_cast<double>(run.memoryUsed()) / 1e6;
    std::printf(
        "history of %zu snapshots (%td with weights) of %zu lanes: %.0f MB (at most 300), the process "
        "grew by %.0f MB\n",
        history.snapshots.size(), kept, lanes.size(), history300, (residentBytes() - before) / 1e6);
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("The eight lanes of dates live: cost, first alignments, memory");
    Index threads = 2;
    int rounds = 1;
    bool withoutMemory = false;
    Index updates = 2000;
    app.add_option("--threads", threads, "Lanes at work at once")->check(CLI::Range(1, 64));
    app.add_option("--rounds", rounds, "All of it, this often")->check(CLI::Range(1, 100));
    app.add_option("--updates", updates, "Of the runs with and without somebody looking on");
    app.add_flag("--no-memory", withoutMemory, "Not the long history");
    CLI11_PARSE(app, argc, argv);

    for (int round = 0; round < rounds; ++round) {
        const LiveTimes times = runLive(lanesOf(2000, true), threads, false);
        std::printf(
            "first lane with an alignment error below 0.2 after %.2f s (at most 5); all lanes at their "
            "goals after %.2f s (at most 30)\n",
            times.aligned, times.goals);
        std::fflush(stdout);
        const std::vector<JobLane> same = lanesOf(updates, false);
        const double alone = runJob(same, threads), live = runLive(same, threads, true).ended;
        std::printf("%td updates of every lane: %.2f s, live %.2f s: looking on costs %.1f %%\n", updates,
                    alone, live, 100 * (live / alone - 1));
        std::fflush(stdout);
    }
    if (!withoutMemory)
        measureMemory(threads);
    return 0;
}
