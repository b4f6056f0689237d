// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/summary_figure.h"
#include "ui/theme.h"

class QCustomPlot;

namespace attn::ui {

// At which it has texts of their usual size, as wide as usualFigureSize.
QSize usualSize(const SummaryFigure& figure, const Theme& theme);

// Fills an empty plot so that it draws the figure at this size, in pixels, with texts as large as fit. Throws
// Error when even the smallest that can be read do not.
void drawSummary(QCustomPlot& plot, const SummaryFigure& figure, const Theme& theme, QSize size);

}  // namespace attn::ui
