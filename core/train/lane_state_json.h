// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/train/lane_training.h"

namespace attn {

// A lane's numbers in the form that checkpoints and saved runs hold. Reading them gives the same bits.
// `hasKept` says that kept weights are stored beside them.
nlohmann::ordered_json laneStateJson(const LaneState& state, bool hasKept);

struct ReadLaneState {
    LaneState state;
    bool hasKept = false;
};
// Throws Error that starts with `where` for a missing or unknown key, or a value that is not possible after
// at most `updates` updates. `path` and `called` are passed to RequiredKeys.
ReadLaneState laneStateFromJson(const nlohmann::json& value, const std::string& where,
                                const std::string& path, const char* called, Index updates);

}  // namespace attn
