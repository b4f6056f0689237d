// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/network/map_address.h"
#include "core/network/trace.h"
#include "core/train/lane_training.h"

namespace attn {

// How far one attention map is from the known links, 0 to 1.
struct MapError {
    MapAddress map;
    double alignmentErrorRate = 0;
    bool operator==(const MapError&) const = default;
};

// Measures of some held-out pairs, taken during training.
struct Measurement {
    Index update = 0;
    double seconds = 0;  // time of the updates alone
    Index pairs = 0;
    double loss = 0;           // −ln p per target token while the decoder reads the reference
    double exactMatch = 0;     // 0 to 1
    double tokenAccuracy = 0;  // 0 to 1
    std::optional<double> alignmentErrorRate;
    std::optional<double> bleu = {};  // 0 to 100; only for texts
    // Only for classes: ConfusionMatrix::macroF1, and the share of texts whose largest weight is on evidence.
    std::optional<double> macroF1 = {}, evidence = {};
    // Of each head (alignmentHeads) and of the watched map; empty where the alignment is the only one.
    std::vector<MapError> maps = {};
    bool operator==(const Measurement&) const = default;
};

// The pinned sentence as a lane decodes it: tokens, logProbability, and weights and span of the watched map
// in each step. Where a self-attention is watched, a step has the lane's alignment first, if there is one,
// then the row of the decoder's map. It has no vectors that are as wide as the model.
struct LanePicture : DecodeTrace {
    std::vector<MapTrace> encoderRows;  // of a watched map of the encoder: a row for each source token
};

// The state of a lane after `update` updates.
struct Snapshot {
    Index update = 0;
    std::shared_ptr<const LanePicture> picture;  // nullptr while it is not known
    bool hasWeights = false;  // weights are kept; otherwise the lane must be trained again up to here
};

// Everything known about how one lane was trained. The vectors grow only at their ends. Snapshots also change
// when another sentence is pinned or the memory limit is reached.
struct LaneHistory {
    std::string name;
    Recipe recipe;  // includes the changes made so far
    // The origin of a branch: its lane's place in the run, and the update at which the branch begins.
    struct Origin {
        std::size_t lane = 0;
        Index update = 0;
    };
    std::optional<Origin> origin;
    // The map of pictures, one of watchableMaps; without: the lane's alignment.
    std::optional<MapAddress> watched = {};
    Index firstUpdate = 0;  // updates before the first of `losses`; a branch starts with those of its origin
    std::vector<float> losses;              // mean −ln p per target token of each update's batch
    std::vector<Measurement> measurements;  // ascending
    std::vector<Snapshot> snapshots;        // ascending
    std::optional<Index> alignedAt;  // first measurement whose alignment error is below `rightAlignment`
    std::optional<Index> exactAt;    // first measurement whose exact match is at least `nearlyAll`
    double tokensPerSecond = 0;      // target tokens; counts only the time of the updates
    std::optional<TrainingEnd> end;
    std::string problem;  // a sentence that starts with the lane's name; empty when nothing went wrong
    // The newest state with a picture; it may lie between snapshots. It has no picture before the first one.
    Snapshot latest;

    // For the copies of readers (LiveRun::read). Not saved. Another epoch means another history. A change of
    // one of the other numbers means something new.
    std::uint64_t epoch = 0;
    std::uint64_t version = 0;
    std::uint64_t snapshotsVersion = 0;  // counts changes of snapshots other than additions at the end

    static constexpr double rightAlignment = 0.2;
    static constexpr double nearlyAll = 0.99;
    Index update() const { return firstUpdate + static_cast<Index>(losses.size()); }
};

}  // namespace attn
