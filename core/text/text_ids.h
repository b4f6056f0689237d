// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/text/tokenizer.h"
#include "core/text/vocabulary.h"

namespace attn {

// The ids of a text's tokens, which `tokenizer` has cut. A token of the text that looks like a special one is
// unknown; those that the tokeniser has put around the text (TokenFrame) are not.
std::vector<Token> textIds(const Tokenizer& tokenizer, const Vocabulary& vocabulary,
                           const std::vector<std::string>& tokens);

}  // namespace attn
