// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/display_text.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <cstdint>
#include <cstdio>

namespace attn {
namespace {

constexpr UChar32 joiner = 0x200D;
constexpr UChar32 emojiStyle = 0xFE0F;
constexpr UChar32 replacement = 0xFFFD;

// Returns the code point that starts at `at` and moves `at` past it.
UChar32 nextPoint(std::string_view text, std::int32_t& at) {
    UChar32 point = 0;
    U8_NEXT(text.data(), at, static_cast<std::int32_t>(text.size()), point);
    return point < 0 ? replacement : point;
}

bool isMark(UChar32 point) {
    return (U_GET_GC_MASK(point) & U_GC_M_MASK) != 0;
}

bool isEscaped(UChar32 point, bool isAlone) {
    const std::uint32_t category = U_GET_GC_MASK(point);
    // A format character inside a token joins or styles its neighbours, but it is invisible when it stands
    // alone.
    return (category & (U_GC_CC_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK | U_GC_CS_MASK)) != 0 ||
           u_hasBinaryProperty(point, UCHAR_BIDI_CONTROL) || (isAlone && (category & U_GC_CF_MASK) != 0);
}

std::string escaped(UChar32 point) {
    switch (point) {
        case '\n':
            return "\\n";
        case '\r':
            return "\\r";
        case '\t':
            return "\\t";
        default:
            break;
    }
    char text[16];
    std::snprintf(text, sizeof text, "\\u{%X}", static_cast<unsigned>(point));
    return text;
}

std::size_t widthOf(UChar32 point) {
    if ((U_GET_GC_MASK(point) & (U_GC_MN_MASK | U_GC_ME_MASK | U_GC_CF_MASK | U_GC_CC_MASK)) != 0)
        return 0;
    // Vowels and final consonants are drawn inside the Hangul syllable that they continue.
    const int hangul = u_getIntPropertyValue(point, UCHAR_HANGUL_SYLLABLE_TYPE);
    if (hangul == U_HST_VOWEL_JAMO || hangul == U_HST_TRAILING_JAMO)
        return 0;
    const int width = u_getIntPropertyValue(point, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

std::string blanks(std::string_view text, std::size_t width) {
    const std::size_t taken = displayWidth(text);
    return std::string(taken < width ? width - taken : 0, ' ');
}

}  // namespace

std::string visibleText(std::string_view token) {
    if (token.empty())
        return "∅";
    std::string text;
    const auto size = static_cast<std::int32_t>(token.size());
    for (std::int32_t at = 0; at < size;) {
        const std::int32_t begin = at;
        const UChar32 point = nextPoint(token, at);
        const bool isFirst = begin == 0;
        if (isEscaped(point, isFirst && at == size))
            text += escaped(point);
        else if (u_charType(point) == U_SPACE_SEPARATOR)
            text += "␣";
        else
            text.append(isFirst && isMark(point) ? "◌" : "")
                .append(token.substr(static_cast<std::size_t>(begin), static_cast<std::size_t>(at - begin)));
    }
    return text;
}

std::string harmlessText(std::string_view text) {
    std::string harmless;
    const auto size = static_cast<std::int32_t>(text.size());
    for (std::int32_t at = 0; at < size;) {
        const std::int32_t begin = at;
        const UChar32 point = nextPoint(text, at);
        if (point != '\n' && point != '\t' && isEscaped(point, false))
            harmless += escaped(point);
        else
            harmless.append(
                text.substr(static_cast<std::size_t>(begin), static_cast<std::size_t>(at - begin)));
    }
    return harmless;
}

std::size_t displayWidth(std::string_view text) {
    std::size_t width = 0;
    std::size_t last = 0;  // width of the character that marks and joiners attach to
    bool isJoined = false;
    const auto size = static_cast<std::int32_t>(text.size());
    for (std::int32_t at = 0; at < size;) {
        const UChar32 point = nextPoint(text, at);
        if (point == emojiStyle && last == 1) {
            ++width;
            last = 2;
        }
        const bool isModifier = last > 0 && u_hasBinaryProperty(point, UCHAR_EMOJI_MODIFIER);
        const std::size_t own = isJoined || isModifier ? 0 : widthOf(point);
        width += own;
        last = own > 0 ? own : last;
        isJoined = point == joiner && last == 2;
    }
    return width;
}

std::string paddedLeft(std::string_view text, std::size_t width) {
    return blanks(text, width).append(text);
}

std::string paddedRight(std::string_view text, std::size_t width) {
    return std::string(text) + blanks(text, width);
}

}  // namespace attn
