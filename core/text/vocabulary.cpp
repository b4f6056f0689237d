// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/vocabulary.h"

#include <algorithm>
#include <array>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"

namespace attn {

namespace {

// The index is the id.
const std::array<std::string, 4> specialTokens = {"<pad>", "<s>", "</s>", "<unk>"};

}  // namespace

Vocabulary::Vocabulary() {
    for (const std::string& token : specialTokens)
        add(token);
}

Vocabulary::Vocabulary(std::vector<std::string> tokens, const std::string& where)
    : m_tokens(std::move(tokens)) {
    for (std::size_t i = 0; i < specialTokens.size(); ++i) {
        if (i < m_tokens.size() && m_tokens[i] == specialTokens[i])
            continue;
        const std::string found = i < m_tokens.size() ? inQuotes(m_tokens[i]) : told("the end");
        throw Error(where + ": " +
                    told("token %1 of the vocabulary must be %2, found %3; a vocabulary starts with <pad>, "
                         "<s>, </s>, <unk>.",
                         i, inQuotes(specialTokens[i]), found));
    }
    m_ids.reserve(m_tokens.size());
    for (std::size_t i = 0; i < m_tokens.size(); ++i) {
        const auto [old, isNew] = m_ids.emplace(m_tokens[i], static_cast<Token>(i));
        if (!isNew)
            throw Error(where + ": " +
                        told("%1 stands twice in the vocabulary, as token %2 and as token %3; every token "
                             "must stand once.",
                             inQuotes(m_tokens[i]), old->second, i));
    }
}

Token Vocabulary::add(const std::string& token) {
    const auto [entry, isNew] = m_ids.emplace(token, static_cast<Token>(m_tokens.size()));
    if (isNew)
        m_tokens.push_back(token);
    return entry->second;
}

Token Vocabulary::id(const std::string& token) const {
    const auto entry = m_ids.find(token);
    return entry == m_ids.end() ? unknownToken : entry->second;
}

Token Vocabulary::idOfText(const std::string& token) const {
    return std::max(id(token), unknownToken);
}

bool Vocabulary::contains(const std::string& token) const {
    return m_ids.count(token) > 0;
}

const std::string& Vocabulary::text(Token id) const {
    const bool isInside = id >= 0 && static_cast<Index>(id) < size();
    return m_tokens[static_cast<std::size_t>(isInside ? id : unknownToken)];
}

std::vector<Token> Vocabulary::ids(const std::vector<std::string>& tokens) const {
    std::vector<Token> result;
    result.reserve(tokens.size());
    for (const std::string& token : tokens)
        result.push_back(id(token));
    return result;
}

}  // namespace attn
