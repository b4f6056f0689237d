// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/map_address.h"

#include <gtest/gtest.h>

namespace attn {
namespace {

TEST(MapAddress, NamesCountLayersAndHeadsFromOne) {
    EXPECT_EQ(nameOf({MapSite::Cross, 1, 0}), "cross.2.1");
    EXPECT_EQ(nameOf({MapSite::Encoder, 0, 3}), "encoder.1.4");
}

TEST(MapAddress, EveryNameIsReadAgain) {
    for (const MapSite site :
         {MapSite::Encoder, MapSite::Decoder, MapSite::Cross, MapSite::Words, MapSite::Pool}) {
        const MapAddress map = {site, 2, 11};
        EXPECT_EQ(mapOfName(nameOf(map)), map) << nameOf(map);
    }
}

TEST(MapAddress, ARolloutHasNoLayerAndHead) {
    EXPECT_EQ(nameOf({MapSite::Rollout, 0, 0}), "rollout");
    EXPECT_EQ(mapOfName("rollout"), (MapAddress{MapSite::Rollout, 0, 0}));
}

TEST(MapAddress, OtherTextsNameNoMap) {
    for (const char* text :
         {"rollout.1.1", "", "cross", "cross.1", "cross.1.", "cross.0.1", "cross.1.1.1", "cross.1.x",
          "cross.-1.1", "head.1.1", "cross1.1", "cross.99999999999999999999.1"})
        EXPECT_EQ(mapOfName(text), std::nullopt) << text;
}

}  // namespace
}  // namespace attn
