// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace attn::ui {

// Frames inside `rect`, made of filled rectangles: crisp at any device pixel ratio, where a pen would
// straddle pixels, and quick. `width` in device-independent pixels.
void paintFrame(QPainter& painter, const QRectF& rect, const QColor& colour, double width);
// The same with a gap between dashes of one length; every corner is part of a dash.
void paintDashedFrame(QPainter& painter, const QRectF& rect, const QColor& colour, double width);
// Of either what lies in `part`; unlike a clip, files of figures keep it.
void paintFrame(QPainter& painter, const QRectF& rect, const QColor& colour, double width,
                const QRectF& part);
void paintDashedFrame(QPainter& painter, const QRectF& rect, const QColor& colour, double width,
                      const QRectF& part);
// The outline of a known link around `cell`: solid when sure, dashed when it is one of several possible ones.
// `ratio`: device pixels in one of ours.
void paintLinkFrame(QPainter& painter, const QRectF& cell, bool isSure, double ratio);

// How much of a large cell's edge that takes.
double linkFrameWidth();

// In a legend: between a mark and its word, and between two entries or before the next legend.
inline constexpr int legendGap = 5, legendWideGap = 12;

}  // namespace attn::ui
