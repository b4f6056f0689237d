// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/text/tokenizer.h"

namespace attn {

// A text that was cut into tokens for decoding.
struct TextTokens {
    std::vector<std::string> tokens;
    std::string problem;  // why it cannot be read: "has 2001 tokens, at most 2000 are possible"; else empty
};

TextTokens cutText(const Tokenizer& tokenizer, const std::string& text);

}  // namespace attn
