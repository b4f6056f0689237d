// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/network/positions/positions.h"

namespace attn {

// Sentences one after another, in any order of lengths: position j of sentence b stands in column
// first(b) + j. Attention of a sentence to itself reads contiguous columns. `Positions` orders the same
// columns by position.
class Sequences {
public:
    Sequences() = default;
    void assign(const std::vector<Index>& lengths) {
        m_first.assign(1, 0);
        m_longest = 0;
        for (const Index length : lengths) {
            m_first.push_back(m_first.back() + length);
            m_longest = length > m_longest ? length : m_longest;
        }
    }
    void assign(const Positions& positions);

    Index batch() const { return static_cast<Index>(m_first.size()) - 1; }  // B
    Index longest() const { return m_longest; }
    Index columns() const { return m_first.back(); }  // N
    Index first(Index b) const { return m_first[static_cast<std::size_t>(b)]; }
    Index length(Index b) const { return first(b + 1) - first(b); }

private:
    std::vector<Index> m_first = {0};
    Index m_longest = 0;
};

// Columns by position → by sentence, and back. `sequences` are the sentences of `positions`.
void toSequences(const Positions& positions, const Sequences& sequences, const ConstMatrixRef& from,
                 MatrixRef to);
void toPositions(const Positions& positions, const Sequences& sequences, const ConstMatrixRef& from,
                 MatrixRef to);
// Adds instead of writing.
void addToPositions(const Positions& positions, const Sequences& sequences, const ConstMatrixRef& from,
                    MatrixRef to);
// Tokens [N] by position → by sentence, and where each stands in its sentence.
void toSequences(const Positions& positions, std::span<const Token> from, std::vector<Token>& tokens,
                 std::vector<Index>& places);
// Places of sentences become those that are given by number in the sentence; none given: they stay.
void standAt(const Sequences& sequences, std::span<const Index> given, std::vector<Index>& places);

}  // namespace attn
