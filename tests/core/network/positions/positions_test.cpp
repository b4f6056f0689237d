// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/positions/positions.h"

#include <gtest/gtest.h>

namespace attn {
namespace {

// With lengths 4, 2, 2, 1, position 0 has four columns, position 1 has three, and positions 2 and 3 have one
// each.
TEST(Positions, ByHand) {
    Positions positions;
    positions.assign({4, 2, 2, 1});
    EXPECT_EQ(positions.batch(), 4);
    EXPECT_EQ(positions.longest(), 4);
    EXPECT_EQ(positions.columns(), 9);
    const std::vector<Index> first = {0, 4, 7, 8, 9}, active = {4, 3, 1, 1};
    for (Index j = 0; j <= 4; ++j)
        EXPECT_EQ(positions.first(j), first[static_cast<std::size_t>(j)]) << j;
    for (Index j = 0; j < 4; ++j)
        EXPECT_EQ(positions.active(j), active[static_cast<std::size_t>(j)]) << j;
    EXPECT_EQ(positions.length(2), 2);
}

TEST(Positions, OneSentenceHasItsOwnColumns) {
    Positions positions;
    positions.assign({4, 4});
    positions.assign({3});
    EXPECT_EQ(positions.columns(), 3);
    for (Index j = 0; j < 3; ++j) {
        EXPECT_EQ(positions.first(j), j);
        EXPECT_EQ(positions.active(j), 1);
    }
}

TEST(Positions, Nothing) {
    Positions positions;
    EXPECT_EQ(positions.columns(), 0);
    positions.assign({});
    EXPECT_EQ(positions.batch(), 0);
    EXPECT_EQ(positions.longest(), 0);
    EXPECT_EQ(positions.columns(), 0);
}

}  // namespace
}  // namespace attn
