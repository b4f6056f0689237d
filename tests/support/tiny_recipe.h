// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/train/recipes/recipe.h"

namespace attn::test {

// A recipe on dates that trains in a fraction of a second.
inline Recipe tinyRecipe(Index threads = 1) {
    Recipe recipe;
    recipe.model.encoder.hidden = 4;
    recipe.model.encoder.embedding = 3;
    recipe.model.decoder.hidden = 8;
    recipe.model.decoder.embedding = 3;
    recipe.model.attention.score = "additive";
    recipe.model.attention.size = 5;
    recipe.batch = 8;
    recipe.updates = 30;
    recipe.pairs = 60;
    recipe.heldOut = 20;
    recipe.seed = 3;
    recipe.threads = threads;
    return recipe;
}

// Its steps are m / √v̂ without memory in v. If a gradient vanishes after a large one, they have no bound.
inline Recipe divergingRecipe() {
    Recipe recipe = tinyRecipe();
    recipe.updates = 2000;
    recipe.optimizer.rate = 1;
    recipe.optimizer.beta2 = 0;
    recipe.optimizer.epsilon = 1e-30;
    recipe.optimizer.clipNorm = 0;
    recipe.model.attention.activation = "relu";
    return recipe;
}

}  // namespace attn::test
