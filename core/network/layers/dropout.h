// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/math/scratch.h"

namespace attn {

// The randomness of one training pass. Each drawn number depends only on `seed` and on the place that draws
// it, so a resumed run draws the same numbers.
struct Noise {
    Real dropout = 0;  // share of the numbers that are dropped, 0 ≤ p < 1
    std::uint64_t seed = 0;
};

// Gives each place that draws its own seed.
std::uint64_t mixSeeds(std::uint64_t seed, std::uint64_t place);

// The n-th number of a seed, uniform in [0, 1).
double uniformAt(std::uint64_t seed, std::uint64_t n);

// Inverted dropout (Srivastava et al. 2014): each number of `mask` is 0 with probability p and 1/(1 − p)
// otherwise.
void drawMask(const Noise& noise, std::uint64_t place, MatrixRef mask);

}  // namespace attn
