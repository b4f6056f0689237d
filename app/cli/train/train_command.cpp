// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/train/train_command.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <system_error>
#include <thread>

#include "app/cli/common/arguments.h"
#include "app/cli/common/evaluation_json.h"
#include "app/cli/common/interrupt.h"
#include "app/cli/common/output.h"
#include "app/cli/common/output_places.h"
#include "app/cli/common/train_options.h"
#include "app/cli/common/train_progress.h"
#include "app/cli/train/training_log.h"
#include "core/base/counted.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/model_files/model_file.h"
#include "core/system/machine_memory.h"
#include "core/train/checkpoint.h"
#include "core/train/recipes/illness.h"
#include "core/train/recipes/recipe_keys.h"
#include "core/train/setup/run_setup.h"
#include "core/train/setup/setup_cost.h"
#include "core/train/start_from.h"
#include "core/train/trainer.h"

namespace attn {
namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* usualInterval = "60s";

// The sentence without its full stop, followed by `more`.
std::string continued(std::string sentence, const std::string& more) {
    if (sentence.ends_with('.'))
        sentence.pop_back();
    return sentence + "; " + more;
}

// Tells when to save a lane: after a number of updates or seconds, and on request.
class CheckpointClock {
public:
    explicit CheckpointClock(const TrainOptions& options) : m_path(options.checkpoint) {
        const std::string every = options.checkpointEvery.empty() ? usualInterval : options.checkpointEvery;
        const auto [end, problem] = std::from_chars(every.data(), every.data() + every.size(), m_interval);
        const std::string unit(end, every.data() + every.size());
        if (problem != std::errc() || (!unit.empty() && unit != "s") || m_interval < 1)
            throw Error(
                "train: --checkpoint-every: expected a whole number of updates (500) or of seconds "
                "(30s), found " +
                inQuotes(every) + ".");
        m_countsSeconds = unit == "s";
    }

    void after(const LaneTraining& lane) {
        const bool isDue = m_countsSeconds ? Clock::now() - m_last >= std::chrono::seconds(m_interval)
                                           : lane.state().update - m_lastUpdate >= m_interval;
        if (isDue)
            save(lane);
    }

    void save(const LaneTraining& lane) {
        if (m_path.empty() || lane.end() == TrainingEnd::Diverged)
            return;
        saveCheckpoint(lane, m_path);
        m_last = Clock::now();
        m_lastUpdate = lane.state().update;
    }

