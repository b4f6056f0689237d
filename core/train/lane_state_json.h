// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/train/lane_training.h"

namespace attn {

// A lane's numbers as checkpoints and saved runs hold them; reading gives the same bits. `hasKept`: weights
// are kept beside them.
nlohmann::ordered_json laneStateJson(const LaneState& state, bool hasKept);

struct ReadLaneState {
    LaneState state;
    bool hasKept = false;
};
// Throws Error that starts with `where` for what is missing, not known, or not possible after at most
// `updates` updates. `path` and `called` as RequiredKeys takes them.
ReadLaneState laneStateFromJson(const nlohmann::json& value, const std::string& where,
                                const std::string& path, const char* called, Index updates);

}  // namespace attn
