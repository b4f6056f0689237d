// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/lane_area.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/theme.h"
#include "ui/views/lane_grid.h"

namespace attn::ui {

LaneArea::LaneArea(QWidget* parent)
    : QStackedWidget(parent),
      m_grid(new LaneGrid),
      m_promptPage(new QWidget),
      m_headline(new QLabel),
      m_advice(new QLabel) {
    m_headline->setObjectName(QStringLiteral("prompt"));
    m_advice->setProperty("tone", "muted");
    auto* column = new QVBoxLayout(m_promptPage);
    column->addStretch();
    for (QLabel* label : {m_headline, m_advice}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    column->addStretch();
    addWidget(m_grid);
    addWidget(m_promptPage);
    const auto applyTheme = [this] {
        QFont large = theme().title;
        large.setPointSizeF(large.pointSizeF() * 1.5);
        m_headline->setFont(large);
    };
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, applyTheme);
    applyTheme();
}

void LaneArea::setPrompt(const QString& headline, const QString& advice) {
    m_headline->setText(headline);
    m_advice->setText(advice);
    setCurrentWidget(headline.isEmpty() ? static_cast<QWidget*>(m_grid) : m_promptPage);
}

}  // namespace attn::ui
