// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/text_note.h"

#include <QHBoxLayout>
#include <QStyle>
#include <QToolButton>

#include "ui/views/elided_label.h"

namespace attn::ui {

TextNote::TextNote(QWidget* parent)
    : QWidget(parent), m_text(new ElidedLabel(this)), m_offer(new QToolButton(this)) {
    m_text->setObjectName(QStringLiteral("textNote"));
    m_offer->setObjectName(QStringLiteral("textOffer"));
    m_offer->setFocusPolicy(Qt::TabFocus);
    connect(m_offer, &QToolButton::clicked, this, &TextNote::offerTaken);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 3, 12, 0);
    row->setSpacing(8);
    row->addWidget(m_text, 0);
    row->addWidget(m_offer, 0);
    row->addStretch(1);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    hide();
}

void TextNote::setContent(const Content& content) {
    if (content == m_content)
        return;
    m_content = content;
    m_text->setContent(content.text);
    m_text->setProperty("tone", content.isRemark ? "muted" : "");
    m_text->style()->unpolish(m_text);
    m_text->style()->polish(m_text);
    m_offer->setText(QString(content.offer).replace(QLatin1Char('&'), QLatin1String("&&")));
    m_offer->setVisible(!content.offer.isEmpty());
    showContent();
}

void TextNote::setPresenting(bool isPresenting) {
    m_isPresenting = isPresenting;
    showContent();
}

void TextNote::showContent() {
    setVisible(!m_content.text.isEmpty() && !(m_isPresenting && m_content.isRemark));
}

}  // namespace attn::ui
