// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/model/trained_model.h"
#include "core/train/evaluation.h"
#include "core/train/recipe.h"

namespace attn {

// The pairs of a recipe: `training` for the updates, `heldOut` for measuring. No source text is in both. The
// training pairs are drawn from the recipe's seed, the held-out ones from `heldOutSeed(recipe)`.
struct RecipeCorpora {
    Vocabulary source;
    Vocabulary target;
    std::shared_ptr<const Tokenizer> tokenizer;
    Corpus training;
    Corpus heldOut;
};
RecipeCorpora recipeCorpora(const Recipe& recipe);
std::uint64_t heldOutSeed(const Recipe& recipe);

struct TrainingProgress {
    Index update = 0;                  // updates done
    Index updates = 0;                 // in all
    double loss = 0;                   // mean per target token since the last report
    double rate = 0;                   // learning rate of the last update
    std::optional<double> exactMatch;  // last measured on some held-out pairs
    double tokensPerSecond = 0;        // target tokens, of the updates alone
    double secondsLeft = 0;
};

struct TrainingResult {
    std::shared_ptr<const TrainedModel> model;  // with its measures on all held-out pairs
    Evaluation evaluation;
    double seconds = 0;    // of the updates alone
    bool isWhole = false;  // false when it was stopped before the last update
};

// The learning rate of an update, counted from 0: half a cosine from `rate` to `finalRate`.
double learningRate(const OptimizerConfig& config, Index update, Index updates);

// Trains as the recipe says and blocks until it is done or `stop` is requested; either way the model so far
// is measured and returned. `publish` is called on the calling thread, about four times a second and after
// the last update. The same recipe gives the same model, byte for byte. Throws Error (Failure) when the loss
// is no number any more, naming the update.
TrainingResult train(const Recipe& recipe, const std::stop_token& stop,
                     const std::function<void(const TrainingProgress&)>& publish);

}  // namespace attn
