// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/side_by_side.h"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <vector>

namespace attn {
namespace {

TEST(SideBySide, EveryItemIsDoneOnceByAThreadThatThereIs) {
    for (const Index threads : {1, 3, 20}) {
        std::vector<std::atomic<int>> done(100);
        std::atomic<bool> isKnown = true;
        sideBySide(threads, 100, [&](Index thread, Index item) {
            ++done[static_cast<std::size_t>(item)];
            isKnown = isKnown && thread >= 0 && thread < threads;
        });
        for (const std::atomic<int>& count : done)
            EXPECT_EQ(count, 1);
        EXPECT_TRUE(isKnown);
    }
    sideBySide(4, 0, [](Index, Index) { FAIL(); });
}

TEST(SideBySide, WhatIsThrownReachesTheCaller) {
    std::atomic<Index> done = 0;
    const auto work = [&](Index, Index item) {
        if (item == 5)
            throw std::runtime_error("five");
        ++done;
    };
    EXPECT_THROW(sideBySide(3, 1'000'000, work), std::runtime_error);
    EXPECT_LT(done, 1'000'000);
}

}  // namespace
}  // namespace attn
