// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention_rows.h"

#include <gtest/gtest.h>

namespace attn::test {
namespace {

MapTrace rowOf(Index position) {
    MapTrace row;
    row.weights = Vector::Unit(3, position);
    return row;
}

TEST(AttentionRows, GrowWithTheirTrace) {
    const auto trace = std::make_shared<DecodeTrace>();
    const AttentionRows rows{std::shared_ptr<const DecodeTrace>(trace)};
    EXPECT_EQ(rows.size(), 0);
    EXPECT_EQ(rows.find(0), nullptr);
    trace->steps.resize(2);
    trace->steps[1].maps = {rowOf(2), rowOf(0)};
    ASSERT_EQ(rows.size(), 2);
    EXPECT_EQ(rows[0].weights.size(), 0) << "no attention";
    EXPECT_EQ(rows[1].weights, rowOf(2).weights) << "the alignment stands first";
    EXPECT_EQ(rows.find(1), &rows[1]);
    EXPECT_EQ(rows.find(-1), nullptr);
}

TEST(AttentionRows, CopiesShareTheRows) {
    const AttentionRows rows(std::vector<MapTrace>{rowOf(1)}), copy = rows;
    EXPECT_EQ(&copy[0], &rows[0]);
    EXPECT_TRUE(copy == rows);
    EXPECT_FALSE(AttentionRows(std::vector<MapTrace>{rowOf(1)}) == rows);
    EXPECT_EQ(AttentionRows().size(), 0);
}

}  // namespace
}  // namespace attn::test
