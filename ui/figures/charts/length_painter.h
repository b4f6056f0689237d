// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/length_figure.h"
#include "ui/kit/widgets/figure_canvas.h"

class QCustomPlot;

namespace attn::ui {

// In pixels: the width at which everything has room, the smallest possible height, and the height that looks
// well.
double neededWidth(const LengthFigure& figure, const FigureFonts& fonts);
double leastHeight(const LengthFigure& figure, const FigureFonts& fonts, double width);
double usualHeight(const LengthFigure& figure, const FigureFonts& fonts, double width);

// Draws the figure at the canvas' origin; it must fit in this size.
void paintFigure(QCustomPlot& plot, FigureCanvas& canvas, const LengthFigure& figure, const Theme& theme,
                 const FigureFonts& fonts, QSizeF size);

// Places for labels of this height that want to be at `wanted`, in the order of `wanted`. Labels do not
// overlap, and all are between `top` and `bottom` if there is room.
QVector<double> spreadLabels(const QVector<double>& wanted, double height, double top, double bottom);
// Whether labels at these places are so far from where they should be that a reader would take them for other
// values. A list of the names then misleads less.
bool mislead(const QVector<double>& places, const QVector<double>& wanted, double height);

}  // namespace attn::ui
