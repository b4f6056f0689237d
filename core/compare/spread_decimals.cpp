// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/spread_decimals.h"

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

// The number of decimals that show two significant digits of a positive number: 1 for 1.2, 2 for 0.12,
// negative for 120.
int decimalsOf(double value) {
    const double power = std::floor(std::log10(value));
    // Rounds first, because 0.0996 should be shown as 0.10, not as 0.100.
    const double rounded = std::round(value / std::pow(10, power - 1)) * std::pow(10, power - 1);
    return 1 - static_cast<int>(std::floor(std::log10(rounded) + 1e-9));
}

}  // namespace

int spreadDecimals(double mean, double deviation, int least, int most) {
    const double size = std::abs(mean);
    const bool vanishes = size > 0 && size < 0.5 * std::pow(10, -least);
    // Anything smaller would not be visible even in the last decimal.
    const double smallest = std::pow(10, -most - 2);
    int decimals = least;
    if (std::isfinite(deviation) && deviation > smallest)
        decimals = decimalsOf(deviation);
    else if (vanishes && size > smallest)
        decimals = decimalsOf(size);
    return std::clamp(decimals, least, std::max(least, most));
}

}  // namespace attn
