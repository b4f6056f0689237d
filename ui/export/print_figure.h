// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/step/step_figure.h"

class QPrinter;
class QWidget;

namespace attn::ui {

// Shows the page and prints it when the user asks for it. For a picture that is wider than high the page
// starts in landscape. Throws the errors of drawStepFigure.
void printFigure(const StepFigure& figure, QWidget* parent);

// Draws one page: the figure with its caption as large as it fits, at most 1.5 times its size.
void paintPage(QPrinter& printer, const StepFigure& figure);

}  // namespace attn::ui
