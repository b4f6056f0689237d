// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/unicode_text.h"

#include <unicode/locid.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>

namespace attn {
namespace {

// Calls visit(code point, its first byte, the byte after it) for each code point of a text.
template <typename Visit>
void forEachPoint(std::string_view text, Visit visit) {
    std::size_t next = 0;
    while (next < text.size()) {
        const std::size_t begin = next;
        UChar32 point = 0;
        U8_NEXT_OR_FFFD(text.data(), next, text.size(), point);
        visit(static_cast<char32_t>(point), begin, next);
    }
}

}  // namespace

std::u32string codePoints(std::string_view text) {
    std::u32string points;
    points.reserve(text.size());
    forEachPoint(text, [&](char32_t point, std::size_t, std::size_t) { points.push_back(point); });
    return points;
}

bool isBlank(char32_t point) {
    return (point >= 0x1C && point <= 0x1F) || u_isUWhiteSpace(static_cast<UChar32>(point));
}

std::vector<std::string_view> splitAtBlanks(std::string_view text) {
    std::vector<std::string_view> pieces;
    std::size_t start = 0;
    const auto end = [&](std::size_t at) {
        if (at > start)
            pieces.push_back(text.substr(start, at - start));
    };
    forEachPoint(text, [&](char32_t point, std::size_t begin, std::size_t next) {
        if (!isBlank(point))
            return;
        end(begin);
        start = next;
    });
    end(text.size());
    return pieces;
}

std::string_view withoutEndBlanks(std::string_view text) {
    std::size_t size = 0;
    forEachPoint(text, [&](char32_t point, std::size_t, std::size_t next) {
        if (!isBlank(point))
            size = next;
    });
    return text.substr(0, size);
}

std::string lowered(std::string_view text) {
    auto unicode =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
    std::string result;
    unicode.toLower(icu::Locale::getRoot()).toUTF8String(result);
    return result;
}

}  // namespace attn
