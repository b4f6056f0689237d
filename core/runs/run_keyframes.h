// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/train/live/saved_run.h"

namespace attn {

// Of every lane the keyframes that are worth a place in a file, ascending.
using ChosenKeyframes = std::vector<std::vector<std::shared_ptr<const Keyframe>>>;

// Bytes that a keyframe takes in a file, about, and never fewer.
std::uint64_t keyframeBytes(const Keyframe& keyframe);

// As many as fit into so many bytes. First those without Adam's moments are thinned, then those with them,
// evenly and in every lane alike; the newest of a lane, and the newest with moments, stay whatever they take.
// Of keyframes with the same update the last; none with a number that is not finite.
ChosenKeyframes chooseKeyframes(const SavedRun& run, std::uint64_t mostBytes);

}  // namespace attn
