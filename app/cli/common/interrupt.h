// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <stop_token>
#include <thread>

namespace attn {

bool isTerminal(std::FILE* file);

// While it lives, Ctrl-C and a polite request to end (SIGINT, SIGTERM) request a stop instead of ending the
// program; a second one half a second later or more ends it. Create it before any thread is started, because
// threads inherit the blocked signals.
class InterruptWatch {
public:
    InterruptWatch();
    ~InterruptWatch();
    InterruptWatch(const InterruptWatch&) = delete;
    InterruptWatch& operator=(const InterruptWatch&) = delete;

    std::stop_token token() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
    std::jthread m_thread;
};

}  // namespace attn
