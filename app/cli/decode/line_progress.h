// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include "core/base/types.h"

namespace attn {

// How far the decoding of lines is, on standard error: on a terminal one line that writes over itself, else a
// line every ten seconds; and one at the end.
class LineProgress {
public:
    LineProgress();

    // `share` of the source, 0 where nobody knows.
    void show(Index lines, double share);
    void finish(Index lines);

private:
    using Clock = std::chrono::steady_clock;

    const Clock::time_point m_start = Clock::now();
    const bool m_isTerminal;
    Clock::time_point m_next;
};

}  // namespace attn
