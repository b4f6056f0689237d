// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/last_words.h"

#include <gtest/gtest.h>

#include <csignal>
#include <new>
#include <stdexcept>
#include <thread>
#include <vector>

namespace attn {
namespace {

template <class Exception>
void failWith(const Exception& problem) {
    throw problem;
}

// An exception may not leave this.
template <class Exception>
void throwInside(const Exception& problem) noexcept {
    failWith(problem);
}

TEST(LastWordsDeathTest, LackOfMemoryIsASentenceAndAnExitCode) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(
        {
            sayLastWords("attnlab");
            throwInside(std::bad_alloc());
        },
        testing::ExitedWithCode(1), "^attnlab: there is not enough memory for this; close other programs");
}

TEST(LastWordsDeathTest, SeveralThreadsSayItOnce) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(
        {
            sayLastWords("attnlab");
            std::vector<std::jthread> threads;
            for (int i = 0; i < 8; ++i)
                threads.emplace_back([] { throwInside(std::bad_alloc()); });
        },
        testing::ExitedWithCode(1), "^attnlab: [^\n]*\n$");
}

TEST(LastWordsDeathTest, AnythingElseStillAborts) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(
        {
            sayLastWords("attnlab");
            throwInside(std::runtime_error("a mistake"));
        },
        testing::KilledBySignal(SIGABRT), "^attnlab: a mistake");
}

}  // namespace
}  // namespace attn
