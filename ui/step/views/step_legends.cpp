// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/views/step_legends.h"

#include <algorithm>
#include <initializer_list>
#include <vector>

#include "ui/kit/widgets/colour_legend.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/attention/span_legend.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/lines/lines_legend.h"
#include "ui/pictures/lines/link_legend.h"
#include "ui/pictures/tokens/source_panel.h"
#include "ui/step/session/descriptions.h"
#include "ui/step/views/layout_actions.h"
#include "ui/step/views/picture_actions.h"
#include "ui/step/views/text_note.h"

namespace attn::ui {

StepLegends::StepLegends(const Session& session, const StepCursor& cursor, const Views& views,
                         QObject* parent)
    : QObject(parent),
      m_session(session),
      m_cursor(cursor),
      m_views(views),
      m_links(new LinkLegend),
      m_spans(new SpanLegend),
      m_weights(new ColourLegend(ColourLegend::Kind::Weights)),
      m_differences(new ColourLegend(ColourLegend::Kind::Signed)),
      m_lineWidths(new LinesLegend) {
    m_differences->setCaption(tr("difference of weights"));
    for (QWidget* legend :
         std::initializer_list<QWidget*>{m_spans, m_links, m_weights, m_differences, m_lineWidths})
        m_views.source->addLegend(legend);
}

// The scale of the weights comes first, then the marks.
void StepLegends::fit(int width, bool isPresenting) {
    QWidget* scale = m_weights;
    // The others show their difference to the large lane, which shows its weights.
    const bool hasDifferences = m_views.picture->picture() == StepPicture::Difference;
    if (hasDifferences && !m_views.layout->isFocused())
        scale = m_differences;
    else if (m_views.picture->picture() == StepPicture::Lines)
        scale = m_lineWidths;
    const int room = width / 2;
    std::vector<QWidget*> shown = {scale};
    int legends = scale->sizeHint().width();
    const auto fit = [&](QWidget* legend, bool isNeeded) {
        const bool isFitting = isNeeded && legends + legend->sizeHint().width() <= room;
        if (isFitting) {
            shown.push_back(legend);
            legends += legend->sizeHint().width();
        }
        return isFitting;
    };
    fit(m_differences, hasDifferences && scale == m_weights);
    const ShownSpans spans = shownSpans(m_session);
    const Lane* large = m_views.layout->isFocused() ? m_cursor.selectedLane() : nullptr;
    m_spans->setKinds(spans.local, spans.hard,
                      m_views.grid->showsCells() && (spans.causal || (large && hasCausalMap(*large))));
    fit(m_spans, m_spans->isNeeded());
    const bool hasCells = m_views.grid->showsCells() || m_views.picture->picture() == StepPicture::Document;
    m_links->setAlongLines(!hasCells);
    m_views.note->legend()->setAlongLines(!hasCells);
    const bool isTree = !hasCards(m_views.picture->picture());
    // A line of its own says what the outlines of a document are.
    const bool isDocument =
        m_views.picture->picture() == StepPicture::Document && m_views.source->explainsEvidence();
    const auto [hasSure, hasPossible] = linkKinds(m_session);
    m_links->setKinds(hasSure, hasPossible);
    m_views.note->legend()->setKinds(hasSure, hasPossible);
    const bool areLinksShown =
        (hasSure || hasPossible) && !isTree && !isDocument && (hasCells || scale == m_lineWidths);
    const bool areLinksBeside = fit(m_links, areLinksShown);
    const bool hasLinksBelow = areLinksShown && !areLinksBeside;
    // A second line already exists for the links, or a class needs it.
    const bool isReferenceBelow =
        (hasLinksBelow || (isPresenting && !isTree)) && m_views.note->content().text.isEmpty() &&
        m_views.source->offersReference() &&
        !m_views.source->hasRoomForReference(legends, static_cast<int>(shown.size()));
    if (isReferenceBelow && areLinksBeside)
        shown.pop_back();
    for (QWidget* legend :
         std::initializer_list<QWidget*>{m_weights, m_differences, m_lineWidths, m_spans, m_links})
        legend->setVisible(std::find(shown.begin(), shown.end(), legend) != shown.end());
    m_views.source->setReferenceBelow(isReferenceBelow);
    m_views.note->setReference(isReferenceBelow ? m_views.source->reference()->text() : QString(),
                               m_views.source->reference()->explanation());
    m_views.note->setLegendShown(hasLinksBelow || (isReferenceBelow && areLinksShown));
}

}  // namespace attn::ui
