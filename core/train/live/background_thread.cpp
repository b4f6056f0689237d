// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/live/background_thread.h"

#include <utility>

namespace attn {

BackgroundThread::BackgroundThread() : m_thread([this](const std::stop_token& stop) { work(stop); }) {}

BackgroundThread::~BackgroundThread() = default;

void BackgroundThread::post(std::function<void()> piece) {
    const std::lock_guard lock(m_mutex);
    m_pieces.push_back(std::move(piece));
    m_changed.notify_one();
}

void BackgroundThread::work(const std::stop_token& stop) {
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [this] { return !m_pieces.empty(); }) && !stop.stop_requested()) {
        std::function<void()> piece = std::move(m_pieces.front());
        m_pieces.pop_front();
        lock.unlock();
        piece();
        // Destroying what the piece holds may take long, so it happens without the lock.
        piece = nullptr;
        lock.lock();
    }
}

}  // namespace attn
