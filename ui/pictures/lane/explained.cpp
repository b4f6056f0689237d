// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/explained.h"

#include "ui/pictures/lane/annotated_source.h"

namespace attn::ui {

bool hasNumber(const LaneData& lane, int row, int column) {
    if (!isExplained(lane))
        return false;
    const std::optional<MapAddress> map = mapOfName(shownPicture(lane).mapName.toStdString());
    if (map && map->site == MapSite::Rollout)  // made of whole maps, outside of the network
        return false;
    // Somebody may have let a map read ahead.
    const bool readsAhead = lane.trace && !lane.trace->readAhead.empty();
    if (map && map->site == MapSite::Decoder && !readsAhead)
        return column <= row;
    if (map && map->site == MapSite::Words)
        return AnnotatedSource(lane).of(column) == row;
    return true;
}

}  // namespace attn::ui
