// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/train/recipe.h"

namespace attn::test {

// A run on dates of a fraction of a second.
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

}  // namespace attn::test
