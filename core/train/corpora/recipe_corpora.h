// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>

#include "core/train/corpora/corpus.h"
#include "core/train/recipes/recipe.h"

namespace attn {

// The pairs of a recipe: `training` for the updates, `heldOut` for measuring. No source text is in both. Of a
// task the training pairs are drawn from the recipe's seed, the held-out ones from `heldOutSeed(recipe)`; of
// a corpus see text_corpus.h.
struct RecipeCorpora {
    Vocabulary source;
    Vocabulary target;
    Tokenizers tokenizers;
    Corpus training;
    Corpus heldOut;
    std::vector<std::string> notes;  // sentences for people: what was left out of a corpus
    std::vector<FileMark> files;     // of a corpus, what they were like
};

// A stop leaves the pairs drawn so far, perhaps none; the vocabularies are whole.
RecipeCorpora recipeCorpora(const Recipe& recipe, const std::stop_token& stop = {});
std::uint64_t heldOutSeed(const Recipe& recipe);

// The two recipes have the same pairs, so that their lanes can share them.
bool haveSameCorpora(const Recipe& left, const Recipe& right);

}  // namespace attn
