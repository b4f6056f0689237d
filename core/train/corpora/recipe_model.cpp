// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/corpora/recipe_model.h"

#include <limits>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/math/random.h"

namespace attn {

ModelConfig networkConfig(const Recipe& recipe, const RecipeCorpora& corpora) {
    ModelConfig config = recipe.model;
    config.sourceSize = corpora.source.size();
    config.targetSize = corpora.target.size();
    for (const std::string& text : config.encoder.separatorTexts) {
        const Token token = corpora.source.idOfText(text);
        if (token == unknownToken)
            throw Error("model.encoder.separators: " + inQuotes(text) +
                        " is no token of the source; name tokens with which a sentence ends.");
        config.encoder.separators.push_back(token);
    }
    config.encoder.separatorTexts.clear();
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
