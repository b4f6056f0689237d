// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "core/base/types.h"

namespace attn {

// Token texts and their ids. Ids 0–3 are always <pad>, <s>, </s>, <unk>.
class Vocabulary {
public:
    // Only the four special tokens.
    Vocabulary();
    // `tokens` in the order of their ids, the four special ones included. Throws Error when they are not
    // there or a token stands twice; `where` names the origin in the sentence.
    Vocabulary(std::vector<std::string> tokens, const std::string& where);

    Token add(const std::string& token);       // the id it has, new or old
    Token id(const std::string& token) const;  // unknownToken when it is not there
    // Of a token of somebody's text: unknownToken also when it is written like one of the special four.
    Token idOfText(const std::string& token) const;
    bool contains(const std::string& token) const;
    const std::string& text(Token id) const;  // "<unk>" when out of range
    Index size() const { return static_cast<Index>(m_tokens.size()); }
    const std::vector<std::string>& tokens() const { return m_tokens; }

    std::vector<Token> ids(const std::vector<std::string>& tokens) const;

private:
    std::vector<std::string> m_tokens;
    std::unordered_map<std::string, Token> m_ids;
};

}  // namespace attn
