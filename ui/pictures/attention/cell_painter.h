// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainter>

#include "ui/pictures/attention/attention_layout.h"

namespace attn::ui {

// Fills the cells of a layout, row by row. On screens small cells, which have no gap, become one picture of a
// pixel a cell that is drawn at once: tens of thousands are then as quick as one. Files get rectangles.
class CellPainter {
public:
    // Of the rows in sight up to `end`.
    CellPainter(QPainter& painter, const AttentionLayout& layout, int end);

    // `colourOf(column)`: invalid where the ground stays. In any order of rows.
    template <typename ColourOf>
    void paintRow(int row, const ColourOf& colourOf) {
        const int past = std::min(m_layout.columns, m_layout.firstColumn + m_layout.visibleColumns);
        for (int j = m_layout.firstColumn; j < past; ++j) {
            const QColor colour = colourOf(j);
            if (colour.isValid())
                paint(row, j, colour);
        }
    }
    // Once all rows are painted, before anything is painted over them.
    void finish();

private:
    void paint(int row, int column, const QColor& colour);

    QPainter& m_painter;
    const AttentionLayout& m_layout;
    double m_gap;
    QImage m_image;  // none: rectangles
};

}  // namespace attn::ui
