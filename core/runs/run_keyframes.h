// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/train/live/saved_run.h"

namespace attn {

// For every lane the keyframes that go into a file, ascending.
using ChosenKeyframes = std::vector<std::vector<std::shared_ptr<const Keyframe>>>;

// The approximate number of bytes that a keyframe takes in a file; it never takes fewer.
std::uint64_t keyframeBytes(const Keyframe& keyframe);

// As many keyframes as fit into `mostBytes`. Those without Adam's moments are thinned first, then those with
// them, evenly and in every lane alike. The newest keyframe of a lane and the newest one with moments always
// stay. Of keyframes with the same update the last is taken; one with a number that is not finite is left
// out.
ChosenKeyframes chooseKeyframes(const SavedRun& run, std::uint64_t mostBytes);

}  // namespace attn
