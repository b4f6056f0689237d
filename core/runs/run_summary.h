// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/types.h"

namespace attn {

// What a saved run is about, for lists of runs.
struct RunSummary {
    struct Lane {
        std::string name;
        std::string task;    // id; empty for a corpus
        std::string corpus;  // names of its files: "train.en and train.fr"; empty for a task
        Index update = 0;    // number of updates done
    };
    std::vector<Lane> lanes;
    std::string source;  // the pinned sentence
};

// Reads only the start of the file, not its numbers. Throws Error with one sentence that starts with the
// path. loadRun may still refuse a file that passes.
RunSummary loadRunSummary(const std::string& path);

}  // namespace attn
