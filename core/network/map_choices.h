// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/network/network.h"

namespace attn {

// The maps that people choose from, in the order in which they list them: all of Network::maps, before the
// heads of a layer their mean, and first the weights of tokens where the annotations are sentences.
std::vector<MapAddress> mapChoices(const Network& network);
// Whether a network has such a map; the mean of the heads stands for all heads of a layer.
bool hasMap(const Network& network, const MapAddress& map);

}  // namespace attn
