// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace attn {

// One thread for what may wait a little: does one piece of work after the other, in their order. What takes
// long posts the rest of itself again, so that others have their turn.
class BackgroundThread {
public:
    BackgroundThread();
    // After the piece that is under way; the others are dropped.
    ~BackgroundThread();
    BackgroundThread(const BackgroundThread&) = delete;
    BackgroundThread& operator=(const BackgroundThread&) = delete;

    // On any thread, its own among them; returns at once. A piece must not throw.
    void post(std::function<void()> piece);

private:
    void work(const std::stop_token& stop);

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<std::function<void()>> m_pieces;
    std::jthread m_thread;  // the last: it uses all above
};

}  // namespace attn
