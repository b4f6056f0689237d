// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/characters.h"

#include "core/text/text_breaks.h"

namespace attn {

std::unique_ptr<Tokenizer> Characters::create(JsonObject&) {
    return std::make_unique<Characters>();
}

TokenizerMaker Characters::plan(JsonObject&) {
    return [](std::span<const std::string_view>, const std::stop_token&) {
        return std::make_shared<Characters>();
    };
}

std::string Characters::id() const {
    return "characters";
}

std::vector<std::string> Characters::tokenize(std::string_view text) const {
    std::vector<std::string> tokens;
    const auto unicode =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
    icu::BreakIterator& breaks = textBreaks(TextBreaks::Characters, unicode);
    int32_t begin = breaks.first();
    for (int32_t end = breaks.next(); end != icu::BreakIterator::DONE; end = breaks.next()) {
        unicode.tempSubStringBetween(begin, end).toUTF8String(tokens.emplace_back());
        begin = end;
    }
    return tokens;
}

std::string Characters::join(const std::vector<std::string>& tokens) const {
    std::string text;
    for (const std::string& token : tokens)
        text += token;
    return text;
}

}  // namespace attn
