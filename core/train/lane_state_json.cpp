// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/lane_state_json.h"

#include <cmath>

#include "core/files/formats/required_keys.h"

namespace attn {

nlohmann::ordered_json laneStateJson(const LaneState& state, bool hasKept) {
    nlohmann::ordered_json value = {{"update", state.update},          {"measured", state.measured},
                                    {"baseline", state.baseline},      {"since_best", state.sinceBest},
                                    {"kept_update", state.keptUpdate}, {"kept", hasKept},
                                    {"seconds", state.seconds}};
    if (std::isfinite(state.bestLoss))
        value["best_loss"] = state.bestLoss;
    if (state.exactMatch)
        value["exact_match"] = *state.exactMatch;
    if (state.heldOutLoss)
        value["held_out_loss"] = *state.heldOutLoss;
    if (!state.startedFrom.empty())
        value["started_from"] = state.startedFrom;
    return value;
}

ReadLaneState laneStateFromJson(const nlohmann::json& value, const std::string& where,
                                const std::string& path, const char* called, Index updates) {
    RequiredKeys keys(value, where, path, called);
    ReadLaneState read;
    LaneState& state = read.state;
    state.update = keys.count("update", 0, updates);
    state.measured = keys.count("measured", 0, state.update);
    state.sinceBest = keys.count("since_best", 0, state.update);
    state.keptUpdate = keys.count("kept_update", 0, state.update);
    state.baseline = keys.number("baseline");
    state.seconds = keys.number("seconds");
    state.bestLoss = keys.optionalNumber("best_loss").value_or(state.bestLoss);
    state.exactMatch = keys.optionalNumber("exact_match");
    state.heldOutLoss = keys.optionalNumber("held_out_loss");
    state.startedFrom = keys.optionalText("started_from").value_or("");
    read.hasKept = keys.flag("kept");
    keys.refuseUnknown();
    return read;
}

}  // namespace attn
