// SPDX-License-Identifier: GPL-3.0-or-later
// Fails a test that starts threads if the thread sanitizer's build does not have its file
// (tests/CMakeLists.txt, with_threads). Sanitizers have a pthread_create of their own, so this is part of
// other builds.
#include <dlfcn.h>
#include <gtest/gtest.h>
#include <pthread.h>

#include <atomic>
#include <regex>

namespace {

std::atomic<bool> hasStarted = false;

class ThreadWatch : public testing::EmptyTestEventListener {
    void OnTestStart(const testing::TestInfo&) override { hasStarted = false; }
    void OnTestEnd(const testing::TestInfo& test) override {
        static const std::regex listed(ATTN_FILES_WITH_THREADS);
        if (hasStarted && !std::regex_search(test.file(), listed))
            ADD_FAILURE() << "The test starts threads. Add its file to with_threads in tests/CMakeLists.txt.";
    }
};

// Before main(), which hands the listeners over to the tests.
const bool isWatching = [] {
    testing::UnitTest::GetInstance()->listeners().Append(new ThreadWatch);
    return true;
}();

}  // namespace

// The program's function comes before that of the system, also for its libraries.
extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*start)(void*),
                              void* argument) noexcept {
    using Create = int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
    static const auto create = reinterpret_cast<Create>(dlsym(RTLD_NEXT, "pthread_create"));
    hasStarted = true;
    return create(thread, attributes, start, argument);
}
