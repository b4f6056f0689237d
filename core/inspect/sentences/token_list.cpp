// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/sentences/token_list.h"

#include <cassert>

#include "core/base/ascii_blanks.h"

namespace attn {

TokenList::TokenList(const std::vector<std::string>& tokens) {
    for (const std::string& token : tokens)
        add(token);
    shrink();
}

TokenList TokenList::split(std::string_view text) {
    TokenList tokens;
    for (std::string_view piece = takePiece(text); !piece.empty(); piece = takePiece(text))
        tokens.add(piece);
    tokens.shrink();
    return tokens;
}

void TokenList::add(std::string_view token) {
    m_text.append(token);
    m_ends.push_back(static_cast<std::uint32_t>(m_text.size()));
}

void TokenList::removeLast() {
    assert(!empty());
    m_ends.pop_back();
    m_text.resize(empty() ? 0 : m_ends.back());
}

std::string_view TokenList::operator[](int index) const {
    assert(index >= 0 && index < size());
    const auto place = static_cast<std::size_t>(index);
    const std::uint32_t begin = place == 0 ? 0 : m_ends[place - 1];
    return std::string_view(m_text).substr(begin, m_ends[place] - begin);
}

std::string TokenList::joined() const {
    std::string text;
    text.reserve(m_text.size() + m_ends.size());
    for (int i = 0; i < size(); ++i) {
        if (i > 0)
            text += ' ';
        text += (*this)[i];
    }
    return text;
}

std::vector<std::string> TokenList::toVector() const {
    std::vector<std::string> tokens;
    tokens.reserve(m_ends.size());
    for (int i = 0; i < size(); ++i)
        tokens.emplace_back((*this)[i]);
    return tokens;
}

void TokenList::shrink() {
    m_text.shrink_to_fit();
    m_ends.shrink_to_fit();
}

std::size_t TokenList::bytes() const {
    return sizeof(*this) + m_text.capacity() + m_ends.capacity() * sizeof(std::uint32_t);
}

}  // namespace attn
