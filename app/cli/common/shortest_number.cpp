// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/shortest_number.h"

#include <charconv>
#include <cmath>

namespace attn {

nlohmann::ordered_json shortestNumber(Real value) {
    if (!std::isfinite(value))
        return nullptr;
    char text[64];
    const char* end = std::to_chars(text, text + sizeof text, value).ptr;
    double shortest = 0;
    std::from_chars(text, end, shortest);
    return shortest;
}

nlohmann::ordered_json shortestNumbers(const ConstVectorRef& values) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const Real value : values)
        list.push_back(shortestNumber(value));
    return list;
}

}  // namespace attn
