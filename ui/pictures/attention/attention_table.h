// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn::ui {

class AttentionPlot;

// A heatmap as a table for screen readers: a row for each output token that is shown, a column for each
// source token, and in each cell both tokens with the weight between them.

// From then on Qt's accessibility asks for such tables. Safe to call again.
void installAttentionTables();
// The reading cursor goes to the cell of the current row and the hovered source.
void announceCell(AttentionPlot& plot);

}  // namespace attn::ui
