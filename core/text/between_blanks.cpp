// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/between_blanks.h"

#include <unicode/unistr.h>

#include "core/base/blanks.h"

namespace attn {

std::unique_ptr<Tokenizer> BetweenBlanks::create(JsonObject&) {
    return std::make_unique<BetweenBlanks>();
}

TokenizerMaker BetweenBlanks::plan(JsonObject&) {
    return [](std::span<const std::string_view>, const std::stop_token&) {
        return std::make_shared<BetweenBlanks>();
    };
}

std::string BetweenBlanks::id() const {
    return "blanks";
}

std::vector<std::string> BetweenBlanks::tokenize(std::string_view text) const {
    const auto unicode =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
    std::vector<std::string> tokens;
    int32_t begin = 0;
    for (int32_t i = 0; i <= unicode.length(); i = unicode.moveIndex32(i, 1)) {
        const bool ends = i == unicode.length() || isBlankCharacter(unicode.char32At(i));
        if (ends && i > begin)
            unicode.tempSubStringBetween(begin, i).toUTF8String(tokens.emplace_back());
        if (ends)
            begin = unicode.moveIndex32(i, 1);
        if (i == unicode.length())
            break;
    }
    return tokens;
}

std::string BetweenBlanks::join(const std::vector<std::string>& tokens) const {
    std::string text;
    for (const std::string& token : tokens)
        text += (text.empty() ? "" : " ") + token;
    return text;
}

}  // namespace attn
