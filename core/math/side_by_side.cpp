// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/side_by_side.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace attn {

Index processorCount() {
    return static_cast<Index>(std::max(1U, std::thread::hardware_concurrency()));
}

void sideBySide(Index threads, Index count, const std::function<void(Index thread, Index item)>& work) {
    std::atomic<Index> next = 0;
    std::mutex mutex;
    std::exception_ptr problem;
    const auto serve = [&](Index thread) {
        try {
            for (Index item = next++; item < count; item = next++)
                work(thread, item);
        } catch (...) {
            next = count;
            const std::lock_guard lock(mutex);
            if (!problem)
                problem = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        try {
            for (Index thread = 1; thread < std::min(threads, count); ++thread)
                others.emplace_back(serve, thread);
        } catch (const std::system_error&) {
        }
        serve(0);
    }
    if (problem)
        std::rethrow_exception(problem);
}

}  // namespace attn
