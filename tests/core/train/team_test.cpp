// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/team.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <numeric>
#include <set>
#include <stdexcept>

namespace attn {
namespace {

TEST(Team, EveryMemberWorksOnItsOwnThreadEveryTime) {
    for (const Index size : {1, 2, 5}) {
        Team team(size);
        ASSERT_EQ(team.size(), size);
        for (int round = 0; round < 200; ++round) {
            std::vector<std::thread::id> threads(static_cast<std::size_t>(size));
            team.run([&](Index member) {
                threads[static_cast<std::size_t>(member)] = std::this_thread::get_id();
            });
            EXPECT_EQ(std::set(threads.begin(), threads.end()).size(), threads.size());
            EXPECT_EQ(threads.front(), std::this_thread::get_id());
        }
    }
}

TEST(Team, WhatOnePieceWroteIsThereInTheNext) {
    Team team(3);
    std::vector<Index> values(3, 0);
    for (int round = 0; round < 1000; ++round) {
        team.run([&](Index member) { values[static_cast<std::size_t>(member)] += 1; });
        team.run([&](Index member) {
            EXPECT_EQ(std::accumulate(values.begin(), values.end(), Index(0)), 3 * (round + 1)) << member;
        });
    }
}

// Waits between two pieces until the threads have gone to sleep.
TEST(Team, WakesUpAfterAWhile) {
    Team team(2);
    std::atomic<int> done = 0;
    for (int round = 0; round < 5; ++round) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        team.run([&](Index member) {
            std::this_thread::sleep_for(std::chrono::milliseconds(member));
            done += member == 1 ? 1 : 0;
        });
    }
    EXPECT_EQ(done, 5);
}

TEST(Team, ThrowsAfterAllAreDoneAndGoesOn) {
    Team team(3);
    std::atomic<int> done = 0;
    EXPECT_THROW(team.run([&](Index member) {
        ++done;
        if (member == 2)
            throw std::runtime_error("member 2");
    }),
                 std::runtime_error);
    EXPECT_EQ(done, 3);
    team.run([&](Index) { ++done; });
    EXPECT_EQ(done, 6);
}

TEST(Team, PartsCoverEverythingOnce) {
    const Team team(3);
    for (const Index count : {0, 1, 15, 16, 17, 1000}) {
        Index next = 0;
        for (Index member = 0; member < team.size(); ++member) {
            const Team::Range range = team.part(member, count);
            EXPECT_EQ(range.first, next);
            next += range.count;
        }
        EXPECT_EQ(next, count);
    }
}

}  // namespace
}  // namespace attn
