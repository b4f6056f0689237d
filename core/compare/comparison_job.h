// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <stop_token>

#include "core/compare/run_store.h"
#include "core/train/lane_training.h"

namespace attn {

struct ComparisonOptions {
    Index threads = 0;  // threads that work at the same time; 0: one for every processor
    // How often the state of a run is saved.
    std::chrono::seconds checkpointInterval{60};
};

// News of one run.
struct RunNews {
    enum class Stage { Found, Resumed, Training, Measuring, Ended, Stopped, Failed };
    std::size_t run = 0;
    Stage stage = Stage::Training;
    TrainingProgress progress;            // for Resumed and Training
    const ComparedRun* result = nullptr;  // for Found and Ended; valid during the call
    std::string problem;  // a sentence: the reason for Failed, or a problem that leaves the result valid
};

// Trains and measures those of `runs` that the store does not have, in their order, and returns the table of
// all finished runs. There are as many at the same time as there are workers; a recipe of several threads
// takes the places of that many. Lanes of a seed whose recipes have the same pairs share them. Blocks. A stop
// saves the state of the runs at work, after the present update or batch of a measurement. If a run fails,
// the others go on. `publish` is called on worker threads, one call at a time.
ComparisonTable runComparison(const Comparison& comparison, const std::vector<std::size_t>& runs,
                              const RunStore& store, const ComparisonOptions& options,
                              const std::stop_token& stop,
                              const std::function<void(const RunNews&)>& publish);

}  // namespace attn
