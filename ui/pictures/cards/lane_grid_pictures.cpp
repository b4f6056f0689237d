// SPDX-License-Identifier: GPL-3.0-or-later
// The common properties of the lanes' pictures: their kind, the base of differences, the size of cells,
// scrolling.
#include <algorithm>
#include <array>

#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/document/document_view.h"
#include "ui/pictures/lines/lines_view.h"

namespace attn::ui {
namespace {

// At the first size the whole sentence is shown (PlotStyle).
constexpr std::array cellSizes = {0.5, 1.0, 1.25, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0};

}  // namespace

void LaneGrid::connectPictures(LaneCard* card) {
    card->setZoom(cellSizes[static_cast<std::size_t>(m_zoom)]);
    card->setPicture(m_picture);
    connect(card, &LaneCard::mapHovered, this, &LaneGrid::mapHovered);
    connect(card, &LaneCard::mapRequested, this, &LaneGrid::mapRequested);
    connect(card, &LaneCard::bestHeadRequested, this, &LaneGrid::bestHeadRequested);
    connect(card, &LaneCard::zoomRequested, this, [this, card](int steps) { setZoom(m_zoom + steps, card); });
    connect(card, &LaneCard::plotScrolled, this,
            [this, card](int firstColumn, int firstRow) { scrollOthers(card, firstColumn, firstRow); });
    connect(card->plot(), &AttentionPlot::followed, this, [this, card](int firstColumn, int firstRow) {
        if (card != m_leader)
            return;
        m_firstColumn = firstColumn;
        m_firstRow = firstRow;
        for (LaneCard* other : m_cards) {
            if (other != card && !other->isHidden())
                other->plot()->followTo(firstColumn, firstRow);
        }
    });
    connect(card, &LaneCard::linesScrolled, this, [this, card](double share) {
        for (LaneCard* other : m_cards) {
            if (other != card && other->lines())
                other->lines()->scrollTo(share);
        }
    });
    card->setSharedDocument(m_sentenceEnds, m_hasSentenceBars);
    connect(card, &LaneCard::documentScrolled, this, [this, card](double offset) {
        for (LaneCard* other : m_cards) {
            if (other != card && other->document())
                other->document()->scrollTo(offset);
        }
    });
}

void LaneGrid::scrollOthers(const LaneCard* first, int firstColumn, int firstRow) {
    m_firstColumn = firstColumn;
    m_firstRow = firstRow;
    for (LaneCard* other : m_cards) {
        if (other != first && !other->isHidden())
            other->plot()->scrollTo(firstColumn, firstRow);
    }
}

// All lanes show the columns that the selected lane looks at. If it has no attention, another lane leads.
void LaneGrid::shareLead() {
    const bool isThere = m_selection.lane >= 0 && m_selection.lane < laneCount();
    m_leader = isThere ? card(m_selection.lane) : m_cards.empty() ? nullptr : m_cards.front();
    const auto attends = [](const LaneCard* card) { return card->data() && card->data()->attends; };
    if (!m_isFocused && m_leader && !attends(m_leader)) {
        const auto other = std::find_if(m_cards.begin(), m_cards.end(), attends);
        m_leader = other == m_cards.end() ? m_leader : *other;
    }
    for (LaneCard* card : m_cards)
        card->plot()->setLeads(card == m_leader);
}

// This updates the layout of the leader at once, because it may be on a hidden page, where it is not drawn.
void LaneGrid::follow() {
    if (!m_leader || m_leader->isHidden() || !showsCells())
        return;
    const AttentionLayout& places = m_leader->plot()->places();
    if (places.firstColumn == m_firstColumn && places.firstRow == m_firstRow)
        return;
    m_firstColumn = places.firstColumn;
    m_firstRow = places.firstRow;
    for (LaneCard* other : m_cards) {
        if (other != m_leader && !other->isHidden())
            other->plot()->followTo(m_firstColumn, m_firstRow);
    }
}

LaneCard* LaneGrid::focusedCard() const {
    const bool isThere = m_isFocused && m_selection.lane >= 0 && m_selection.lane < laneCount();
    return isThere ? card(m_selection.lane) : nullptr;
}

void LaneGrid::setMaps(const std::shared_ptr<const MapSet>& maps, const std::optional<MapAddress>& chosen) {
    if (LaneCard* large = focusedCard())
        large->setMaps(maps, chosen);
}

void LaneGrid::setBestHead(const BestHead& best) {
    if (LaneCard* large = focusedCard())
        large->setBestHead(best);
}

void LaneGrid::setPeek(const std::shared_ptr<const Picture>& picture) {
    if (LaneCard* large = focusedCard())
        large->setPeek(picture);
}

void LaneGrid::setPicture(StepPicture picture) {
    m_picture = picture;
    for (LaneCard* card : m_cards)
        card->setPicture(picture);
    shareBase();
    emit pictureChanged(picture);
    arrange();
}

bool LaneGrid::showsCells() const {
    return m_cards.empty() || !m_cards.front()->plot()->isHidden();
}

void LaneGrid::shareBase() {
    const bool hasBase =
        m_picture == StepPicture::Difference && m_selection.lane >= 0 && m_selection.lane < laneCount();
    const std::shared_ptr<const Picture> base =
        hasBase ? shownPicture(card(m_selection.lane)->data()) : nullptr;
    for (LaneCard* card : m_cards)
        card->setBase(base);
    emit baseChanged(base);
}

void LaneGrid::zoomBy(int steps) {
    const bool hasSelected = m_selection.lane >= 0 && m_selection.lane < laneCount();
    setZoom(m_zoom + steps, hasSelected ? card(m_selection.lane) : nullptr);
}

void LaneGrid::resetZoom() {
    setZoom(usualZoom, nullptr);
}

// All lanes then show the same part as `first`.
void LaneGrid::setZoom(int zoom, const LaneCard* first) {
    m_zoom = std::clamp(zoom, 0, static_cast<int>(cellSizes.size()) - 1);
    for (LaneCard* card : m_cards)
        card->setZoom(cellSizes[static_cast<std::size_t>(m_zoom)]);
    if (!first || !showsCells())
        return;
    const AttentionLayout& places = first->plot()->places();
    scrollOthers(first, places.firstColumn, places.firstRow);
}

}  // namespace attn::ui
