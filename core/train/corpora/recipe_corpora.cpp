// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/corpora/recipe_corpora.h"

#include <set>
#include <string>

#include "core/train/corpora/text_corpus.h"

namespace attn {

std::uint64_t heldOutSeed(const Recipe& recipe) {
    return recipe.seed + 1'000'003;
}

RecipeCorpora recipeCorpora(const Recipe& recipe, const std::stop_token& stop) {
    if (recipe.corpus)
        return textCorpora(recipe, stop);
    const std::unique_ptr<Task> task = createTask(recipe.task, recipe.lengths);
    RecipeCorpora corpora;
    corpora.source = sourceVocabulary(*task);
    corpora.target = targetVocabulary(*task);
    corpora.tokenizers = tokenizersOf(*task);
    std::set<std::string> seen;
    corpora.training = taskCorpus(*task, corpora.tokenizers, corpora.source, corpora.target, recipe.pairs,
                                  recipe.seed, seen, stop);
    corpora.heldOut = taskCorpus(*task, corpora.tokenizers, corpora.source, corpora.target, recipe.heldOut,
                                 heldOutSeed(recipe), seen, stop);
    return corpora;
}

bool haveSameCorpora(const Recipe& left, const Recipe& right) {
    return left.task == right.task && left.corpus == right.corpus && left.lengths == right.lengths &&
           left.pairs == right.pairs && left.heldOut == right.heldOut && left.seed == right.seed;
}

}  // namespace attn
