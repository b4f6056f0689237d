// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/decode/decode_timing.h"
#include "ui/step/session/session.h"

namespace attn::ui {

// What one lane has computed, and the times of its decoding on this machine.
struct LaneCounts {
    QString name, variant;
    bool attends = true;
    int source = 0;  // m, source tokens
    int steps = 0;   // decoded so far
    Index maps = 1;  // attention maps; their weights, so far and of the whole output
    qint64 weights = 0;
    std::optional<qint64> wholeWeights;
    std::optional<int> whole;  // T, the steps of the whole output, if known
    qint64 parameters = 0;
    // Seconds of the encoder and of one step. Nothing before they were measured often enough.
    std::optional<MedianInterval> encoder, step;
    // The time of its step relative to the lane without attention, round by round. Nothing without such a
    // lane.
    std::optional<MedianInterval> ratio;
    bool isBase = false;  // this is the lane without attention
};

// The counts of the shown lanes, in their order. `times` belongs to the same lanes; empty while not known.
std::vector<LaneCounts> countLanes(const Session& session, const std::vector<DecodeTimes>& times);

// Two sentences that compare m · T with m + T in the lane's numbers; empty without a source.
QString countsFormula(const LaneCounts& lane);

}  // namespace attn::ui
