// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/map_edits.h"

namespace attn {
namespace {

// What is the same in all rows.
AttentionEdit wholeEdit(const Interventions& interventions, const MapAddress& map) {
    AttentionEdit edit;
    if (const WholeMapIntervention* whole = interventions.of(map)) {
        edit.isOff = whole->isOff;
        edit.isUniform = whole->isUniform;
        edit.isHard = whole->isHard;
        edit.readsAhead = whole->readsAhead;
        edit.temperature = whole->temperature;
    }
    if (map.site == MapSite::Cross || map.site == MapSite::Pool)
        edit.temperature *= interventions.temperature;
    return edit;
}

}  // namespace

// A row of an encoder's map has no temperature of its own.
AttentionEdit editOf(const Interventions& interventions, const MapAddress& map, Index row) {
    AttentionEdit edit = wholeEdit(interventions, map);
    if (const MapIntervention* change = interventions.of(row, map)) {
        edit.weights = change->weights;
        if (!isOfEncoder(map))
            edit.temperature = change->temperature.value_or(edit.temperature);
    }
    return edit;
}

AttentionEdit editOfRows(const Interventions& interventions, const MapAddress& map, Index count) {
    AttentionEdit all = wholeEdit(interventions, map);
    for (Index row = 0; row < count; ++row) {
        const AttentionEdit one = editOf(interventions, map, row);
        if (one.weights)
            all.rows[row] = *one.weights;
        if (one.temperature != all.temperature)
            all.rowTemperatures[row] = one.temperature;
    }
    return all;
}

}  // namespace attn
