// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace attn {

// After "aer=": any value, but one must be known.
inline constexpr const char* knownWord = "known";

// A piece of text as it stands in a filter: in quotation marks where it would be something else without.
std::string asFilterWord(const std::string& piece);

}  // namespace attn
