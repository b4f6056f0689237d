// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/train/lane_training.h"

namespace attn {

// Checkpoint file, version 1: safetensors with `format` = `attention-lab-checkpoint`, the recipe and the
// run's numbers (`state`) and, of a corpus, what its files were like (`corpus_files`) in the metadata, and
// the model's tensors under `parameters/`, `adam.mean/`, `adam.square/` and, after the first measurement,
// `kept/`.

// As writeFileAtomically. Not of a lane that diverged (asserted): it would do so again.
void saveCheckpoint(const LaneTraining& lane, const std::string& path);

// Brings a lane that has not begun to where the file's run was; it goes on bit for bit. Throws Error with one
// sentence that starts with the path for a file that is no whole and sound checkpoint, or that is of another
// recipe, naming the first key in which the two differ, or of a corpus that has changed since; the lane is
// then as it was.
void resumeCheckpoint(const std::string& path, LaneTraining& lane);

// Over how many threads the file's run spreads an update. Throws as resumeCheckpoint.
Index checkpointThreads(const std::string& path);

}  // namespace attn
