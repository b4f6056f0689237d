// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string>

#include "core/base/types.h"

namespace attn {

// Shows the progress of a measurement on standard error, once it has taken a second. On a terminal this is
// one line that overwrites itself and disappears at the end, elsewhere a line every ten seconds.
class PairProgress {
public:
    // `what` is the name of what is being measured.
    PairProgress(std::string what, Index pairs);
    ~PairProgress();
    PairProgress(const PairProgress&) = delete;
    PairProgress& operator=(const PairProgress&) = delete;

    void show(Index done);

private:
    using Clock = std::chrono::steady_clock;

    std::string m_what;
    Index m_pairs;
    bool m_isTerminal;
    bool m_isOpen = false;
    Clock::time_point m_next;
};

}  // namespace attn
