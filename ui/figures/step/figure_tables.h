// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/exports/number_table.h"
#include "ui/figures/step/step_figure.h"

namespace attn::ui {

// The numbers of views that show others than the lanes' weights: the hypotheses of a beam search, ranked, and
// differences. None: they are stepNumbers. Throws Error as the drawing does.
std::optional<NumberTables> figureTables(const StepFigure& figure);

// Throws Error where no lane can be compared with the base.
void requireComparison(const StepFigure& figure);

}  // namespace attn::ui
