// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace attn {

// How a text has its characters.
enum class TextEncoding { Utf8, Utf16Little, Utf16Big, Utf32Little, Utf32Big };

// Tells it by the byte order mark, or else by the zeros between letters, of the first bytes of a text. What
// has no such signs counts as UTF-8, also when it is no text.
TextEncoding textEncoding(std::string_view start);
bool isUtf16(TextEncoding encoding);
// "UTF-16LE"
const char* nameOf(TextEncoding encoding);
// Whether the text begins with a byte order mark of UTF-16 or UTF-32.
bool hasWideMark(std::string_view start);

// Makes UTF-8 of a text in UTF-16 that comes in blocks. Other texts stay as they are.
class Utf16Decoder {
public:
    // To be called once, with the first block.
    void begin(std::string_view start);
    // Whether blocks must go through `decode`.
    bool isNeeded() const { return isUtf16(m_encoding); }
    // The next block in UTF-8, without a byte order mark. Bytes of an unfinished character wait for the next
    // block. Half of a pair of surrogates becomes the byte 0xFF, which no UTF-8 has.
    std::string decode(std::string_view block);
    // Whether bytes of a character wait: at the end, the text is cut short.
    bool isInside() const { return !m_waiting.empty() || m_high != 0; }

private:
    void take(char16_t unit, std::string& text);

    TextEncoding m_encoding = TextEncoding::Utf8;
    bool m_isStart = true;
    std::string m_waiting;  // at most one byte
    char16_t m_high = 0;    // the first half of a pair
};

}  // namespace attn
