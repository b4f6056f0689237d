// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/lane_grid.h"

#include <algorithm>

#include <QApplication>
#include <QContextMenuEvent>
#include <QScrollBar>

#include "ui/theme.h"
#include "ui/views/attention_layout.h"
#include "ui/views/attention_plot.h"
#include "ui/views/lane_card.h"
#include "ui/views/lines_view.h"

namespace attn::ui {
namespace {

constexpr int gap = 8, sideMargin = 12, topMargin = 8;

// The number of columns that gives the largest well-shaped cards without scrolling; when no number does, as
// many columns as are wide enough.
int bestColumns(int count, QSize room, QSize least) {
    int best = 0;
    double bestSize = 0;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const double width = (room.width() - (columns - 1) * gap) / static_cast<double>(columns);
        const double height = (room.height() - (rows - 1) * gap) / static_cast<double>(rows);
        const double size = std::min(width / 1.3, height);
        if (width >= least.width() && height >= least.height() && size > bestSize) {
            bestSize = size;
            best = columns;
        }
    }
    if (best > 0) {
        return best;
    }
    const int most = std::clamp((room.width() + gap) / (least.width() + gap), 1, std::max(1, count));
    const int rows = (count + most - 1) / most;
    return (count + rows - 1) / rows;  // as full as the rows above
}

}  // namespace

LaneGrid::LaneGrid(QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Lanes"));
    auto* content = new QWidget(this);
    content->setObjectName(QStringLiteral("lanes"));
    setWidget(content);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        shareLabelWidth();
        arrange();
    });
}

void LaneGrid::setEditable(bool isEditable) {
    m_isEditable = isEditable;
    for (LaneCard* card : m_cards)
        card->setEditable(isEditable);
}

void LaneGrid::setGuessing(bool isGuessing) {
    m_isGuessing = isGuessing;
    for (LaneCard* card : m_cards)
        card->setGuessing(isGuessing);
}

LaneCard* LaneGrid::makeCard(int lane) {
    auto* card = new LaneCard(widget());
    card->setNumber(lane + 1);
    connect(card, &LaneCard::selectRequested, this, [this, lane] { emit laneSelected(lane); });
    connect(card, &LaneCard::stepRequested, this, &LaneGrid::stepRequested);
    connect(card, &LaneCard::sourceHovered, this, &LaneGrid::sourceHovered);
    connect(card, &LaneCard::rowHovered, this, &LaneGrid::rowHovered);
    connect(card, &LaneCard::weightDragged, this,
            [this, lane](int row, int source, double weight, bool isFirst) {
                emit weightDragged(lane, row, source, weight, isFirst);
            });
    connect(card, &LaneCard::guessed, this, &LaneGrid::guessed);
    connect(card, &LaneCard::menuRequested, this, [this, lane](int row, int source, QPoint place) {
        emit menuRequested(lane, row, source, place);
    });
    connect(card, &LaneCard::cellActivated, this,
            [this, lane](int row, int source) { emit cellActivated(lane, row, source); });
    card->setEditable(m_isEditable);
    card->setGuessing(m_isGuessing);
    connectPictures(card);
    // Tab goes from lane to lane, then on to what follows the grid.
    QWidget* before = m_cards.empty() ? static_cast<QWidget*>(this) : m_cards.back()->plot();
    if (!m_cards.empty() && m_cards.back()->lines())
        before = m_cards.back()->lines();
    setTabOrder(before, card->plot());
    card->show();
    return card;
}

void LaneGrid::setLanes(std::vector<std::shared_ptr<const LaneData>> lanes) {
    const bool isSameCount = lanes.size() == m_cards.size();
    while (m_cards.size() > lanes.size()) {
        m_cards.back()->hide();
        m_cards.back()->deleteLater();
        m_cards.pop_back();
    }
    while (m_cards.size() < lanes.size()) {
        m_cards.push_back(makeCard(laneCount()));
    }
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        m_cards[i]->setData(std::move(lanes[i]));
        m_cards[i]->setSelection(m_selection);
        m_cards[i]->setSelected(static_cast<int>(i) == m_selection.lane);
    }
    shareBase();
    shareLabelWidth();
    if (!isSameCount) {
        arrange();
    }
}

