// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/train/recipes/recipe.h"

namespace attn {

// Whether a network of this configuration gives the class of a source, one token without </s>, instead of an
// output: its wiring is `pool`.
bool givesClass(const ModelConfig& model);
// Whether the targets of a recipe's pairs are classes, by its task or its corpus.
bool hasClasses(const Recipe& recipe);
// Why the recipe's model cannot be trained on its pairs: one gives classes, and the other does not. Starts
// with the key that is wrong; empty when both agree or the task is not known.
std::string classProblem(const Recipe& recipe);

}  // namespace attn
