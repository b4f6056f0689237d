// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn::ui {

// A heatmap as a table for screen readers: it has a row for each output token shown and a column for each
// source token, and each cell holds both tokens and the weight between them.

// From then on Qt's accessibility creates such tables. It may be called again.
void installAttentionTables();

}  // namespace attn::ui
