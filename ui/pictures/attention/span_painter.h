// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>

#include "ui/pictures/lane/span_view.h"

class QPainter;

namespace attn::ui {

// Marks of spans for heatmaps, bars and legends. Their colours come from the theme, and their shapes are
// clear without colour.

// Brackets around the window's cells of one row; `cells` is the area of these cells.
void paintWindowBrackets(QPainter& painter, const QRectF& cells);
// A small triangle that points up at the centre p_t, with its tip at `tip` and at most `width` wide.
void paintCentreMark(QPainter& painter, QPointF tip, double width);
// The centre at `x` in a row of cells between two heights: the triangle, or a tick if the row is too low.
void paintRowCentre(QPainter& painter, double x, double top, double bottom, double cellWidth);
// The disc of the position that a hard span took, on a cell whose colour is `ground`.
void paintTakenMark(QPainter& painter, QPointF centre, double diameter, const QColor& ground);
// Its diameter in a cell.
double takenMarkSize(const QRectF& cell);

// The ground inside a window, behind bars and their numbers.
QColor windowTint();
// The tint over the window's columns behind bars, enclosed by brackets.
void paintWindowBand(QPainter& painter, const QRectF& band);
// The centre as a dashed line through the bars with its triangle at the bottom.
void paintCentreLine(QPainter& painter, double x, double top, double bottom);
// A bar that is not a weight: the softmax before the span's factor, or a position that a hard span did not
// take.
void paintHollowBar(QPainter& painter, const QRectF& bar, const QColor& outline, double ratio);

}  // namespace attn::ui
