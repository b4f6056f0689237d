// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/framed.h"

#include "core/text/vocabulary.h"

namespace attn {

Framed::Framed(std::shared_ptr<const Tokenizer> inner, TokenFrame frame)
    : m_inner(std::move(inner)), m_frame(frame) {}

std::vector<std::string> Framed::tokenize(std::string_view text) const {
    static const Vocabulary special;
    std::vector<std::string> tokens = m_inner->tokenize(text);
    if (m_frame.hasBegin)
        tokens.insert(tokens.begin(), special.text(beginToken));
    if (m_frame.hasEnd)
        tokens.push_back(special.text(endToken));
    return tokens;
}

std::string Framed::join(const std::vector<std::string>& tokens) const {
    static const Vocabulary special;
    std::vector<std::string> inside = tokens;
    if (m_frame.hasEnd && !inside.empty() && inside.back() == special.text(endToken))
        inside.pop_back();
    if (m_frame.hasBegin && !inside.empty() && inside.front() == special.text(beginToken))
        inside.erase(inside.begin());
    return m_inner->join(inside);
}

std::shared_ptr<const Tokenizer> framed(std::shared_ptr<const Tokenizer> inner, TokenFrame frame) {
    if (frame == TokenFrame{})
        return inner;
    return std::make_shared<const Framed>(std::move(inner), frame);
}

}  // namespace attn
