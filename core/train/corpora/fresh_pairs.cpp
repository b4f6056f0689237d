// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/corpora/fresh_pairs.h"

#include <algorithm>
#include <optional>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/train/corpora/corpus.h"
#include "core/train/recipes/class_recipes.h"
#include "core/train/recipes/recipe.h"

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

void checkFit(const TrainedModel& model, const Task& task, const std::string& name) {
    const std::string start = name + ": does not fit the task \"" + task.id() + "\": ";
    const bool areClasses = targetKindOf(task) == TargetKind::Class;
    if (areClasses != givesClass(model.network.config()))
        throw Error(start +
                    (areClasses ? "the task has classes, and the model writes outputs of several tokens"
                                : "the model gives classes, and the task has longer outputs") +
                    "; take a model that was trained on this task.");
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

// Returns how the model was trained on this task, if its file says so.
std::optional<Recipe> taskRecipe(const TrainedModel& model, const std::string& task,
                                 const std::string& name) {
    if (model.training.recipe.empty() || model.training.task != task)
        return std::nullopt;
    return recipeFromJson(model.training.recipe, name + ": training.recipe");
}

bool haveSamePairs(const Recipe& left, const Recipe& right) {
    return left.pairs == right.pairs && left.seed == right.seed && left.lengths == right.lengths;
}

}  // namespace

FreshTask freshTask(const std::vector<const TrainedModel*>& models, const std::vector<std::string>& names,
                    const std::string& task, const TaskLengths& lengths, const std::stop_token& stop) {
    FreshTask fresh;
    std::vector<Recipe> recipes;
    for (std::size_t i = 0; i < models.size(); ++i) {
        std::optional<Recipe> recipe = taskRecipe(*models[i], task, names[i]);
        if (!recipe)
            fresh.unknown.push_back(names[i]);
        else if (std::none_of(recipes.begin(), recipes.end(),
                              [&](const Recipe& each) { return haveSamePairs(each, *recipe); }))
            recipes.push_back(std::move(*recipe));
    }
    fresh.lengths = lengths == TaskLengths{} && !recipes.empty() ? recipes.front().lengths : lengths;
    fresh.task = createTask(task, fresh.lengths);
    if (fresh.lengths == TaskLengths{})
        fresh.lengths = findTask(task)->usual;
    for (std::size_t i = 0; i < models.size(); ++i)
        checkFit(*models[i], *fresh.task, names[i]);
    for (const Recipe& recipe : recipes) {
        // Each drawing starts with an empty set, because the drawn pairs depend on what was drawn before.
        std::set<std::string> seen;
        addTaskTexts(*createTask(task, recipe.lengths), recipe.pairs, recipe.seed, seen, stop);
        fresh.seen.merge(seen);
    }
    return fresh;
}

}  // namespace attn
