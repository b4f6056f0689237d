// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "core/base/types.h"

namespace attn {

// Threads that do the parts of one piece of work at the same time, again and again. The calling thread is one
// of them. In the next piece all threads see what any thread wrote in this one. Between pieces in close
// succession they do not sleep, because waking them would take as long as a small piece.
class Team {
public:
    // Throws Error (Failure) when the system does not provide so many threads.
    explicit Team(Index threads);
    ~Team();
    Team(const Team&) = delete;
    Team& operator=(const Team&) = delete;

    Index size() const { return static_cast<Index>(m_problems.size()); }
    // Calls work(member) for 0 ≤ member < size(), each on its own thread. The caller's member is 0. When all
    // are done, it throws the exception of the lowest member that threw.
    template <typename Work>
    void run(Work&& work) {
        m_work = [](void* body, Index member) {
            (*static_cast<std::remove_reference_t<Work>*>(body))(member);
        };
        m_body = &work;
        runAll();
    }
    // Part `member` of [0, count). Parts consist of whole cache lines.
    struct Range {
        Index first, count;
    };
    Range part(Index member, Index count) const;

private:
    void runAll();
    void serve(Index member);
    void runOne(Index member) noexcept;
    void stop();

    void (*m_work)(void*, Index) = nullptr;
    void* m_body = nullptr;
    std::vector<std::exception_ptr> m_problems;  // one for each member

    std::atomic<long> m_round = 0;     // counts the pieces; negative: the end
    std::atomic<Index> m_working = 0;  // threads that are still working, without the caller's
    // For threads that have waited long. Semaphores are not used, because those of libstdc++ 12 can sleep
    // through a release (GCC bug 104928).
    std::mutex m_mutex;
    std::condition_variable m_began, m_done;

    std::vector<std::jthread> m_threads;  // declared last: they use all above
};

}  // namespace attn
