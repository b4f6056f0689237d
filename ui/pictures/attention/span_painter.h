// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>

#include "ui/pictures/lane/span_view.h"

class QPainter;

namespace attn::ui {

// Marks of spans, for heatmaps, bars and legends; colours from the theme, shapes that need no colour.

// Brackets around the window's cells of one row; `cells` is that part of the row.
void paintWindowBrackets(QPainter& painter, const QRectF& cells);
// A small triangle that points up at the centre p_t: its tip at `tip`, no wider than `width`.
void paintCentreMark(QPainter& painter, QPointF tip, double width);
// The centre at `x` in a row of cells between two heights: that triangle, or a tick where the row is too low.
void paintRowCentre(QPainter& painter, double x, double top, double bottom, double cellWidth);
// The disc of the position that a hard span took, on a cell whose colour is `ground`.
void paintTakenMark(QPainter& painter, QPointF centre, double diameter, const QColor& ground);
// Its diameter in a cell.
double takenMarkSize(const QRectF& cell);

// The ground inside a window, behind bars and their numbers.
QColor windowTint();
// Behind bars: that tint over the window's columns, closed by brackets.
void paintWindowBand(QPainter& painter, const QRectF& band);
// Through bars: the centre as a dashed line with its triangle at the bottom.
void paintCentreLine(QPainter& painter, double x, double top, double bottom);
// A bar that is no weight: what the softmax was before the span's factor, or what a hard span did not take.
void paintHollowBar(QPainter& painter, const QRectF& bar, const QColor& outline, double ratio);

}  // namespace attn::ui
