// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "ui/pictures/lane/picture.h"

namespace attn::ui {

// What a span did with the scores of one step, read off the trace for the views.

// The window that a local span allowed in a step. Positions count from 0, as in the trace.
struct SpanWindow {
    int first = 0, last = 0;  // columns inside
    double centre = 0;        // p_t
    double from = 0, to = 0;  // p_t ± window

    bool contains(int column) const { return column >= first && column <= last; }
};
// Empty without a local span, or if weights were set instead of the span's.
std::optional<SpanWindow> spanWindow(const MapTrace& attention);

inline bool isHard(const MapTrace& attention) {
    return attention.span.taken.has_value();
}
// [S] a distribution that adds up to 1: the softmax before the span's own factor or choice, or the weights if
// they are one. Spreads are measured on it.
const Vector& distributionOf(const MapTrace& attention);
// [S] the numbers that heatmap and bars draw: the weights, or for a hard span the distribution that it chose
// from.
const Vector& drawnWeights(const MapTrace& attention);
// The position that the step looks at most, or that a hard span took; -1 without weights.
int focusOf(const MapTrace& attention);
// exp(−(position − p_t)² / 2σ²) with σ = window / 2, the factor of `local_p`; 1 for other spans.
double spanFactor(const SpanTrace& span, double position);

// The number of a position for little room: "0.931"; "0.610 → 0.311", before and after the factor (local_p);
// "● 0.610" for the position taken (hard).
QString weightText(const MapTrace& attention, int source);
// All numbers of a position, on several lines.
QString weightTip(const MapTrace& attention, int source);
// The window in words: "window 3 to 7 around 5.23, counted from 0"; empty without one.
QString windowText(const MapTrace& attention);
// 5 as "5", 5.2311 as "5.23".
QString positionText(double position);

}  // namespace attn::ui
