// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/recipes/class_recipes.h"

#include "core/base/nearest_name.h"

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
    const std::string pairs = recipe.corpus ? "the corpus" : "the task " + inQuotes(recipe.task);
    return "model.decoder.wiring is " + inQuotes(recipe.model.decoder.wiring) + ", but " + pairs + " has " +
           (areClasses ? "classes, which the wiring \"pool\" gives."
                       : "outputs of several tokens, and \"pool\" gives one class; take another wiring" +
                             std::string(recipe.corpus ? ", or set corpus.classes." : "."));
}

}  // namespace attn
