// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/map_edits.h"

namespace attn {

AttentionEdit wholeEdit(const Interventions& interventions, const MapAddress& map) {
    AttentionEdit edit;
    if (const WholeMapIntervention* whole = interventions.of(map)) {
        edit.isOff = whole->isOff;
        edit.isUniform = whole->isUniform;
        edit.temperature = whole->temperature;
    }
    return edit;
}

// A row of an encoder's map has no temperature of its own.
AttentionEdit editOf(const Interventions& interventions, const MapAddress& map, Index row) {
    AttentionEdit edit = wholeEdit(interventions, map);
    if (map.site == MapSite::Cross || map.site == MapSite::Pool)
        edit.temperature *= interventions.temperature;
    if (const MapIntervention* change = interventions.of(row, map)) {
        edit.weights = change->weights;
        if (!isOfEncoder(map))
            edit.temperature = change->temperature.value_or(edit.temperature);
    }
    return edit;
}

}  // namespace attn
