// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/train/live/lane_history.h"

namespace attn {

// What a lane's snapshots show, as a saved run holds it: a list in JSON says how the numbers are divided.
struct PackedPictures {
    nlohmann::ordered_json index;  // a snapshot each: [update], or [update, source tokens, steps, stop]
    std::vector<float> sources;    // ids of all pictures, one after the other
    std::vector<float> steps;      // [steps of all pictures, stepColumns], row after row
    std::vector<float> weights;    // of every step, then its span's distribution, where it has them

    static constexpr Index stepColumns = 13;
};

// Of snapshots with the same update the last; a picture with a number that is not finite is left out.
PackedPictures packPictures(const std::vector<Snapshot>& snapshots);

// Snapshots without kept weights. Nothing is made that the numbers do not hold. Throws Error that starts with
// `where` and names `path` for what does not fit together, and for an update that is above `updates` or not
// above the one before.
std::vector<Snapshot> unpackPictures(const nlohmann::json& index, const PackedPictures& numbers,
                                     Index updates, const std::string& where, const std::string& path);

}  // namespace attn
