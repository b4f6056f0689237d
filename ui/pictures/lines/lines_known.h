// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/pictures/lines/lines_raster.h"

class QPainter;

namespace attn::ui {

// Known links among lines: gold on both sides of the line's place, so that a link without a line is an empty
// ribbon. Solid for a sure link, dashed for a possible one.

// The visible known links of the first `rows` output tokens.
std::vector<Strand> knownStrands(const LinesLayout& layout, const Picture& picture, int rows);
void paintKnownStrands(QPainter& painter, const LinesLayout& layout, const std::vector<Strand>& strands);
// A known link for a legend, horizontally across `place`.
void paintKnownMark(QPainter& painter, const QRectF& place, bool isSure);

}  // namespace attn::ui
