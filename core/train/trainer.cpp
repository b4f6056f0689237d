// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/trainer.h"

#include <chrono>
#include <memory>

namespace attn {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds publishInterval{250};

}  // namespace

TrainingResult train(const Recipe& recipe, const std::stop_token& stop,
                     const std::function<void(const TrainingProgress&)>& publish) {
    LaneTraining lane(recipe, std::make_shared<const RecipeCorpora>(recipeCorpora(recipe, stop)));
    advanceToEnd(lane, stop, publish);
    return lane.finish({});
}

void advanceToEnd(LaneTraining& lane, const std::stop_token& stop,
                  const std::function<void(const TrainingProgress&)>& publish,
                  const std::function<void()>& afterEach) {
    Clock::time_point last = Clock::now();
    while (!lane.end() && !stop.stop_requested()) {
        lane.advance(stop);
        if (afterEach)
            afterEach();
        if (lane.end() || Clock::now() - last >= publishInterval) {
            publish(lane.report());
            last = Clock::now();
        }
    }
}

}  // namespace attn
