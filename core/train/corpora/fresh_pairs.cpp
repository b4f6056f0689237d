// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/corpora/fresh_pairs.h"

#include <algorithm>
#include <optional>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/train/corpora/corpus.h"
#include "core/train/recipes/class_recipes.h"
#include "core/train/recipes/recipe.h"

namespace attn {
namespace {

enum class Side { Source, Target };

void checkTokens(const std::vector<std::string>& tokens, const Vocabulary& vocabulary, Side side,
                 const Task& task, const std::string& name) {
    for (const std::string& token : tokens) {
        if (vocabulary.contains(token))
            continue;
        const std::string id = task.id(), missing = inQuotes(token);
        throw Error(name + ": " +
                    (side == Side::Source ? told("does not fit the task \"%1\": its source vocabulary lacks "
                                                 "%2; take a model that was trained on this task.",
                                                 id, missing)
                                          : told("does not fit the task \"%1\": its target vocabulary lacks "
                                                 "%2; take a model that was trained on this task.",
                                                 id, missing)));
    }
}

void checkTokenizer(const Tokenizer& tokenizer, const std::string& expected, Side side, const Task& task,
                    const std::string& name) {
    if (tokenizer.id() == expected)
        return;
    const std::string id = task.id(), found = inQuotes(tokenizer.id());
    throw Error(name + ": " +
                (side == Side::Source ? told("does not fit the task \"%1\": its source tokeniser is %2, "
                                             "expected \"%3\"; take a model that was trained on this task.",
                                             id, found, expected)
                                      : told("does not fit the task \"%1\": its target tokeniser is %2, "
                                             "expected \"%3\"; take a model that was trained on this task.",
                                             id, found, expected)));
}

void checkFit(const TrainedModel& model, const Task& task, const std::string& name) {
    const bool areClasses = targetKindOf(task) == TargetKind::Class;
    if (areClasses != givesClass(model.network.config()))
        throw Error(name + ": " +
                    (areClasses
                         ? told("does not fit the task \"%1\": the task has classes, and the model writes "
                                "outputs of several tokens; take a model that was trained on this task.",
                                task.id())
                         : told("does not fit the task \"%1\": the model gives classes, and the task has "
                                "longer outputs; take a model that was trained on this task.",
                                task.id())));
    const auto [source, target] = task.tokenizers();
    checkTokenizer(*model.tokenizers.source, source, Side::Source, task, name);
    checkTokenizer(*model.tokenizers.target, target, Side::Target, task, name);
    checkTokens(task.sourceTokens(), model.source, Side::Source, task, name);
    checkTokens(task.targetTokens(), model.target, Side::Target, task, name);
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
