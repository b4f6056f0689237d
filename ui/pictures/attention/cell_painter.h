// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainter>

#include "ui/pictures/attention/attention_layout.h"

namespace attn::ui {

// Fills the cells of a layout row by row. On screens, small cells, which have no gap, become one picture with
// a pixel for each cell that is drawn at once, so that tens of thousands are as fast as one. Files get
// rectangles.
class CellPainter {
public:
    // For the visible rows before `end`.
    CellPainter(QPainter& painter, const AttentionLayout& layout, int end);

    // `colourOf(column)` is invalid where the ground stays. Rows may come in any order.
    template <typename ColourOf>
    void paintRow(int row, const ColourOf& colourOf) {
        const int past = std::min(m_layout.columns, m_layout.firstColumn + m_layout.visibleColumns);
        for (int j = m_layout.firstColumn; j < past; ++j) {
            const QColor colour = colourOf(j);
            if (colour.isValid())
                paint(row, j, colour);
        }
    }
    // To be called when all rows are painted, before anything is painted over them.
    void finish();

private:
    void paint(int row, int column, const QColor& colour);

    QPainter& m_painter;
    const AttentionLayout& m_layout;
    double m_gap;
    QImage m_image;  // null: rectangles
};

}  // namespace attn::ui
