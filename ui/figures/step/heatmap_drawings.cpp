// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/step/heatmap_body.h"
#include "ui/figures/step/lane_grid_drawing.h"
#include "ui/figures/step/step_drawings.h"

namespace attn::ui {

std::unique_ptr<StepDrawing> layOutHeatmap(const StepFigure& figure, const FigureRoom& room, double ratio) {
    return layOutTiles(figure, room, ratio, oneLaneCells, HeatmapBody::make);
}

std::unique_ptr<StepDrawing> layOutLanes(const StepFigure& figure, const FigureRoom& room, double ratio) {
    return layOutTiles(figure, room, ratio, manyLaneCells, HeatmapBody::make);
}

}  // namespace attn::ui
