// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/decode/decode_timing.h"
#include "ui/step/session/session.h"

namespace attn::ui {

// What one lane has computed and what its whole output takes on this machine.
struct LaneCounts {
    QString name, variant;
    bool attends = true;
    int source = 0;            // m, source tokens
    int steps = 0;             // decoded so far
    std::optional<int> whole;  // T, steps of the whole output; none while that is not known
    qint64 parameters = 0;
    // Seconds, none before it was measured often enough: the encoder, and one step.
    std::optional<MedianInterval> encoder, step;
    // Its step in those of the lane without attention, round by round; none where there is none.
    std::optional<MedianInterval> ratio;
    bool isBase = false;  // it is that lane

    qint64 weights() const { return attends ? static_cast<qint64>(source) * steps : 0; }
    std::optional<qint64> wholeWeights() const {
        return whole ? std::optional(attends ? static_cast<qint64>(source) * *whole : 0) : std::nullopt;
    }
};

// Of the lanes shown, in their order. `times` of the same lanes; empty while they are not known.
std::vector<LaneCounts> countLanes(const Session& session, const std::vector<DecodeTimes>& times);

// m · T against m + T with the lane's numbers put in, two sentences; empty without a source.
QString countsFormula(const LaneCounts& lane);

}  // namespace attn::ui
