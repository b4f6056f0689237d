// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/network/models/trained_model.h"
#include "core/train/lane_training.h"

namespace attn {

// Gives the weights of a model to a lane that has not begun. Adam starts from zero. Models of the lane
// remember `name`. Throws Error that starts with `name` when the model does not fit the recipe, and names the
// first setting that differs, or a vocabulary.
void startFrom(const TrainedModel& model, const std::string& name, LaneTraining& lane);

}  // namespace attn
