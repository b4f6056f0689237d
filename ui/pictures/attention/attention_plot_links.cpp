// SPDX-License-Identifier: GPL-3.0-or-later
// Editing of known links by clicks on the cells of a plot.
#include "ui/pictures/attention/attention_plot.h"

namespace attn::ui {

void AttentionPlot::setLinkEditing(const LinkEditing& editing) {
    if (editing == m_editing)
        return;
    m_editing = editing;
    unsetCursor();
    change(Hover);
}

std::optional<QPoint> AttentionPlot::linkCellAt(QPointF place) const {
    const std::optional<QPoint> cell = m_editing.isOn ? cellAt(place) : std::nullopt;
    return cell && m_editing.allows(cell->y(), cell->x()) ? cell : std::nullopt;
}

void AttentionPlot::clickAt(QPointF place) {
    // Finds the cell first, because making its row the current one may scroll.
    const std::optional<QPoint> cell = linkCellAt(place);
    goToRowAt(place.y());
    if (cell)
        emit linkToggled(cell->y(), cell->x());
}

bool AttentionPlot::toggleCurrentLink() {
    if (!m_data || !m_editing.isOn)
        return false;
    const int row = currentRow(*m_data, m_selection);
    if (m_editing.allows(row, m_selection.source))
        emit linkToggled(row, m_selection.source);
    return true;
}

}  // namespace attn::ui
