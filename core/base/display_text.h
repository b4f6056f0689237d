// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace attn {

// A token (UTF-8) as a table shows it: a blank becomes "␣", control characters and direction controls are
// escaped ("\n", "\u{1B}"), and a mark without a letter is put on "◌".
std::string visibleText(std::string_view token);

// A text that may contain foreign names, made safe for a terminal: control characters and direction controls
// are escaped, line ends and tabs are kept.
std::string harmlessText(std::string_view text);

// The number of columns that a text takes in a terminal: 2 for a wide character or an emoji (Unicode Standard
// Annex 11), 0 for marks and for characters that are joined to the emoji before them.
std::size_t displayWidth(std::string_view text);

// Pads the text with blanks to `width` columns; longer texts are not cut.
std::string paddedLeft(std::string_view text, std::size_t width);
std::string paddedRight(std::string_view text, std::size_t width);

}  // namespace attn
