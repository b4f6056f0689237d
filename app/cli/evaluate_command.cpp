// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluate_command.h"

#include <charconv>
#include <chrono>
#include <cstdio>
#include <limits>
#include <memory>

#include "app/cli/arguments.h"
#include "app/cli/display_text.h"
#include "app/cli/evaluation_json.h"
#include "app/cli/output.h"
#include "core/decode/beam_comparison.h"
#include "core/error.h"
#include "core/io/model_file.h"
#include "core/text/nearest_name.h"
#include "core/train/evaluation.h"
#include "core/train/recipe.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t mostPairs = 100'000;
constexpr std::uint64_t widestBeam = 1000;
constexpr double largestLengthPower = 10;

struct Options {
    std::string model;
    std::string task;
    std::string lengths;
    Index pairs = 1000;
    std::uint64_t seed = 271828;  // not one that recipes start from
    Index beam = 0;
    double lengthPower = 1;
    bool json = false;
};

std::string taskNames() {
    std::vector<std::string> names;
    for (const TaskDescription& task : tasks())
        names.push_back(task.id);
    return listed(names);
}

void checkTokens(const std::vector<std::string>& tokens, const Vocabulary& vocabulary, const char* which,
                 const std::string& start) {
    for (const std::string& token : tokens) {
        if (!vocabulary.contains(token))
            throw Error(start + "its " + which + " vocabulary lacks " + inQuotes(token) +
                        "; take a model that was trained on this task.");
    }
}

void checkFit(const TrainedModel& model, const Task& task, const std::string& path) {
    const std::string start = path + ": does not fit the task \"" + task.id() + "\": ";
    const auto check = [&](const Tokenizer& found, const std::string& expected, const char* side) {
        if (found.id() != expected)
            throw Error(start + "its " + side + " tokeniser is " + inQuotes(found.id()) + ", expected \"" +
                        expected + "\"; take a model that was trained on this task.");
    };
    const auto [source, target] = task.tokenizers();
    check(*model.tokenizers.source, source, "source");
    check(*model.tokenizers.target, target, "target");
    checkTokens(task.sourceTokens(), model.source, "source", start);
    checkTokens(task.targetTokens(), model.target, "target", start);
}

// How the model was trained on this task, as far as its file says.
std::optional<Recipe> recipeOf(const TrainedModel& model, const std::string& task, const std::string& path) {
    if (model.training.recipe.empty() || model.training.task != task)
        return std::nullopt;
    return recipeFromJson(model.training.recipe, path + ": training.recipe");
}

// "4-30", or "12" for one length only.
TaskLengths lengthsOf(const std::string& text, const TaskDescription& task) {
    TaskLengths lengths;
    const char* end = text.data() + text.size();
    std::from_chars_result read = std::from_chars(text.data(), end, lengths.shortest);
    lengths.longest = lengths.shortest;
    if (read.ec == std::errc() && read.ptr != end && *read.ptr == '-')
        read = std::from_chars(read.ptr + 1, end, lengths.longest);
    if (read.ec != std::errc() || read.ptr != end)
        throw Error("--lengths should be a shortest and a longest length such as 4-30, found " +
                    inQuotes(text) + ".");
    const std::string wrong =
        lengths == TaskLengths{} ? "should be at least 1, found 0." : lengthsProblem(task, lengths);
    if (!wrong.empty())
        throw Error("--lengths " + wrong);
    return lengths;
}

// The source texts that the model was trained on.
std::set<std::string> trainingTexts(const TrainedModel& model, const Recipe& recipe) {
    std::set<std::string> seen;
    taskCorpus(*createTask(recipe.task, recipe.lengths), model.tokenizers, model.source, model.target,
               recipe.pairs, recipe.seed, seen);
    return seen;
}

void printText(const Json& result) {
    const auto line = [&](const char* label, const char* key, const char* format, double factor) {
        char number[40] = "–";
        if (!result[key].is_null())
            std::snprintf(number, sizeof number, format, factor * result[key].get<double>());
        writeOutput(paddedRight(label, 17) + number + "\n");
    };
    writeOutput(paddedRight("task", 17) + result["task"].get<std::string>() + "\n");
    if (!result["longest_length"].is_null())
        writeOutput(paddedRight("lengths", 17) + result["shortest_length"].dump() + " to " +
                    result["longest_length"].dump() + "\n");
    line("exact match", "exact_match", "%.2f %%", 100);
    line("token accuracy", "token_accuracy", "%.2f %%", 100);
    line("loss", "loss", "%.5f", 1);
    line("alignment error", "alignment_error_rate", "%.2f %%", 100);
    line("pairs", "pairs", "%.0f", 1);
    writeOutput(paddedRight("seed", 17) + result["seed"].dump() + "\n");
    line("kept out", "training_pairs_left_out", "%.0f pairs of the training", 1);
    line("time", "seconds", "%.2f s", 1);
    if (!result.contains("beam_width"))
        return;
    line("beam width", "beam_width", "%.0f", 1);
    line("  exact match", "beam_exact_match", "%.2f %%", 100);
    line("  less probable", "beam_less_probable", "%.2f %% of the outputs, than greedy", 100);
    line("  equally", "beam_equally_probable", "%.2f %%", 100);
    line("  more probable", "beam_more_probable", "%.2f %%", 100);
}

