// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "ui/pictures/lines/lines_layout.h"

class QPainter;

namespace attn::ui {

// Paints one lane's tokens joined by lines that are as thick and opaque as its weights. The functions depend
// only on their arguments and the theme. `joins` are tokenJoins of the rows shown.

// Paints everything; for pictures.
void paintLines(QPainter& painter, const LinesLayout& layout, const Picture& picture,
                const Selection& selection);

// How lines are drawn: as paths of the painter, or as pixels, which looks the same and is many times faster.
enum class LineInk { Paths, Pixels };
// The two layers, so that a hover repaints only the second. The first one has the labels and the lines of all
// rows.
void paintCalmLines(QPainter& painter, const LinesLayout& layout, const Picture& picture,
                    const Selection& selection, const std::vector<TokenJoin>& joins,
                    LineInk ink = LineInk::Paths);
// The second one has the lines of the current row or of the hovered token, their numbers, and the labels that
// they join.
void paintLitLines(QPainter& painter, const LinesLayout& layout, const Picture& picture,
                   const Selection& selection, const std::vector<TokenJoin>& joins);

// `colour` with the opacity for a line of this weight; lines of the current row are more opaque than others.
QColor joinColour(QColor colour, double weight, bool isLit = true);
// Whether `selection` highlights the line.
bool isLit(const TokenJoin& join, const Picture& picture, const Selection& selection);

}  // namespace attn::ui
