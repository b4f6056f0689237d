// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/decode/line_progress.h"

#include <cstdio>

#include "app/cli/common/interrupt.h"

namespace attn {
namespace {

constexpr std::chrono::milliseconds lineTerminalInterval{100};
constexpr std::chrono::seconds lineLogInterval{10};

}  // namespace

LineProgress::LineProgress()
    : m_isTerminal(isTerminal(stderr)),
      m_next(m_start + (m_isTerminal ? Clock::duration(lineTerminalInterval) : lineLogInterval)) {}

void LineProgress::show(Index lines, double share) {
    const Clock::time_point now = Clock::now();
    if (now < m_next)
        return;
    m_next = now + (m_isTerminal ? Clock::duration(lineTerminalInterval) : lineLogInterval);
    const std::chrono::duration<double> time = now - m_start;
    std::fprintf(stderr, "%s%td %s decoded", m_isTerminal ? "\r\033[K" : "", lines,
                 lines == 1 ? "line" : "lines");
    if (share > 0)
        std::fprintf(stderr, ", %.0f %%", 100 * share);
    std::fprintf(stderr, ", %.0f a second%s", static_cast<double>(lines) / time.count(),
                 m_isTerminal ? "" : "\n");
    std::fflush(stderr);
}

void LineProgress::finish(Index lines) {
    const std::chrono::duration<double> time = Clock::now() - m_start;
    std::fprintf(stderr, "%s%td %s decoded in %.2f s\n", m_isTerminal ? "\r\033[K" : "", lines,
                 lines == 1 ? "line" : "lines", time.count());
}

}  // namespace attn
