// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/types.h"

namespace attn {

// Where a network attends (Vaswani et al. 2017, 3.2; Yang et al. 2016, 2.2): tokens of the source to one
// another, tokens of the output to those before them, output to source, words to their sentence, a text to
// its class. Two are made of others: `Tokens` is a token's weight in its sentence times the sentence's,
// `Rollout` follows the weights through all layers (rollout.h).
enum class MapSite { Encoder, Decoder, Cross, Words, Pool, Tokens, Rollout };

// One attention map of a network. Layers and heads count from 0.
struct MapAddress {
    static constexpr Index allHeads = -1;  // the mean of a layer's heads

    MapSite site = MapSite::Cross;
    Index layer = 0;
    Index head = 0;
    auto operator<=>(const MapAddress&) const = default;
};

// Whether the map is made while a source is encoded, not once a step.
inline bool isOfEncoder(const MapAddress& map) {
    return map.site == MapSite::Encoder || map.site == MapSite::Words;
}

// "cross.2.1" for files and commands: site, layer and head, counted from 1; "cross.2.mean" for the mean of
// the heads; "rollout", which has no layer and head.
std::string nameOf(const MapAddress& map);
// Nothing if `name` is no such name.
std::optional<MapAddress> mapOfName(std::string_view name);

}  // namespace attn
