// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/step/step_figure.h"
#include "ui/figures/step/tile_body.h"

namespace attn::ui {

// Cells of a drawing in heights of a label.
struct CellRange {
    double usualWidth, usualHeight, most;
    double usualRow;  // of all cells together, which short sentences fill with wider ones
};
inline constexpr CellRange oneLaneCells = {1.9, 1.35, 6, 34}, manyLaneCells = {1.05, 1, 3, 16};

// The lanes of the figure's view as tiles with this body, in a grid: cells as large as fit the room; where
// that is free, as they look well.
std::unique_ptr<StepDrawing> layOutTiles(const StepFigure& figure, const FigureRoom& room, double ratio,
                                         const CellRange& range, MakeTileBody body);

}  // namespace attn::ui
