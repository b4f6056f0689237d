// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "core/train/lane_training.h"

namespace attn {

// Trains as the recipe says. It blocks until training is done or `stop` is requested. In both cases, and when
// training diverges, it measures and returns the model so far. `publish` is called on the calling thread,
// about four times a second and after the last update. The same recipe gives the same model, byte for byte.
TrainingResult train(const Recipe& recipe, const std::stop_token& stop,
                     const std::function<void(const TrainingProgress&)>& publish);

// Does the updates and measurements of a lane until its end or until a stop is requested. It publishes like
// `train`. `afterEach`, if given, is called after each of them, when the lane can be saved.
void advanceToEnd(LaneTraining& lane, const std::stop_token& stop,
                  const std::function<void(const TrainingProgress&)>& publish,
                  const std::function<void()>& afterEach = {});

}  // namespace attn
