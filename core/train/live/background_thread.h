// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace attn {

// One thread for work that may wait a little. It does the pieces in the order in which they were posted. A
// long piece posts its own remainder, so that others have their turn.
class BackgroundThread {
public:
    BackgroundThread();
    // Waits for the piece that is running. The others are dropped.
    ~BackgroundThread();
    BackgroundThread(const BackgroundThread&) = delete;
    BackgroundThread& operator=(const BackgroundThread&) = delete;

    // May be called on any thread, even on its own. Returns at once. A piece must not throw.
    void post(std::function<void()> piece);

private:
    void work(const std::stop_token& stop);

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<std::function<void()>> m_pieces;
    std::jthread m_thread;  // declared last: it uses all above
};

}  // namespace attn
