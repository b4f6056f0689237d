// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/explained/quantity_name.h"

#include <gtest/gtest.h>

#include <set>

namespace attn::test {
namespace {

TEST(QuantityName, SaysWhatAndWhere) {
    EXPECT_EQ(nameOf({.kind = Kind::Score,
                      .step = 2,
                      .position = 3,
                      .layer = 1,
                      .head = 0,
                      .part = Part::DecoderCross}),
              "score, the decoder's cross-attention, layer 2, head 1, step 3, position 4");
    EXPECT_EQ(nameOf({.kind = Kind::Value, .position = 3, .unit = 5, .part = Part::EncoderSelf}),
              "value, the encoder's self-attention, layer 1, head 1, position 4, number 6");
    EXPECT_EQ(nameOf({.kind = Kind::AttentionWeight, .step = 1, .position = 2, .part = Part::Words}),
              "weight, the words, sentence 2, word 3");
    EXPECT_EQ(nameOf({.kind = Kind::AttentionWeight, .step = 1, .position = 2}),
              "weight, step 2, position 3");
    EXPECT_EQ(nameOf({.kind = Kind::NormMean, .step = 1, .part = Part::DecoderLast}),
              "mean, the decoder's last norm, step 2");
    EXPECT_EQ(nameOf({.kind = Kind::EncoderGate, .position = 1, .unit = 4, .direction = 1, .gate = 2}),
              "gate of a cell, layer 1, backwards, gate 3, position 2, number 5");
    EXPECT_EQ(nameOf({.kind = Kind::Logit, .step = 1, .unit = 40}), "logit, step 2, token 40");
}

// A kind without a name of its own would fail the assertion inside, or repeat another's.
TEST(QuantityName, EveryKindAndPartHasItsName) {
    std::set<std::string> names;
    for (int kind = 0; kind < kindCount; ++kind)
        names.insert(nameOf({.kind = static_cast<Kind>(kind), .part = Part::EncoderSelf}));
    EXPECT_EQ(names.size(), static_cast<std::size_t>(kindCount));
    for (int part = 1; part < partCount; ++part)
        EXPECT_FALSE(nameOf(static_cast<Part>(part)).empty());
}

}  // namespace
}  // namespace attn::test
