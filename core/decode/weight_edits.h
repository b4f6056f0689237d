// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/types.h"

namespace attn {

// Attention weights [S] that a person gives instead of a step's own. All of these functions return a
// distribution. Weights that do not add up to 1, such as those of local_p, are divided by their sum first.

// Sets the weight of one position to `share` (0 to 1). The others keep their proportions, or get equal
// shares if they were all 0. A single position keeps 1.
Vector withWeight(const Vector& weights, Index position, Real share);
// Gives all positions the same weight.
Vector uniformWeights(Index size);
// Gives all weight to one position.
Vector hardWeights(Index size, Index position);
// Puts the weights into another order, which the seed decides. The order never stays the same, unless all
// weights are equal.
Vector shuffledWeights(const Vector& weights, std::uint64_t seed);
// The places 0 … size − 1 in another order than their own, which the seed decides. At least two places.
std::vector<Index> shuffledPlaces(Index size, std::uint64_t seed);
// Divides the weights by their sum; uniform weights if that is 0.
Vector normalized(const Vector& weights);

}  // namespace attn
