// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <unordered_set>
#include <vector>

namespace attn {

// Finds out whether the sentence numbers of a file start again, as they do if files were joined one after the
// other. It needs all numbers in the file's order.
class JoinedNumbers {
public:
    // A number that repeats the one before belongs to the same sentence.
    void see(long number);

    // With `isLinkByLink`, lines that are apart may belong to the same sentence, so a few such lines prove
    // nothing.
    bool areJoined(bool isLinkByLink) const;
    std::size_t parts() const { return m_descents + 1; }

private:
    std::optional<long> m_first, m_last;
    std::unordered_set<long> m_seen;
    std::size_t m_runs = 0, m_repeats = 0;
    std::size_t m_descents = 0, m_restarts = 0;  // numbers below the one before; not above the first
};

}  // namespace attn
