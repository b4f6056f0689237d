// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/train/live/lane_history.h"

namespace attn {

// What a lane's snapshots show, in the form of a saved run: a list in JSON tells how the numbers are divided.
struct PackedPictures {
    // For each snapshot [update], or [update, source tokens, steps, stop]. Behind them may stand the name of
    // the steps' map, and the name of a watched self-attention.
    nlohmann::ordered_json index;
    std::vector<float> sources;  // ids of all pictures, one after the other
    std::vector<float> steps;    // [steps of all pictures, stepColumns], row by row
    // Of every step, followed by its span's distribution if it has one; then those of the self-attention:
    // each row of the encoder's has a weight for each source token, row t of the decoder's has t + 1.
    std::vector<float> weights;

    static constexpr Index stepColumns = 13;
};

// Of snapshots with the same update the last is taken; a picture with a number that is not finite is left
// out.
PackedPictures packPictures(const std::vector<Snapshot>& snapshots);

// Returns the snapshots without kept weights. Allocates nothing that the numbers do not hold. Throws Error
// that starts with `where` and names `path` when the parts do not fit together, and for an update that is
// above `updates` or not above the one before.
std::vector<Snapshot> unpackPictures(const nlohmann::json& index, const PackedPictures& numbers,
                                     Index updates, const std::string& where, const std::string& path);

}  // namespace attn
