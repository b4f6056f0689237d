// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/json_difference.h"

#include <algorithm>

#include "core/base/told.h"

namespace attn {

std::vector<JsonDifference> jsonDifferences(const nlohmann::json& found, const nlohmann::json& expected) {
    const nlohmann::json left = found.flatten(), right = expected.flatten();
    const auto valueOf = [](const nlohmann::json& keys, const std::string& pointer) {
        const auto place = keys.find(pointer);
        return place == keys.end() ? std::string() : place->dump();
    };
    std::vector<JsonDifference> differences;
    for (const nlohmann::json* keys : {&right, &left})
        for (const auto& [pointer, value] : keys->items()) {
            if ((keys == &left && right.contains(pointer)) ||
                valueOf(left, pointer) == valueOf(right, pointer))
                continue;
            std::string key = pointer.substr(1);
            std::replace(key.begin(), key.end(), '/', '.');
            differences.push_back({key, valueOf(left, pointer), valueOf(right, pointer)});
        }
    std::stable_partition(differences.begin(), differences.end(), [](const JsonDifference& each) {
        return !each.found.empty() && !each.expected.empty();
    });
    return differences;
}

std::string shownValue(const std::string& value) {
    return value.empty() ? told("not set") : value;
}

}  // namespace attn
