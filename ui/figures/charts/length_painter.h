// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/length_figure.h"
#include "ui/kit/widgets/figure_canvas.h"

class QCustomPlot;

namespace attn::ui {

// In pixels: the width at which everything has room, the height that must be there, and the one that looks
// well.
double neededWidth(const LengthFigure& figure, const FigureFonts& fonts);
double leastHeight(const LengthFigure& figure, const FigureFonts& fonts, double width);
double usualHeight(const LengthFigure& figure, const FigureFonts& fonts, double width);

// Draws the figure at the canvas' origin; it must fit in this size.
void paintFigure(QCustomPlot& plot, FigureCanvas& canvas, const LengthFigure& figure, const Theme& theme,
                 const FigureFonts& fonts, QSizeF size);

// Places for labels of this height that want to be at `wanted`, none over another and all from `top` to
// `bottom` where there is room; in the order of `wanted`.
QVector<double> spreadLabels(const QVector<double>& wanted, double height, double top, double bottom);
// Whether labels at these places stand so far from where they should that a reader takes them for other
// values: a list of the names says less that is wrong.
bool mislead(const QVector<double>& places, const QVector<double>& wanted, double height);

}  // namespace attn::ui
