// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/document/document_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QContextMenuEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/access_items.h"
#include "ui/pictures/document/document_painter.h"
#include "ui/pictures/document/document_table.h"

namespace attn::ui {
namespace {

constexpr double leastLetters = 0.7, mostLetters = 4, growth = 1.4, largeGrowth = 2.2, letterStep = 0.1;
constexpr int barWidth = 10;  // px

bool haveSameTexts(const std::vector<TokenText>& a, const std::vector<TokenText>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const TokenText& left, const TokenText& right) { return left.text == right.text; });
}

}  // namespace

DocumentView::DocumentView(QWidget* parent) : QWidget(parent), m_bar(new QScrollBar(Qt::Vertical, this)) {
    setObjectName(QStringLiteral("document"));
    setMouseTracking(true);
    // As in AttentionPlot, the arrows keep their meaning for the window until the user tabs in here.
    setFocusPolicy(Qt::TabFocus);
    m_bar->setObjectName(QStringLiteral("documentScroll"));
    m_bar->setAccessibleName(tr("Scroll the text"));
    m_bar->setFocusPolicy(Qt::NoFocus);
    m_bar->setCursor(Qt::ArrowCursor);
    m_bar->hide();
    connect(m_bar, &QScrollBar::valueChanged, this, [this](int value) {
        if (!m_isPlacingBar)
            moveTo(value);
    });
    installDocumentTables();
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this,
            [this] { change(Text | Layout | Calm); });
}

void DocumentView::setData(std::shared_ptr<const LaneData> lane) {
    if (lane == m_data)
        return;
    m_data = std::move(lane);
    change(Text | Layout | Calm);
}

void DocumentView::setSelection(const Selection& selection) {
    if (selection == m_selection)
        return;
    const bool isStep = selection.step != m_selection.step || selection.showsAll != m_selection.showsAll;
    const bool isElsewhere = selection.source != m_selection.source;
    m_selection = selection;
    // The rows of an encoder's map are those of the word that is pointed at.
    const bool isOfWord = isElsewhere && document().weightOf == WeightOf::WordFromWord;
    change(isStep ? Text | Layout | Calm : isOfWord ? Text | Calm : Nothing);
    if (!isElsewhere || isHidden())
        return;
    // Lanes of one text scroll alike, so a word that is partly seen where the mouse is leaves them as they
    // are.
    updateLayout();
    if (m_layout.isHidden(m_selection.source))
        scrollTo(m_layout.offsetFor(m_selection.source));
    if (hasFocus())
        announceFocus(*this);
}

void DocumentView::setShared(const QStringList& sentenceEnds, bool hasSentenceBars) {
    if (sentenceEnds == m_ends && hasSentenceBars == m_hasSentenceBars)
        return;
    m_ends = sentenceEnds;
    m_hasSentenceBars = hasSentenceBars;
    change(Text | Layout | Calm);
}

void DocumentView::setZoom(double zoom) {
    if (zoom == m_zoom)
        return;
    m_zoom = zoom;
    change(Layout | Calm);
}

void DocumentView::setLarge(bool isLarge) {
    if (isLarge == m_isLarge)
        return;
    m_isLarge = isLarge;
    m_seeksLargest = isLarge;
    change(Layout | Calm);
}

void DocumentView::setGuessing(bool isGuessing) {
    m_isGuessing = isGuessing;
}

void DocumentView::change(int what) {
    m_changes |= what;
    QWidget::update();
}

const Document& DocumentView::document() {
    if (m_changes & Text) {
        const Document before =
            std::exchange(m_document, m_data ? documentOf(*m_data, m_selection, m_ends) : Document());
        // Weights alone leave words where they are.
        if (!haveSameTexts(before.words, m_document.words) || before.sentences != m_document.sentences ||
            before.classes.size() != m_document.classes.size() || before.isClass != m_document.isClass)
            m_changes |= Layout;
        if (!haveSameTexts(before.words, m_document.words))
            m_seeksLargest = m_isLarge;
        m_changes &= ~Text;
    }
    return m_document;
}

// A large lane stands alone, so that it needs no room for the bars of others.
DocumentStyle DocumentView::style(double letters) const {
    const bool hasOwnBars = m_data && m_data->model && m_data->model->network.readsSentences();
    return {letters, m_hasSentenceBars && (!m_isLarge || hasOwnBars)};
}

