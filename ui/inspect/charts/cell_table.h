// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>
#include <optional>

namespace attn::ui {

// A table whose cells are the numbers of a chart: keys move from cell to cell, and a screen reader reads it
// as a table. The columns share its width. A click, Return or Space chooses a cell.
class CellTable : public QTableWidget {
    Q_OBJECT

public:
    CellTable(const QString& name, const QString& label, QWidget* parent = nullptr);

    struct Cell {
        QString number;
        QString text;                 // the number with what it is of
        QString tip;                  // what a click does
        std::optional<double> share;  // 0 to 1: its ground is the colour of that weight; plain without
        bool isChosen = false;        // bold and marked
        bool isTight = false;         // marked by a line below the number, not by a dot before it
    };
    // An empty table of this size. The current cell becomes current again when `end` is called.
    void begin(const QStringList& rows, const QStringList& columns);
    QTableWidgetItem* setCell(int row, int column, const Cell& cell);
    // Cells without a number can be neither chosen nor reached.
    void end();

signals:
    void chosen(int row, int column);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    int m_keptRow = -1, m_keptColumn = -1;
};

}  // namespace attn::ui
