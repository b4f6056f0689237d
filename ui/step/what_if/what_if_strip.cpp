// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/what_if/what_if_strip.h"

#include <algorithm>

#include <QMenu>
#include <QToolButton>

#include "ui/kit/commands/empty_menu.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/elided_label.h"

namespace attn::ui {
namespace {

constexpr int buttonGap = 6, outcomeMargin = 8;

QString buttonText(QString text) {
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

}  // namespace

WhatIfStrip::WhatIfStrip(QWidget* parent)
    : QWidget(parent),
      m_more(new QToolButton(this)),
      m_menu(new QMenu(this)),
      m_outcome(new ElidedLabel(this)) {
    setObjectName(QStringLiteral("whatIfStrip"));
    setAccessibleName(tr("Changes by hand"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_more->setObjectName(QStringLiteral("moreWhatIfs"));
    m_more->setMenu(m_menu);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setFocusPolicy(Qt::TabFocus);
    m_menu->setToolTipsVisible(true);
    m_outcome->setObjectName(QStringLiteral("whatIfOutcome"));
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        updateGeometry();
        arrange();
    });
    hide();
}

void WhatIfStrip::setData(const std::shared_ptr<const LaneData>& lane) {
    const std::vector<WhatIfItem> items = lane ? whatIfItems(*lane) : std::vector<WhatIfItem>();
    const QString outcome = lane ? outcomeText(*lane) : QString();
    const QSize before = sizeHint(), least = minimumSizeHint();
    if (items != m_items) {
        m_items = items;
        makeButtons();
    }
    m_outcome->setContent(lane ? shortOutcomeText(*lane) : QString(),
                          tr("Before and after the changes: p is the probability that the lane gives to its "
                             "own output"));
    m_outcome->setAccessibleName(outcome);
    setAccessibleDescription(lane ? whatIfText(*lane) : QString());
    if (sizeHint() != before || minimumSizeHint() != least)
        updateGeometry();
    arrange();
    setVisible(!m_items.empty());
}

void WhatIfStrip::makeButtons() {
    while (m_buttons.size() > m_items.size()) {
        // The button may be the one that is being clicked.
        m_buttons.back()->hide();
        m_buttons.back()->deleteLater();
        m_buttons.pop_back();
    }
    while (m_buttons.size() < m_items.size()) {
        const std::size_t index = m_buttons.size();
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("whatIf%1").arg(index));
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::clicked, this, [this, index] {
            if (index < m_items.size())
                emit takeBackRequested(WhatIfItem(m_items[index]));
        });
        m_buttons.push_back(button);
        setTabOrder(button, m_more);
    }
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        m_buttons[i]->setText(buttonText(m_items[i].text) + QStringLiteral("  ×"));
        m_buttons[i]->setToolTip(tr("Undo this change: %1").arg(m_items[i].text));
        m_buttons[i]->setAccessibleName(m_buttons[i]->toolTip());
    }
}

QSize WhatIfStrip::sizeHint() const {
    int width = m_outcome->sizeHint().width() + outcomeMargin;
    for (const QToolButton* button : m_buttons)
        width += button->sizeHint().width() + buttonGap;
    return {width, minimumSizeHint().height()};
}

QSize WhatIfStrip::minimumSizeHint() const {
    const QFontMetrics metrics(theme().label);
    const QString first = m_outcome->text().section(QStringLiteral(" · "), 0, 0);
    return {moreWidth() + buttonGap + outcomeMargin + m_outcome->fontMetrics().horizontalAdvance(first) + 2,
            metrics.height() + 14};
}

// The text of the button for all changes.
int WhatIfStrip::moreWidth() const {
    const int count = static_cast<int>(m_buttons.size());
    if (count == 0)
        return 0;
    m_more->ensurePolished();
    return m_more->fontMetrics().horizontalAdvance(allText()) + 4 * m_more->fontMetrics().averageCharWidth();
}

QString WhatIfStrip::allText() const {
    const int count = static_cast<int>(m_buttons.size());
    return count == 1 ? tr("1 change") : tr("%1 changes", nullptr, pluralOf(count)).arg(count);
}

void WhatIfStrip::fillMenu(int first) {
    emptyMenu(*m_menu);
    for (int i = first; i < static_cast<int>(m_items.size()); ++i) {
        const WhatIfItem item = m_items[static_cast<std::size_t>(i)];
        QAction* action = m_menu->addAction(buttonText(item.text) + QStringLiteral("  ×"));
        action->setToolTip(tr("Undo this change: %1").arg(item.text));
        action->setStatusTip(action->toolTip());
        connect(action, &QAction::triggered, this, [this, item] { emit takeBackRequested(item); });
    }
}

// Shows as many changes as leave room for their effect. The menu holds the others.
void WhatIfStrip::arrange() {
    const int outcome =
        std::min(m_outcome->sizeHint().width() + outcomeMargin,
                 std::max(minimumSizeHint().width() - moreWidth() - buttonGap, width() * 2 / 3));
    const int count = static_cast<int>(m_buttons.size());
    const auto widthOf = [&](int i) { return m_buttons[static_cast<std::size_t>(i)]->sizeHint().width(); };
    int all = outcome;
    for (int i = 0; i < count; ++i)
        all += widthOf(i) + buttonGap;
    m_more->setText(count > 0 ? tr("+ %1").arg(count) : QString());
    const int room = width() - outcome - (all > width() ? m_more->sizeHint().width() + buttonGap : 0);
    int x = 0, shown = 0;
    for (bool fits = true; shown < count && fits;) {
        fits = all <= width() || x + widthOf(shown) + buttonGap <= room;
        if (fits) {
            m_buttons[static_cast<std::size_t>(shown)]->setGeometry(x, 0, widthOf(shown), height());
            x += widthOf(shown++) + buttonGap;
        }
    }
    for (int i = 0; i < count; ++i)
        m_buttons[static_cast<std::size_t>(i)]->setVisible(i < shown);
    m_more->setVisible(shown < count);
    if (shown < count) {
        m_more->setText(shown > 0 ? tr("+ %1").arg(count - shown) : allText());
        m_more->setToolTip(tr("More changes by hand: choose one to undo"));
        m_more->setAccessibleName(tr("More changes: %1").arg(count - shown));
        const int more = shown > 0 ? m_more->sizeHint().width() : moreWidth();
        m_more->setGeometry(x, 0, more, height());
        x += more + buttonGap;
        fillMenu(shown);
    }
    m_outcome->setGeometry(x + outcomeMargin / 2, 0, std::max(0, width() - x - outcomeMargin / 2), height());
}

void WhatIfStrip::resizeEvent(QResizeEvent*) {
    arrange();
}

}  // namespace attn::ui
