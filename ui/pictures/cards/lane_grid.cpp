// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/cards/lane_grid.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QScrollBar>

#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/access_role.h"
#include "ui/pictures/attention/attention_layout.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/lines/lines_view.h"

namespace attn::ui {
namespace {

constexpr int topMargin = laneTopMargin;

}  // namespace

LaneGrid::LaneGrid(QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // The grid must never stay scrolled sideways, because nothing shows that or leads back. This could happen
    // if the focus moves to a card while a scroll bar appears or disappears.
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, this,
            [this] { horizontalScrollBar()->setValue(0); });
    setFocusPolicy(Qt::NoFocus);
    setAccessRole(*this, QAccessible::Grouping);
    setAccessibleName(tr("Lanes"));
    auto* content = new QWidget(this);
    content->setObjectName(QStringLiteral("lanes"));
    setWidget(content);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        shareLabels();
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
    connect(card, &LaneCard::mapRowRequested, this, &LaneGrid::mapRowRequested);
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
    connect(card, &LaneCard::switched, this, &LaneGrid::switched);
    card->setEditable(m_isEditable);
    card->setGuessing(m_isGuessing);
    connectPictures(card);
    // Tab goes from lane to lane and then on to what follows the grid.
    QWidget* before = m_cards.empty() ? this : m_cards.back()->lastInTabOrder();
    setTabOrder(before, card->plot());
    card->setVisible(!m_isFocused);
    return card;
}

