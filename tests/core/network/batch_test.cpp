// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/batch.h"

#include <gtest/gtest.h>

namespace attn {
namespace {

using Tokens = std::vector<Token>;

const std::vector<SentencePair> pairs = {
    {{11, 12}, {21, 2}}, {{31}, {41, 42, 2}}, {{51, 52, 53}, {2}}, {{61, 62}, {71, 2}}};

// Sentences are ordered by falling source length, equal ones in the caller's order: 2 (three), 0 and 3 (two),
// 1 (one).
TEST(Batch, ByHand) {
    Batch batch;
    fillBatch(batch, pairs, {1, 3, 2, 0});
    EXPECT_EQ(batch.order, (std::vector<Index>{2, 0, 3, 1}));
    EXPECT_EQ(batch.size(), 4);
    EXPECT_EQ(batch.source, (Tokens{51, 11, 61, 31, 52, 12, 62, 53}));
    EXPECT_EQ(batch.positions.columns(), 8);
    EXPECT_EQ(batch.steps, 3);
    EXPECT_EQ(batch.targetTokens, 8);
    EXPECT_EQ(batch.target, (Tokens{2, 21, 71, 41, 0, 2, 2, 42, 0, 0, 0, 2}));
    EXPECT_EQ(batch.previous, (Tokens{1, 1, 1, 1, 2, 21, 71, 41, 0, 2, 2, 42}));
}

TEST(Batch, ANewBatchForgetsTheLast) {
    Batch batch;
    fillBatch(batch, pairs, {0, 1, 2, 3});
    fillBatch(batch, pairs, {1});
    EXPECT_EQ(batch.order, std::vector<Index>{1});
    EXPECT_EQ(batch.source, Tokens{31});
    EXPECT_EQ(batch.target, (Tokens{41, 42, 2}));
    EXPECT_EQ(batch.previous, (Tokens{1, 41, 42}));
    EXPECT_EQ(batch.targetTokens, 3);
}

TEST(Batch, SameLayoutWhateverTheOrderOfChoice) {
    Batch one, other;
    fillBatch(one, pairs, {3, 0});
    fillBatch(other, pairs, {0, 3});
    EXPECT_EQ(one.order, other.order);
    EXPECT_EQ(one.source, other.source);
}

TEST(Batch, SourceAlone) {
    Batch batch;
    fillBatch(batch, {{{5, 6}, {}}}, {0});
    EXPECT_EQ(batch.steps, 0);
    EXPECT_TRUE(batch.target.empty());
    EXPECT_EQ(batch.targetTokens, 0);
}

}  // namespace
}  // namespace attn
