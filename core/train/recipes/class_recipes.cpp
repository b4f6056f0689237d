// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/recipes/class_recipes.h"

#include "core/base/nearest_name.h"
#include "core/base/told.h"

namespace attn {
namespace {

constexpr const char* classWiring = "pool";

}  // namespace

bool givesClass(const ModelConfig& model) {
    return model.decoder.wiring == classWiring;
}

bool hasClasses(const Recipe& recipe) {
    if (recipe.corpus)
        return recipe.corpus->files.classes;
    const TaskDescription* task = findTask(recipe.task);
    return task && task->isClass;
}

std::string classProblem(const Recipe& recipe) {
    if (!recipe.corpus && !findTask(recipe.task))
        return {};
    const bool areClasses = hasClasses(recipe);
    if (areClasses == givesClass(recipe.model))
        return {};
    const std::string wiring = inQuotes(recipe.model.decoder.wiring), task = inQuotes(recipe.task);
    if (areClasses)
        return recipe.corpus ? told(
                                   "model.decoder.wiring is %1, but the corpus has classes, which the wiring "
                                   "\"pool\" gives.",
                                   wiring)
                             : told(
                                   "model.decoder.wiring is %1, but the task %2 has classes, which the "
                                   "wiring \"pool\" gives.",
                                   wiring, task);
    return recipe.corpus ? told(
                               "model.decoder.wiring is %1, but the corpus has outputs of several tokens, "
                               "and \"pool\" gives one class; take another wiring, or set corpus.classes.",
                               wiring)
                         : told(
                               "model.decoder.wiring is %1, but the task %2 has outputs of several tokens, "
                               "and \"pool\" gives one class; take another wiring.",
                               wiring, task);
}

}  // namespace attn
