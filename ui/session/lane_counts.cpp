// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/lane_counts.h"

#include <algorithm>

#include "ui/number_text.h"
#include "ui/tr.h"
#include "ui/views/time_text.h"

namespace attn::ui {

std::vector<LaneCounts> countLanes(const Session& session) {
    std::vector<LaneCounts> all;
    double plain = 0;  // a step without attention
    for (const Lane* lane : session.shownLanes()) {
        const std::shared_ptr<const LaneData> data = lane->data();
        LaneCounts counts;
        counts.name = data->name;
        counts.variant = data->variant;
        counts.attends = lane->attends();
        counts.source = lane->sourceLength();
        counts.steps = lane->stepCount();
        counts.whole = lane->expectedSteps();
        counts.parameters = lane->model()->network.layout()->parameterCount();
        counts.encoderSeconds = data->encoderSeconds;
        counts.medianSeconds = medianOf(data->stepSeconds);
        counts.meanSeconds = meanOf(data->stepSeconds);
        if (!counts.attends)
            plain = counts.medianSeconds;
        all.push_back(counts);
    }
    for (LaneCounts& counts : all) {
        if (plain > 0 && counts.medianSeconds > 0)
            counts.ratio = counts.medianSeconds / plain;
    }
    return all;
}

QString countsFormula(const LaneCounts& lane) {
    if (lane.source == 0)
        return {};
    const int steps = lane.whole.value_or(lane.steps);
    const QString source = groupedNumber(lane.source), output = groupedNumber(steps);
    const QString what = !lane.whole ? tr("%1: m = %2 source tokens, T = %3 output tokens so far")
                         : lane.steps < *lane.whole
                             ? tr("%1: m = %2 source tokens, T = %3 output tokens are expected")
                             : tr("%1: m = %2 source tokens, T = %3 output tokens");
    return what.arg(lane.name, source, output) +
           tr(". Attention weighs every source token at every step: m · T = %1 · %2 = %3 weights. "
              "Without it, reading and writing are all there is: m + T = %1 + %2 = %4 steps.")
               .arg(source, output, groupedNumber(static_cast<qint64>(lane.source) * steps),
                    groupedNumber(static_cast<qint64>(lane.source) + steps));
}

}  // namespace attn::ui
