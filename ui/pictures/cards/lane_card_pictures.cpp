// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of a card between its head and its foot.
#include <QLabel>
#include <algorithm>
#include <vector>

#include "ui/kit/text/time_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/document/document_view.h"
#include "ui/pictures/lane/explained.h"
#include "ui/pictures/lines/lines_view.h"

namespace attn::ui {

void LaneCard::makeLines() {
    m_lines = new LinesView(this);
    m_lines->setZoom(m_zoom);
    m_lines->setEditable(m_isEditable);
    m_lines->setData(shown());
    followAxes();
    selectInPictures();
    if (m_data)
        m_lines->setAccessibleName(tr("Attention of %1 as lines").arg(m_data->name));
    m_lines->setAccessibleDescription(accessibleDescription());
    setTabOrder(m_plot, m_lines);
    connect(m_lines, &LinesView::pressed, this, &LaneCard::selectRequested);
    connect(m_lines, &LinesView::stepRequested, this, &LaneCard::goToRow);
    connect(m_lines, &LinesView::sourceHovered, this, &LaneCard::hoverSource);
    connect(m_lines, &LinesView::rowHovered, this, &LaneCard::hoverRow);
    connect(m_lines, &LinesView::guessed, this, &LaneCard::guessed);
    connect(m_lines, &LinesView::menuRequested, this, &LaneCard::askForMenu);
    connect(m_lines, &LinesView::zoomRequested, this, &LaneCard::zoomRequested);
    connect(m_lines, &LinesView::scrolled, this, &LaneCard::linesScrolled);
    m_trouble->raise();
}

// The place in a map that is looked at for a while is none of the map that a menu is about.
void LaneCard::askForMenu(int row, int source, QPoint place) {
    emit menuRequested(m_peek ? -1 : row, m_peek ? -1 : source, place);
}

void LaneCard::goToRow(int step) {
    if (shown()->isStanding)
        emit mapRowRequested(step - 1);
    else
        emit stepRequested(step);
}

void LaneCard::connectPlot() {
    connect(m_plot, &AttentionPlot::sourceHovered, this, &LaneCard::hoverSource);
    connect(m_plot, &AttentionPlot::rowHovered, this, &LaneCard::hoverRow);
    connect(m_plot, &AttentionPlot::stepRequested, this, &LaneCard::goToRow);
    connect(m_plot, &AttentionPlot::pressed, this, &LaneCard::selectRequested);
    connect(m_plot, &AttentionPlot::weightDragged, this, &LaneCard::weightDragged);
    connect(m_plot, &AttentionPlot::guessed, this, &LaneCard::guessed);
    connect(m_plot, &AttentionPlot::menuRequested, this, &LaneCard::askForMenu);
    connect(m_plot, &AttentionPlot::cellActivated, this, [this](int row, int source) {
        if (m_data && !m_peek && hasNumber(*m_data, row, source))
            emit cellActivated(row, source);
    });
    connect(m_plot, &AttentionPlot::zoomRequested, this, &LaneCard::zoomRequested);
    connect(m_plot, &AttentionPlot::scrolled, this, &LaneCard::plotScrolled);
}

namespace {

// The row of a source token in a map whose rows are sentences; −1 if there is none.
int rowOfSentence(const Picture& picture, int source) {
    if (picture.sourceTokens == picture.outputTokens)
        return -1;
    int found = -1;
    Real most = 0;
    for (int row = 0; row < picture.rows.size(); ++row) {
        const Vector& weights = picture.rows[row].weights;
        if (source >= 0 && source < weights.size() && weights[source] > most) {
            most = weights[source];
            found = row;
        }
    }
    return found;
}

}  // namespace

// Columns of an encoder's map are source tokens, its rows are not those of the output. Rows of the other maps
// with axes of their own are those of the output. Their columns need not be the source.
Selection LaneCard::pictureSelection() const {
    Selection selection = m_selection;
    const Picture* other = otherAxes();
    if (!other)
        return selection;
    selection.guess = selection.lastGuess = -1;
    if (other->isStanding)
        selection.row = m_ownRow < 0 ? rowOfSentence(*other, selection.source) : m_ownRow;
    else if (!sharesSource())
        selection.source = m_ownSource;
    return selection;
}

void LaneCard::selectInPictures() {
    m_plot->setSelection(pictureSelection());
    if (m_lines)
        m_lines->setSelection(pictureSelection());
    if (m_document)
        m_document->setSelection(m_selection);
}

void LaneCard::hoverSource(int source) {
    if (sharesSource()) {
        emit sourceHovered(source);
        return;
    }
    m_ownSource = source;
    selectInPictures();
}

void LaneCard::hoverRow(int row) {
    if (!otherAxes() || !otherAxes()->isStanding) {
        emit rowHovered(row);
        return;
    }
    m_ownRow = row;
    selectInPictures();
    describe();
}

// One can guess weights in the lane's own picture only.
void LaneCard::followAxes() {
    const bool hasOther = otherAxes() != nullptr;
    if (!hasOther)
        m_ownSource = m_ownRow = -1;
    m_plot->setAsks(
        [this](int row, int source) { return m_data && !m_peek && hasNumber(*m_data, row, source); });
    m_plot->setGuessing(m_isGuessing && !hasOther);
    if (m_lines)
        m_lines->setGuessing(m_isGuessing && !hasOther);
    followAxesInDocument();
}

void LaneCard::setPicture(StepPicture picture) {
    if (picture == m_picture)
        return;
    const bool hadFocus =
        m_plot->hasFocus() || (m_lines && m_lines->hasFocus()) || (m_document && m_document->hasFocus());
    m_picture = picture;
    if (m_picture == StepPicture::Lines && !m_lines)
        makeLines();
    if (showsDocument() && !m_document)
        makeDocument();
    placeChildren();
    if (hadFocus)
        mainPicture()->setFocus(Qt::OtherFocusReason);
    update();
}

void LaneCard::setBase(std::shared_ptr<const Picture> base) {
    if (base == m_base)
        return;
    m_base = std::move(base);
    m_plot->setBase(m_base == shownPicture(m_data) ? nullptr : m_base);
    showFigures();
}

void LaneCard::setZoom(double zoom) {
    m_zoom = zoom;
    m_plot->setZoom(zoom);
    if (m_lines)
        m_lines->setZoom(zoom);
    if (m_document)
        m_document->setZoom(zoom);
}

// A document replaces the heatmap. The lines replace it, or are beside it if both have the usual room of a
// card.
void LaneCard::placePictures(QRect room) {
    if (m_document) {
        m_document->setVisible(showsDocument());
        m_document->setGeometry(room.adjusted(2, documentTop(), -2, 0));
    }
    if (showsDocument()) {
        m_plot->setGeometry(room);
        m_plot->hide();
        if (m_lines)
            m_lines->hide();
        return;
    }
    const int line = QFontMetrics(theme().label).height();
    const bool hasLines = m_picture == StepPicture::Lines;
    const bool isBeside = hasLines && room.width() >= 36 * line && room.width() > room.height();
    QRect left = room, right = room;
    if (isBeside) {
        left.setWidth((room.width() - 2 * line) / 2);
        right.setLeft(left.right() + 2 * line);
    }
    m_plot->setGeometry(left);
    m_plot->setVisible(!hasLines || isBeside);
    if (m_lines) {
        m_lines->setGeometry(right);
        m_lines->setVisible(hasLines);
    }
}

QString LaneCard::noteText() const {
    if (!m_base || !m_data || !m_data->attends)
        return m_data ? m_data->state : QString();
    if (m_base == shownPicture(m_data))
        return tr("base: its weights");
    return m_base->briefMap.isEmpty() ? tr("less %1").arg(m_base->name)
                                      : tr("less %1, %2").arg(m_base->name, m_base->briefMap);
}

QString LaneCard::timeText() const {
    if (!m_data || m_data->stepSeconds.empty())
        return {};
    return tr("%1 a step, %2 for the encoder, on this machine")
        .arg(timeSpan(medianOf(m_data->stepSeconds)), timeSpan(m_data->encoderSeconds));
}

}  // namespace attn::ui
