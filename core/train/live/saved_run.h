// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/train/live/lane_history.h"

namespace attn {

// The sentence whose alignment is watched while lanes are trained: texts, cut by the lanes' tokenisers.
struct PinnedSentence {
    std::string source;
    std::optional<std::string> target;  // read by the decoder; none: it reads its own output
    bool operator==(const PinnedSentence&) const = default;
};

// A lane's numbers when `state.update` updates were done; buffers have the layout of its network.
struct Keyframe {
    LaneState state;
    Vector parameters;
    // Adam's moments: with them training goes on bit for bit. Empty: only the weights are known.
    Vector mean, square;
    Vector kept;  // as LaneTraining::kept

    bool goesOn() const { return mean.size() > 0; }
};

struct SavedLane {
    LaneHistory history;
    std::vector<std::shared_ptr<const Keyframe>> keyframes;  // ascending by update
    std::vector<FileMark> corpusFiles;                       // of a corpus, what they were like
};

// A run that can be shown and gone on with: all of it but the pairs, which its recipes make again.
struct SavedRun {
    std::vector<SavedLane> lanes;
    PinnedSentence pin;
};

}  // namespace attn
