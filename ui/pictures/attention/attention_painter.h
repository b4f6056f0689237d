// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/attention/attention_layout.h"

class QPainter;

namespace attn::ui {

// Paints a picture's plot in three layers, so that a step or a hover repaints only what it changes. The
// functions depend only on their arguments and the theme.

// Frames, source labels and the axis of the bars, which do not change with the step.
void paintGround(QPainter& painter, const AttentionLayout& layout, const Picture& picture);
// What marks the largest weight of a row without room for its number: an outline, or nothing when found links
// are marked instead (found_links.h).
enum class LargestMark { Outline, None };
// Writes, instead of a heatmap, that the decoder has one vector; beside the current row if there is room.
void paintFixedVector(QPainter& painter, const AttentionLayout& layout, int current);
// Decoded cells, known links, largest weights, row labels, bars of the current step.
void paintStep(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
               const Selection& selection, LargestMark largest = LargestMark::Outline);
// How a hovered column is marked: as a whole, or, if the cells must stay visible, only by its label and a
// frame around the hovered cell.
enum class ColumnMark { Whole, Cell };
// The frame of the current row, and the hovered items.
void paintSelection(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                    const Selection& selection, ColumnMark column = ColumnMark::Whole);

// The same without the numbers on the bars.
void paintSelectionMarks(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                         const Selection& selection, ColumnMark column = ColumnMark::Whole);

// The parts of these layers, for pictures that combine them differently:
void paintCellsFrame(QPainter& painter, const AttentionLayout& layout);
void paintSourceLabels(QPainter& painter, const AttentionLayout& layout);
// The cells of the first `rows` output tokens with their known links; hatched without attention.
void paintHeatmap(QPainter& painter, const AttentionLayout& layout, const Picture& picture, int rows,
                  LargestMark largest = LargestMark::Outline);
// The same without links and without marks of the state before a change.
void paintWeights(QPainter& painter, const AttentionLayout& layout, const Picture& picture, int rows,
                  LargestMark largest = LargestMark::Outline);
// The width of the number in the middle of a row's largest weight; 0 if it has no room.
double largestNumberWidth(const AttentionLayout& layout, const MapTrace& attention, int row, int focus);
void paintKnownLinks(QPainter& painter, const AttentionLayout& layout, const Picture& picture, int rows);
// Thin marks that show which part of a long sentence is visible.
void paintScrollMarks(QPainter& painter, const AttentionLayout& layout);
// Leaves out labels that would be in the way of the label of the `current` row (-1: none).
void paintOutputLabels(QPainter& painter, const AttentionLayout& layout, const Picture& picture, int rows,
                       int current);
// The bars of the current step, or a word if there are none.
void paintStepBars(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                   const Selection& selection);

}  // namespace attn::ui
