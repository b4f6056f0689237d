// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

class QTableWidget;
class QTableWidgetItem;

namespace attn::ui {

// A table whose cells are the numbers of a chart: keys move from cell to cell, and a screen reader reads it
// as a table. The columns share its width.
QTableWidget* newCellTable(const QString& name, const QString& label);
// The ground of a cell is the colour of a weight `share`, 0 to 1; without one it is plain. A chosen cell is
// bold.
void paintCell(QTableWidgetItem& item, std::optional<double> share, bool isChosen);
// Cells without a number can be neither chosen nor reached.
void fillEmptyCells(QTableWidget& table);

}  // namespace attn::ui
