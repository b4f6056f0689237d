// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/views/text_note.h"

#include <QHBoxLayout>
#include <QStyle>
#include <QToolButton>
#include <algorithm>

#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/lines/link_legend.h"

namespace attn::ui {

// Before it has its width, a remark must not ask for more and take the dock's height.
constexpr int mostLines = 2;

TextNote::TextNote(QWidget* parent)
    : QWidget(parent),
      m_text(new ElidedLabel(this)),
      m_reference(new ElidedLabel(this)),
      m_offer(new QToolButton(this)),
      m_legend(new LinkLegend(this)) {
    m_text->setObjectName(QStringLiteral("textNote"));
    m_reference->setObjectName(QStringLiteral("referenceBelow"));
    m_reference->setProperty("tone", "reference");
    m_offer->setObjectName(QStringLiteral("textOffer"));
    m_offer->setFocusPolicy(Qt::TabFocus);
    connect(m_offer, &QToolButton::clicked, this, &TextNote::offerTaken);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 3, 12, 0);
    row->setSpacing(8);
    row->addWidget(m_text, 0);
    row->addWidget(m_reference, 0);
    row->addWidget(m_offer, 0);
    row->addStretch(1);
    row->addWidget(m_legend, 0);
    m_reference->hide();
    m_offer->hide();
    m_legend->hide();
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &TextNote::fit);
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
    emit contentChanged();
}

void TextNote::setReference(const QString& text, const QString& explanation) {
    m_reference->setContent(text, explanation);
    showContent();
}

void TextNote::setLegendShown(bool isShown) {
    m_hasLegend = isShown;
    showContent();
}

void TextNote::showContent() {
    m_text->setVisible(!m_content.text.isEmpty());
    m_reference->setVisible(m_content.text.isEmpty() && !m_reference->text().isEmpty());
    m_legend->setVisible(m_hasLegend);
    setVisible(!m_text->isHidden() || !m_reference->isHidden() || m_hasLegend);
    fit();
}

void TextNote::resizeEvent(QResizeEvent*) {
    fit();
}

void TextNote::fit() {
    const Theme& t = theme();
    auto* row = static_cast<QHBoxLayout*>(layout());
    const QMargins margins = row->contentsMargins();
    const int legend = m_hasLegend ? m_legend->sizeHint().width() + row->spacing() : 0;
    const int offer = m_content.offer.isEmpty() ? 0 : m_offer->sizeHint().width() + row->spacing();
    const int room = width() - margins.left() - margins.right() - legend - offer;
    const bool wraps = m_content.isRemark && QFontMetrics(t.label).horizontalAdvance(m_content.text) > room;
    m_text->setFont(wraps ? t.small : t.label);
    m_text->setWordWrap(wraps);
    row->setStretchFactor(m_text, wraps ? 1 : 0);
    row->setStretch(row->indexOf(m_offer) + 1, wraps ? 0 : 1);
    const bool isLong = QFontMetrics(t.label).horizontalAdvance(m_reference->text()) > room;
    m_reference->setFont(isLong ? t.small : t.label);
    int height = m_hasLegend ? m_legend->sizeHint().height() : 0;
    if (!m_content.text.isEmpty())
        height = std::max(height, wraps ? std::min(m_text->heightForWidth(std::max(1, room)),
                                                   mostLines * QFontMetrics(t.small).lineSpacing() + 4)
                                        : QFontMetrics(t.label).height());
    if (!m_reference->isHidden())
        height = std::max(height, m_reference->fontMetrics().height());
    if (!m_content.offer.isEmpty())
        height = std::max(height, m_offer->sizeHint().height());
    setFixedHeight(margins.top() + height + margins.bottom());
}

}  // namespace attn::ui
