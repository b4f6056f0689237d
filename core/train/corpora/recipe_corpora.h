// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>

#include "core/train/corpora/corpus.h"
#include "core/train/recipes/recipe.h"

namespace attn {

// The pairs of a recipe: `training` for the updates, `heldOut` for measuring. No source text is in both. A
// task draws the training pairs from the recipe's seed and the held-out pairs from `heldOutSeed(recipe)`. For
// a corpus see text_corpus.h.
struct RecipeCorpora {
    Vocabulary source;
    Vocabulary target;
    Tokenizers tokenizers;
    Corpus training;
    Corpus heldOut;
    std::vector<std::string> notes;  // sentences for people that say what was left out of a corpus
    std::vector<FileMark> files;     // marks of a corpus's files when they were read
};

// A stop returns the pairs drawn so far, possibly none. The vocabularies are always complete.
RecipeCorpora recipeCorpora(const Recipe& recipe, const std::stop_token& stop = {});
std::uint64_t heldOutSeed(const Recipe& recipe);

// True when the two recipes have the same pairs, so that their lanes can share them.
bool haveSameCorpora(const Recipe& left, const Recipe& right);

}  // namespace attn
