// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attn {

// Code points of a UTF-8 text; every invalid byte counts as U+FFFD.
std::u32string codePoints(std::string_view text);
// Whether metrics treat a code point as a blank, like Python's str.split(): characters with the property
// White_Space and the four separators U+001C to U+001F.
bool isBlank(char32_t point);
// The pieces between blanks; no piece is empty.
std::vector<std::string_view> splitAtBlanks(std::string_view text);
// The text without the blanks at its end.
std::string_view withoutEndBlanks(std::string_view text);
// The text in lower case by Unicode's full rules, independent of language (with the final sigma).
std::string lowered(std::string_view text);

}  // namespace attn
