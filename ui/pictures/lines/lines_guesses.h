// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/lines/lines_layout.h"

class QPainter;

namespace attn::ui {

// The guesses of the class like those of paintGuesses, but beside the source tokens of lines and without a
// frame.
void paintGuessesOfLines(QPainter& painter, const LinesLayout& layout, const Picture& picture,
                         const Selection& selection);

}  // namespace attn::ui
