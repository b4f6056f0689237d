// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// What a span did with the scores of one step, as the views show it: read off the trace.

// What a local span let the step look at. Positions count from 0, as in the trace.
struct SpanWindow {
    int first = 0, last = 0;  // columns inside
    double centre = 0;        // p_t
    double from = 0, to = 0;  // p_t ± window

    bool contains(int column) const { return column >= first && column <= last; }
};
// None without a local span, or where weights were given instead of the span's.
std::optional<SpanWindow> spanWindow(const StepTrace& step);

inline bool isHard(const StepTrace& step) {
    return step.span.taken.has_value();
}
// [S] a distribution that adds up to 1: the softmax before the span's own factor or choice, or the weights
// where they are one. What a spread is measured of.
const Vector& distributionOf(const StepTrace& step);
// [S] what heatmap and bars draw: the weights; of a hard span the distribution that it chose from.
const Vector& drawnWeights(const StepTrace& step);
// Position that the step looks at most, or that a hard span took; -1 without weights.
int focusOf(const StepTrace& step);
// exp(−(position − p_t)² / 2σ²) with σ = window / 2, the factor of `local_p`; 1 for other spans.
double spanFactor(const SpanTrace& span, double position);

// A position's number where room is short: "0.931"; "0.610 → 0.311", before and after the factor (local_p);
// "● 0.610" for the position taken (hard).
QString weightText(const StepTrace& step, int source);
// All numbers of a position, in lines.
QString weightTip(const StepTrace& step, int source);
// The window in words: "window 3 to 7 around 5.23, counted from 0"; empty without one.
QString windowText(const StepTrace& step);
// 5 as "5", 5.2311 as "5.23".
QString positionText(double position);

}  // namespace attn::ui
