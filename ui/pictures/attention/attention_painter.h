// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/attention/attention_layout.h"

class QPainter;

namespace attn::ui {

// Paints one lane's plot in three coats, so that a step or a hover repaints only what it changes. Pure
// functions of their arguments and the theme.

// Frames, source labels, the axis of the bars: what a step leaves alone.
void paintGround(QPainter& painter, const AttentionLayout& layout, const LaneData& lane);
// The largest weight of a row where there is no room for its number: outlined, or, where links that are found
// are marked (found_links.h), left to these.
enum class LargestMark { Outline, None };
// Says, in place of a heatmap, that the decoder has one vector; beside the current row where there is room.
void paintFixedVector(QPainter& painter, const AttentionLayout& layout, int current);
// Decoded cells, known links, largest weights, row labels, bars of the current step.
void paintStep(QPainter& painter, const AttentionLayout& layout, const LaneData& lane,
               const Selection& selection, LargestMark largest = LargestMark::Outline);
// How a hovered column is marked: as a whole, or, where cells are to be seen as they are, its label alone and
// a frame around the hovered cell.
enum class ColumnMark { Whole, Cell };
// The frame of the current row and what is hovered.
void paintSelection(QPainter& painter, const AttentionLayout& layout, const LaneData& lane,
                    const Selection& selection, ColumnMark column = ColumnMark::Whole);

// The same without the numbers on the bars.
void paintSelectionMarks(QPainter& painter, const AttentionLayout& layout, const LaneData& lane,
                         const Selection& selection, ColumnMark column = ColumnMark::Whole);

// What these are made of, for pictures that are put together otherwise:
void paintCellsFrame(QPainter& painter, const AttentionLayout& layout);
void paintSourceLabels(QPainter& painter, const AttentionLayout& layout);
// Cells of the first `rows` output tokens with their known links; hatched without attention.
void paintHeatmap(QPainter& painter, const AttentionLayout& layout, const LaneData& lane, int rows,
                  LargestMark largest = LargestMark::Outline);
// The same without links and what was there before something was changed.
void paintWeights(QPainter& painter, const AttentionLayout& layout, const LaneData& lane, int rows,
                  LargestMark largest = LargestMark::Outline);
// Width of the number that stands in the middle of a row's largest weight; 0: it has no room.
double largestNumberWidth(const AttentionLayout& layout, const StepTrace& step, int focus);
void paintKnownLinks(QPainter& painter, const AttentionLayout& layout, const LaneData& lane, int rows);
// Thin marks of what part of a long sentence is in sight.
void paintScrollMarks(QPainter& painter, const AttentionLayout& layout);
// Without those that the label of the `current` row needs room of; -1: none.
void paintOutputLabels(QPainter& painter, const AttentionLayout& layout, const LaneData& lane, int rows,
                       int current);
// The bars of the current step, or a word where there are none.
void paintStepBars(QPainter& painter, const AttentionLayout& layout, const LaneData& lane,
                   const Selection& selection);

}  // namespace attn::ui
