// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// The tokens of one sentence in one piece of memory, because corpora have millions of them. A token may
// contain blanks or be empty.
class TokenList {
public:
    TokenList() = default;
    explicit TokenList(const std::vector<std::string>& tokens);
    // The pieces between blanks.
    static TokenList split(std::string_view text);

    void add(std::string_view token);
    void removeLast();  // there must be one

    int size() const { return static_cast<int>(m_ends.size()); }
    bool empty() const { return m_ends.empty(); }
    std::string_view operator[](int index) const;
    std::string_view back() const { return (*this)[size() - 1]; }
    // The tokens joined with blanks.
    std::string joined() const;
    std::vector<std::string> toVector() const;
    // Releases unneeded memory when no more tokens are added.
    void shrink();
    std::size_t bytes() const;  // in memory, itself included

    bool operator==(const TokenList&) const = default;

private:
    std::string m_text;
    std::vector<std::uint32_t> m_ends;
};

}  // namespace attn
