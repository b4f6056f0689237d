// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/network/trace.h"
#include "core/train/lane_training.h"

namespace attn {

// Of some held-out pairs, while a lane is trained.
struct Measurement {
    Index update = 0;
    double seconds = 0;  // of the updates alone
    Index pairs = 0;
    double loss = 0;           // −ln p per target token, the decoder reading the reference
    double exactMatch = 0;     // 0 to 1
    double tokenAccuracy = 0;  // 0 to 1
    std::optional<double> alignmentErrorRate;
    std::optional<double> bleu = {};  // 0 to 100, of texts
    bool operator==(const Measurement&) const = default;
};

// A lane as it was when `update` updates were done.
struct Snapshot {
    Index update = 0;
    // What it makes of the pinned sentence: per step tokens, logProbability, weights and span; nothing of the
    // vectors that are as wide as the model. nullptr where it is not known (yet).
    std::shared_ptr<const DecodeTrace> picture;
    bool hasWeights = false;  // kept; else the lane must be trained again up to here
};

// All that is known of how one lane was trained. Grows at the ends of its vectors only, but for what a new
// pinned sentence or the memory's bound changes in snapshots.
struct LaneHistory {
    std::string name;
    Recipe recipe;  // with the changes made so far
    // Of a branch: the lane, by its place in the run, and the update from which on it is its own.
    struct Origin {
        std::size_t lane = 0;
        Index update = 0;
    };
    std::optional<Origin> origin;
    Index firstUpdate = 0;      // updates before the first of `losses`: those of a branch's origin
    std::vector<float> losses;  // of every update, mean −ln p per target token of its batch
    std::vector<Measurement> measurements;  // ascending
    std::vector<Snapshot> snapshots;        // ascending
    std::optional<Index> alignedAt;  // first measurement with an alignment error below `rightAlignment`
    std::optional<Index> exactAt;    // first measurement with an exact match of `nearlyAll` or more
    double tokensPerSecond = 0;      // target tokens, of the updates alone
    std::optional<TrainingEnd> end;
    std::string problem;  // a sentence that starts with the lane's name; empty when nothing went wrong
    // The newest state that has a picture, between snapshots, too; no picture before the first.
    Snapshot latest;

    // For readers' copies (LiveRun::read), not saved: another epoch, another history; another number of the
    // others, something new.
    std::uint64_t epoch = 0;
    std::uint64_t version = 0;
    std::uint64_t snapshotsVersion = 0;  // changes in snapshots besides those at the end

    static constexpr double rightAlignment = 0.2;
    static constexpr double nearlyAll = 0.99;
    Index update() const { return firstUpdate + static_cast<Index>(losses.size()); }
};

}  // namespace attn
