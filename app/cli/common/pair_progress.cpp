// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/pair_progress.h"

#include <cstdio>

#include "app/cli/common/interrupt.h"
#include "core/base/display_text.h"

namespace attn {
namespace {

constexpr std::chrono::seconds firstAfter{1};
constexpr std::chrono::milliseconds terminalInterval{100};
constexpr std::chrono::seconds logInterval{10};

}  // namespace

PairProgress::PairProgress(std::string what, Index pairs)
    : m_what(visibleText(what)),
      m_pairs(pairs),
      m_isTerminal(isTerminal(stderr)),
      m_next(Clock::now() + (m_isTerminal ? firstAfter : logInterval)) {}

PairProgress::~PairProgress() {
    if (m_isOpen)
        std::fprintf(stderr, "\r\033[K");
}

void PairProgress::show(Index done) {
    const Clock::time_point now = Clock::now();
    if (now < m_next)
        return;
    m_next = now + (m_isTerminal ? Clock::duration(terminalInterval) : Clock::duration(logInterval));
    std::fprintf(stderr, m_isTerminal ? "\r\033[K%s: %td/%td pairs measured" : "%s: %td/%td pairs measured\n",
                 m_what.c_str(), done, m_pairs);
    std::fflush(stderr);
    m_isOpen = m_isTerminal;
}

}  // namespace attn
