// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/corpora/recipe_model.h"

#include <limits>

#include "core/math/random.h"

namespace attn {

ModelConfig networkConfig(const Recipe& recipe, const RecipeCorpora& corpora) {
    ModelConfig config = recipe.model;
    config.sourceSize = corpora.source.size();
    config.targetSize = corpora.target.size();
    return config;
}

TrainingInfo trainingInfo(const Recipe& recipe, const RecipeCorpora& corpora, Index updates) {
    TrainingInfo info;
    info.task = recipe.task;
    if (recipe.corpus)
        info.corpus = recipe.corpus->files.names();
    info.corpusFiles = corpora.files;
    info.generator = Random::generatorName;
    info.seed = recipe.seed;
    info.updates = updates;
    info.threads = threadsOf(recipe);
    info.loss = std::numeric_limits<double>::quiet_NaN();
    info.recipe = recipeToJson(recipe);
    return info;
}

}  // namespace attn
