// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/maps/map_set.h"

#include <algorithm>

#include "ui/pictures/attention/attention_layout.h"
#include "ui/pictures/lane/lane_measures.h"

namespace attn::ui {

int rowsShown(const MapSet& set, const LaneMap& map, const Selection& selection) {
    const auto known = static_cast<int>(map.rows->size());
    return map.isStanding ? known : std::min(known, rowsShown(*set.picture, selection));
}

int rowCount(const MapSet& set, const LaneMap& map) {
    return map.isStanding ? std::max(1, static_cast<int>(map.rows->size())) : rowCount(*set.picture);
}

std::optional<double> errorRate(const MapSet& set, const LaneMap& map, const Selection& selection) {
    const int rows = rowsShown(set, map, selection);
    if (!map.isAlignment || set.picture->links.empty() || rows == 0)
        return std::nullopt;
    return errorRate(std::vector<Vector>(map.rows->begin(), map.rows->begin() + rows), set.picture->links);
}

}  // namespace attn::ui
