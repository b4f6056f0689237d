// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of a card between its head and its foot.
#include <QLabel>
#include <algorithm>
#include <vector>

#include "ui/kit/text/time_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/lines/lines_view.h"

namespace attn::ui {

void LaneCard::makeLines() {
    m_lines = new LinesView(this);
    m_lines->setZoom(m_zoom);
    m_lines->setGuessing(m_isGuessing);
    m_lines->setData(m_data);
    m_lines->setSelection(m_selection);
    if (m_data)
        m_lines->setAccessibleName(tr("Attention of %1 as lines").arg(m_data->name));
    m_lines->setAccessibleDescription(accessibleDescription());
    setTabOrder(m_plot, m_lines);
    connect(m_lines, &LinesView::pressed, this, &LaneCard::selectRequested);
    connect(m_lines, &LinesView::stepRequested, this, &LaneCard::stepRequested);
    connect(m_lines, &LinesView::sourceHovered, this, &LaneCard::sourceHovered);
    connect(m_lines, &LinesView::rowHovered, this, &LaneCard::rowHovered);
    connect(m_lines, &LinesView::guessed, this, &LaneCard::guessed);
    connect(m_lines, &LinesView::zoomRequested, this, &LaneCard::zoomRequested);
    connect(m_lines, &LinesView::scrolled, this, &LaneCard::linesScrolled);
    m_trouble->raise();
}

void LaneCard::setPicture(StepPicture picture) {
    if (picture == m_picture)
        return;
    const bool hadFocus = m_plot->hasFocus() || (m_lines && m_lines->hasFocus());
    m_picture = picture;
    if (m_picture == StepPicture::Lines && !m_lines)
        makeLines();
    placeChildren();
    if (hadFocus)
        (m_plot->isHidden() ? static_cast<QWidget*>(m_lines) : m_plot)->setFocus(Qt::OtherFocusReason);
    update();
}

void LaneCard::setBase(std::shared_ptr<const Picture> base) {
    if (base == m_base)
        return;
    m_base = std::move(base);
    m_plot->setBase(m_base == m_data ? nullptr : m_base);
    showFigures();
}

void LaneCard::setZoom(double zoom) {
    m_zoom = zoom;
    m_plot->setZoom(zoom);
    if (m_lines)
        m_lines->setZoom(zoom);
}

// The lines replace the heatmap, or are beside it if both have the usual room of a card.
void LaneCard::placePictures(QRect room) {
    const int line = QFontMetrics(theme().label).height();
    const bool hasLines = m_picture == StepPicture::Lines;
    const bool isBeside = hasLines && room.width() >= 36 * line && room.width() > room.height();
    QRect left = room, right = room;
    if (isBeside) {
        left.setWidth((room.width() - 2 * line) / 2);
        right.setLeft(left.right() + 2 * line);
    }
    m_plot->setGeometry(left);
    m_plot->setVisible(!hasLines || isBeside);
    if (m_lines) {
        m_lines->setGeometry(right);
        m_lines->setVisible(hasLines);
    }
}

QString LaneCard::noteText() const {
    if (!m_base || !m_data || !m_data->attends)
        return m_data ? m_data->state : QString();
    return m_base == m_data ? tr("base: its weights") : tr("less %1").arg(m_base->name);
}

QString LaneCard::timeText() const {
    if (!m_data || m_data->stepSeconds.empty())
        return {};
    return tr("%1 a step, %2 for the encoder, on this machine")
        .arg(timeSpan(medianOf(m_data->stepSeconds)), timeSpan(m_data->encoderSeconds));
}

}  // namespace attn::ui
