// SPDX-License-Identifier: GPL-3.0-or-later
// Found links as lines, and editing of known links by clicks on tokens.
#include <QPainter>
#include <algorithm>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_layout.h"
#include "ui/pictures/lines/lines_view.h"

namespace attn::ui {

void LinesView::setFoundLinks(std::vector<Link> links) {
    if (links == m_found)
        return;
    m_found = std::move(links);
    change(Calm);
}

void LinesView::setLinkEditing(const LinkEditing& editing) {
    if (editing == m_editing)
        return;
    m_editing = editing;
    unsetCursor();
    if (!m_editing.allows(0, m_picked))
        pick(-1);
}

bool LinesView::hoversToken() const {
    return m_data && ((m_selection.source >= 0 && m_selection.source < sourceCount(*m_data)) ||
                      (m_selection.row >= 0 && m_selection.row < rowsShown(*m_data, m_selection)));
}

void LinesView::pick(int source) {
    if (source == m_picked)
        return;
    m_picked = source;
    update();
    emit sourcePicked(source);
}

bool LinesView::editAt(QPointF point) {
    if (!m_editing.isOn)
        return false;
    if (const int source = m_layout.sourceAt(point); source >= 0) {
        if (m_editing.allows(0, source))
            pick(source == m_picked ? -1 : source);
        return true;
    }
    const int row = m_layout.rowAt(point), source = m_picked;
    if (!m_editing.allows(row, source))
        return false;
    pick(-1);
    emit stepRequested(row + 1);
    emit linkToggled(row, source);
    return true;
}

bool LinesView::toggleCurrentLink() {
    if (!m_data || !m_editing.isOn)
        return false;
    const int row = currentRow(*m_data, m_selection);
    if (m_editing.allows(row, m_selection.source))
        emit linkToggled(row, m_selection.source);
    return true;
}

void LinesView::paintPicked(QPainter& painter) const {
    if (m_picked < 0 || m_picked >= m_layout.source.count())
        return;
    const Theme& t = theme();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.accent, t.strongLine));
    const double half = t.strongLine / 2;
    painter.drawRoundedRect(
        m_layout.sourcePlace(m_picked).intersected(QRectF(rect())).adjusted(half, half, -half, -half), 4, 4);
    painter.restore();
}

}  // namespace attn::ui
