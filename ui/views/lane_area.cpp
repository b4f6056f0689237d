// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/lane_area.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/theme.h"
#include "ui/views/lane_grid.h"
#include "ui/views/lane_thumbs.h"

namespace attn::ui {

LaneArea::LaneArea(QWidget* parent)
    : QStackedWidget(parent),
      m_lanesPage(new QWidget),
      m_grid(new LaneGrid(m_lanesPage)),
      m_thumbs(new LaneThumbs(m_lanesPage)),
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
    auto* lanes = new QHBoxLayout(m_lanesPage);
    lanes->setContentsMargins(0, 0, 0, 0);
    lanes->setSpacing(0);
    lanes->addWidget(m_grid, 1);
    lanes->addWidget(m_thumbs);
    m_thumbs->hide();
    m_promptPage->setFocusPolicy(Qt::StrongFocus);
    m_promptPage->setAccessibleName(tr("Lanes"));
    addWidget(m_lanesPage);
    addWidget(m_promptPage);
    const auto applyTheme = [this] {
        QFont large = theme().title;
        large.setPointSizeF(large.pointSizeF() * 1.5);
        m_headline->setFont(large);
        fitThumbs();
    };
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, applyTheme);
    applyTheme();
}

void LaneArea::setLanes(std::vector<std::shared_ptr<const LaneData>> lanes) {
    m_thumbs->setLanes(lanes);
    m_grid->setLanes(std::move(lanes));
    fitThumbs();
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
}

// A fifth of the width; one lane needs no others beside it.
void LaneArea::fitThumbs() {
    const int least = m_thumbs->minimumSizeHint().width();
    m_thumbs->setFixedWidth(std::clamp(width() / 5, least, std::max(least, 340)));
    m_thumbs->setVisible(m_isFocused && m_thumbs->count() > 1 && width() >= 3 * least);
}

// Where it is narrow the small pictures go.
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
