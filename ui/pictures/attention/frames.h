// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace attn::ui {

// Frames inside `rect`, made of filled rectangles. They are fast and sharp at any device pixel ratio, where a
// pen would straddle pixels. `width` is in device-independent pixels.
void paintFrame(QPainter& painter, const QRectF& rect, const QColor& colour, double width);
// The same with gaps between dashes of equal length; every corner is part of a dash.
void paintDashedFrame(QPainter& painter, const QRectF& rect, const QColor& colour, double width);
// These paint only the part of the frame inside `part`; files of figures support this, but not a clip.
void paintFrame(QPainter& painter, const QRectF& rect, const QColor& colour, double width,
                const QRectF& part);
void paintDashedFrame(QPainter& painter, const QRectF& rect, const QColor& colour, double width,
                      const QRectF& part);
// The outline of a known link around `cell`: solid for a sure link, dashed for a possible one. `ratio` is the
// number of device pixels in a device-independent one.
void paintLinkFrame(QPainter& painter, const QRectF& cell, bool isSure, double ratio);

// The width that the outline takes from the edge of a large cell.
double linkFrameWidth();

// Gaps in a legend: between a mark and its word, and between two entries or before the next legend.
inline constexpr int legendGap = 5, legendWideGap = 12;

}  // namespace attn::ui
