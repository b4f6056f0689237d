// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "ui/pictures/lines/lines_layout.h"

class QPainter;

namespace attn::ui {

// Paints one lane's tokens joined by lines, thick and opaque as its weights: pure functions of their
// arguments and the theme. `joins` are tokenJoins of the rows that are shown.

// All of it; what pictures use.
void paintLines(QPainter& painter, const LinesLayout& layout, const LaneData& lane,
                const Selection& selection);

// How lines get on: as the painter's paths, or as pixels, which looks the same and is many times quicker.
enum class LineInk { Paths, Pixels };
// Its two coats, so that a hover repaints only the second. The quiet one: labels, and the lines of all rows.
void paintCalmLines(QPainter& painter, const LinesLayout& layout, const LaneData& lane,
                    const Selection& selection, const std::vector<TokenJoin>& joins,
                    LineInk ink = LineInk::Paths);
// The current row's lines, or those of what is hovered, with their numbers; the labels that they join.
void paintLitLines(QPainter& painter, const LinesLayout& layout, const LaneData& lane,
                   const Selection& selection, const std::vector<TokenJoin>& joins);

// Of a line: `colour` as opaque as the weight; a line of the current row is more so than others.
QColor joinColour(QColor colour, double weight, bool isLit = true);
// Whether `selection` lights that line up.
bool isLit(const TokenJoin& join, const LaneData& lane, const Selection& selection);

}  // namespace attn::ui
