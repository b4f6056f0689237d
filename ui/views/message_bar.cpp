// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/message_bar.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace attn::ui {

MessageBar::MessageBar(QWidget* parent) : QFrame(parent), m_text(new QLabel(this)) {
    setProperty("role", "alert");
    setAccessibleName(tr("Message"));
    m_text->setObjectName(QStringLiteral("message"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = new QToolButton(this);
    close->setText(QStringLiteral("✕"));
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(tr("Close message"));
    close->setFocusPolicy(Qt::StrongFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 6, 6);
    row->addWidget(m_text, 1);
    row->addWidget(close, 0, Qt::AlignTop);
    connect(close, &QToolButton::clicked, this, &MessageBar::clear);
    hide();
}

void MessageBar::showSentence(const QString& sentence) {
    m_text->setText(isHidden() || m_text->text().isEmpty() ? sentence
                                                           : m_text->text() + QLatin1Char('\n') + sentence);
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString MessageBar::text() const {
    return m_text->text();
}

void MessageBar::clear() {
    m_text->clear();
    hide();
}

}  // namespace attn::ui
