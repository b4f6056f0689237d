// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace attn {

// Names of tensors with at most one "*". At the end it stands for any rest, also an empty one; elsewhere for
// a part of the name without dots, such as the number of a layer.

bool isPattern(std::string_view name);
// What "*" stands for in `name`; empty text for a pattern without "*" that is the name. Nothing if `name`
// does not match.
std::optional<std::string> starOf(std::string_view pattern, std::string_view name);
inline bool matches(std::string_view pattern, std::string_view name) {
    return starOf(pattern, name).has_value();
}
// The pattern with `text` in place of its "*".
std::string withStar(std::string_view pattern, std::string_view text);

}  // namespace attn
