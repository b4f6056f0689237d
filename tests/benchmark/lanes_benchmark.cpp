// SPDX-License-Identifier: GPL-3.0-or-later
// The eight lanes of `dates` from nothing to 99 % exact match (98 % for `location` and `none`), side by side,
// and PyTorch doing the same: same pairs, same first weights, same batches, same rates, one process a thread.
//
// lanes_benchmark [--threads N] [--rounds N] [--no-torch]
// Our time begins before the pairs are made; PyTorch's when it has been imported and has read them.
#include <CLI/CLI.hpp>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <optional>
#include <string>

#include "core/network/attention/scores/score_registry.h"
#include "tests/benchmark/torch_work.h"

namespace {

using namespace attn;
using nlohmann::json;
using Clock = std::chrono::steady_clock;

struct Options {
    Index threads = 2;
    int rounds = 1;
    bool withoutTorch = false;
    std::string python = "/usr/bin/python3";
    // What was found to need the least time; the models are those of resources/recipes/dates.
    Index batch = 32;
    Index updates = 2000;
    Index warmup = 0;
    Index measureEvery = 50;
    double rate = 0.01;
    double clipNorm = 0.2;
};

double goalOf(const std::string& score) {
    return score == "location" || score == "none" ? 0.98 : 0.99;
}

std::vector<JobLane> lanesOf(const Options& options) {
    std::vector<JobLane> lanes;
    for (const ScoreDescription& score : scoreFunctions()) {
        Recipe recipe = loadRecipe(ATTN_PROJECT_DIR "/resources/recipes/dates/" + score.id + ".json");
        recipe.batch = options.batch;
        recipe.updates = options.updates;
        recipe.optimizer.rate = options.rate;
        recipe.optimizer.clipNorm = options.clipNorm;
        recipe.optimizer.warmup = options.warmup;
        recipe.measureEvery = options.measureEvery;
        recipe.earlyStop.exactMatch = goalOf(score.id);
        lanes.push_back({score.id, recipe});
    }
    return lanes;
}

struct LaneTime {
    std::string name;
    Index updates = 0;
    double exactMatch = 0;  // of all held-out pairs
    double end = 0;         // seconds since the beginning
    double updating = 0;    // seconds of updates alone
};

void print(const char* who, const std::vector<LaneTime>& lanes) {
    std::printf("%s\n%-12s %8s %12s %10s %14s\n", who, "lane", "updates", "exact match", "after",
                "updates alone");
    for (const LaneTime& lane : lanes)
        std::printf("%-12s %8td %10.2f %% %8.2f s %12.2f s%s\n", lane.name.c_str(), lane.updates,
                    100 * lane.exactMatch, lane.end, lane.updating,
                    lane.exactMatch >= goalOf(lane.name) ? "" : "  below its goal");
}

double longest(const std::vector<LaneTime>& lanes) {
    double end = 0;
    for (const LaneTime& lane : lanes)
        end = std::max(end, lane.end);
    return end;
}

std::vector<LaneTime> runOurs(const std::vector<JobLane>& lanes, Index threads) {
    std::mutex mutex;
    std::condition_variable changed;
    bool isNews = false;
    const Clock::time_point begin = Clock::now();
    JobOptions options;
    options.threads = threads;
    TrainingJob job(lanes, options, [&] {
        const std::lock_guard lock(mutex);
        isNews = true;
        changed.notify_one();
    });
    std::vector<LaneTime> times(lanes.size());
    for (std::size_t ended = 0; ended < lanes.size();) {
        {
            std::unique_lock lock(mutex);
            changed.wait(lock, [&] { return isNews; });
            isNews = false;
        }
        const auto statuses = job.statuses();
        for (std::size_t i = 0; i < lanes.size(); ++i) {
            if (statuses[i]->stage != LaneStatus::Stage::Ended || times[i].end > 0)
                continue;
            const TrainingResult& result = statuses[i]->result;
            times[i] = {lanes[i].name, result.updates, result.evaluation.exactMatch,
                        std::chrono::duration<double>(Clock::now() - begin).count(), result.seconds};
            ++ended;
        }
    }
    return times;
}

// Empty where there is no PyTorch.
std::vector<LaneTime> runTorch(const Options& options, const benchmark::TorchWork& work) {
    std::vector<LaneTime> times;
    const json found = work.run(options.python, options.threads);
    if (!found.is_array())
        return {};
    for (const json& lane : found)
        times.push_back({lane["name"], lane["updates"], lane["exact_match"], lane["end"], lane["updating"]});
    return times;
}

// `work` is empty without PyTorch.
void runRound(const Options& options, const std::vector<JobLane>& lanes,
              const std::optional<benchmark::TorchWork>& work) {
    const std::vector<LaneTime> ours = runOurs(lanes, options.threads);
    print("ours", ours);
    std::printf("all lanes in %.2f s on %td threads (at most 20)\n", longest(ours), options.threads);
    std::fflush(stdout);
    if (!work)
        return;
    const std::vector<LaneTime> torch = runTorch(options, *work);
    if (torch.empty()) {
        std::printf("PyTorch: not here\n");
        return;
    }
    print("PyTorch", torch);
    std::printf("PyTorch: all lanes in %.2f s · ratio %.2f\n", longest(torch),
                longest(torch) / longest(ours));
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("The eight lanes of dates from nothing to their goals, against PyTorch");
    Options options;
    app.add_option("--threads", options.threads, "Lanes at work at once")->check(CLI::Range(1, 64));
    app.add_option("--rounds", options.rounds, "Both in turn, this often")->check(CLI::Range(1, 100));
    app.add_flag("--no-torch", options.withoutTorch, "Only our own figures");
    app.add_option("--python", options.python, "The one with PyTorch");
    app.add_option("--batch", options.batch);
    app.add_option("--updates", options.updates, "At most");
    app.add_option("--warmup", options.warmup);
    app.add_option("--measure-every", options.measureEvery);
    app.add_option("--rate", options.rate);
    app.add_option("--clip-norm", options.clipNorm);
    CLI11_PARSE(app, argc, argv);

    const std::vector<JobLane> lanes = lanesOf(options);
    std::optional<benchmark::TorchWork> work;
    if (!options.withoutTorch)
        work.emplace(lanes, std::make_shared<const RecipeCorpora>(recipeCorpora(lanes.front().recipe)),
                     false);
    for (int round = 0; round < options.rounds; ++round)
        runRound(options, lanes, work);
    return 0;
}
