// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace attn {

// A token (UTF-8) as it may stand in a table: a blank as "␣", control characters and what turns the direction
// of text escaped ("\n", "\u{1B}"), a mark without a letter on "◌".
std::string visibleText(std::string_view token);

// A text that may hold names from outside, as a terminal may show it: control characters and what turns the
// direction of text escaped, line ends and tabs as they are.
std::string harmlessText(std::string_view text);

// Columns that a text takes in a terminal: 2 for a wide character or an emoji (Unicode Standard Annex 11), 0
// for marks and for what is joined to the emoji before it.
std::size_t displayWidth(std::string_view text);

// Blanks up to `width` columns; longer texts stay whole.
std::string paddedLeft(std::string_view text, std::size_t width);
std::string paddedRight(std::string_view text, std::size_t width);

}  // namespace attn
