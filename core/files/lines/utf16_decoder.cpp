// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/lines/utf16_decoder.h"

#include <unicode/utf8.h>

#include <algorithm>
#include <array>

namespace attn {
namespace {

using namespace std::string_view_literals;

constexpr char notUtf8 = '\xFF';
constexpr char16_t byteOrderUnit = 0xFEFF;

bool isHigh(char16_t unit) {
    return unit >= 0xD800 && unit < 0xDC00;
}
bool isLow(char16_t unit) {
    return unit >= 0xDC00 && unit < 0xE000;
}

void addUtf8(char32_t character, std::string& text) {
    char bytes[U8_MAX_LENGTH];
    int32_t length = 0;
    U8_APPEND_UNSAFE(bytes, length, static_cast<UChar32>(character));
    text.append(bytes, static_cast<std::size_t>(length));
}

}  // namespace

bool hasWideMark(std::string_view start) {
    return start.starts_with("\xFF\xFE") || start.starts_with("\xFE\xFF") ||
           start.starts_with("\0\0\xFE\xFF"sv);
}

TextEncoding textEncoding(std::string_view start) {
    // The longer marks are tested first, because UTF-32LE begins with UTF-16LE's mark.
    if (start.starts_with("\xFF\xFE\0\0"sv))
        return TextEncoding::Utf32Little;
    if (start.starts_with("\0\0\xFE\xFF"sv))
        return TextEncoding::Utf32Big;
    if (start.starts_with("\xFF\xFE"))
        return TextEncoding::Utf16Little;
    if (start.starts_with("\xFE\xFF"))
        return TextEncoding::Utf16Big;
    constexpr std::size_t looked = 256, least = 8;
    if (start.size() < least || start.starts_with("\x93NUMPY") || start.starts_with("PK"))
        return TextEncoding::Utf8;
    start = start.substr(0, std::min(start.size(), looked) & ~std::size_t{3});
    std::array<std::size_t, 4> zeros{};
    for (std::size_t i = 0; i < start.size(); ++i)
        zeros[i % 4] += start[i] == '\0';
    const std::size_t units = start.size() / 4, most = units * 3 / 4;
    const bool isLittle = zeros[1] > most && zeros[3] > most, isBig = zeros[0] > most && zeros[2] > most;
    if (isLittle && zeros[0] == 0)
        return zeros[2] > most ? TextEncoding::Utf32Little : TextEncoding::Utf16Little;
    if (isBig && zeros[3] == 0)
        return zeros[1] > most ? TextEncoding::Utf32Big : TextEncoding::Utf16Big;
    return TextEncoding::Utf8;
}

bool isUtf16(TextEncoding encoding) {
    return encoding == TextEncoding::Utf16Little || encoding == TextEncoding::Utf16Big;
}

const char* nameOf(TextEncoding encoding) {
    switch (encoding) {
        case TextEncoding::Utf16Little:
            return "UTF-16LE";
        case TextEncoding::Utf16Big:
            return "UTF-16BE";
        case TextEncoding::Utf32Little:
            return "UTF-32LE";
        case TextEncoding::Utf32Big:
            return "UTF-32BE";
        case TextEncoding::Utf8:
            break;
    }
    return "UTF-8";
}

void Utf16Decoder::begin(std::string_view start) {
    m_encoding = textEncoding(start);
}

std::string Utf16Decoder::decode(std::string_view block) {
    std::string text;
    text.reserve(block.size() + block.size() / 2);
    const bool isBig = m_encoding == TextEncoding::Utf16Big;
    for (const char byte : block) {
        if (m_waiting.empty()) {
            m_waiting.push_back(byte);
            continue;
        }
        const auto first = static_cast<unsigned char>(m_waiting[0]),
                   second = static_cast<unsigned char>(byte);
        m_waiting.clear();
        take(static_cast<char16_t>(isBig ? first << 8 | second : second << 8 | first), text);
    }
    return text;
}

void Utf16Decoder::take(char16_t unit, std::string& text) {
    const bool isStart = m_isStart;
    m_isStart = false;
    if (isStart && unit == byteOrderUnit)
        return;
    if (m_high != 0) {
        const char16_t high = m_high;
        m_high = 0;
        if (isLow(unit)) {
            addUtf8(0x10000U + ((char32_t{high} - 0xD800U) << 10) + (char32_t{unit} - 0xDC00U), text);
            return;
        }
        text += notUtf8;
    }
    if (isHigh(unit))
        m_high = unit;
    else if (isLow(unit))
        text += notUtf8;
    else
        addUtf8(unit, text);
}

}  // namespace attn
