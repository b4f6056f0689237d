// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/task_fit.h"

#include "core/error.h"
#include "core/text/nearest_name.h"

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

}  // namespace

std::string taskNames() {
    std::vector<std::string> names;
    for (const TaskDescription& task : tasks())
        names.push_back(task.id);
    return listed(names);
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

std::optional<Recipe> recipeOf(const TrainedModel& model, const std::string& task, const std::string& path) {
    if (model.training.recipe.empty() || model.training.task != task)
        return std::nullopt;
    return recipeFromJson(model.training.recipe, path + ": training.recipe");
}

std::set<std::string> trainingTexts(const TrainedModel& model, const Recipe& recipe) {
    std::set<std::string> seen;
    taskCorpus(*createTask(recipe.task, recipe.lengths), model.tokenizers, model.source, model.target,
               recipe.pairs, recipe.seed, seen);
    return seen;
}

}  // namespace attn