// The largest letters with which the whole text fits and no further sentence is broken; the usual ones if it
// never fits.
double DocumentView::lettersFor(QSize size) {
    const double usual = std::clamp(m_zoom, leastLetters, mostLetters);
    const double most = usual * (m_isLarge ? largeGrowth : growth);
    const int lines = documentLines(document(), size.width(), style(usual));
    double letters = usual;
    for (double larger = usual + letterStep; larger <= most + letterStep / 2; larger += letterStep) {
        if (documentHeight(m_document, size.width(), style(larger)) > size.height() ||
            documentLines(m_document, size.width(), style(larger)) > lines)
            break;
        letters = larger;
    }
    return letters;
}

double DocumentView::heightFor(int width) {
    return documentHeight(document(), width, style(std::clamp(m_zoom, leastLetters, mostLetters)));
}

int DocumentView::linesFor(int width) {
    return documentLines(document(), width, style(std::clamp(m_zoom, leastLetters, mostLetters)));
}

double DocumentView::leastHeight() {
    return leastDocumentHeight(document(), style(std::clamp(m_zoom, leastLetters, mostLetters)));
}

const DocumentLayout& DocumentView::places() {
    updateLayout();
    return m_layout;
}

void DocumentView::updateLayout() {
    document();
    if (!(m_changes & Layout))
        return;
    m_changes &= ~Layout;
    const double before = m_layout.offset;
    const double letters = lettersFor(size());
    m_layout = layOutDocument(m_document, size(), style(letters));
    const bool hasBar = m_layout.canScroll();
    if (hasBar)
        m_layout = layOutDocument(m_document, size() - QSize(barWidth + 4, 0), style(letters));
    m_layout.scrollTo(before);
    // Lanes beside each other scroll alike; a large one stands alone.
    if (m_seeksLargest && !m_document.weights.empty() && height() > m_layout.boxHeight) {
        const auto largest = std::max_element(m_document.weights.begin(), m_document.weights.end());
        m_layout.scrollTo(m_layout.offsetFor(static_cast<int>(largest - m_document.weights.begin())));
        m_seeksLargest = false;
    }
    m_isPlacingBar = true;
    m_bar->setVisible(hasBar);
    m_bar->setGeometry(width() - barWidth, 0, barWidth, static_cast<int>(m_layout.room.height()));
    m_bar->setRange(0, static_cast<int>(std::ceil(m_layout.length - m_layout.room.height())));
    m_bar->setPageStep(static_cast<int>(m_layout.room.height()));
    m_bar->setSingleStep(std::max(1, static_cast<int>(m_layout.pitch)));
    m_bar->setValue(static_cast<int>(m_layout.offset));
    m_isPlacingBar = false;
    m_changes |= Calm;
}

void DocumentView::scrollTo(double offset) {
    updateLayout();
    const double before = m_layout.offset;
    m_layout.scrollTo(offset);
    if (m_layout.offset == before)
        return;
    m_isPlacingBar = true;
    m_bar->setValue(static_cast<int>(m_layout.offset));
    m_isPlacingBar = false;
    change(Calm);
}

void DocumentView::moveTo(double offset) {
    const double before = m_layout.offset;
    scrollTo(offset);
    if (m_layout.offset != before)
        emit scrolled(m_layout.offset);
}

void DocumentView::hover(int source) {
    if (source == m_hovered)
        return;
    m_hovered = source;
    emit sourceHovered(source);
}

void DocumentView::mouseMoveEvent(QMouseEvent* event) {
    const int word = places().wordAt(event->position());
    setCursor(word >= 0 && m_asks && m_isEditable && !m_isGuessing && m_document.hasWeight(word)
                  ? Qt::PointingHandCursor
                  : Qt::ArrowCursor);
    hover(word);
}

void DocumentView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_data) {
        event->ignore();
        return;
    }
    m_pressedWord = places().wordAt(event->position());
    emit pressed();
}

// A click: pressed and released over one word.
void DocumentView::mouseReleaseEvent(QMouseEvent* event) {
    const int word = std::exchange(m_pressedWord, -1);
    if (event->button() != Qt::LeftButton || word < 0 || places().wordAt(event->position()) != word)
        return;
    if (m_isGuessing)
        emit guessed(word);
    else if (m_asks && m_isEditable && m_document.hasWeight(word))
        emit cellActivated(currentRow(*m_data, m_selection), word);
}

void DocumentView::leaveEvent(QEvent*) {
    hover(-1);
}

