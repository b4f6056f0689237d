// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/base/types.h"

namespace attn {

// What a person changed in the middle of a run. The key `changes` of a recipe holds it, so that the run can
// be repeated. A setting that is not given stays as it was.
struct TrainingChange {
    Index update = 0;  // the number of updates before the change
    // The rate of the next update. From there on the recipe's schedule is scaled to it.
    std::optional<double> rate;
    std::optional<double> dropout;         // 0 to below 1
    std::optional<double> teacherForcing;  // 0 to 1
    // The number of updates in all, instead of the planned number; a run that had ended goes on. Past the
    // planned updates, the rate keeps the last value of the schedule, and there are no early stops.
    std::optional<Index> updates = {};
    bool operator==(const TrainingChange&) const = default;
};

}  // namespace attn