    void begin(const LaneTraining& lane) { m_lastUpdate = lane.state().update; }

private:
    std::string m_path;
    long m_interval = 0;
    bool m_countsSeconds = true;
    Clock::time_point m_last = Clock::now();
    Index m_lastUpdate = 0;
};

void printResult(const TrainingResult& result, const TrainOptions& options,
                 const std::vector<std::string>& notes) {
    if (options.json) {
        nlohmann::ordered_json json = trainingJson(result, options.out);
        addNotes(json, notes);
        writeJson("train", json);
        return;
    }
    writeOutput(options.out + ": " + endText(result) + " in " + formatted("%.1f", result.seconds) +
                " s · exact match " + formatted("%.2f %%", 100 * result.evaluation.exactMatch) + " of " +
                counted(result.evaluation.pairs, "held-out pair") + " · loss " +
                formatted("%.4f", result.evaluation.loss) + "\n");
}

// Trains until the end of the lane or a stop; returns a sentence if the checkpoint cannot be written, else an
// empty one.
std::string advance(LaneTraining& lane, const std::stop_token& stop, const TrainOptions& options,
                    CheckpointClock& checkpoints, TrainingLog* log) {
    std::optional<ProgressLines> lines;
    if (!options.quiet)
        lines.emplace(std::vector<std::string>{""});
    checkpoints.begin(lane);
    try {
        advanceToEnd(
            lane, stop,
            [&](const TrainingProgress& progress) {
                if (lines)
                    lines->show({progress}, {lane.end().has_value()});
            },
            [&] {
                // After a kill the log lacks no row before that of the checkpoint.
                if (log)
                    log->advanced(0, lane);
                checkpoints.after(lane);
            });
        checkpoints.save(lane);
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

// The threads for a recipe that names none. A resumed run keeps its number, because another number would give
// other sums.
Index threadsFor(const TrainOptions& options) {
    if (!options.resume.empty())
        return checkpointThreads(options.resume);
    return options.threads > 0 ? options.threads
                               : static_cast<Index>(std::max(1U, std::thread::hardware_concurrency()));
}

// What only the data tell about a recipe starts with its file, like everything else about it.
LaneTraining laneOf(const std::string& path, const Recipe& recipe,
                    const std::shared_ptr<const RecipeCorpora>& corpora) {
    try {
        return LaneTraining(recipe, corpora);
    } catch (const Error& problem) {
        throw Error(path + ": " + problem.what(), problem.kind());
    }
}

void trainOne(TrainOptions options) {
    Recipe recipe = loadRecipe(options.recipes.front());
    if (const std::string note = illnessNote(recipe.illness); !note.empty())
        tell(options.recipes.front() + ": " + note);
    if (options.out.empty())
        options.out = (std::filesystem::path(options.outFolder) /
                       (recipeName(options.recipes.front()) + ".safetensors"))
                          .string();
    makeOutputFolder(options.outFolder, "--out-dir");
    std::vector<OutputPlace> outputs = {{options.out, options.outFolder.empty() ? "--out" : "--out-dir"}};
    if (!options.checkpoint.empty())
        outputs.push_back({options.checkpoint, "--checkpoint"});
    const std::vector<OutputPlace> tensors = outputs;
    std::vector<std::string> inputs = filesOf(options.recipes.front(), recipe);
    inputs.push_back(options.startFrom);
    if (!options.log.empty())
        outputs.push_back({options.log, "--log"});
    checkOutputs("train", outputs, inputs);
    for (const OutputPlace& output : tensors)
        checkTensorsPlace("train", output);
    // A run may keep writing to the checkpoint from which it was resumed.
    for (const OutputPlace& output : outputs)
        if (output.option != "--checkpoint")
            checkOutputs("train", {output}, {options.resume});
    checkMemory(options.recipes.front(), recipe);
    if (recipe.threads == 0)
        recipe.threads = threadsFor(options);
    CheckpointClock checkpoints(options);

    const InterruptWatch interrupt;
    auto corpora = std::make_shared<const RecipeCorpora>(recipeCorpora(recipe, interrupt.token()));
    if (recipe.corpus && interrupt.token().stop_requested())
        throw Error("training was interrupted while it read the corpus; nothing was written.",
                    Error::Kind::Failure);
    printNotes(corpora->notes);
    LaneTraining lane = laneOf(options.recipes.front(), recipe, corpora);
    if (!options.resume.empty()) {
        if (interrupt.token().stop_requested())
            throw Error("training was interrupted before it went on from " + options.resume + ".",
                        Error::Kind::Failure);
        resumeCheckpoint(options.resume, lane);
    }
    if (!options.startFrom.empty())
        startFrom(*loadModel(options.startFrom), options.startFrom, lane);
    std::optional<TrainingLog> log;
    if (!options.log.empty())
        log.emplace(options.log, std::vector{recipeName(options.recipes.front())},
                    options.resume.empty() ? std::nullopt : std::optional(lane.state().update));
    std::string unsaved = advance(lane, interrupt.token(), options, checkpoints, log ? &*log : nullptr);
    if (const std::string unlogged = log ? log->finish() : ""; unsaved.empty())
        unsaved = unlogged;
    const TrainingResult result = lane.finish({});
    saveModel(*result.model, options.out);
    printResult(result, options, corpora->notes);
    flushOutput();  // before the errors below
    if (!unsaved.empty())
        throw Error(continued(unsaved, "training ended after " + std::to_string(result.updates) +
                                           " updates, with the model so far in " + options.out + "."),
                    Error::Kind::Failure);
    if (result.end == TrainingEnd::Diverged)
        throw Error(continued(result.problem, "the weights of update " +
                                                  std::to_string(result.model->training.updates) +
                                                  " are in " + options.out + "."),
                    Error::Kind::Failure);
    if (result.end == TrainingEnd::Stopped)
        throw Error("training was interrupted after " + std::to_string(result.updates) + " of " +
                        std::to_string(lastUpdate(recipe)) + " updates; the model so far is in " +
                        options.out + ".",
                    Error::Kind::Failure);
}

// Refuses options that apply only to a single recipe, or only together with others.
void checkOptions(const TrainOptions& options) {
    const bool isOne = options.recipes.size() == 1;
    if (!isOne && !options.out.empty())
        throw Error("train: --out names one file, but " + std::to_string(options.recipes.size()) +
                    " recipes are given; name a folder with --out-dir.");
    if (!isOne && !(options.checkpoint.empty() && options.resume.empty()))
        throw Error("train: --checkpoint and --resume are for one recipe, but " +
                    std::to_string(options.recipes.size()) + " are given; train it alone.");
    if (!options.log.empty() && !isLogName(options.log))
        throw Error("train: --log: " + inQuotes(options.log) + " should end in .csv or .jsonl.");
}

nlohmann::ordered_json keysJson() {
    nlohmann::ordered_json keys = nlohmann::ordered_json::array();
    for (const RecipeKey& key : recipeKeys())
        keys.push_back(
            {{"key", key.path}, {"usual", key.usual}, {"possible", key.possible}, {"what", key.about}});
    return {{"keys", keys}};
}

}  // namespace

std::string recipeName(const std::string& path) {
    return std::filesystem::path(path).stem().string();
}

std::vector<std::string> filesOf(const std::string& path, const Recipe& recipe) {
    std::vector<std::string> files = {path};
    if (!recipe.corpus)
        return files;
    for (const CorpusFiles& texts : {recipe.corpus->files, recipe.corpus->heldOutFiles})
        for (const std::string& file : texts.in(recipe.corpus->folder).paths())
            files.push_back(file);
    return files;
}

void checkMemory(const std::string& path, const Recipe& recipe) {
    const double expected = expectedMemory(setupOf({{recipeName(path), recipe}})), there = machineMemory();
    const auto gigabytes = [](double bytes) { return formatted("%.1f GB", bytes * 1e-9); };
    if (there > 0 && expected > there)
        throw Error(path + ": its training would take about " + gigabytes(expected) +
                    " of memory, and this machine has " + gigabytes(there) +
                    "; choose smaller layers, vocabularies or batches.");
}

void printNotes(const std::vector<std::string>& notes) {
    for (const std::string& note : notes)
        tell(note);
}

void addNotes(nlohmann::ordered_json& json, const std::vector<std::string>& notes) {
    if (!notes.empty())
        json["notes"] = notes;
}

nlohmann::ordered_json trainingJson(const TrainingResult& result, const std::string& model) {
    nlohmann::ordered_json json = {{"model", model},
                                   {"updates", result.updates},
                                   {"finished", isFinished(result.end)},
                                   {"seconds", result.seconds}};
    json.update(evaluationJson(result.evaluation));
    if (result.evaluation.pairs == 0)
        json["exact_match"] = json["token_accuracy"] = json["loss"] = nullptr;
    return json;
}

std::string endText(const TrainingResult& result) {
    const std::string after = " after " + std::to_string(result.updates) + " updates";
    switch (result.end) {
        case TrainingEnd::Diverged:
            return "diverged" + after;
        case TrainingEnd::Stopped:
            return "stopped" + after;
        case TrainingEnd::Patience:
            return "trained" + after + " (best of them: " + std::to_string(result.model->training.updates) +
                   ")";
        default:
            return "trained" + after;
    }
}

void addTrainCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("train", "Train models as recipes say, side by side, and write them to files");
    const auto options = std::make_shared<TrainOptions>();
    command->add_option("RECIPE", options->recipes, "Recipes, JSON files (see resources/recipes)")
        ->option_text("...");
    command->add_flag("--keys", options->keys, "Print every key that a recipe may have, and train nothing");
    command->add_option("--out", options->out, "The model file to write; default: the recipe's name, here")
        ->option_text("FILE");
    command->add_option("--out-dir", options->outFolder, "The folder of several models; default: here")
        ->option_text("FOLDER");
    command
        ->add_option(
            "--threads", options->threads,
            "Threads of one recipe that names none, or recipes at work at once; default: all processors")
        ->check(wholeNumber(1, mostThreads))
        ->option_text("N");
    command->add_option("--checkpoint", options->checkpoint, "Save the whole state of the training here")
        ->option_text("FILE");
    command
        ->add_option("--checkpoint-every", options->checkpointEvery,
                     "So many updates (500) or seconds (30s); default: 60s")
        ->option_text("N|Ns");
    command->add_option("--resume", options->resume, "Go on from a checkpoint of the same recipe")
        ->option_text("FILE");
    command
        ->add_option("--start-from", options->startFrom,
                     "A model of the same settings whose weights are the first, in place of drawn ones")
        ->option_text("MODEL");
    command
        ->add_option(
            "--log", options->log,
            "Write loss, rate and measures of every update here, as CSV or JSON lines (.csv, .jsonl)")
        ->option_text("FILE");
    command->add_flag("--json", options->json, "Print the result as JSON");
    command->add_flag("--quiet", options->quiet, "Show no progress");
    command->footer(
        "Ctrl-C stops the training and saves the models so far (exit code 1).\n"
        "Examples:\n"
        "  attnlab train resources/recipes/dates/additive.json --out additive.safetensors\n"
        "  attnlab train resources/recipes/dates/*.json --out-dir models\n"
        "  attnlab train RECIPE --checkpoint run.checkpoint --resume run.checkpoint");
    command->get_option("--out")->excludes("--out-dir");
    command->get_option("--start-from")->excludes("--resume");
    command->get_option("--checkpoint-every")->needs("--checkpoint");
    command->callback([options] {
        if (options->keys)
            return options->json ? writeJson("recipe-keys", keysJson()) : writeOutput(recipeKeyTable());
        if (options->recipes.empty())
            throw Error(
                "train: RECIPE is missing; name one recipe at least, such as "
                "resources/recipes/dates/additive.json.");
        checkOptions(*options);
        options->recipes.size() == 1 ? trainOne(*options) : trainLanes(*options);
    });
}

}  // namespace attn
