// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include "core/base/types.h"

namespace attn {

// Shows the progress of decoding lines on standard error: on a terminal one line that overwrites itself,
// elsewhere a line every ten seconds, and one line at the end.
class LineProgress {
public:
    LineProgress();

    // `share` of the source, or 0 if it is not known.
    void show(Index lines, double share);
    void finish(Index lines);

private:
    using Clock = std::chrono::steady_clock;

    const Clock::time_point m_start = Clock::now();
    const bool m_isTerminal;
    Clock::time_point m_next;
};

}  // namespace attn
