// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/math/scratch.h"

namespace attn {

// What is random within one pass of training. Everything drawn from it depends on `seed` and on the place it
// is drawn for, nothing else, so that a run that is taken up again draws the same.
struct Noise {
    Real dropout = 0;  // share of the numbers that are dropped, 0 ≤ p < 1
    std::uint64_t seed = 0;
};

// A seed of its own for each place that draws.
std::uint64_t mixSeeds(std::uint64_t seed, std::uint64_t place);

// The n-th number of a seed, uniform in [0, 1).
double uniformAt(std::uint64_t seed, std::uint64_t n);

// Inverted dropout (Srivastava et al. 2014): each number of `mask` is 0 with probability p and 1/(1 − p)
// else.
void drawMask(const Noise& noise, std::uint64_t place, MatrixRef mask);

}  // namespace attn