void LaneGrid::setSelection(const Selection& selection) {
    const bool isOther = selection.lane != m_selection.lane;
    m_selection = selection;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->setSelection(selection);
        m_cards[i]->setSelected(static_cast<int>(i) == selection.lane);
    }
    shareBase();
    if (isOther)
        showSelected();
}

// What is pressed stays under the pointer. Of a card that is too high its head is seen.
void LaneGrid::showSelected() {
    const bool isThere = m_selection.lane >= 0 && m_selection.lane < laneCount();
    if (!isThere || QGuiApplication::mouseButtons() != Qt::NoButton)
        return;
    const QRect place = card(m_selection.lane)->geometry().adjusted(0, -topMargin, 0, topMargin);
    QScrollBar* bar = verticalScrollBar();
    bar->setValue(std::min(place.top(), std::max(bar->value(), place.bottom() + 1 - viewport()->height())));
}

void LaneGrid::shareLabelWidth() {
    int width = 0;
    for (const LaneCard* card : m_cards) {
        if (card->data()) {
            width = std::max(width, wantedLabelWidth(*card->data()));
        }
    }
    for (LaneCard* card : m_cards) {
        card->setRowLabelWidth(width);
    }
}

void LaneGrid::arrange() {
    if (m_cards.empty() || width() <= 0) {
        return;
    }
    const QSize least = m_cards.front()->minimumSizeHint();
    const int count = laneCount();
    QSize room = size() - QSize(2 * sideMargin, 2 * topMargin);
    m_columns = bestColumns(count, room, least);
    const int rows = (count + m_columns - 1) / m_columns;
    int cardHeight = (room.height() - (rows - 1) * gap) / rows;
    if (cardHeight < least.height()) {
        // Scrolls; whole rows fill the view, so that no card is cut at rest.
        const int wholeRows = std::max(1, (room.height() + gap) / (least.height() + gap));
        cardHeight = std::max(least.height(), (room.height() - (wholeRows - 1) * gap) / wholeRows);
        room.rwidth() -= verticalScrollBar()->sizeHint().width();
    }
    // All alike to the pixel: a wider card could choose other labels than its neighbours.
    const int cardWidth = (room.width() - (m_columns - 1) * gap) / m_columns;
    widget()->resize(width(), rows * cardHeight + (rows - 1) * gap + 2 * topMargin);
    verticalScrollBar()->setSingleStep(cardHeight + gap);
    for (int i = 0; i < count; ++i) {
        const int column = i % m_columns, row = i / m_columns;
        card(i)->setGeometry(sideMargin + column * (cardWidth + gap), topMargin + row * (cardHeight + gap),
                             cardWidth, cardHeight);
    }
    showSelected();
}

void LaneGrid::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    arrange();
}

int LaneGrid::heightForAll(int width) const {
    if (m_cards.empty())
        return minimumSizeHint().height();
    const QSize least = m_cards.front()->minimumSizeHint();
    const int columns = std::max(1, (width - 2 * sideMargin + gap) / (least.width() + gap));
    const int rows = (laneCount() + columns - 1) / columns;
    return rows * least.height() + (rows - 1) * gap + 2 * topMargin;
}

QSize LaneGrid::sizeHint() const {
    return {1200, 620};
}

QSize LaneGrid::minimumSizeHint() const {
    const int line = QFontMetrics(theme().label).height();
    return {13 * line + 2 * sideMargin, 43 * line / 4 + 2 * topMargin};
}

// The keyboard's, with the focus on the grid as a whole: that of the selected lane.
void LaneGrid::contextMenuEvent(QContextMenuEvent* event) {
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    if (!isByKey || !m_isEditable || m_selection.lane < 0 || m_selection.lane >= laneCount())
        return QScrollArea::contextMenuEvent(event);
    const LaneCard* selected = card(m_selection.lane);
    if (selected->plot()->isVisible())
        QApplication::sendEvent(selected->plot(), event);
    else
        emit menuRequested(m_selection.lane, -1, m_selection.source,
                           selected->mapToGlobal(selected->rect().center()));
}

}  // namespace attn::ui
