// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace attn::test {

// The bytes of a text in UTF-16.
inline std::string utf16(const std::u16string& text, bool isBigEndian) {
    std::string bytes;
    for (const char16_t unit : text) {
        const char high = static_cast<char>(unit >> 8), low = static_cast<char>(unit & 255);
        bytes += isBigEndian ? high : low;
        bytes += isBigEndian ? low : high;
    }
    return bytes;
}

}  // namespace attn::test
