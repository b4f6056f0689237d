// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/train/live/lane_history.h"

namespace attn {

// The sentence whose alignment is watched during training. It is stored as texts, which the lanes' tokenisers
// cut.
struct PinnedSentence {
    std::string source;
    std::optional<std::string> target;  // read by the decoder; without it the decoder reads its own output
    bool operator==(const PinnedSentence&) const = default;
};

// A lane's numbers after `state.update` updates. The buffers have the layout of its network.
struct Keyframe {
    LaneState state;
    Vector parameters;
    // Adam's moments. With them training goes on bit for bit. When they are empty, only the weights are
    // known.
    Vector mean, square;
    Vector kept;  // see LaneTraining::kept

    bool goesOn() const { return mean.size() > 0; }
};

struct SavedLane {
    LaneHistory history;
    std::vector<std::shared_ptr<const Keyframe>> keyframes;  // ascending by update
    std::vector<FileMark> corpusFiles;                       // marks of a corpus's files
};

// A run that can be shown and continued. It has no pairs, because its recipes make them again.
struct SavedRun {
    std::vector<SavedLane> lanes;
    PinnedSentence pin;
};

}  // namespace attn
