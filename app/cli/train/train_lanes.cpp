// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>

#include "app/cli/common/interrupt.h"
#include "app/cli/common/output.h"
#include "app/cli/common/output_places.h"
#include "app/cli/common/train_options.h"
#include "app/cli/common/train_progress.h"
#include "app/cli/train/training_log.h"
#include "core/base/display_text.h"
#include "core/base/error.h"
#include "core/model_files/model_file.h"
#include "core/train/recipes/illness.h"
#include "core/train/start_from.h"
#include "core/train/training_job.h"

namespace attn {
namespace {

using Clock = std::chrono::steady_clock;
using Json = nlohmann::ordered_json;

constexpr std::chrono::milliseconds redrawInterval{100};

// A recipe that is being trained, and the file for its model.
struct CommandLane {
    std::string recipe;
    std::string out;
    std::shared_ptr<const LaneStatus> status;
    bool isHandled = false;  // it has ended, and its model, if any, was saved
    bool isSaved = false;
    std::string problem;

    bool isWhole() const { return problem.empty() && isFinished(status->result.end); }
};

// Passes news of a job to the thread that shows them.
class News {
public:
    void wake() {
        const std::lock_guard lock(m_mutex);
        m_isThere = true;
        m_changed.notify_one();
    }
    void wait() {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_isThere; });
        m_isThere = false;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_isThere = false;
};

std::vector<CommandLane> lanesOf(const TrainOptions& options, std::vector<JobLane>& jobLanes) {
    std::vector<CommandLane> lanes;
    std::map<std::string, std::string> recipes;  // by the model's file
    std::vector<OutputPlace> outputs;
    std::vector<std::string> inputs;
    makeOutputFolder(options.outFolder, "--out-dir");
    for (const std::string& path : options.recipes) {
        const std::string name = recipeName(path);
        const std::string out = (std::filesystem::path(options.outFolder) / (name + ".safetensors")).string();
        const auto [place, isNew] = recipes.emplace(out, path);
        if (!isNew)
            throw Error("train: the models of " + place->second + " and " + path + " would be one file, " +
                        out + "; rename one of the recipes or train it apart.");
        jobLanes.push_back({name, loadRecipe(path)});
        if (const std::string note = illnessNote(jobLanes.back().recipe.illness); !note.empty())
            tell(path + ": " + note);
        checkMemory(path, jobLanes.back().recipe);
        const std::vector<std::string> read = filesOf(path, jobLanes.back().recipe);
        inputs.insert(inputs.end(), read.begin(), read.end());
        outputs.push_back({out, "--out-dir"});
        lanes.push_back({path, out, nullptr, false, false, {}});
    }
    const std::vector<OutputPlace> models = outputs;
    inputs.push_back(options.startFrom);
    if (!options.log.empty())
        outputs.push_back({options.log, "--log"});
    checkOutputs("train", outputs, inputs);
    for (const OutputPlace& output : models)
        checkTensorsPlace("train", output);
    return lanes;
}

// The model is saved as soon as its lane has ended, so that later failures do not lose it.
void handleEnd(CommandLane& lane) {
    lane.isHandled = true;
    const TrainingResult& result = lane.status->result;
    lane.problem = lane.status->problem;
    if (!result.model)
        return;
    try {
        saveModel(*result.model, lane.out);
        lane.isSaved = true;
    } catch (const Error& error) {
        lane.problem = error.what();
        return;
    }
    if (result.end == TrainingEnd::Diverged) {
        lane.problem.pop_back();
        lane.problem += "; the weights of update " + std::to_string(result.model->training.updates) +
                        " are in " + lane.out + ".";
    }
}

void showProgress(ProgressLines& lines, const std::vector<CommandLane>& lanes) {
    std::vector<TrainingProgress> progress;
    std::vector<bool> ended;
    for (const CommandLane& lane : lanes) {
        progress.push_back(lane.status->progress);
        ended.push_back(lane.isHandled);
    }
    lines.show(progress, ended);
}

// Returns when all lanes have ended.
void follow(TrainingJob& job, News& news, std::vector<CommandLane>& lanes, bool isQuiet) {
    std::vector<std::string> names;
    for (const CommandLane& lane : lanes)
        names.push_back(recipeName(lane.recipe));
    std::optional<ProgressLines> lines;
    if (!isQuiet)
        lines.emplace(names);
    Clock::time_point shown = Clock::now();
    for (bool isEnded = false; !isEnded;) {
        news.wait();
        const auto statuses = job.statuses();
        isEnded = true;
        for (std::size_t i = 0; i < lanes.size(); ++i) {
            lanes[i].status = statuses[i];
            const bool hasEnded = statuses[i]->stage == LaneStatus::Stage::Ended;
            if (hasEnded && !lanes[i].isHandled)
                handleEnd(lanes[i]);
            isEnded = isEnded && hasEnded;
        }
        if (lines && (isEnded || Clock::now() - shown >= redrawInterval)) {
            showProgress(*lines, lanes);
            shown = Clock::now();
        }
    }
}

// The notes of all lanes, each once.
std::vector<std::string> notesOf(const std::vector<CommandLane>& lanes) {
    std::vector<std::string> all;
    for (const CommandLane& lane : lanes)
        for (const std::string& note : lane.status->notes)
            if (std::find(all.begin(), all.end(), note) == all.end())
                all.push_back(note);
    return all;
}

void printJson(const std::vector<CommandLane>& lanes, double seconds) {
    Json rows = Json::array();
    for (const CommandLane& lane : lanes) {
        Json row = {{"lane", recipeName(lane.recipe)}, {"recipe", lane.recipe}};
        row.update(trainingJson(lane.status->result, lane.out));
        addNotes(row, lane.status->notes);
        row["finished"] = lane.isWhole();
        if (!lane.isSaved)
            row["model"] = nullptr;
        row["problem"] = lane.problem.empty() ? Json(nullptr) : Json(lane.problem);
        rows.push_back(std::move(row));
    }
    writeJson("train", {{"lanes", rows}, {"seconds", seconds}});
}

void printTable(const std::vector<CommandLane>& lanes, double seconds) {
    std::size_t width = 4;
    for (const CommandLane& lane : lanes)
        width = std::max(width, displayWidth(visibleText(recipeName(lane.recipe))));
    writeOutput(paddedRight("lane", width) + "  exact match    loss  updates  seconds  model\n");
    for (const CommandLane& lane : lanes) {
        const TrainingResult& result = lane.status->result;
        const bool isMeasured = result.evaluation.pairs > 0;
        writeOutput(
            paddedRight(visibleText(recipeName(lane.recipe)), width) + "  " +
            paddedLeft(isMeasured ? formatted("%.2f %%", 100 * result.evaluation.exactMatch) : "–", 11) +
            "  " + paddedLeft(isMeasured ? formatted("%.4f", result.evaluation.loss) : "–", 6) + "  " +
            paddedLeft(std::to_string(result.updates), 7) + "  " +
            paddedLeft(formatted("%.1f", result.seconds), 7) + "  " +
            (lane.isSaved ? lane.out + (lane.isWhole() ? "" : " (unfinished)") : std::string("none")) + "\n");
    }
    writeOutput(formatted("all in %.1f s\n", seconds));
}

}  // namespace

