// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/random.h"

#include <cassert>
#include <cmath>
#include <numbers>

namespace attn {

int Random::below(int count) {
    assert(count > 0);
    // Rejection keeps every value equally likely.
    const auto range = static_cast<std::uint64_t>(count);
    const std::uint64_t limit = UINT64_MAX - UINT64_MAX % range;
    std::uint64_t value = m_engine();
    while (value >= limit)
        value = m_engine();
    return static_cast<int>(value % range);
}

double Random::normal() {
    if (m_hasSpare) {
        m_hasSpare = false;
        return m_spare;
    }
    const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform()));
    const double angle = 2.0 * std::numbers::pi * uniform();
    m_spare = radius * std::sin(angle);
    m_hasSpare = true;
    return radius * std::cos(angle);
}

}  // namespace attn
