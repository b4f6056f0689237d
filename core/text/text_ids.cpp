// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/text_ids.h"

namespace attn {

std::vector<Token> textIds(const Tokenizer& tokenizer, const Vocabulary& vocabulary,
                           const std::vector<std::string>& tokens) {
    std::vector<Token> ids;
    ids.reserve(tokens.size() + 1);
    for (const std::string& token : tokens)
        ids.push_back(vocabulary.idOfText(token));
    const TokenFrame frame = tokenizer.frame();
    if (frame.hasBegin && !ids.empty() && tokens.front() == vocabulary.text(beginToken))
        ids.front() = beginToken;
    if (frame.hasEnd && !ids.empty() && tokens.back() == vocabulary.text(endToken))
        ids.back() = endToken;
    return ids;
}

}  // namespace attn
