// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/models/trained_model.h"
#include "core/train/corpora/recipe_corpora.h"

namespace attn {

// The recipe's network with the sizes of its vocabularies. Throws Error, which starts with the key, for a
// separator that is no token of the source and for too few learned positions.
ModelConfig networkConfig(const Recipe& recipe, const RecipeCorpora& corpora);

// Says where the weights of a run after `updates` come from. Has no measures.
TrainingInfo trainingInfo(const Recipe& recipe, const RecipeCorpora& corpora, Index updates);

}  // namespace attn
