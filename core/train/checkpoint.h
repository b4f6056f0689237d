// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/train/lane_training.h"

namespace attn {

// Checkpoint file, version 1: safetensors. The metadata has `format` = `attention-lab-checkpoint`, the
// recipe, the run's numbers (`state`) and, for a corpus, the marks of its files (`corpus_files`). The model's
// tensors are under `parameters/`, `adam.mean/`, `adam.square/` and, after the first measurement, `kept/`.

// Writes like writeFileAtomically. Asserts that the lane has not diverged: it would diverge again.
void saveCheckpoint(const LaneTraining& lane, const std::string& path);

// Brings a lane that has not begun to the file's state. From there it goes on bit for bit. Throws Error with
// one sentence that starts with the path when the file is no whole and sound checkpoint, when its recipe
// differs (the sentence names the first such key), or when its corpus has changed since. After an error the
// lane is unchanged.
void resumeCheckpoint(const std::string& path, LaneTraining& lane);

// The number of threads over which the file's run spreads an update. Throws like resumeCheckpoint.
Index checkpointThreads(const std::string& path);

}  // namespace attn
