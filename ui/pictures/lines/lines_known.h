// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/pictures/lines/lines_raster.h"

class QPainter;

namespace attn::ui {

// Known links among lines: gold on both sides of where the line is, so that a link without a line is an
// empty ribbon. Solid where it is sure, dashed where it is possible.

// Those of the first `rows` output tokens that are in sight.
std::vector<Strand> knownStrands(const LinesLayout& layout, const LaneData& lane, int rows);
void paintKnownStrands(QPainter& painter, const LinesLayout& layout, const std::vector<Strand>& strands);
// One of a legend, level from the left to the right of `place`.
void paintKnownMark(QPainter& painter, const QRectF& place, bool isSure);

}  // namespace attn::ui
