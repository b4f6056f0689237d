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

// The end of an axis that shows all updates: a round number that grows in few steps.
double roundEnd(Index newest);

// What a measure is drawn in: percent, or itself.
double unitOf(CurveKind kind);
bool isLoss(CurveKind kind);

// Of the losses that are drawn from update `span.low` to `span.high`. A lane that ran away does not decide:
// more than ten times the largest first loss is outside. With the logarithmic scale both ends are positive.
AxisRange lossRange(const std::vector<const LaneCurves*>& lanes, const AxisRange& span, LossScale scale);
// The same of the losses on held-out pairs.
AxisRange heldOutRange(const std::vector<const LaneCurves*>& lanes, const AxisRange& span, LossScale scale);
// Moves what cannot be drawn to a place just outside, or on the lower end where a logarithm has no place.
double drawableLoss(double loss, const AxisRange& range, LossScale scale);

// Percent, BLEU and alignment error: always all of it, and a little more so that lines at the ends are whole.
AxisRange shareRange(CurveKind kind);

// At most `most`, at least one where the range has a round number.
QVector<AxisTick> updateTicks(const AxisRange& span, int most);
QVector<AxisTick> valueTicks(CurveKind kind, const AxisRange& range, LossScale scale, int most);

}  // namespace attn::ui
