// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/step/step_figure.h"

class QPrinter;
class QWidget;

namespace attn::ui {

// Shows the page and prints it when the user says so; lying on its side for a picture that is wider than
// high, at first. Throws Error as drawStepFigure.
void printFigure(const StepFigure& figure, QWidget* parent);

// One page: the figure with its caption as large as it fits, no larger than 1.5 times.
void paintPage(QPrinter& printer, const StepFigure& figure);

}  // namespace attn::ui
