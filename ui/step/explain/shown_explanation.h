// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/network/explained/explanation.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// The arithmetic of one number of a lane.
struct ShownExplanation {
    std::shared_ptr<const LaneData> lane;  // has a model
    Quantity asked;
    // The numbers that `asked` merely renames, one after the other. The last one is explained.
    std::vector<Quantity> same;
    std::optional<attn::Explanation> explanation;  // nothing if the lane has no such number now
    std::optional<double> shown;                   // as the trace has it
};

}  // namespace attn::ui
