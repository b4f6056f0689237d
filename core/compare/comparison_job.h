// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <stop_token>

#include "core/compare/run_store.h"
#include "core/train/lane_training.h"

namespace attn {

struct ComparisonOptions {
    Index threads = 0;  // at work at once; 0: one for every processor
    // How often the state of a run is saved.
    std::chrono::seconds checkpointInterval{60};
};

// News of one run.
struct RunNews {
    enum class Stage { Found, Resumed, Training, Measuring, Ended, Stopped, Failed };
    std::size_t run = 0;
    Stage stage = Stage::Training;
    TrainingProgress progress;            // of Resumed and Training
    const ComparedRun* result = nullptr;  // of Found and Ended; while the call lasts
    std::string problem;  // a sentence: of Failed; or what else is to be said, its result all the same
};

// Trains and measures those of `runs` that the store does not have, in their order, as many at once as
// there are workers (a recipe of several threads takes the place of as many), and returns the table of all
// that are done. Lanes of a seed whose recipes have the same pairs share them. Blocks; a stop saves the state
// of the runs at work, within an update or the batch of a measurement. A run that fails leaves the others.
// `publish` is called on worker threads, one call at a time.
ComparisonTable runComparison(const Comparison& comparison, const std::vector<std::size_t>& runs,
                              const RunStore& store, const ComparisonOptions& options,
                              const std::stop_token& stop,
                              const std::function<void(const RunNews&)>& publish);

}  // namespace attn
