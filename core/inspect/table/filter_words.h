// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace attn {

// Follows "aer=": any value fits, as long as it is known.
inline constexpr const char* knownWord = "known";

// A piece of text as a filter must contain it: in quotation marks if it would mean something else without
// them.
std::string asFilterWord(const std::string& piece);

}  // namespace attn
