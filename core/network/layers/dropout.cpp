// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/dropout.h"

namespace attn {
namespace {

// The n-th number of SplitMix64 (Steele et al. 2014), computed without the numbers before it.
std::uint64_t scramble(std::uint64_t value) {
    value += 0x9e3779b97f4a7c15U;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31);
}

}  // namespace

std::uint64_t mixSeeds(std::uint64_t seed, std::uint64_t place) {
    return scramble(scramble(seed) ^ place);
}

double uniformAt(std::uint64_t seed, std::uint64_t n) {
    return static_cast<double>(mixSeeds(seed, n) >> 11) * 0x1.0p-53;
}

void drawMask(const Noise& noise, std::uint64_t place, MatrixRef mask) {
    const std::uint64_t seed = mixSeeds(noise.seed, place);
    const Real kept = 1 / (1 - noise.dropout);
    std::uint64_t n = 0;
    for (Index column = 0; column < mask.cols(); ++column)
        for (Index row = 0; row < mask.rows(); ++row)
            mask(row, column) = uniformAt(seed, n++) < static_cast<double>(noise.dropout) ? Real(0) : kept;
}

}  // namespace attn