void trainLanes(const TrainOptions& options) {
    std::vector<JobLane> jobLanes;
    std::vector<CommandLane> lanes = lanesOf(options, jobLanes);
    std::shared_ptr<const TrainedModel> first;
    if (!options.startFrom.empty())
        first = loadModel(options.startFrom);
    for (JobLane& lane : jobLanes)
        if (first)
            lane.begin = [first, &options](LaneTraining& training) {
                startFrom(*first, options.startFrom, training);
            };
    std::optional<TrainingLog> log;
    if (!options.log.empty()) {
        std::vector<std::string> names;
        for (const JobLane& lane : jobLanes)
            names.push_back(lane.name);
        log.emplace(options.log, names);
    }
    const InterruptWatch interrupt;
    News news;
    JobOptions jobOptions;
    jobOptions.threads = options.threads;
    jobOptions.measuresStopped = true;
    const Clock::time_point begin = Clock::now();
    TrainingJob job(
        std::move(jobLanes), jobOptions, [&] { news.wake(); }, log ? &*log : nullptr);
    const std::stop_callback onInterrupt(interrupt.token(), [&] { job.stop(); });
    follow(job, news, lanes, options.quiet);
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    printNotes(notesOf(lanes));
    options.json ? printJson(lanes, seconds) : printTable(lanes, seconds);
    flushOutput();  // before the errors below

    std::vector<std::string> problems;
    if (const std::string unlogged = log ? log->finish() : ""; !unlogged.empty())
        problems.push_back(unlogged);
    Index saved = 0;
    for (const CommandLane& lane : lanes) {
        if (!lane.problem.empty())
            problems.push_back(lane.problem);
        saved += lane.isSaved ? 1 : 0;
    }
    const bool isStopped = std::any_of(lanes.begin(), lanes.end(), [](const CommandLane& lane) {
        return lane.problem.empty() && lane.status->result.end == TrainingEnd::Stopped;
    });
    if (isStopped)
        problems.push_back("training was interrupted; the models so far of " + std::to_string(saved) +
                           " of " + std::to_string(lanes.size()) + " recipes are in " +
                           (options.outFolder.empty() ? "." : options.outFolder) + ".");
    if (problems.empty())
        return;
    for (std::size_t i = 0; i + 1 < problems.size(); ++i)
        tell(problems[i]);
    throw Error(problems.back(), Error::Kind::Failure);
}

}  // namespace attn
