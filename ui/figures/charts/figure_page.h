// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <optional>

#include "ui/figures/charts/length_figure.h"
#include "ui/figures/charts/summary_figure.h"
#include "ui/kit/theme/theme.h"

class QCustomPlot;

namespace attn::ui {

// The content of one picture: bars, lines by length below them, or one of the two.
struct FigurePage {
    std::optional<SummaryFigure> summary;
    std::optional<LengthFigure> lengths;
};
// If there are both parts, only the lower one has a caption.
FigurePage figurePage(const ComparisonTable& table, const FigureChoice& choice);

// The size, in device-independent pixels, at which texts have their usual size: as wide as the names and
// numbers need, but no wider than a screen, and as high as the rows need.
QSize usualSize(const FigurePage& page, const Theme& theme);

// Whether the page can be drawn at this size with readable texts.
bool fits(const FigurePage& page, const Theme& theme, QSize size);

// Fills an empty plot so that it draws the page at this size with the largest texts that fit. Throws Error
// when even the smallest readable texts do not fit.
void drawPage(QCustomPlot& plot, const FigurePage& page, const Theme& theme, QSize size);

}  // namespace attn::ui
