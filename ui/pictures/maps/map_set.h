// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>

#include "core/base/types.h"
#include "core/metrics/link.h"
#include "core/network/map_address.h"
#include "ui/pictures/lane/picture.h"

namespace attn::ui {

// One of the maps of a lane, with its weights as far as they are known.
struct LaneMap {
    MapAddress map;
    QString name;   // in words: "cross-attention, layer 2, head 3"
    QString site;   // "cross-attention"
    QString brief;  // the name for little room: "cross 2·3"
    QString place;  // "layer 2, head 3"; empty where there is one map of this kind
    // Whether its rows are those of the output and its columns the tokens of the source, as those of known
    // links.
    bool isAlignment = false;
    bool isStanding = false, isCausal = false;        // as in Picture
    int columns = 0;                                  // as many as there are, or will be
    std::shared_ptr<const std::vector<Vector>> rows;  // never nullptr; they grow
};

// All maps of one lane over one sentence. It does not change, but rows are added to its maps.
struct MapSet {
    std::vector<LaneMap> maps;               // in the order in which people list them
    std::shared_ptr<const Picture> picture;  // of the lane's own map: tokens, rows to come, known links
    bool hasHeads = false;                   // a layer of it has several
    bool knowsLinks = false;                 // links of its task are known for other pairs
};

// The place of a map in the set; −1 if it is not there.
inline int placeOf(const MapSet& set, const std::optional<MapAddress>& map) {
    for (std::size_t i = 0; map && i < set.maps.size(); ++i)
        if (set.maps[i].map == *map)
            return static_cast<int>(i);
    return -1;
}

// The rows of a map that a selection shows.
int rowsShown(const MapSet& set, const LaneMap& map, const Selection& selection);
// The rows for which room is kept.
int rowCount(const MapSet& set, const LaneMap& map);
// The alignment error rate of its rows that are shown, against the known links, as that of a lane. Empty
// where no link is known, or where its axes are not those of links.
std::optional<double> errorRate(const MapSet& set, const LaneMap& map, const Selection& selection);

// The best map on other pairs than the one that is shown.
struct BestMap {
    MapAddress map;
    double errorRate = 0;  // 0 to 1, on these pairs
    Index pairs = 0;       // that it was chosen on
    bool operator==(const BestMap&) const = default;
};

}  // namespace attn::ui
