// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// The candidate that a person most likely meant: the one with the fewest inserted, deleted, replaced or
// swapped bytes, at most a third of the name's length (and at least one). The first wins a tie. Returns
// nothing when no candidate is near.
std::optional<std::string> nearestName(std::string_view name, const std::vector<std::string>& candidates);

// The end of a sentence about an unknown name: `did you mean "hidden"?`, or the whole list when no name is
// near: `possible: a, b, c.`
std::string suggestion(std::string_view name, const std::vector<std::string>& candidates);

// "a, b, c"
std::string listed(const std::vector<std::string>& names);

// A foreign text as it may be put into a sentence: in quotation marks, with control characters shown as "?",
// cut to 60 bytes between two characters.
std::string inQuotes(std::string_view text);

}  // namespace attn
