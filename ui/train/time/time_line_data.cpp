// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/time/time_line_data.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/kit/text/number_text.h"
#include "ui/pictures/curves/change_marks.h"
#include "ui/pictures/curves/curve_text.h"
#include "ui/train/time/picture_stops.h"

namespace attn::ui {

TimeLineData timeLineData(const std::vector<CurveLane>& lanes) {
    TimeLineData data;
    std::vector<CurveLane> shown = lanes;
    std::vector<const LaneHistory*> histories;
    for (CurveLane& lane : shown) {
        lane.isHidden = false;
        if (!lane.history) {
            continue;
        }
        data.newest = std::max(data.newest, lane.history->update());
        histories.push_back(lane.history);
        for (const Snapshot& snapshot : lane.history->snapshots) {
            data.stops.push_back({snapshot.update, snapshot.hasWeights});
        }
        if (const auto& origin = lane.history->origin) {
            const QString from = origin->lane < lanes.size() ? lanes[origin->lane].name : QString();
            data.branches.push_back(
                {origin->update,
                 QCoreApplication::translate("TimeLine", "After update %1: %2 branches off %3")
                     .arg(groupedNumber(origin->update), lane.name, from),
                 lane.colour});
        }
    }
    std::stable_sort(data.stops.begin(), data.stops.end(),
                     [](const auto& a, const auto& b) { return a.update < b.update; });
    std::size_t count = 0;
    for (const TimeLineData::Stop& stop : data.stops) {
        if (count > 0 && data.stops[count - 1].update == stop.update) {
            data.stops[count - 1].hasWeights = data.stops[count - 1].hasWeights && stop.hasWeights;
        } else {
            data.stops[count++] = stop;
        }
    }
    data.stops.resize(count);
    const std::set<Index> shownStops = pictureStops(histories);
    std::erase_if(data.stops,
                  [&](const TimeLineData::Stop& stop) { return !shownStops.contains(stop.update); });
    std::stable_sort(data.branches.begin(), data.branches.end(),
                     [](const auto& a, const auto& b) { return a.update < b.update; });
    for (const ChangeMark& mark : changeMarks(shown)) {
        data.changes.push_back({mark.update, mark.explanation});
    }
    return data;
}

}  // namespace attn::ui
