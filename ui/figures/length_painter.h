// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/length_figure.h"
#include "ui/theme.h"

class QCustomPlot;

namespace attn::ui {

// As drawSummary.
void drawLengths(QCustomPlot& plot, const LengthFigure& figure, const Theme& theme, QSize size);

// Places for labels of this height that want to be at `wanted`, none over another and all from `top` to
// `bottom` where there is room; in the order of `wanted`.
QVector<double> spreadLabels(const QVector<double>& wanted, double height, double top, double bottom);

}  // namespace attn::ui
