// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/cards/lane_area.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/access_role.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/cards/lane_thumbs.h"
#include "ui/pictures/cards/off_lanes.h"

namespace attn::ui {

LaneArea::LaneArea(QWidget* parent)
    : QStackedWidget(parent),
      m_lanesPage(new QWidget),
      m_grid(new LaneGrid(m_lanesPage)),
      m_thumbs(new LaneThumbs(m_lanesPage)),
      m_off(new OffLanes(m_lanesPage)),
      m_promptPage(new QWidget),
      m_headline(new QLabel),
      m_advice(new QLabel) {
    m_headline->setObjectName(QStringLiteral("prompt"));
    m_advice->setProperty("tone", "muted");
    m_promptPage->setFocusPolicy(Qt::ClickFocus);
    auto* column = new QVBoxLayout(m_promptPage);
    column->addStretch();
    for (QLabel* label : {m_headline, m_advice}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    column->addStretch();
    auto* all = new QVBoxLayout(m_lanesPage);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    auto* lanes = new QHBoxLayout;
    all->addLayout(lanes, 1);
    all->addWidget(m_off);
    lanes->setSpacing(0);
    lanes->addWidget(m_grid, 1);
    lanes->addWidget(m_thumbs);
    m_thumbs->hide();
    m_promptPage->setFocusPolicy(Qt::StrongFocus);
    setAccessRole(*m_promptPage, QAccessible::Grouping);
    m_promptPage->setAccessibleName(tr("Lanes"));
    addWidget(m_lanesPage);
    addWidget(m_promptPage);
    const auto applyTheme = [this] {
        QFont large = theme().title;
        large.setPointSizeF(large.pointSizeF() * 1.5);
        m_headline->setFont(large);
        fitThumbs();
        fitOff();
    };
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, applyTheme);
    applyTheme();
    connect(m_grid, &LaneGrid::baseChanged, m_thumbs, &LaneThumbs::setBase);
    connect(m_grid, &LaneGrid::pictureChanged, m_thumbs, &LaneThumbs::setPicture);
    connect(m_grid, &LaneGrid::switched, this, &LaneArea::switched);
    connect(m_off, &OffLanes::switched, this, &LaneArea::switched);
}

void LaneArea::setLanes(std::vector<std::shared_ptr<const LaneData>> lanes) {
    if (static_cast<int>(lanes.size()) != m_grid->laneCount())
        keepSwitch();
    m_thumbs->setLanes(lanes);
    m_grid->setLanes(std::move(lanes));
    fitThumbs();
}

// Remembers the switch that has the keyboard focus while cards come and go.
void LaneArea::keepSwitch() {
    const auto* focused = qobject_cast<const LaneSwitch*>(window()->focusWidget());
    m_switchedLane = std::nullopt;
    if (focused && isAncestorOf(focused))
        m_switchedLane = focused->part().lane;
}

void LaneArea::setParts(const std::vector<LanePart>& ofCards, const std::vector<LanePart>& off) {
    m_grid->setParts(ofCards);
    m_off->setLanes(off);
    fitOff();
    emit offChanged();
    const std::optional<int> lane = std::exchange(m_switchedLane, std::nullopt);
    if (!lane)
        return;
    // If only one lane is shown, large, that is now the one that was switched on.
    for (std::size_t card = 0; card < ofCards.size(); ++card)
        if (ofCards[card].lane == lane && !m_grid->card(static_cast<int>(card))->isVisibleTo(m_lanesPage))
            emit m_grid->laneSelected(static_cast<int>(card));
    for (LaneSwitch* each : m_lanesPage->findChildren<LaneSwitch*>())
        if (each->part().lane == lane && each->isEnabled() && each->isVisibleTo(m_lanesPage))
            return each->setFocus(Qt::TabFocusReason);
    takeFocus();
}

// Makes room for the lines of switches at this width.
void LaneArea::fitOff() {
    m_off->setFixedHeight(m_off->heightFor(width()));
}

void LaneArea::setSelection(const Selection& selection) {
    m_thumbs->setSelection(selection);
    m_grid->setSelection(selection);
}

void LaneArea::setFocused(bool isFocused) {
    m_isFocused = isFocused;
    fitThumbs();
    m_grid->setFocused(isFocused);
}

void LaneArea::resizeEvent(QResizeEvent* event) {
    QStackedWidget::resizeEvent(event);
    fitThumbs();
    fitOff();
}

// They take a fifth of the width; a single lane has none.
void LaneArea::fitThumbs() {
    const int least = m_thumbs->minimumSizeHint().width();
    m_thumbs->setFixedWidth(std::clamp(width() / 5, least, std::max(least, 340)));
    m_thumbs->setVisible(m_isFocused && m_thumbs->count() > 1 && width() >= 3 * least);
}

// Does not include the small pictures, which disappear in a narrow window.
QSize LaneArea::minimumSizeHint() const {
    return m_grid->minimumSizeHint();
}

void LaneArea::takeFocus() {
    (showsLanes() ? static_cast<QWidget*>(m_grid) : m_promptPage)->setFocus();
}

void LaneArea::setPrompt(const QString& headline, const QString& advice) {
    m_headline->setText(headline);
    m_advice->setText(advice);
    QWidget* next = headline.isEmpty() ? m_lanesPage : m_promptPage;
    if (next == currentWidget())
        return;
    const QWidget* focused = window()->focusWidget();
    const bool hadFocus = focused && (focused == currentWidget() || currentWidget()->isAncestorOf(focused));
    setCurrentWidget(next);
    if (hadFocus)
        takeFocus();
}

}  // namespace attn::ui
