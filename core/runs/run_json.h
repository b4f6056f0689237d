// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/base/told.h"
#include "core/runs/run_keyframes.h"
#include "core/runs/run_pictures.h"
#include "core/train/live/saved_run.h"

namespace attn {

// The parts of a saved run that are not tensors.

inline constexpr const char* runFileCalled = translatable("a saved run of Attention Lab");

nlohmann::ordered_json pinJson(const PinnedSentence& pin);
PinnedSentence pinFromJson(const nlohmann::json& value, const std::string& where);

// A lane without its tensors: settings, measurements, marks, and how the tensors are divided. Paths of its
// corpus are relative to `folder`.
nlohmann::ordered_json laneJson(const SavedLane& lane, const PackedPictures& pictures,
                                const std::vector<std::shared_ptr<const Keyframe>>& keyframes,
                                const std::string& folder);

// The tensors that reading a lane needs.
struct LaneTensors {
    std::vector<float> losses;
    PackedPictures pictures;  // without the index
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
// The place of a lane in a run, and of the run among files.
struct LanePlace {
    std::size_t lane = 0;
    std::size_t lanes = 0;
    std::string folder;
};
// Throws Error that starts with `where` and names the key for any key that is missing, unknown or out of
// range.
ReadLane laneFromJson(const nlohmann::json& value, LaneTensors tensors, const LanePlace& place,
                      const std::string& where);

}  // namespace attn
