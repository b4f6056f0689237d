// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <optional>

#include "ui/figures/charts/length_figure.h"
#include "ui/figures/charts/summary_figure.h"
#include "ui/kit/theme/theme.h"

class QCustomPlot;

namespace attn::ui {

// What one picture holds: bars, lines by length below them, or one of both.
struct FigurePage {
    std::optional<SummaryFigure> summary;
    std::optional<LengthFigure> lengths;
};
// The caption of both is that of the lower one.
FigurePage figurePage(const ComparisonTable& table, const FigureChoice& choice);

// At which texts have their usual size, in device-independent pixels: as wide as the names and numbers need,
// but no wider than a screen, and as high as the rows need.
QSize usualSize(const FigurePage& page, const Theme& theme);

// Whether it can be drawn at this size with texts that can be read.
bool fits(const FigurePage& page, const Theme& theme, QSize size);

// Fills an empty plot so that it draws the page at this size with texts as large as fit. Throws Error when
// even the smallest that can be read do not.
void drawPage(QCustomPlot& plot, const FigurePage& page, const Theme& theme, QSize size);

}  // namespace attn::ui
