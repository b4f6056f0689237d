// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a lane that says a class, as a picture of its card.
#include <algorithm>
#include <cmath>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/document/document_view.h"
#include "ui/pictures/lane/explained.h"
#include "ui/pictures/lines/lines_view.h"

namespace attn::ui {

// Between the head and the first line of the text, whose boxes need more air than a heatmap.
int LaneCard::documentTop() const {
    return 2 * theme().space;
}

bool LaneCard::showsDocument() const {
    return m_picture == StepPicture::Document && m_data && m_data->isClass;
}

void LaneCard::makeDocument() {
    m_document = new DocumentView(this);
    m_document->setShared(m_sentenceEnds, m_hasSentenceBars);
    m_document->setZoom(m_zoom);
    m_document->setEditable(m_isEditable);
    m_document->setData(m_data);
    m_document->setAccessibleName(tr("Text as %1 weighs it").arg(m_data->name));
    m_document->setAccessibleDescription(accessibleDescription());
    followAxesInDocument();
    selectInPictures();
    setTabOrder(m_lines ? static_cast<QWidget*>(m_lines) : m_plot, m_document);
    connect(m_document, &DocumentView::pressed, this, &LaneCard::selectRequested);
    connect(m_document, &DocumentView::sourceHovered, this, &LaneCard::sourceHovered);
    connect(m_document, &DocumentView::guessed, this, &LaneCard::guessed);
    connect(m_document, &DocumentView::menuRequested, this, &LaneCard::menuRequested);
    connect(m_document, &DocumentView::cellActivated, this, &LaneCard::cellActivated);
    connect(m_document, &DocumentView::zoomRequested, this, &LaneCard::zoomRequested);
    connect(m_document, &DocumentView::scrolled, this, &LaneCard::documentScrolled);
}

// As in the other pictures, one can ask for numbers and guess weights in the lane's own picture only.
void LaneCard::followAxesInDocument() {
    if (!m_document)
        return;
    const bool hasOther = m_data && m_data->otherAxes;
    m_document->setAsks(!hasOther && m_data && isExplained(*m_data));
    m_document->setGuessing(m_isGuessing && !hasOther);
}

void LaneCard::setSharedDocument(const QStringList& sentenceEnds, bool hasSentenceBars) {
    m_sentenceEnds = sentenceEnds;
    m_hasSentenceBars = hasSentenceBars;
    if (m_document)
        m_document->setShared(sentenceEnds, hasSentenceBars);
}

QWidget* LaneCard::mainPicture() const {
    if (m_document && showsDocument())
        return m_document;
    return m_plot->isHidden() && m_lines ? static_cast<QWidget*>(m_lines) : m_plot;
}

int LaneCard::leastDocumentCard() const {
    return frameHeight({}) + documentTop() + static_cast<int>(std::ceil(m_document->leastHeight()));
}

int LaneCard::documentHeight(int width) const {
    return frameHeight({true, false}) + documentTop() +
           static_cast<int>(std::ceil(m_document->heightFor(plotWidth(width) - 4)));
}

double LaneCard::documentLetters(QSize size) const {
    const int room = size.height() - frameHeight({true, false}) - documentTop();
    return m_document->lettersFor({plotWidth(size.width()) - 4, std::max(1, room)});
}

int LaneCard::brokenLines(int width) const {
    return m_document->linesFor(plotWidth(width) - 4) -
           static_cast<int>(m_document->document().sentences.size());
}

}  // namespace attn::ui
