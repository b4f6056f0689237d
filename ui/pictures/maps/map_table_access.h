// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn::ui {

class MapTable;

// Shows tables of maps to screen readers, as lists of their maps.
void installMapTables();
// Tells screen readers that a cell has the focus.
void announceMap(MapTable& table, int cell);

}  // namespace attn::ui
