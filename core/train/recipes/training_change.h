// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/base/types.h"

namespace attn {

// What a user changed in the middle of a run: key `changes` of a recipe, so that the run can be done again.
// What is not set stays as it was.
struct TrainingChange {
    Index update = 0;  // made when so many updates are done
    // The rate of the next update; from there on the recipe's schedule goes on in proportion to it.
    std::optional<double> rate;
    std::optional<double> dropout;         // 0 to below 1
    std::optional<double> teacherForcing;  // 0 to 1
    // So many updates in all instead of those planned: a run that had ended goes on. Past the planned ones
    // the rate stays what the schedule ended with; early stops do not count any more.
    std::optional<Index> updates = {};
    bool operator==(const TrainingChange&) const = default;
};

}  // namespace attn
