// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

#include "core/types.h"

namespace attn::ui {

// Places of the `count` largest numbers, the largest first.
inline std::vector<int> largest(const Vector& numbers, std::size_t count) {
    std::vector<int> order(static_cast<std::size_t>(numbers.size()));
    std::iota(order.begin(), order.end(), 0);
    count = std::min(count, order.size());
    std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count), order.end(),
                      [&](int a, int b) { return numbers[a] > numbers[b]; });
    order.resize(count);
    return order;
}

}  // namespace attn::ui
