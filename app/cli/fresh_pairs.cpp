// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/fresh_pairs.h"

#include <charconv>
#include <cstdio>
#include <optional>

#include "core/error.h"
#include "core/text/nearest_name.h"
#include "core/train/recipe.h"

namespace attn {
namespace {

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

}  // namespace

std::string taskNames() {
    std::vector<std::string> names;
    for (const TaskDescription& task : tasks())
        names.push_back(task.id);
    return listed(names);
}

void addTaskOptions(CLI::App& command, FreshPairsOptions& options) {
    command.add_option("--task", options.task, "One of " + taskNames() + "; default: the model's own")
        ->option_text("TASK");
    command
        .add_option("--lengths", options.lengths,
                    "How long the sources are, such as 4-30 or 12; default: as it was trained")
        ->option_text("N-N");
}

FreshPairs freshPairs(const TrainedModel& model, const std::string& path, const FreshPairsOptions& options,
                      const std::string& advice) {
    FreshPairs pairs;
    pairs.task = options.task.empty() ? model.training.task : options.task;
    if (pairs.task.empty())
        throw Error(path + ": does not say which task it is for; add --task with one of " + taskNames() +
                    advice + ".");
    const std::optional<Recipe> recipe = recipeOf(model, pairs.task, path);
    TaskLengths lengths = recipe ? recipe->lengths : TaskLengths{};
    const TaskDescription* description = findTask(pairs.task);
    if (description && !options.lengths.empty())
        lengths = lengthsOf(options.lengths, *description);
    const std::unique_ptr<Task> task = createTask(pairs.task, lengths);
    pairs.lengths = lengths == TaskLengths{} ? description->usual : lengths;
    checkFit(model, *task, path);
    std::set<std::string> seen;
    if (recipe)
        seen = trainingTexts(model, *recipe);
    else
        std::fprintf(stderr,
                     "attnlab: %s: no recipe for this task in the file, so pairs may be among those it was "
                     "trained on\n",
                     path.c_str());
    pairs.leftOut = seen.size();
    pairs.corpus =
        taskCorpus(*task, model.tokenizers, model.source, model.target, options.count, options.seed, seen);
    return pairs;
}

}  // namespace attn
