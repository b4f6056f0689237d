// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;

namespace attn::ui {

class LaneGrid;

// A menu of the size of the lanes' cells: larger, smaller, as they fit. `parent` owns it.
QMenu* zoomMenu(QMenu* parent, LaneGrid* grid);

}  // namespace attn::ui