void DocumentView::wheelEvent(QWheelEvent* event) {
    updateLayout();
    const int delta = event->angleDelta().y();
    if (event->modifiers() & Qt::ControlModifier) {
        if (delta != 0)
            emit zoomRequested(delta > 0 ? 1 : -1);
    } else if (m_layout.canScroll()) {
        moveTo(m_layout.offset - delta / 120.0 * 2 * m_layout.pitch);
    } else {
        event->ignore();  // the grid scrolls
        return;
    }
    event->accept();
}

void DocumentView::keyPressEvent(QKeyEvent* event) {
    const int count = document().wordCount(), at = m_selection.source;
    const auto go = [&](int to) {
        if (count == 0)
            return;
        const int word = std::clamp(to, 0, count - 1);
        emit sourceHovered(word);
        moveTo(places().offsetFor(word));
    };
    const int onwards = m_document.isRightToLeft ? -1 : 1;
    switch (event->key()) {
        case Qt::Key_Left:
            return go(at < 0 ? 0 : at - onwards);
        case Qt::Key_Right:
            return go(at < 0 ? 0 : at + onwards);
        case Qt::Key_Up:
        case Qt::Key_Down:
            return go(at < 0 ? 0 : places().wordBeside(at, event->key() == Qt::Key_Down ? 1 : -1));
        case Qt::Key_Escape:
            emit sourceHovered(-1);
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            emit pressed();
            QWidget::keyPressEvent(event);  // the grid may use it
            return;
        default:
            QWidget::keyPressEvent(event);
    }
}

void DocumentView::contextMenuEvent(QContextMenuEvent* event) {
    if (!m_isEditable || !m_data) {
        event->ignore();
        return;
    }
    emit pressed();
    if (event->reason() == QContextMenuEvent::Keyboard) {
        const int word = m_selection.source;
        const QPointF place = places().shows(word) ? m_layout.box(word).center() : QRectF(rect()).center();
        emit menuRequested(-1, word, mapToGlobal(place.toPoint()));
        return;
    }
    emit menuRequested(-1, places().wordAt(event->pos()), event->globalPos());
}

QString DocumentView::tipAt(QPointF point) {
    const int word = places().wordAt(point);
    if (!m_data)
        return {};
    if (word >= 0) {
        const QString tip = wordTip(*m_data, m_selection, m_document, word);
        const bool asks = m_asks && m_isEditable && !m_isGuessing && m_document.hasWeight(word);
        return asks ? tip + tr("\nClick: why this number?") : tip;
    }
    const int sentence = m_layout.sentenceAt(point);
    const auto weight = m_document.sentenceWeight(sentence);
    return weight ? tr("sentence %1: weight %2").arg(sentence + 1).arg(exactNumber(*weight)) : QString();
}

bool DocumentView::event(QEvent* event) {
    switch (event->type()) {
        case QEvent::ToolTip: {
            const auto* help = static_cast<QHelpEvent*>(event);
            const QString tip = tipAt(help->pos());
            tip.isEmpty() ? QToolTip::hideText() : QToolTip::showText(help->globalPos(), tip, this);
            return true;
        }
        case QEvent::ShortcutOverride: {
            // With the focus the arrows belong to this view, not to the window's shortcuts.
            const auto* key = static_cast<QKeyEvent*>(event);
            if (key->key() >= Qt::Key_Left && key->key() <= Qt::Key_Down &&
                key->modifiers() == Qt::NoModifier) {
                event->accept();
                return true;
            }
            break;
        }
        case QEvent::FocusIn:
        case QEvent::FocusOut:
            if (parentWidget())
                parentWidget()->update();  // the card draws the focus ring
            break;
        default:
            break;
    }
    return QWidget::event(event);
}

void DocumentView::resizeEvent(QResizeEvent*) {
    change(Layout | Calm);
}

void DocumentView::paintEvent(QPaintEvent*) {
    if (!m_data || width() <= 0 || height() <= 0)
        return;
    updateLayout();
    const double ratio = devicePixelRatioF();
    const QSize pixels = size() * ratio;
    if ((m_changes & Calm) || m_calm.size() != pixels) {
        if (m_calm.size() != pixels)
            m_calm = QPixmap(pixels);
        m_calm.setDevicePixelRatio(ratio);
        m_calm.fill(theme().card);
        QPainter painter(&m_calm);
        paintDocument(painter, m_layout, *m_data, m_document, ratio);
        m_changes &= ~Calm;
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_calm);
    paintPointedWord(painter, m_layout, *m_data, m_document, m_selection);
}

}  // namespace attn::ui
