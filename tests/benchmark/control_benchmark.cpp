// SPDX-License-Identifier: GPL-3.0-or-later
// How long the calls of a live run keep whoever makes them waiting, while eight lanes of hidden size 256
// train on two threads. A window makes them on its own thread: at most 100 ms each. An update of such lanes
// takes longer than that, so that pausing is said at once and takes effect after the updates under way.
//
// control_benchmark [--threads N] [--rounds N] [--hidden N]
#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "core/network/attention/scores/score_registry.h"
#include "core/train/live/live_run.h"

namespace {

using namespace attn;
using Clock = std::chrono::steady_clock;

double milliseconds(Clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

std::vector<JobLane> lanesOf(Index hidden) {
    std::vector<JobLane> lanes;
    for (const ScoreDescription& score : scoreFunctions()) {
        Recipe recipe = loadRecipe(ATTN_PROJECT_DIR "/resources/recipes/dates/" + score.id + ".json");
        recipe.model.decoder.hidden = hidden;
        recipe.model.encoder.hidden = hidden / 2;
        recipe.model.attention.size = hidden;
        recipe.updates = 100'000;
        recipe.measureEvery = 1000;
        lanes.push_back({score.id, recipe});
    }
    return lanes;
}

class Calls {
public:
    explicit Calls(std::string name) : m_name(std::move(name)) {}
    void time(const std::function<void()>& call) {
        const Clock::time_point begin = Clock::now();
        call();
        m_times.push_back(milliseconds(begin));
    }
    // False when one took too long.
    bool print(double most = 100) {
        std::sort(m_times.begin(), m_times.end());
        std::printf("%-34s %6zu calls, half of them within %9.3f ms, all within %9.3f ms%s\n", m_name.c_str(),
                    m_times.size(), m_times[m_times.size() / 2], m_times.back(),
                    m_times.back() <= most ? "" : "  TOO LONG");
        return m_times.back() <= most;
    }
    void add(double time) { m_times.push_back(time); }

private:
    std::string m_name;
    std::vector<double> m_times;
};

std::vector<Index> updatesOf(const LiveRun& run, std::vector<LaneHistory>& histories) {
    std::vector<Index> updates;
    for (std::size_t i = 0; i < histories.size(); ++i) {
        run.read(i, histories[i]);
        updates.push_back(histories[i].update());
    }
    return updates;
}

void sleepFor(int time) {
    std::this_thread::sleep_for(std::chrono::milliseconds(time));
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("How long the calls of a live run take while eight lanes train");
    Index threads = 2, hidden = 256;
    int rounds = 8;
    app.add_option("--threads", threads, "Lanes at work at once")->check(CLI::Range(1, 64));
    app.add_option("--rounds", rounds, "Of all calls")->check(CLI::Range(1, 1000));
    app.add_option("--hidden", hidden, "Size of the decoder's state")->check(CLI::Range(8, 2048));
    CLI11_PARSE(app, argc, argv);

    LiveOptions options;
    options.threads = threads;
    options.pin = {"3 may 1999", "1999-05-03"};
    LiveRun run(lanesOf(hidden), options);
    std::vector<LaneHistory> histories(run.laneCount());
    while (!run.isIdle())
        sleepFor(5);

    Calls resume("resume"), pause("pause"), isIdle("isIdle"), rest("until no lane is at an update"),
        read("read"), readAll("read, all of a lane anew"), change("change"), pin("pin"),
        model("model, the call"), answer("model, the answer"), branch("addBranch"), memory("memoryUsed"),
        saved("savedRun"), advance("advance"), reset("reset");
    bool isQuiet = true;
    for (int round = 0; round < rounds; ++round) {
        resume.time([&] { run.resume(); });
        // As a window reads while it runs.
        for (int frame = 0; frame < 120; ++frame) {
            for (std::size_t i = 0; i < histories.size(); ++i)
                read.time([&] { run.read(i, histories[i]); });
            memory.time([&] { run.memoryUsed(); });
            isIdle.time([&] { run.isIdle(); });
            sleepFor(16);
        }
        for (std::size_t i = 0; i < histories.size(); ++i) {
            LaneHistory whole;
            readAll.time([&] { run.read(i, whole); });
        }
        // Twenty times a round, at any moment of an update.
        for (int time = 0; time < 20; ++time) {
            const Clock::time_point begin = Clock::now();
            pause.time([&] { run.pause(); });
            while (!run.isIdle())
                sleepFor(1);
            rest.add(milliseconds(begin));
            const std::vector<Index> stood = updatesOf(run, histories);
            sleepFor(20);
            isQuiet = isQuiet && updatesOf(run, histories) == stood;
            resume.time([&] { run.resume(); });
            sleepFor(20 + 7 * time);
        }
        change.time([&] { run.change({0, 0.001 + 0.0001 * round, {}, {}}); });
        pin.time([&] { run.pin({std::to_string(round + 1) + " may 1999", {}}); });
        saved.time([&] { run.savedRun(); });
        // At a snapshot, which has its weights, as scrubbing asks for it.
        const Index update = histories[0].snapshots[histories[0].snapshots.size() / 2].update;
        std::atomic<bool> isAnswered = false;
        const Clock::time_point asked = Clock::now();
        model.time([&] { run.model(0, update, [&](auto, const auto&) { isAnswered = true; }); });
        while (!isAnswered)
            sleepFor(1);
        answer.add(milliseconds(asked));
        branch.time([&] { run.addBranch(1, histories[1].update() / 2, "branch", {0, 0.001, {}, {}}); });
        sleepFor(200);

        advance.time([&] { run.advance(); });
        sleepFor(50);
        reset.time([&] { run.reset(); });
        sleepFor(50);
        histories.resize(run.laneCount());
    }
    std::printf("eight lanes, hidden size %td, %td threads\n", hidden, threads);
    bool isGood = true;
    for (Calls* calls : {&resume, &pause, &isIdle, &read, &readAll, &change, &pin, &model, &branch, &memory,
                         &saved, &advance, &reset})
        isGood = calls->print() && isGood;
    std::printf("not waited for by the caller:\n");
    rest.print(1e9);
    answer.print(1e9);
    std::printf(isQuiet ? "no update after a pause had taken effect\n" : "UPDATES AFTER A PAUSE\n");
    return isGood && isQuiet ? 0 : 1;
}
