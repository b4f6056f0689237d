// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/forced_pass.h"

#include "core/network/models/seq2seq.h"

#include <gtest/gtest.h>

#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

// A token has seven logits. The slices have one, two and four of nine columns.
TEST(ForcedPass, LogitsInSlicesAreThoseOfTheWhole) {
    Seq2Seq network(smallConfig("additive"));
    network.parameters().initialize(3);
    Batch batch;
    fillBatch(batch, {{{4, 5}, {5, 4, endToken}}, {{4, 5, 6}, {6, endToken}}, {{6}, {4, 4, endToken}}},
              {0, 1, 2});
    ForcedPass whole(network);
    whole.run(batch);
    EXPECT_EQ(whole.tokens(), 8);
    for (const Index budget : {1, 14, 28}) {
        ForcedPass sliced(network, budget);
        sliced.run(batch);
        EXPECT_NEAR(sliced.loss(), whole.loss(), 1e-5);
        EXPECT_EQ(sliced.tokens(), whole.tokens());
        EXPECT_EQ(sliced.hits(), whole.hits());
        for (Index b = 0; b < 3; ++b) {
            EXPECT_NEAR(sliced.sentence(batch, b).loss, whole.sentence(batch, b).loss, 1e-5);
            EXPECT_EQ(sliced.sentence(batch, b).tokens, whole.sentence(batch, b).tokens);
            EXPECT_EQ(sliced.sentence(batch, b).hits, whole.sentence(batch, b).hits);
            EXPECT_EQ(sliced.alignment(b, 2), whole.alignment(b, 2));
        }
    }
}

}  // namespace
}  // namespace attn::test
