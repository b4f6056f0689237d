// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unicode/unistr.h>

#include <string_view>

namespace attn {

// White space of Unicode and U+200B.
bool isBlankCharacter(UChar32 character);

// Nothing but blanks and marks that only concern the breaking of lines (UTF-8).
bool isBlankText(std::string_view text);

// A text (UTF-8; other bytes become U+FFFD) with U+0020 for every blank, without marks that only concern the
// breaking of lines: U+00AD, U+2060, U+FEFF.
icu::UnicodeString withPlainBlanks(std::string_view text);

}  // namespace attn