void LaneGrid::setLanes(std::vector<std::shared_ptr<const LaneData>> lanes) {
    const bool isSameCount = lanes.size() == m_cards.size();
    while (m_cards.size() > lanes.size()) {
        m_cards.back()->hide();
        m_leader = m_leader == m_cards.back() ? nullptr : m_leader;
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
    const bool sharesVariant = std::all_of(m_cards.begin(), m_cards.end(), [this](const LaneCard* card) {
        const auto& first = m_cards.front()->data();
        return first && card->data() && headText(*card->data()) == headText(*first);
    });
    for (LaneCard* card : m_cards)
        card->setSharesVariant(sharesVariant);
    shareBase();
    shareLead();
    // Other texts may need another height.
    const QList<QStringList> before = m_sources;
    const bool areOtherDocuments = shareDocuments();
    if (shareLabels() || areOtherDocuments || !isSameCount)
        arrange();
    if (!isSameCount || m_sources != before)
        emit textChanged();
}

void LaneGrid::setParts(const std::vector<LanePart>& parts) {
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setPart(i < parts.size() ? std::optional(parts[i]) : std::nullopt);
}

void LaneGrid::setSelection(const Selection& selection) {
    const bool isOther = selection.lane != m_selection.lane;
    m_selection = selection;
    shareLead();
    // The leader comes last, so that the others already show the same step when they follow it.
    for (LaneCard* card : m_cards)
        if (card != m_leader)
            card->setSelection(selection);
    if (m_leader)
        m_leader->setSelection(selection);
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setSelected(static_cast<int>(i) == selection.lane);
    shareBase();
    if (isOther && m_isFocused)
        arrange();
    else if (isOther)
        showSelected();
    follow();
}

void LaneGrid::setFocused(bool isFocused) {
    if (isFocused == m_isFocused)
        return;
    m_isFocused = isFocused;
    shareLead();
    shareLabels();
    arrange();
}

// Does nothing while a mouse button is pressed, because the content under the pointer must not move.
void LaneGrid::showSelected() {
    const bool isThere = m_selection.lane >= 0 && m_selection.lane < laneCount();
    if (!isThere || QGuiApplication::mouseButtons() != Qt::NoButton)
        return;
    showCard(*card(m_selection.lane));
}

// If the card is too high, its head is shown.
void LaneGrid::showCard(const LaneCard& card) {
    const QRect place = card.geometry().adjusted(0, -topMargin, 0, topMargin);
    QScrollBar* bar = verticalScrollBar();
    bar->setValue(std::min(place.top(), std::max(bar->value(), place.bottom() + 1 - viewport()->height())));
}

// Sets the shared width of row labels and number of rows. A lane that is far longer than the others scrolls
// by itself. Returns whether the cards may need another height.
bool LaneGrid::shareLabels() {
    int width = 0, rows = 0, fewest = 0;
    QList<QStringList> sources;
    for (const LaneCard* card : m_cards) {
        if (!card->data())
            continue;
        const Picture& picture = shownPicture(*card->data());
        width = std::max(width, wantedLabelWidth(picture));
        const int own = rowCount(picture);
        fewest = fewest == 0 ? own : std::min(fewest, own);
        sources.append(picture.sourceTokens);
    }
    for (const LaneCard* card : m_cards) {
        const int own = card->data() ? rowCount(shownPicture(*card->data())) : 0;
        rows = own <= 3 * fewest / 2 ? std::max(rows, own) : rows;
    }
    for (LaneCard* card : m_cards) {
        card->setRowLabelWidth(m_isFocused ? 0 : width);  // a large lane has its own letters
        card->setLeastRows(rows);
    }
    if (width == m_labelWidth && rows == m_rows && sources == m_sources)
        return false;
    m_labelWidth = width;
    m_rows = rows;
    m_sources = std::move(sources);
    return true;
}

int LaneGrid::leastCardHeight(int width) const {
    int least = 0;
    for (const LaneCard* card : m_cards)
        least = std::max(least, card->leastHeight(width));
    return least;
}

int LaneGrid::compactCardHeight(int width) const {
    int least = 0;
    for (const LaneCard* card : m_cards)
        least = std::max(least, card->compactHeight(width));
    return least;
}

// The number of columns with the largest well-shaped cells, without scrolling if possible.
int LaneGrid::bestColumns(QSize room) const {
    const int leastWidth = m_cards.front()->minimumSizeHint().width();
    const int count = laneCount();
    const int most = std::clamp((room.width() + laneGap) / (leastWidth + laneGap), 1, std::max(1, count));
    if (showsDocuments())
        return bestDocumentColumns(room, most);
    int best = 0;
    double bestSize = 0;
    for (int columns = 1; columns <= most; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const int width = (room.width() - (columns - 1) * laneGap) / columns;
        const int height = (room.height() - (rows - 1) * laneGap) / rows;
        if (height < leastCardHeight(width))
            continue;
        // Rows are more important than columns, because their labels are beside them.
        const int sources = m_sources.isEmpty() ? 0 : static_cast<int>(m_sources.front().size());
        const double cellWidth = 0.8 * width / std::max(1, sources);
        const double filled = std::sqrt(static_cast<double>(count) / (columns * rows));
        const double size = filled * std::min(1.25 * cellWidth, m_cards.front()->rowHeight({width, height}));
        if (size > bestSize) {
            bestSize = size;
            best = columns;
        }
    }
    if (best > 0)
        return best;
    const int rows = (count + most - 1) / most;
    return (count + rows - 1) / rows;  // as full as the other rows
}

// The left edge of cards that take `room`: the scroll bar is on the right, or on the left in languages that
// are written from there.
int LaneGrid::firstLeft(int room) const {
    return laneSideMargin + (isRightToLeft() ? width() - 2 * laneSideMargin - room : 0);
}

// The selected lane takes all the room; rows that do not fit scroll under their labels.
void LaneGrid::arrangeFocused() {
    const int selected = std::clamp(m_selection.lane, 0, laneCount() - 1);
    QSize room = size() - QSize(2 * laneSideMargin, 2 * topMargin);
    LaneCard* large = card(selected);
    large->setLarge(true);
    if (large->compactHeight(room.width()) > room.height())
        room.rwidth() -= verticalScrollBar()->sizeHint().width();
    const int height = std::max(room.height(), large->compactHeight(room.width()));
    m_columns = 1;
    const bool isOther = large->isHidden();
    widget()->resize(width(), height + 2 * topMargin);
    large->setGeometry(firstLeft(room.width()), topMargin, room.width(), height);
    for (int i = 0; i < laneCount(); ++i) {
        card(i)->setLarge(i == selected);
        card(i)->setVisible(i == selected);
    }
    verticalScrollBar()->setValue(0);
    if (isOther)
        large->plot()->followTo(m_firstColumn, m_firstRow);
}

void LaneGrid::arrange() {
    if (m_cards.empty() || width() <= 0) {
        return;
    }
    if (m_isFocused)
        return arrangeFocused();
    std::vector<LaneCard*> appearing;
    for (LaneCard* card : m_cards) {
        if (card->isHidden())
            appearing.push_back(card);
        card->setLarge(false);
        card->show();
    }
    const int count = laneCount();
    QSize room = size() - QSize(2 * laneSideMargin, 2 * topMargin);
    m_columns = bestColumns(room);
    const int rows = (count + m_columns - 1) / m_columns;
    const auto cardWidth = [&] { return (room.width() - (m_columns - 1) * laneGap) / m_columns; };
    int cardHeight = (room.height() - (rows - 1) * laneGap) / rows;
    if (cardHeight < leastCardHeight(cardWidth())) {
        // The grid scrolls by whole rows of cards, so that no card is cut. If not even one fits, the rows
        // inside its pictures scroll under their labels.
        room.rwidth() -= verticalScrollBar()->sizeHint().width();
        const int least = leastCardHeight(cardWidth());
        const int wholeRows = std::max(1, (room.height() + laneGap) / (least + laneGap));
        cardHeight =
            std::max(compactCardHeight(cardWidth()), (room.height() - (wholeRows - 1) * laneGap) / wholeRows);
    }
    // All have exactly the same width, because a wider card could choose other labels than its neighbours.
    const int width = cardWidth(), left = firstLeft(room.width());
    widget()->resize(this->width(), rows * cardHeight + (rows - 1) * laneGap + 2 * topMargin);
    verticalScrollBar()->setSingleStep(cardHeight + laneGap);
    for (int i = 0; i < count; ++i) {
        const int column = i % m_columns, row = i / m_columns;
        card(i)->setGeometry(left + column * (width + laneGap), topMargin + row * (cardHeight + laneGap),
                             width, cardHeight);
    }
    for (LaneCard* card : appearing)
        card->plot()->followTo(m_firstColumn, m_firstRow);
    follow();
    showSelected();
}

void LaneGrid::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    arrange();
}

