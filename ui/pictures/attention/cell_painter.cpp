// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/cell_painter.h"

#include <algorithm>

#include <QPaintEngine>

namespace attn::ui {

CellPainter::CellPainter(QPainter& painter, const AttentionLayout& layout, int end)
    : m_painter(painter),
      m_layout(layout),
      m_gap(std::min(layout.cellWidth, layout.cellHeight) >= 7 ? 1 / layout.ratio : 0) {
    const QPaintEngine* engine = painter.paintEngine();
    if (m_gap == 0 && end > layout.firstRow && engine && engine->type() == QPaintEngine::Raster) {
        m_image = QImage(layout.visibleColumns, end - layout.firstRow, QImage::Format_ARGB32_Premultiplied);
        m_image.fill(Qt::transparent);
    }
}

void CellPainter::paint(int row, int column, const QColor& colour) {
    if (!m_image.isNull()) {
        auto* line = reinterpret_cast<QRgb*>(m_image.scanLine(row - m_layout.firstRow));
        line[column - m_layout.firstColumn] = colour.rgba();
        return;
    }
    const double left = m_layout.x(column), top = m_layout.y(row);
    m_painter.fillRect(
        QRectF(left, top, m_layout.x(column + 1) - m_gap - left, m_layout.y(row + 1) - m_gap - top), colour);
}

void CellPainter::finish() {
    if (m_image.isNull())
        return;
    m_painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    const QPointF corner(m_layout.cells.left(), m_layout.cells.top());
    m_painter.drawImage(
        QRectF(corner, QSizeF(m_layout.cellWidth * m_image.width(), m_layout.cellHeight * m_image.height())),
        m_image);
}

}  // namespace attn::ui
