// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/types.h"

namespace attn {

// Maps the source positions of a batch to columns without padding. Sentences are sorted by falling length.
// Position j of all sentences longer than j takes the columns first(j) … first(j) + active(j) − 1, and
// sentence b takes column first(j) + b. The columns of one position are therefore contiguous. In a batch of
// one sentence, position j is column j.
class Positions {
public:
    Positions() = default;
    // `lengths` has the length of every sentence, in falling order, each at least 1 (asserted).
    void assign(const std::vector<Index>& lengths) {
        m_lengths = lengths;
        m_first.assign(1, 0);
        Index active = batch();
        for (Index j = 0; batch() > 0 && j < lengths.front(); ++j) {
            while (lengths[static_cast<std::size_t>(active - 1)] <= j)
                --active;
            m_first.push_back(m_first.back() + active);
        }
    }

    Index batch() const { return static_cast<Index>(m_lengths.size()); }      // B
    Index longest() const { return static_cast<Index>(m_first.size()) - 1; }  // S
    Index columns() const { return m_first.back(); }                          // N = Σ lengths
    Index length(Index b) const { return m_lengths[static_cast<std::size_t>(b)]; }
    Index first(Index j) const { return m_first[static_cast<std::size_t>(j)]; }
    Index active(Index j) const { return first(j + 1) - first(j); }

private:
    std::vector<Index> m_lengths;
    std::vector<Index> m_first = {0};
};

}  // namespace attn
