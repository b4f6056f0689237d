// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

#include "core/base/types.h"

namespace attn::ui {

// The places of the `count` largest numbers, the largest first.
inline std::vector<int> largest(const Vector& numbers, std::size_t count) {
    std::vector<int> order(static_cast<std::size_t>(numbers.size()));
    std::iota(order.begin(), order.end(), 0);
    count = std::min(count, order.size());
    std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count), order.end(),
                      [&](int a, int b) { return numbers[a] > numbers[b]; });
    order.resize(count);
    return order;
}

// Whether a number counts as equal to the largest: single precision may lose a little between equal numbers.
inline bool isAsLarge(Real number, Real most) {
    constexpr Real noise = Real(1e-6);
    return number == most || number >= most - noise * std::abs(most);
}

// The place of the number that is larger than all others; −1 when several are equally large or there is none.
inline int soleLargest(const Vector& numbers) {
    if (numbers.size() == 0) {
        return -1;
    }
    Index place = 0;
    const Real most = numbers.maxCoeff(&place);
    for (Index i = 0; i < numbers.size(); ++i) {
        if (i != place && isAsLarge(numbers[i], most)) {
            return -1;
        }
    }
    return static_cast<int>(place);
}

}  // namespace attn::ui