Json beamJson(const BeamComparison& beam, const Options& options) {
    const auto share = [&](Index count) {
        return static_cast<double>(count) / static_cast<double>(beam.pairs);
    };
    return {{"beam_width", options.beam},
            {"beam_length_power", options.lengthPower},
            {"beam_exact_match", share(beam.exact)},
            {"beam_less_probable", share(beam.less)},
            {"beam_equally_probable", share(beam.equal)},
            {"beam_more_probable", share(beam.more)}};
}

void run(const Options& options) {
    const std::shared_ptr<const TrainedModel> model = loadModel(options.model);
    const std::string& id = options.task.empty() ? model->training.task : options.task;
    if (id.empty())
        throw Error(options.model + ": does not say which task it is for; add --task with one of " +
                    taskNames() + ".");
    const std::optional<Recipe> recipe = recipeOf(*model, id, options.model);
    TaskLengths lengths = recipe ? recipe->lengths : TaskLengths{};
    if (!options.lengths.empty() && findTask(id))
        lengths = lengthsOf(options.lengths, *findTask(id));
    const std::unique_ptr<Task> task = createTask(id, lengths);
    if (lengths == TaskLengths{})
        lengths = findTask(id)->usual;
    checkFit(*model, *task, options.model);
    std::set<std::string> seen = recipe ? trainingTexts(*model, *recipe) : std::set<std::string>();
    const std::size_t leftOut = seen.size();
    if (!recipe)
        std::fprintf(stderr,
                     "attnlab: %s: no recipe for this task in the file, so pairs may be among those it was "
                     "trained on\n",
                     options.model.c_str());
    const Corpus corpus =
        taskCorpus(*task, model->tokenizers, model->source, model->target, options.pairs, options.seed, seen);
    const auto start = std::chrono::steady_clock::now();
    const Evaluation evaluation = evaluate(model->network, corpus, options.pairs);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    Json result = {
        {"model", options.model}, {"task", id}, {"shortest_length", nullptr}, {"longest_length", nullptr}};
    if (lengths.longest > 0) {
        result["shortest_length"] = lengths.shortest;
        result["longest_length"] = lengths.longest;
    }
    result.update(evaluationJson(evaluation));
    result.update({{"seed", options.seed}, {"training_pairs_left_out", leftOut}, {"seconds", time.count()}});
    if (options.beam > 0)
        result.update(beamJson(
            compareWithGreedy(model, corpus.pairs, options.pairs, {options.beam, options.lengthPower, 0, {}}),
            options));
    options.json ? writeJson(result) : printText(result);
}

}  // namespace

void addEvaluateCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("evaluate", "Measure a model on pairs that it was not trained on");
    const auto options = std::make_shared<Options>();
    command->add_option("MODEL", options->model, "The model file")->required()->option_text(" ");
    command->add_option("--task", options->task, "One of " + taskNames() + "; default: the model's own")
        ->option_text("TASK");
    command
        ->add_option("--lengths", options->lengths,
                     "Of the sources, in the unit of the task; default: those it was trained on")
        ->option_text("SHORTEST-LONGEST");
    command->add_option("--pairs", options->pairs, "How many fresh pairs; default 1000")
        ->check(wholeNumber(1, mostPairs))
        ->option_text("N");
    command->add_option("--seed", options->seed, "Of the generator: the same seed gives the same pairs")
        ->check(wholeNumber(0, std::numeric_limits<std::uint64_t>::max()))
        ->option_text("N");
    command
        ->add_option("--beam", options->beam, "Also decode with a beam so wide, and compare it with greedy")
        ->check(wholeNumber(1, widestBeam))
        ->option_text("WIDTH");
    command
        ->add_option("--length-power", options->lengthPower,
                     "α of the beam's score, log-probability / length^α; default 1")
        ->check(realNumber(0, largestLengthPower))
        ->option_text("α");
    command->add_flag("--json", options->json, "Print the result as JSON");
    command->footer(
        "Examples:\n"
        "  attnlab evaluate resources/models/dates/additive.safetensors --task dates\n"
        "  attnlab evaluate MODEL --task dates --pairs 5000 --seed 7 --json\n"
        "  attnlab evaluate resources/models/reverse/additive.safetensors --lengths 13-30\n"
        "  attnlab evaluate MODEL --pairs 200 --beam 5");
    command->callback([options] { run(*options); });
}

}  // namespace attn
