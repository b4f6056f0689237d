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
    // Holds only the four special tokens.
    Vocabulary();
    // `tokens` are in the order of their ids and include the four special ones. Throws Error when those are
    // missing or a token occurs twice; `where` names the origin in the sentence.
    Vocabulary(std::vector<std::string> tokens, const std::string& where);

    Token add(const std::string& token);       // returns its id, new or old
    Token id(const std::string& token) const;  // unknownToken when it is missing
    // The id of a token from a user's text; it is also unknownToken when the token looks like one of the four
    // special ones.
    Token idOfText(const std::string& token) const;
    bool contains(const std::string& token) const;
    const std::string& text(Token id) const;  // "<unk>" when out of range
    Index size() const { return static_cast<Index>(m_tokens.size()); }
    const std::vector<std::string>& tokens() const { return m_tokens; }

    std::vector<Token> ids(const std::vector<std::string>& tokens) const;

    bool operator==(const Vocabulary& other) const { return m_tokens == other.m_tokens; }

private:
    std::vector<std::string> m_tokens;
    std::unordered_map<std::string, Token> m_ids;
};

}  // namespace attn
