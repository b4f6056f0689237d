// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "ui/pictures/curves/curve_lane.h"

namespace attn::ui {

// What the time line shows of a run.
struct TimeLineData {
    struct Stop {
        Index update = 0;
        bool hasWeights = false;  // in every lane that has a snapshot there
        bool operator==(const Stop&) const = default;
    };
    struct Mark {
        Index update = 0;
        QString explanation;
        int colour = -1;  // of Theme::lane; -1: of all lanes
        bool operator==(const Mark&) const = default;
    };
    Index newest = 0;                     // updates done by the lane that has done most
    std::vector<Stop> stops;              // snapshots that can be looked at, ascending
    std::vector<Mark> changes, branches;  // ascending
    bool operator==(const TimeLineData&) const = default;
};

// Reads the histories. Hidden lanes count: their heatmaps are not hidden.
TimeLineData timeLineData(const std::vector<CurveLane>& lanes);

}  // namespace attn::ui
