// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/blanks.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace attn {

std::unique_ptr<Tokenizer> Blanks::create(JsonObject&) {
    return std::make_unique<Blanks>();
}

std::string Blanks::id() const {
    return "blanks";
}

std::vector<std::string> Blanks::tokenize(std::string_view text) const {
    const auto unicode =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
    std::vector<std::string> tokens;
    int32_t begin = 0;
    for (int32_t i = 0; i <= unicode.length(); i = unicode.moveIndex32(i, 1)) {
        const bool ends = i == unicode.length() || u_isUWhiteSpace(unicode.char32At(i));
        if (ends && i > begin)
            unicode.tempSubStringBetween(begin, i).toUTF8String(tokens.emplace_back());
        if (ends)
            begin = unicode.moveIndex32(i, 1);
        if (i == unicode.length())
            break;
    }
    return tokens;
}

std::string Blanks::join(const std::vector<std::string>& tokens) const {
    std::string text;
    for (const std::string& token : tokens)
        text += (text.empty() ? "" : " ") + token;
    return text;
}

}  // namespace attn
