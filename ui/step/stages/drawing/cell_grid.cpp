// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/drawing/cell_grid.h"

#include <algorithm>
#include <cmath>

#include <QFontMetrics>
#include <QPainter>

#include "ui/kit/text/label.h"
#include "ui/kit/theme/theme.h"
#include "ui/step/stages/drawing/stage_columns.h"

namespace attn::ui {
namespace {

constexpr double widestCell = 4, highestCell = 2.6;  // lines of small type

void paintClosed(QPainter& painter, const QRectF& place) {
    painter.fillRect(place, theme().window);
    painter.save();
    painter.setPen(QPen(theme().border, theme().line));
    painter.setClipRect(place);
    for (double x = place.left() - place.height(); x < place.right(); x += 5)
        painter.drawLine(QPointF(x, place.bottom()), QPointF(x + place.height(), place.top()));
    painter.restore();
}

}  // namespace

CellPicture::CellPicture(CellGrid grid, const QRectF& room) : m_grid(std::move(grid)) {
    const Theme& t = theme();
    const double line = QFontMetrics(t.small).height();
    for (const QString& name : m_grid.rowNames)
        m_labels = std::max(m_labels, labelWidth(t.small, name) + 6);
    m_labels = std::min(m_labels, 0.4 * room.width());
    const double tokens = m_grid.columnTokens.isEmpty() ? 0 : tokenLineHeight() + 2;
    const int rows = std::max(1, m_grid.rows);
    const double height =
        std::min(std::max(rows * 3.0, room.height() - tokens), std::round(rows * highestCell * line));
    const double width = std::min(room.width() - m_labels, allColumns() * widestCell * line);
    m_cells = QRectF(room.left() + m_labels, room.top(), std::max(1.0, width), height);
    m_bottom = m_cells.bottom() + tokens;
}

QRectF CellPicture::cell(int row, int column) const {
    const StageColumns columns{m_cells, allColumns()};
    const double high = m_cells.height() / std::max(1, m_grid.rows);
    const double top = std::round(m_cells.top() + row * high),
                 bottom = std::round(m_cells.top() + (row + 1) * high);
    const double gap = columns.width() >= 5 ? 1 : 0, under = high >= 5 ? 1 : 0;
    return {QPointF(columns.left(column), top), QPointF(columns.right(column) - gap, bottom - under)};
}

std::optional<std::pair<int, int>> CellPicture::at(QPointF position) const {
    const int column = StageColumns{m_cells, allColumns()}.at(position);
    const bool isInside = position.y() >= m_cells.top() && position.y() < m_cells.bottom();
    if (!isInside || column < 0 || column >= m_grid.columns || m_grid.rows == 0)
        return std::nullopt;
    const double high = m_cells.height() / m_grid.rows;
    return std::pair(std::min(m_grid.rows - 1, static_cast<int>((position.y() - m_cells.top()) / high)),
                     column);
}

int CellPicture::columnAt(QPointF position) const {
    const int column = StageColumns{m_cells, allColumns()}.at(position);
    return position.y() < m_cells.top() || position.y() > m_bottom || column >= m_grid.columns ? -1 : column;
}

void CellPicture::paint(QPainter& painter, int hovered) const {
    const Theme& t = theme();
    const double line = QFontMetrics(t.small).height();
    for (int row = 0; row < m_grid.rows; ++row) {
        for (int column = 0; column < m_grid.columns; ++column) {
            const double value = m_grid.value(row, column);
            const QRectF place = cell(row, column);
            const QColor colour =
                m_grid.isSigned ? t.signedValue(value, m_grid.range) : t.weight(value / m_grid.range);
            painter.fillRect(place, colour);
            const QString text = m_grid.text ? m_grid.text(value) : QString();
            if (!text.isEmpty() && place.height() >= line && labelWidth(t.small, text) + 4 <= place.width()) {
                painter.setPen(t.textOn(colour));
                drawLabel(painter, t.small, place, Qt::AlignHCenter, text);
            }
        }
        if (m_grid.closed > 0)
            paintClosed(painter,
                        {cell(row, m_grid.columns).topLeft(), cell(row, allColumns() - 1).bottomRight()});
        const QRectF first = cell(row, 0);
        if (m_labels > 0 && first.height() >= 0.75 * line) {
            painter.setPen(t.mutedText);
            const QRectF place(first.left() - m_labels, first.center().y() - line, m_labels - 6, 2 * line);
            drawLabel(painter, t.small, place, Qt::AlignRight,
                      cutLabel(t.small, m_grid.rowNames.value(row), m_labels - 6));
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.grid, t.line));
    painter.drawRect(m_cells.adjusted(-0.5, -0.5, 0.5, 0.5));
    const StageColumns columns{m_cells, allColumns()};
    if (hovered >= 0 && hovered < m_grid.columns)
        paintHoveredColumn(painter, columns, m_cells.top(), m_cells.bottom(), hovered);
    if (!m_grid.columnTokens.isEmpty())
        paintTokenLine(painter, columns, m_cells.bottom() + 2, m_grid.columnTokens, m_grid.unknown, hovered);
}

int squareColumns(int count, const QRectF& room) {
    const double shape = room.width() / std::max(1.0, room.height());
    const int columns = static_cast<int>(std::ceil(std::sqrt(std::max(1, count) * shape)));
    return std::clamp(columns, 1, std::max(1, count));
}

}  // namespace attn::ui
