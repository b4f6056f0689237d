// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "core/train/lane_training.h"

namespace attn {

// Trains as the recipe says and blocks until it is done or `stop` is requested; either way, also when the
// numbers run away, the model so far is measured and returned. `publish` is called on the calling thread,
// about four times a second and after the last update. The same recipe gives the same model, byte for byte.
TrainingResult train(const Recipe& recipe, const std::stop_token& stop,
                     const std::function<void(const TrainingProgress&)>& publish);

// The updates and measurements of a lane, as far as no stop is requested; publishes as above. `afterEach`,
// where there is one, is called after each of them, with the lane in a state to be saved.
void advanceToEnd(LaneTraining& lane, const std::stop_token& stop,
                  const std::function<void(const TrainingProgress&)>& publish,
                  const std::function<void()>& afterEach = {});

}  // namespace attn
