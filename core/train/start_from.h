// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/network/recurrent/trained_model.h"
#include "core/train/lane_training.h"

namespace attn {

// Gives a lane that has not begun the weights of a model in place of first values; Adam begins anew. Models
// of the lane remember `name`. Throws Error that starts with `name` when the model is another one than the
// recipe's: the first setting that differs, or a vocabulary.
void startFrom(const TrainedModel& model, const std::string& name, LaneTraining& lane);

}  // namespace attn
