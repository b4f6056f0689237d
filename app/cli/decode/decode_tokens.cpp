// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/decode/decode_tokens.h"

#include <unicode/utf8.h>

#include <utility>

namespace attn {
namespace {

// A trace holds 2·S numbers for each step besides those of fixed size; this limit keeps it below a hundred
// megabytes.
constexpr std::size_t longestText = 2000;

std::string tooLong(const std::string& what, const char* unit) {
    return "has " + what + ", at most " + std::to_string(longestText) + unit + " are possible";
}

}  // namespace

TextTokens cutText(const Tokenizer& tokenizer, const std::string& text) {
    // A token has at least one byte, and the longest character in use has far less than a hundred.
    if (text.size() > 100 * longestText)
        return {{}, tooLong(std::to_string(text.size()) + " bytes", " tokens")};
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t begin = i;
        UChar32 character = 0;
        U8_NEXT(text.data(), i, text.size(), character);
        if (character < 0)
            return {{}, "is not UTF-8 at byte " + std::to_string(begin + 1)};
    }
    std::vector<std::string> tokens = tokenizer.tokenize(text);
    if (tokens.size() > longestText)
        return {{}, tooLong(std::to_string(tokens.size()) + " tokens", "")};
    return {std::move(tokens), {}};
}

}  // namespace attn
