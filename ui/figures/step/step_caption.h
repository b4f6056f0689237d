// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "ui/figures/step/step_figure.h"

namespace attn::ui {

// Describes a figure: "Additive attention, model additive.safetensors (update 1 240), “9 May 1998”, step 3 of
// 11"; for several lanes with all their names and models. It also says what was changed by hand.
QString stepCaption(const StepFigure& figure);
// The lane that the figure compares all others with; nullptr when it compares none.
const Picture* baseOf(const StepFigure& figure);
// The changes by hand in words, one phrase each, counted from 1: "temperature 2", "weights of step 3".
QStringList changeTexts(const FigureSource& source);
// A name for a file: "additive-9-May-1998", of letters, digits and hyphens; never empty.
QString figureFileName(const StepFigure& figure);

}  // namespace attn::ui
