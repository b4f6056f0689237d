// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/lane_counts.h"

#include <algorithm>

#include "ui/kit/text/number_text.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {

namespace {

// Both were measured in the same round, so other work disturbed both alike.
std::optional<MedianInterval> ratioOf(const std::vector<double>& own, const std::vector<double>& plain) {
    std::vector<double> ratios;
    for (std::size_t round = 0; round < std::min(own.size(), plain.size()); ++round)
        ratios.push_back(own[round] / plain[round]);
    return medianInterval(std::move(ratios));
}

}  // namespace

std::vector<LaneCounts> countLanes(const Session& session, const std::vector<DecodeTimes>& times) {
    std::vector<LaneCounts> all;
    const DecodeTimes* plain = nullptr;  // of the lane without attention
    for (const Lane* lane : session.shownLanes()) {
        const std::shared_ptr<const LaneData> data = lane->data();
        LaneCounts counts;
        counts.name = data->name;
        counts.variant = data->variant;
        counts.attends = lane->attends();
        counts.source = lane->sourceLength();
        counts.steps = lane->stepCount();
        counts.whole = lane->expectedSteps();
        counts.maps = static_cast<Index>(lane->model()->network.maps().size());
        counts.weights = lane->weightCount(counts.steps);
        if (counts.whole)
            counts.wholeWeights = lane->weightCount(*counts.whole);
        counts.parameters = lane->model()->network.layout()->parameterCount();
        if (all.size() < times.size()) {
            const DecodeTimes& own = times[all.size()];
            counts.encoder = medianInterval(own.encoder);
            counts.step = medianInterval(own.step);
            if (!counts.attends && !plain) {
                plain = &own;
                counts.isBase = true;
            }
        }
        all.push_back(counts);
    }
    for (std::size_t i = 0; plain && i < std::min(all.size(), times.size()); ++i) {
        if (!all[i].isBase)
            all[i].ratio = ratioOf(times[i].step, plain->step);
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
    if (lane.maps > 1)
        return what.arg(lane.name, source, output) +
               tr(". Its %1 attention maps have %2 weights.")
                   .arg(lane.maps)
                   .arg(groupedNumber(lane.wholeWeights.value_or(lane.weights)));
    return what.arg(lane.name, source, output) +
           tr(". Attention weighs every source token at every step: m · T = %1 · %2 = %3 weights. "
              "Without it, reading and writing are all there is: m + T = %1 + %2 = %4 steps.")
               .arg(source, output, groupedNumber(static_cast<qint64>(lane.source) * steps),
                    groupedNumber(static_cast<qint64>(lane.source) + steps));
}

}  // namespace attn::ui
