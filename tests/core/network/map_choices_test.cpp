// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/map_choices.h"

#include <gmock/gmock.h>

#include "core/network/models/seq2seq.h"
#include "tests/support/architectures.h"

namespace attn::test {
namespace {

std::vector<std::string> choicesOf(const ModelConfig& config) {
    std::vector<std::string> names;
    for (const MapAddress& map : mapChoices(Seq2Seq(config)))
        names.push_back(nameOf(map));
    return names;
}

ModelConfig architecture(const std::string& name) {
    for (const Architecture& each : architectures())
        if (each.name == name)
            return each.config;
    ADD_FAILURE() << name;
    return {};
}

TEST(MapChoices, AreAllMapsWithTheMeanBeforeTheHeadsOfALayer) {
    EXPECT_THAT(choicesOf(architecture("recurrent_bahdanau")), testing::ElementsAre("cross.1.1"));
    EXPECT_THAT(
        choicesOf(architecture("self_attention_transformer")),
        testing::ElementsAre("encoder.1.mean", "encoder.1.1", "encoder.1.2", "encoder.2.mean", "encoder.2.1",
                             "encoder.2.2", "decoder.1.mean", "decoder.1.1", "decoder.1.2", "decoder.2.mean",
                             "decoder.2.1", "decoder.2.2", "cross.1.mean", "cross.1.1", "cross.1.2",
                             "cross.2.mean", "cross.2.1", "cross.2.2"));
    EXPECT_THAT(choicesOf(architecture("hierarchical_pool")),
                testing::ElementsAre("tokens.1.1", "words.1.1", "pool.1.1"));
    ModelConfig blind = architecture("embedding_pool");
    blind.attention.score = "none";
    EXPECT_TRUE(choicesOf(blind).empty());
}

TEST(MapChoices, EveryNetworkHasWhatItOffersAndNothingElse) {
    for (const Architecture& each : architectures()) {
        SCOPED_TRACE(each.name);
        const Seq2Seq network(each.config);
        for (const MapAddress& map : mapChoices(network))
            EXPECT_TRUE(hasMap(network, map)) << nameOf(map);
        ASSERT_TRUE(network.alignment());
        EXPECT_TRUE(hasMap(network, *network.alignment()));
        EXPECT_FALSE(hasMap(network, {MapSite::Cross, 7, 0}));
        EXPECT_FALSE(hasMap(network, {MapSite::Encoder, 0, 9}));
    }
}

}  // namespace
}  // namespace attn::test