int LaneGrid::heightForAll(int width) const {
    if (m_cards.empty())
        return minimumSizeHint().height();
    const int leastWidth = m_cards.front()->minimumSizeHint().width(), room = width - 2 * laneSideMargin;
    const int columns = std::clamp((room + laneGap) / (leastWidth + laneGap), 1, laneCount());
    if (showsDocuments())
        return heightForDocuments(room, columns);
    const int rows = (laneCount() + columns - 1) / columns;
    const int least = leastCardHeight((room - (columns - 1) * laneGap) / columns);
    return rows * least + (rows - 1) * laneGap + 2 * topMargin;
}

void LaneGrid::keyPressEvent(QKeyEvent* event) {
    const bool isPlain = !(event->modifiers() & ~Qt::KeypadModifier);
    if (isPlain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        emit entered();
    else if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown)
        event->ignore();  // a presenter's remote sends these keys to step on and back, even at the end of a
                          // step
    else
        QScrollArea::keyPressEvent(event);
}

// Like QScrollArea's, but shows the whole card with its head.
bool LaneGrid::focusNextPrevChild(bool next) {
    if (!QWidget::focusNextPrevChild(next))
        return false;
    for (const LaneCard* card : m_cards) {
        if (card->isVisible() && card->isAncestorOf(focusWidget()))
            showCard(*card);
    }
    return true;
}

QSize LaneGrid::sizeHint() const {
    return {1200, 620};
}

QSize LaneGrid::minimumSizeHint() const {
    const int line = QFontMetrics(theme().label).height();
    return {13 * line + 2 * laneSideMargin, 43 * line / 4 + 2 * topMargin};
}

// A menu by key while the grid itself has the focus belongs to the selected lane.
void LaneGrid::contextMenuEvent(QContextMenuEvent* event) {
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    if (!isByKey || !m_isEditable || m_selection.lane < 0 || m_selection.lane >= laneCount())
        return QScrollArea::contextMenuEvent(event);
    const LaneCard* selected = card(m_selection.lane);
    if (selected->data())
        QApplication::sendEvent(selected->mainPicture(), event);
}

}  // namespace attn::ui
