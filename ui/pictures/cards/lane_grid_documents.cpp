// SPDX-License-Identifier: GPL-3.0-or-later
// Documents of several lanes: what they share, and how many stand side by side.
#include <algorithm>
#include <cmath>

#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/document/document.h"

namespace attn::ui {

bool LaneGrid::showsDocuments() const {
    return std::any_of(m_cards.begin(), m_cards.end(),
                       [](const LaneCard* card) { return card->showsDocument(); });
}

// Sentences break alike in all lanes, and if one lane has bars of sentences, all leave room for them.
bool LaneGrid::shareDocuments() {
    std::vector<std::shared_ptr<const LaneData>> lanes;
    for (const LaneCard* card : m_cards)
        lanes.push_back(card->data());
    const QStringList ends = sharedSentenceEnds(lanes);
    const bool hasBars = std::any_of(lanes.begin(), lanes.end(), [](const auto& lane) {
        return lane && lane->isClass && lane->model && lane->model->network.readsSentences();
    });
    for (LaneCard* card : m_cards)
        card->setSharedDocument(ends, hasBars);
    if (ends == m_sentenceEnds && hasBars == m_hasSentenceBars)
        return false;
    m_sentenceEnds = ends;
    m_hasSentenceBars = hasBars;
    return showsDocuments();
}

// As much of the texts as possible is visible, with large letters and few broken sentences.
int LaneGrid::bestDocumentColumns(QSize room, int most) const {
    int best = 1;
    double bestWorth = -1;
    for (int columns = 1; columns <= most; ++columns) {
        const int rows = (laneCount() + columns - 1) / columns;
        const int width = (room.width() - (columns - 1) * laneGap) / columns;
        const int height = (room.height() - (rows - 1) * laneGap) / rows;
        int needed = 1, broken = 0;
        double letters = 0;
        for (const LaneCard* card : m_cards) {
            if (!card->showsDocument())
                continue;
            needed = std::max(needed, card->documentHeight(width));
            broken = std::max(broken, card->brokenLines(width));
            const double own = card->documentLetters({width, height});
            letters = letters == 0 ? own : std::min(letters, own);
        }
        const double seen = std::min(1.0, static_cast<double>(height) / needed);
        const double filled = static_cast<double>(laneCount()) / (columns * rows);
        const double worth = seen * letters * std::sqrt(filled) / (1 + 0.05 * broken);
        // Equally good: narrow cards leave less room empty.
        if (worth >= bestWorth) {
            bestWorth = worth;
            best = columns;
        }
    }
    return best;
}

int LaneGrid::heightForDocuments(int width, int most) const {
    int best = 0;
    for (int columns = 1; columns <= most; ++columns) {
        const int rows = (laneCount() + columns - 1) / columns;
        const int cardWidth = (width - (columns - 1) * laneGap) / columns;
        int needed = 1;
        for (const LaneCard* card : m_cards)
            needed = std::max(needed, card->showsDocument() ? card->documentHeight(cardWidth)
                                                            : card->leastHeight(cardWidth));
        const int height = rows * needed + (rows - 1) * laneGap + 2 * laneTopMargin;
        best = best == 0 ? height : std::min(best, height);
    }
    return best;
}

}  // namespace attn::ui
