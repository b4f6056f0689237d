// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <vector>

class QPainter;

namespace attn::ui {

struct AttentionLayout;

// How far the lines are apart in the cells of a heatmap, in small pictures, and in a legend.
constexpr double hatchInCells = 10, hatchInSmall = 7, hatchInLegend = 5;

// Hatches an area that consists of bands, from the top down, each of which reaches as far to the right as the
// one below and at least as far to the left. The hatching is of lines, because files of figures have neither
// patterns nor a clip. `apart` is the distance between two of them along an axis, in pixels, for lines that
// are one pixel wide; where the theme has thicker ones they are as much further apart, so that no theme is
// darker.
void paintHatch(QPainter& painter, const std::vector<QRectF>& bands, double apart);

// Hatches the visible cells of a causal map that are not permitted: those of later tokens.
void paintNotPermitted(QPainter& painter, const AttentionLayout& layout);

}  // namespace attn::ui
