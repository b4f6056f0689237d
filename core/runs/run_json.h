// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/runs/run_keyframes.h"
#include "core/runs/run_pictures.h"
#include "core/train/live/saved_run.h"

namespace attn {

// What a saved run holds besides its tensors.

inline constexpr const char* runFileCalled = "a saved run of Attention Lab";

nlohmann::ordered_json pinJson(const PinnedSentence& pin);
PinnedSentence pinFromJson(const nlohmann::json& value, const std::string& where);

// A lane but for its tensors: settings, measurements, marks, and how the tensors are divided. Files of its
// corpus start at `folder`.
nlohmann::ordered_json laneJson(const SavedLane& lane, const PackedPictures& pictures,
                                const std::vector<std::shared_ptr<const Keyframe>>& keyframes,
                                const std::string& folder);

// What its tensors are read by.
struct LaneTensors {
    std::vector<float> losses;
    PackedPictures pictures;  // but for the index
};
struct LaneKeyframe {
    LaneState state;
    bool goesOn = false;   // has Adam's moments
    bool hasKept = false;  // has kept weights
};
struct ReadLane {
    LaneHistory history;
    std::vector<FileMark> corpusFiles;
    std::vector<LaneKeyframe> keyframes;  // ascending
};
// Where a lane stands in a run, and the run among files.
struct LanePlace {
    std::size_t lane = 0;
    std::size_t lanes = 0;
    std::string folder;
};
// Throws Error that starts with `where` and names the key for what is
// missing, not known or out of its range.
ReadLane laneFromJson(const nlohmann::json& value, LaneTensors tensors, const LanePlace& place,
                      const std::string& where);

}  // namespace attn
