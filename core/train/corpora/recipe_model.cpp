// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/corpora/recipe_model.h"

#include <algorithm>
#include <limits>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/math/random.h"

namespace attn {
namespace {

// Learned positions past the last one share its vector, so a model would not learn what stands there.
void requireSourcePositions(Index found, Index needed) {
    if (found < needed)
        throw Error(
            told("model.encoder.longest should be at least %1, the tokens of the longest source to train on, "
                 "found %2; with positions \"learned\" there is a vector for each of so many.",
                 needed, found));
}

void requireTargetPositions(Index found, Index needed) {
    if (found < needed)
        throw Error(told(
            "model.decoder.longest should be at least %1, the tokens of the longest target with its </s> to "
            "train on, found %2; with positions \"learned\" there is a vector for each of so many.",
            needed, found));
}

void checkLongest(const ModelConfig& config, const std::vector<SentencePair>& pairs) {
    std::size_t source = 0, target = 0;
    for (const SentencePair& pair : pairs) {
        source = std::max(source, pair.source.size());
        target = std::max(target, pair.target.size());
    }
    const EncoderConfig& encoder = config.encoder;
    const bool hasPositions = !encoder.isRecurrent() && encoder.kind != "hierarchical";
    if (hasPositions && encoder.positions == "learned")
        requireSourcePositions(encoder.longest, static_cast<Index>(source));
    if (config.decoder.wiring == "transformer" && config.decoder.positions == "learned")
        requireTargetPositions(config.decoder.longest, static_cast<Index>(target));
}

}  // namespace

ModelConfig networkConfig(const Recipe& recipe, const RecipeCorpora& corpora) {
    ModelConfig config = recipe.model;
    config.sourceSize = corpora.source.size();
    config.targetSize = corpora.target.size();
    for (const std::string& text : config.encoder.separatorTexts) {
        const Token token = corpora.source.idOfText(text);
        if (token == unknownToken)
            throw Error(
                told("model.encoder.separators: %1 is no token of the source; name tokens with which a "
                     "sentence ends.",
                     inQuotes(text)));
        config.encoder.separators.push_back(token);
    }
    config.encoder.separatorTexts.clear();
    checkLongest(config, corpora.training.pairs);
    return config;
}

TrainingInfo trainingInfo(const Recipe& recipe, const RecipeCorpora& corpora, Index updates) {
    TrainingInfo info;
    info.task = recipe.task;
    if (recipe.corpus) {
        const InEnglish inTheFile;
        info.corpus = recipe.corpus->files.names();
    }
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
