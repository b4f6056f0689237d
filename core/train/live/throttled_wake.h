// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace attn {

// Calls a function, on a thread of its own, once after there were news, at most about 60 times a second.
class ThrottledWake {
public:
    explicit ThrottledWake(std::function<void()> wake);
    // After the call that is under way.
    ~ThrottledWake();
    ThrottledWake(const ThrottledWake&) = delete;
    ThrottledWake& operator=(const ThrottledWake&) = delete;

    // On any thread; returns at once.
    void news();
    // No more calls, after the one under way. Not on the thread of the calls.
    void stop();

private:
    void work(const std::stop_token& stop);

    const std::function<void()> m_wake;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    bool m_isNews = false;
    std::jthread m_thread;  // the last: it uses all above
};

}  // namespace attn
