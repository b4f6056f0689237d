// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/cards/lane_thumbs.h"

#include <QVBoxLayout>

#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/side_margins.h"
#include "ui/pictures/cards/lane_thumb.h"
#include "ui/pictures/document/document.h"

namespace attn::ui {

LaneThumbs::LaneThumbs(QWidget* parent) : QScrollArea(parent), m_column(new QVBoxLayout) {
    setAccessibleName(tr("Lanes"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setWidget(new QWidget(this));
    widget()->setLayout(m_column);
    widget()->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    setSideMargins(m_column, {0, 8, 12, 8});
    m_column->setSpacing(theme().space);
}

void LaneThumbs::setLanes(const std::vector<std::shared_ptr<const LaneData>>& lanes) {
    while (m_thumbs.size() > lanes.size()) {
        m_thumbs.back()->hide();
        m_thumbs.back()->deleteLater();
        m_thumbs.pop_back();
    }
    while (m_thumbs.size() < lanes.size()) {
        auto* thumb = new LaneThumb(widget());
        const int lane = count();
        thumb->setNumber(lane + 1);
        connect(thumb, &LaneThumb::clicked, this, [this, lane] { emit laneSelected(lane); });
        m_column->addWidget(thumb, 1);
        m_thumbs.push_back(thumb);
    }
    for (std::size_t i = 0; i < lanes.size(); ++i)
        m_thumbs[i]->setData(lanes[i]);
    setBase(m_base);
    setPicture(m_picture);
    setSelection(m_selection);
}

void LaneThumbs::setSelection(const Selection& selection) {
    const bool isOther = selection.lane != m_selection.lane;
    m_selection = selection;
    for (std::size_t i = 0; i < m_thumbs.size(); ++i) {
        m_thumbs[i]->setSelection(selection);
        m_thumbs[i]->setSelected(static_cast<int>(i) == selection.lane);
    }
    if (isOther)
        showSelected();
}

void LaneThumbs::setBase(const std::shared_ptr<const Picture>& base) {
    m_base = base;
    for (LaneThumb* thumb : m_thumbs)
        thumb->setBase(base);
}

// Sentences end alike in all lanes of one text.
void LaneThumbs::setPicture(StepPicture picture) {
    m_picture = picture;
    std::vector<std::shared_ptr<const LaneData>> lanes;
    for (const LaneThumb* thumb : m_thumbs)
        lanes.push_back(thumb->data());
    const QStringList ends = picture == StepPicture::Document ? sharedSentenceEnds(lanes) : QStringList();
    for (LaneThumb* thumb : m_thumbs)
        thumb->setPicture(picture, ends);
}

void LaneThumbs::showSelected() {
    if (m_selection.lane >= 0 && m_selection.lane < count())
        ensureWidgetVisible(thumb(m_selection.lane), 0, m_column->spacing());
}

QSize LaneThumbs::minimumSizeHint() const {
    return {widget()->minimumSizeHint().width(), 0};
}

void LaneThumbs::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    showSelected();
}

}  // namespace attn::ui
