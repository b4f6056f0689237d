// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/live/throttled_wake.h"

#include <chrono>
#include <utility>

namespace attn {
namespace {

constexpr std::chrono::milliseconds shortest{16};

}  // namespace

ThrottledWake::ThrottledWake(std::function<void()> wake) : m_wake(std::move(wake)) {
    if (m_wake)
        m_thread = std::jthread([this](const std::stop_token& stop) { work(stop); });
}

ThrottledWake::~ThrottledWake() = default;

void ThrottledWake::news() {
    const std::lock_guard lock(m_mutex);
    if (!std::exchange(m_isNews, true))
        m_changed.notify_one();
}

void ThrottledWake::stop() {
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

void ThrottledWake::work(const std::stop_token& stop) {
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [this] { return m_isNews; })) {
        m_isNews = false;
        lock.unlock();
        m_wake();
        lock.lock();
        m_changed.wait_for(lock, stop, shortest, [] { return false; });
        if (stop.stop_requested())
            return;
    }
}

}  // namespace attn
