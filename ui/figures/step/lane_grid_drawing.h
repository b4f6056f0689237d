// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/step/step_figure.h"
#include "ui/figures/step/tile_body.h"

namespace attn::ui {

// Sizes of a drawing's cells in heights of a label.
struct CellRange {
    double usualWidth, usualHeight, most;
    double usualRow;  // of all cells together; short sentences fill it with wider cells
};
inline constexpr CellRange oneLaneCells = {1.9, 1.35, 6, 34}, manyLaneCells = {1.05, 1, 3, 16};

// Lays out the lanes of the figure's view as a grid of tiles with this body. The cells are as large as fit
// into the room; in a free direction they have their usual size.
std::unique_ptr<StepDrawing> layOutTiles(const StepFigure& figure, const FigureRoom& room, double ratio,
                                         const CellRange& range, MakeTileBody body);

}  // namespace attn::ui
