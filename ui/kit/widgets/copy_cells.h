// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QTableView;

namespace attn::ui {

// Copies the selected cells of a table to the clipboard, with tabs between columns and minus signs and
// decimal points that programs can read. Its model makes the texts of the cells when they are asked for.
void copyCells(const QTableView& table);

// What is shown in a cell, as it is copied: with a minus sign that programs can read, and never a formula for
// a spreadsheet.
QString copiedCell(const QString& shown);

}  // namespace attn::ui
