// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/team.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <system_error>

#include "core/base/error.h"
#include "core/base/told.h"

namespace attn {
namespace {

// This is longer than the work that one thread does alone between two pieces of an update.
constexpr std::chrono::microseconds patience{200};
constexpr int looksPerTime = 64;
constexpr Index lineNumbers = 64 / sizeof(Real);

// Returns true as soon as the condition holds, and false when it does not hold for a while.
template <typename Condition>
bool comesSoon(const Condition& condition) {
    const auto begin = std::chrono::steady_clock::now();
    do {
        for (int look = 0; look < looksPerTime; ++look) {
            if (condition())
                return true;
#if defined(__x86_64__)
            __builtin_ia32_pause();
#endif
        }
    } while (std::chrono::steady_clock::now() - begin < patience);
    return condition();
}

}  // namespace

Team::Team(Index threads) : m_problems(static_cast<std::size_t>(std::max<Index>(threads, 1))) {
    try {
        for (Index member = 1; member < size(); ++member)
            m_threads.emplace_back([this, member] { serve(member); });
    } catch (const std::system_error&) {
        stop();
        throw Error(told("the system gives no %1 threads; train with fewer.", threads), Error::Kind::Failure);
    }
}

Team::~Team() {
    stop();
}

// The threads then end by themselves. Their destructors wait for them.
void Team::stop() {
    const std::lock_guard lock(m_mutex);
    m_round = -1;
    m_began.notify_all();
}

void Team::serve(Index member) {
    for (long done = 0;;) {
        const auto isNext = [&] { return m_round.load(std::memory_order_acquire) != done; };
        if (!comesSoon(isNext)) {
            std::unique_lock lock(m_mutex);
            m_began.wait(lock, isNext);
        }
        done = m_round.load(std::memory_order_acquire);
        if (done < 0)
            return;
        runOne(member);
        if (m_working.fetch_sub(1, std::memory_order_acq_rel) == 1) {
            const std::lock_guard lock(m_mutex);
            m_done.notify_one();
        }
    }
}

// Keeps an exception, because the other threads are still working.
void Team::runOne(Index member) noexcept {
    std::exception_ptr& problem = m_problems[static_cast<std::size_t>(member)];
    problem = nullptr;
    try {
        m_work(m_body, member);
    } catch (...) {
        problem = std::current_exception();
    }
}

void Team::runAll() {
    if (size() > 1) {
        m_working.store(size() - 1, std::memory_order_relaxed);
        const std::lock_guard lock(m_mutex);
        m_round.fetch_add(1, std::memory_order_release);
        m_began.notify_all();
    }
    runOne(0);
    const auto isDone = [&] { return m_working.load(std::memory_order_acquire) == 0; };
    if (!comesSoon(isDone)) {
        std::unique_lock lock(m_mutex);
        m_done.wait(lock, isDone);
    }
    for (const std::exception_ptr& problem : m_problems)
        if (problem)
            std::rethrow_exception(problem);
}

Team::Range Team::part(Index member, Index count) const {
    const Index lines = (count + lineNumbers - 1) / lineNumbers;
    const Index first = std::min(count, lines * member / size() * lineNumbers);
    const Index end = std::min(count, lines * (member + 1) / size() * lineNumbers);
    return {first, end - first};
}

}  // namespace attn
