// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/map_choices.h"

#include <algorithm>

namespace attn {

std::vector<MapAddress> mapChoices(const Network& network) {
    std::vector<MapAddress> choices;
    const std::optional<MapAddress> alignment = network.alignment();
    if (alignment && alignment->site == MapSite::Tokens)
        choices.push_back(*alignment);
    const std::vector<MapAddress> maps = network.maps();
    for (const MapAddress& map : maps) {
        const bool hasHeads =
            std::find(maps.begin(), maps.end(), MapAddress{map.site, map.layer, Index(1)}) != maps.end();
        if (map.head == 0 && hasHeads)
            choices.push_back({map.site, map.layer, MapAddress::allHeads});
        choices.push_back(map);
    }
    return choices;
}

bool hasMap(const Network& network, const MapAddress& map) {
    if (map == network.alignment())
        return true;
    const std::vector<MapAddress> maps = network.maps();
    return std::any_of(maps.begin(), maps.end(), [&](const MapAddress& each) {
        return map.head == MapAddress::allHeads ? each.site == map.site && each.layer == map.layer
                                                : each == map;
    });
}

}  // namespace attn
