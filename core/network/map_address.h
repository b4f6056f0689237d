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
// its class.
enum class MapSite { Encoder, Decoder, Cross, Words, Pool };

// One attention map of a network. Layers and heads count from 0.
struct MapAddress {
    MapSite site = MapSite::Cross;
    Index layer = 0;
    Index head = 0;
    auto operator<=>(const MapAddress&) const = default;
};

// "cross.2.1" for files and commands: site, layer and head, counted from 1.
std::string nameOf(const MapAddress& map);
// Nothing if `name` is no such name.
std::optional<MapAddress> mapOfName(std::string_view name);

}  // namespace attn
