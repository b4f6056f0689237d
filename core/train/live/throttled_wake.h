// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace attn {

// Calls a function on its own thread once after there is news, at most about 60 times a second.
class ThrottledWake {
public:
    explicit ThrottledWake(std::function<void()> wake);
    // Waits for the running call.
    ~ThrottledWake();
    ThrottledWake(const ThrottledWake&) = delete;
    ThrottledWake& operator=(const ThrottledWake&) = delete;

    // May be called on any thread. Returns at once.
    void news();
    // Waits for the running call and makes no more. Must not be called on the thread of the calls.
    void stop();

private:
    void work(const std::stop_token& stop);

    const std::function<void()> m_wake;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    bool m_isNews = false;
    std::jthread m_thread;  // declared last: it uses all above
};

}  // namespace attn
