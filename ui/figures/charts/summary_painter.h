// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/summary_figure.h"
#include "ui/kit/widgets/figure_canvas.h"

class QCustomPlot;

namespace attn::ui {

// In pixels: the width at which everything has room, the smallest possible height, and the height that looks
// well.
double neededWidth(const SummaryFigure& figure, const FigureFonts& fonts);
double leastHeight(const SummaryFigure& figure, const FigureFonts& fonts, double width);
double usualHeight(const SummaryFigure& figure, const FigureFonts& fonts, double width);

// Draws the figure at the canvas' origin; it must fit in this size.
void paintFigure(QCustomPlot& plot, FigureCanvas& canvas, const SummaryFigure& figure, const Theme& theme,
                 const FigureFonts& fonts, QSizeF size);

}  // namespace attn::ui
