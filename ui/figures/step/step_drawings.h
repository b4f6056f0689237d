// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/step/step_figure.h"

namespace attn::ui {

// The drawings of the views of Step mode, for StepFigureView::layOut: a large heatmap of one lane, heatmaps
// of all lanes, lines of one lane, differences of all from the selected one, and the tree of a beam search.
std::unique_ptr<StepDrawing> layOutHeatmap(const StepFigure& figure, const FigureRoom& room, double ratio);
std::unique_ptr<StepDrawing> layOutLanes(const StepFigure& figure, const FigureRoom& room, double ratio);
std::unique_ptr<StepDrawing> layOutLinesOfLane(const StepFigure& figure, const FigureRoom& room,
                                               double ratio);
std::unique_ptr<StepDrawing> layOutDifferences(const StepFigure& figure, const FigureRoom& room,
                                               double ratio);
// The text of one lane, or of all lanes, in lines by sentence.
std::unique_ptr<StepDrawing> layOutDocuments(const StepFigure& figure, const FigureRoom& room, double ratio);
// The planes of the queries of all lanes that have one. Throws Error where none has.
std::unique_ptr<StepDrawing> layOutLandscapes(const StepFigure& figure, const FigureRoom& room, double ratio);
std::unique_ptr<StepDrawing> layOutBeam(const StepFigure& figure, const FigureRoom& room, double ratio);

}  // namespace attn::ui
