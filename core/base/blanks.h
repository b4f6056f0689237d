// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unicode/unistr.h>

#include <string_view>

namespace attn {

// Whether the character is Unicode white space or U+200B.
bool isBlankCharacter(UChar32 character);

// Whether the text (UTF-8) holds only blanks and the characters that only concern line breaking.
bool isBlankText(std::string_view text);

// The text (UTF-8; invalid bytes become U+FFFD) with every blank replaced by U+0020 and without the
// characters that only concern line breaking: U+00AD, U+2060, U+FEFF.
icu::UnicodeString withPlainBlanks(std::string_view text);

}  // namespace attn
