// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/types.h"

namespace attn {

// Attention weights [S] that somebody puts in the place of a step's own: distributions, from a distribution
// (or from weights that do not add up to 1, as those of local_p, which are brought to 1 first).

// The weight of one position set to `share` (0 to 1); the others keep their proportions, or have equal shares
// where they were all 0. A single position keeps 1.
Vector withWeight(const Vector& weights, Index position, Real share);
// All equal.
Vector uniformWeights(Index size);
// All of it at one position.
Vector hardWeights(Index size, Index position);
// The same weights in another order, that of a seed; never the order they have, unless all are equal.
Vector shuffledWeights(const Vector& weights, std::uint64_t seed);
// Divided by their sum; uniform when that is 0.
Vector normalized(const Vector& weights);

}  // namespace attn
