// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace attn {

// Follows "aer=": any value fits, as long as it is known.
inline constexpr const char* knownWord = "known";

// Before "=": the true class of an output, and the one that the system gave.
inline constexpr const char *classKey = "class", *givenKey = "given";

// A piece of text as a filter must contain it: in quotation marks if it would mean something else without
// them.
std::string asFilterWord(const std::string& piece);

}  // namespace attn
