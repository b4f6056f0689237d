// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/blanks.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

namespace attn {

namespace {

bool concernsLinesOnly(UChar32 character) {
    return character == 0x00AD || character == 0x2060 || character == 0xFEFF;
}

}  // namespace

bool isBlankCharacter(UChar32 character) {
    return u_isUWhiteSpace(character) || character == 0x200B;
}

bool isBlankText(std::string_view text) {
    const auto* bytes = reinterpret_cast<const uint8_t*>(text.data());
    const auto length = static_cast<int32_t>(text.size());
    for (int32_t i = 0; i < length;) {
        UChar32 character = 0;
        U8_NEXT(bytes, i, length, character);
        if (character < 0 || !(isBlankCharacter(character) || concernsLinesOnly(character)))
            return false;
    }
    return true;
}

icu::UnicodeString withPlainBlanks(std::string_view text) {
    const auto unicode =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
    icu::UnicodeString result;
    for (int32_t i = 0; i < unicode.length(); ++i) {
        const char16_t unit = unicode.charAt(i);  // every character that is changed is one code unit long
        if (!concernsLinesOnly(unit))
            result.append(isBlankCharacter(unit) ? u' ' : unit);
    }
    return result;
}

}  // namespace attn
