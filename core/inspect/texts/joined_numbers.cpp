// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/texts/joined_numbers.h"

namespace attn {

void JoinedNumbers::see(long number) {
    if (m_last == number)
        return;
    if (!m_first)
        m_first = number;
    if (m_last && number < *m_last) {
        ++m_descents;
        m_restarts += number <= *m_first ? 1 : 0;
    }
    ++m_runs;
    m_repeats += m_seen.insert(number).second ? 0 : 1;
    m_last = number;
}

bool JoinedNumbers::areJoined(bool isLinkByLink) const {
    constexpr std::size_t shortestPart = 3, usualPart = 5, share = 10;
    if (m_repeats == 0 || m_descents == 0)
        return false;
    const bool areRestarts = m_restarts == m_descents;
    const bool areMany = share * m_repeats > m_runs;
    if (isLinkByLink)
        return areRestarts ? m_runs >= shortestPart * parts() : areMany && m_runs >= usualPart * parts();
    return areRestarts || areMany;
}

}  // namespace attn
