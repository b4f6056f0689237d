// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attn {

// Code points of a UTF-8 text; every wrong byte counts as U+FFFD.
std::u32string codePoints(std::string_view text);
// Whether metrics take a code point for a blank, as Python's str.split() does: the property White_Space and
// the four separators U+001C to U+001F.
bool isBlank(char32_t point);
// What stands between blanks; no piece is empty.
std::vector<std::string_view> splitAtBlanks(std::string_view text);
// Without the blanks at its end.
std::string_view withoutEndBlanks(std::string_view text);
// Full lower-casing without a language (final sigma included).
std::string lowered(std::string_view text);

}  // namespace attn
