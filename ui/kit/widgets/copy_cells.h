// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace attn::ui {

// The selected cells of a table to the clipboard, tabs between columns; minus signs as programs read them.
void copyCells(const QTableView& table);

}  // namespace attn::ui
