// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <QRectF>
#include <QStringList>

class QPainter;

namespace attn::ui {

// Numbers as coloured cells: weights from 0 to `range`, or signed ones from −range to range.
struct CellGrid {
    int rows = 0, columns = 0;
    bool isSigned = false;
    double range = 1;
    QStringList rowNames = {};       // before the rows; empty: none
    QStringList columnTokens = {};   // raw, below the columns; empty: none
    std::vector<bool> unknown = {};  // of these tokens; may be shorter
    int closed = 0;                  // further columns that are not permitted, hatched
    std::function<double(int row, int column)> value = {};
    std::function<QString(double value)> text = {};  // in a cell with the room for it
};

// A grid with its places in a room.
class CellPicture {
public:
    CellPicture(CellGrid grid, const QRectF& room);

    const CellGrid& grid() const { return m_grid; }
    // Row and column under a point; nothing beside the cells and on closed ones.
    std::optional<std::pair<int, int>> at(QPointF position) const;
    // A column under a point, also below the cells; −1: none.
    int columnAt(QPointF position) const;
    double bottom() const { return m_bottom; }  // of cells and tokens
    // `column` is hovered; −1: none.
    void paint(QPainter& painter, int column) const;

private:
    QRectF cell(int row, int column) const;
    int allColumns() const { return m_grid.columns + m_grid.closed; }

    CellGrid m_grid;
    QRectF m_cells;
    double m_labels = 0, m_bottom = 0;
};

// Rows of so many cells in which `count` numbers fill a room about as squares.
int squareColumns(int count, const QRectF& room);

}  // namespace attn::ui
