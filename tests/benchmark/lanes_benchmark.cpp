// SPDX-License-Identifier: GPL-3.0-or-later
// The eight lanes of `dates` from nothing to 99 % exact match (98 % for `location` and `none`), side by side,
// and PyTorch doing the same: same pairs, same first weights, same batches, same rates, one process a thread.
//
// lanes_benchmark [--threads N] [--rounds N] [--no-torch]
// Our time begins before the pairs are made; PyTorch's when it has been imported and has read them.
#include <stdlib.h>

#include <CLI/CLI.hpp>
#include <array>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>

#include "core/attention/score_registry.h"
#include "core/io/model_file.h"
#include "core/train/batch_source.h"
#include "core/train/schedule.h"
#include "core/train/training_job.h"
#include "tests/benchmark/yardstick.h"

namespace {

using namespace attn;
using nlohmann::json;
using Clock = std::chrono::steady_clock;
namespace fs = std::filesystem;

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

json pairsJson(const Corpus& corpus) {
    json list = json::array();
    for (const SentencePair& pair : corpus.pairs)
        list.push_back({pair.source, pair.target});
    return list;
}

// Everything that the other side needs to do the same.
void writeWork(const std::vector<JobLane>& lanes, const fs::path& folder) {
    const Recipe& recipe = lanes.front().recipe;
    const auto corpora = std::make_shared<const RecipeCorpora>(recipeCorpora(recipe));
    json work = {{"training", pairsJson(corpora->training)},
                 {"held_out", pairsJson(corpora->heldOut)},
                 {"measured_pairs", 256},
                 {"measure_every", recipe.measureEvery},
                 {"clip_norm", recipe.optimizer.clipNorm}};
    BatchSource batches(corpora->training.pairs, recipe.batch, recipe.seed);
    for (Index update = 0; update < recipe.updates; ++update) {
        work["batches"].push_back(batches.next());
        work["rates"].push_back(learningRate(recipe.optimizer, update, recipe.updates));
    }
    for (const JobLane& lane : lanes) {
        const std::string path = folder / (lane.name + ".safetensors");
        saveModel(*LaneTraining(lane.recipe, corpora).snapshot(), path);
        work["lanes"].push_back(
            {{"name", lane.name}, {"model", path}, {"goal", lane.recipe.earlyStop.exactMatch}});
    }
    std::ofstream(folder / "work.json") << work;
}

// Empty where there is no PyTorch. OpenBLAS is set up as the yardstick's README says.
std::vector<LaneTime> runTorch(const Options& options, const fs::path& folder) {
    const std::string command = benchmark::torchSetup(1) + options.python +
                                " '" ATTN_PROJECT_DIR "/tests/benchmark/torch_lanes.py' '" +
                                (folder / "work.json").string() + "' " + std::to_string(options.threads);
    std::FILE* pipe = popen(command.c_str(), "r");
    if (!pipe)
        return {};
    std::string output;
    std::array<char, 4096> chunk{};
    while (std::fgets(chunk.data(), chunk.size(), pipe))
        output += chunk.data();
    pclose(pipe);
    std::vector<LaneTime> times;
    const json found = json::parse(output, nullptr, false);
    if (!found.is_array())
        return {};
    for (const json& lane : found)
        times.push_back({lane["name"], lane["updates"], lane["exact_match"], lane["end"], lane["updating"]});
    return times;
}

void runRound(const Options& options, const std::vector<JobLane>& lanes, const fs::path& folder) {
    const std::vector<LaneTime> ours = runOurs(lanes, options.threads);
    print("ours", ours);
    std::printf("all lanes in %.2f s on %td threads (at most 20)\n", longest(ours), options.threads);
    std::fflush(stdout);
    if (options.withoutTorch)
        return;
    const std::vector<LaneTime> torch = runTorch(options, folder);
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
    std::string folder = (fs::temp_directory_path() / "attn-lanes-XXXXXX").string();
    if (!options.withoutTorch) {
        if (!::mkdtemp(folder.data())) {
            std::perror(folder.c_str());
            return 1;
        }
        writeWork(lanes, folder);
    }
    for (int round = 0; round < options.rounds; ++round)
        runRound(options, lanes, folder);
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    return 0;
}
