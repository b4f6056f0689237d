// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/interrupt.h"

#include <unistd.h>
#include <chrono>
#include <csignal>
#include <ctime>

namespace attn {
namespace {

using Clock = std::chrono::steady_clock;

// One press may arrive twice: from the terminal and from a program between it and us (timeout, a script).
constexpr std::chrono::milliseconds onePress{500};

sigset_t watchedSignals() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    // The terminal was closed. nohup ignores this signal, and a program that was started so must too.
    struct sigaction hangUp {};
    if (sigaction(SIGHUP, nullptr, &hangUp) == 0 && hangUp.sa_handler != SIG_IGN)
        sigaddset(&set, SIGHUP);
    return set;
}

}  // namespace

bool isTerminal(std::FILE* file) {
    return isatty(fileno(file)) == 1;
}

InterruptWatch::InterruptWatch() {
    const sigset_t set = watchedSignals();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    m_thread = std::jthread([this](const std::stop_token& ended) {
        const sigset_t watched = watchedSignals();
        Clock::time_point first;
        while (!ended.stop_requested()) {
            timespec patience{0, 50'000'000};
            if (sigtimedwait(&watched, nullptr, &patience) < 0)
                continue;
            if (!m_source.stop_requested()) {
                first = Clock::now();
                m_source.request_stop();
            } else if (Clock::now() - first > onePress) {
                _exit(130);
            }
        }
    });
}

InterruptWatch::~InterruptWatch() {
    m_thread.request_stop();
    m_thread.join();
    const sigset_t set = watchedSignals();
    pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

}  // namespace attn
