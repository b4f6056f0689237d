// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "ui/pictures/curves/curve_lane.h"

namespace attn::ui {

// What the time line shows about a run.
struct TimeLineData {
    struct Stop {
        Index update = 0;
        bool hasWeights = false;  // true when every lane with a snapshot there has its weights
        bool operator==(const Stop&) const = default;
    };
    struct Mark {
        Index update = 0;
        QString explanation;
        int colour = -1;  // index into Theme::lane; −1: the mark is of all lanes
        bool operator==(const Mark&) const = default;
    };
    Index newest = 0;                     // updates of the lane that has done most
    std::vector<Stop> stops;              // snapshots that can be shown, ascending
    std::vector<Mark> changes, branches;  // ascending
    bool operator==(const TimeLineData&) const = default;
};

// Reads the histories. Hidden lanes count, because their heatmaps are shown.
TimeLineData timeLineData(const std::vector<CurveLane>& lanes);

}  // namespace attn::ui
