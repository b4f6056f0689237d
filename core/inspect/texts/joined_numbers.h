// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <unordered_set>
#include <vector>

namespace attn {

// Whether the sentence numbers of a file start again, as they do where files were joined one behind the
// other. All of them are looked at, in the file's order.
class JoinedNumbers {
public:
    // A number that follows itself is the same sentence.
    void see(long number);

    // `isLinkByLink`: lines that are apart may speak of the same sentence, so that a few that do say nothing.
    bool areJoined(bool isLinkByLink) const;
    std::size_t parts() const { return m_descents + 1; }

private:
    std::optional<long> m_first, m_last;
    std::unordered_set<long> m_seen;
    std::size_t m_runs = 0, m_repeats = 0;
    std::size_t m_descents = 0, m_restarts = 0;  // numbers below the one before; those not above the first
};

}  // namespace attn
