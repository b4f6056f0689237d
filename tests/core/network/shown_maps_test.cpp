// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/shown_maps.h"

#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/network/models/seq2seq.h"
#include "tests/support/architectures.h"

namespace attn::test {
namespace {

Seq2Seq networkOf(const std::string& kind, const std::string& wiring) {
    for (const Architecture& encoder : smallEncoders())
        if (encoder.name == kind)
            return Seq2Seq(wired(encoder.config, wiring));
    throw Error("no such encoder");
}

std::string namesOfMaps(const std::vector<MapAddress>& maps) {
    std::string names;
    for (const MapAddress& map : maps)
        names += (names.empty() ? "" : " ") + nameOf(map);
    return names;
}

std::string problemWith(const std::string& name, const Network& network) {
    try {
        shownMapOfName(name, network);
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

TEST(ShownMaps, AreHeadsTheirMeansAndProducts) {
    EXPECT_EQ(namesOfMaps(shownMaps(networkOf("self_attention", "transformer"))),
              "encoder.1.1 encoder.1.2 encoder.1.mean encoder.2.1 encoder.2.2 encoder.2.mean "
              "decoder.1.1 decoder.1.2 decoder.1.mean decoder.2.1 decoder.2.2 decoder.2.mean "
              "cross.1.1 cross.1.2 cross.1.mean cross.2.1 cross.2.2 cross.2.mean rollout");
    EXPECT_EQ(namesOfMaps(shownMaps(networkOf("recurrent", "bahdanau"))), "cross.1.1");
    EXPECT_EQ(namesOfMaps(shownMaps(networkOf("hierarchical", "pool"))), "words.1.1 pool.1.1 tokens.1.1");
}

TEST(ShownMaps, AlignmentsStandBetweenStepsAndSourceTokens) {
    EXPECT_EQ(namesOfMaps(alignmentMaps(networkOf("self_attention", "transformer"))),
              "cross.1.1 cross.1.2 cross.1.mean cross.2.1 cross.2.2 cross.2.mean rollout");
    EXPECT_EQ(namesOfMaps(alignmentMaps(networkOf("hierarchical", "transformer"))), "tokens.1.1");
    EXPECT_EQ(namesOfMaps(alignmentMaps(networkOf("self_attention", "pool"))), "pool.1.1 rollout");
}

TEST(ShownMaps, AnUnknownNameGetsWhatIsPossible) {
    const Seq2Seq transformer = networkOf("self_attention", "transformer");
    EXPECT_EQ(shownMapOfName("cross.2.mean", transformer), transformer.alignment());
    EXPECT_EQ(problemWith("cross.3.1", transformer),
              "this model has no attention map \"cross.3.1\"; it has encoder.1.1 to encoder.2.2 (and "
              "encoder.2.mean, the mean of a layer's heads), decoder.1.1 to decoder.2.2 (and decoder.2.mean, "
              "the mean of a layer's heads), cross.1.1 to cross.2.2 (and cross.2.mean, the mean of a layer's "
              "heads) and rollout.");
    EXPECT_EQ(problemWith("rollout", networkOf("recurrent", "luong")),
              "this model has no attention map \"rollout\"; it has cross.1.1.");
    ModelConfig fixed = networkOf("recurrent", "luong").config();
    fixed.attention.score = "none";
    EXPECT_EQ(problemWith("cross.1.1", Seq2Seq(fixed)),
              "this model has no attention, so it has no map \"cross.1.1\".");
}

TEST(ShownMaps, SayWhatTheyAre) {
    EXPECT_EQ(mapInWords({MapSite::Cross, 1, MapAddress::allHeads}),
              "attention of the decoder to the source, layer 2, mean of the heads");
    EXPECT_EQ(mapInWords({MapSite::Encoder, 0, 2}), "self-attention of the encoder, layer 1, head 3");
    EXPECT_EQ(mapInWords({MapSite::Rollout, 0, 0}), "attention followed through all layers");
}

}  // namespace
}  // namespace attn::test
