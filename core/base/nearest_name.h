// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// The candidate that a person most likely meant: smallest number of inserted, deleted, replaced or swapped
// bytes, at most a third of the name's length (at least one). The first of equals; none when nothing is near.
std::optional<std::string> nearestName(std::string_view name, const std::vector<std::string>& candidates);

// End of a sentence about a name that is not known: `did you mean "hidden"?`, or the whole list when nothing
// is near: `possible: a, b, c.`
std::string suggestion(std::string_view name, const std::vector<std::string>& candidates);

// "a, b, c"
std::string listed(const std::vector<std::string>& names);

// A text from outside as it may stand in a sentence: in quotation marks, control characters as "?", cut to 60
// bytes at the border of a character.
std::string inQuotes(std::string_view text);

}  // namespace attn
