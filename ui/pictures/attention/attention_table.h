// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn::ui {

class AttentionPlot;

// A heatmap as a table for screen readers: it has a row for each output token shown and a column for each
// source token, and each cell holds both tokens and the weight between them.

// From then on Qt's accessibility creates such tables. It may be called again.
void installAttentionTables();
// Moves the reading cursor to the cell of the current row and the hovered source.
void announceCell(AttentionPlot& plot);

}  // namespace attn::ui
