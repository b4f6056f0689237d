// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/faithfulness/rank_correlation.h"

#include <cassert>
#include <cmath>
#include <cstddef>

namespace attn {

std::optional<double> kendallTau(std::span<const double> a, std::span<const double> b) {
    assert(a.size() == b.size());
    const auto sign = [](double x, double y) { return x < y ? -1 : x > y ? 1 : 0; };
    long agreement = 0, inA = 0, inB = 0;  // pairs that agree less those that do not; pairs without a tie
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const int left = sign(a[i], a[j]), right = sign(b[i], b[j]);
            agreement += left * right;
            inA += left != 0;
            inB += right != 0;
        }
    if (inA == 0 || inB == 0)
        return std::nullopt;
    return static_cast<double>(agreement) / std::sqrt(static_cast<double>(inA) * static_cast<double>(inB));
}

}  // namespace attn
