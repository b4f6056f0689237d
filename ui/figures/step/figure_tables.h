// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/exports/number_table.h"
#include "ui/figures/step/step_figure.h"

namespace attn::ui {

// The numbers of views that do not show the lanes' weights: the ranked hypotheses of a beam search, and
// differences. Empty for other views, whose numbers are stepNumbers. Throws the errors of the drawing.
std::optional<NumberTables> figureTables(const StepFigure& figure);

// Throws Error when no lane can be compared with the base.
void requireComparison(const StepFigure& figure);

}  // namespace attn::ui
