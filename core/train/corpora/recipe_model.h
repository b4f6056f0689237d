// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/recurrent/trained_model.h"
#include "core/train/corpora/recipe_corpora.h"

namespace attn {

// The recipe's network with the sizes of its vocabularies.
ModelConfig networkConfig(const Recipe& recipe, const RecipeCorpora& corpora);

// Where weights of a run after `updates` come from; not measured.
TrainingInfo trainingInfo(const Recipe& recipe, const RecipeCorpora& corpora, Index updates);

}  // namespace attn
