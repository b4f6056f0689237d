// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace attn {

// A setting in which two JSON objects differ. The values are JSON; a value is empty where the object lacks
// the key.
struct JsonDifference {
    std::string key;  // "model.attention.score"
    std::string found;
    std::string expected;
};

// All differences: first the keys that both have, because a key that only one has often follows from another
// setting; then the keys of `expected`, then those that only `found` has.
std::vector<JsonDifference> jsonDifferences(const nlohmann::json& found, const nlohmann::json& expected);

// A value of a difference, for a sentence: "not set" when it is empty.
std::string shownValue(const std::string& value);

}  // namespace attn
