// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>
#include <vector>

#include "ui/pictures/curves/lane_curves.h"

namespace attn::ui {

struct AxisRange {
    double low = 0, high = 1;
    double size() const { return high - low; }
    bool operator==(const AxisRange&) const = default;
};
struct AxisTick {
    double value = 0;
    QString label;
};

// The end of an axis that shows all updates: a round number that increases in few steps.
double roundEnd(Index newest);

// The factor for drawing a measure: 100 for percent, else 1.
double unitOf(CurveKind kind);
bool isLoss(CurveKind kind);

// The range of the losses that are drawn from update `span.low` to `span.high`. Losses of more than ten times
// the largest first loss are outside, so that a diverging lane does not determine the range. With the
// logarithmic scale both ends are positive.
AxisRange lossRange(const std::vector<const LaneCurves*>& lanes, const AxisRange& span, LossScale scale);
// The same for the losses on held-out pairs.
AxisRange heldOutRange(const std::vector<const LaneCurves*>& lanes, const AxisRange& span, LossScale scale);
// Moves a loss that cannot be drawn to a place just outside, or to the lower end if its logarithm does not
// exist.
double drawableLoss(double loss, const AxisRange& range, LossScale scale);

// For percent, BLEU and alignment error: always the whole range, and a little more so that lines at its ends
// are not cut.
AxisRange shareRange(CurveKind kind);

// At most `most` ticks; at least one if the range contains a round number.
QVector<AxisTick> updateTicks(const AxisRange& span, int most);
QVector<AxisTick> valueTicks(CurveKind kind, const AxisRange& range, LossScale scale, int most);

}  // namespace attn::ui
