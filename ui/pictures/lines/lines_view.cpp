// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lines/lines_view.h"

#include <algorithm>

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/access_role.h"
#include "ui/pictures/attention/attention_layout.h"
#include "ui/pictures/lane/own_links.h"
#include "ui/pictures/lane/row_text.h"
#include "ui/pictures/lane/span_view.h"
#include "ui/pictures/lane/what_if_marks.h"
#include "ui/pictures/lines/found_strands.h"
#include "ui/pictures/lines/lines_painter.h"

namespace attn::ui {
namespace {

void addLine(QString& tip, const QString& line) {
    if (!line.isEmpty())
        tip += QLatin1Char('\n') + line;
}

QString linkNote(const Picture& picture, int row, int source) {
    const Link* link = knownLink(picture, row, source);
    if (!link)
        return {};
    return link->sure ? LinesView::tr("known link: this is where it comes from")
                      : LinesView::tr("possible link: one of several places where it may come from");
}

}  // namespace

LinesView::LinesView(QWidget* parent) : QWidget(parent) {
    setAccessRole(*this, QAccessible::Graphic);
    setObjectName(QStringLiteral("lines"));
    setMouseTracking(true);
    // As in AttentionPlot, the arrows keep their meaning for the window until the user tabs in here.
    setFocusPolicy(Qt::TabFocus);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] { change(Layout | Calm); });
}

void LinesView::setData(std::shared_ptr<const Picture> picture) {
    if (picture == m_data)
        return;
    const bool isOther = !picture || !m_data || picture->sourceTokens != m_data->sourceTokens;
    m_data = std::move(picture);
    if (isOther)
        pick(-1);
    change(Joins | Layout | Calm);
}

void LinesView::setSelection(const Selection& selection) {
    if (selection == m_selection)
        return;
    const bool isStep = selection.step != m_selection.step || selection.showsAll != m_selection.showsAll;
    const bool isElsewhere = selection.source != m_selection.source;
    const bool hovered = hoversToken();
    m_selection = selection;
    // Strong lines are drawn calmer while those of a token are highlighted.
    change(isStep ? Joins | Calm : !m_found.empty() && hovered != hoversToken() ? Calm : Nothing);
    if (isStep || isElsewhere)
        follow(isStep);
}

void LinesView::setGuessing(bool isGuessing) {
    if (isGuessing == m_isGuessing)
        return;
    m_isGuessing = isGuessing;
    change(Layout);
}

void LinesView::setEnlarge(double enlarge) {
    if (enlarge == m_enlarge)
        return;
    m_enlarge = enlarge;
    change(Layout | Calm);
}

void LinesView::setZoom(double zoom) {
    if (zoom == m_zoom)
        return;
    if (isHidden()) {
        m_zoom = zoom;
        return change(Layout | Calm);
    }
    updateLayout();
    const double middle = (m_layout.offset + m_layout.room() / 2) / std::max(1.0, m_layout.length);
    m_zoom = zoom;
    change(Layout | Calm);
    updateLayout();
    m_layout.scrollTo(middle * m_layout.length - m_layout.room() / 2);
}

void LinesView::scrollTo(double share) {
    updateLayout();
    const double before = m_layout.offset;
    m_layout.scrollTo(share * m_layout.length);
    if (m_layout.offset != before)
        change(Calm);
}

const LinesLayout& LinesView::places() {
    updateLayout();
    return m_layout;
}

void LinesView::change(int what) {
    m_changes |= what;
    update();
}

void LinesView::updateLayout() {
    if (!m_data)
        return;
    if (m_changes & Layout) {
        const double before = m_layout.offset;
        m_layout = layOutLines(*m_data, size(), m_zoom, m_enlarge);
        m_layout.namesComing = !m_isGuessing;
        m_layout.scrollTo(before);
        m_changes &= ~Layout;
        follow(true);
    }
    if (m_changes & Joins) {
        m_joins = tokenJoins(*m_data, rowsShown(*m_data, m_selection));
        m_changes &= ~Joins;
    }
}

// Scrolls a long sentence so that the selection and the positions of the current row stay visible.
void LinesView::follow(bool isStep) {
    if (!m_data || (m_changes & Layout) || !m_layout.canScroll())
        return;
    const double before = m_layout.offset;
    const MapTrace* attention = currentAttention(*m_data, m_selection);
    if (isStep && attention) {
        m_layout.showSource(focusOf(*attention));
        m_layout.showRow(currentRow(*m_data, m_selection));
    }
    m_layout.showSource(m_selection.source);
    if (m_layout.offset != before)
        change(Calm);
}

void LinesView::hover(int source, int row) {
    if (source != m_hoveredSource) {
        m_hoveredSource = source;
        emit sourceHovered(source);
    }
    if (row != m_hoveredRow) {
        m_hoveredRow = row;
        emit rowHovered(row);
    }
}

LinesView::Place LinesView::placeAt(QPointF point) {
    updateLayout();
    if (!m_data)
        return {};
    if (const int source = m_layout.sourceAt(point); source >= 0)
        return {source, -1};
    if (const int row = m_layout.rowAt(point); row >= 0)
        return {-1, row < rowsShown(*m_data, m_selection) ? row : -1};
    const TokenJoin* join = m_layout.joinAt(m_joins, point);
    return join ? Place{join->source, join->row} : Place{};
}

void LinesView::mouseMoveEvent(QMouseEvent* event) {
    const bool isDown = event->buttons() & (Qt::LeftButton | Qt::MiddleButton);
    if (isDown && m_offsetAtPress >= 0 && m_layout.canScroll()) {
        const QPointF moved = event->position() - m_pressedAt;
        m_isDragged = m_isDragged || moved.manhattanLength() >= QApplication::startDragDistance();
        if (m_isDragged) {
            setCursor(Qt::ClosedHandCursor);
            scrollByUser(m_offsetAtPress -
                         (m_layout.direction == LinesLayout::Direction::Rows ? moved.x() : moved.y()));
        }
        return;
    }
    const Place place = placeAt(event->position());
    if (m_editing.isOn) {
        const bool isToken = (place.source < 0) != (place.row < 0);
        const bool isFree = m_editing.allows(std::max(0, place.row), std::max(0, place.source));
        setCursor(isToken && isFree ? Qt::CrossCursor : Qt::ArrowCursor);
    }
    hover(place.source, place.row);
}

void LinesView::mousePressEvent(QMouseEvent* event) {
    if (!m_data || !(event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton)) {
        event->ignore();
        return;
    }
    updateLayout();
    m_pressedAt = event->position();
    m_offsetAtPress = m_layout.offset;
    m_isDragged = false;
    if (event->button() == Qt::LeftButton)
        emit pressed();
}

void LinesView::mouseReleaseEvent(QMouseEvent* event) {
    const bool isClick =
        event->button() == Qt::LeftButton && m_offsetAtPress >= 0 && !m_isDragged && m_data != nullptr;
    m_offsetAtPress = -1;
    m_isDragged = false;
    unsetCursor();
    if (!isClick)
        return;
    if (const int source = m_isGuessing ? placeAt(event->position()).source : -1; source >= 0) {
        emit guessed(source);
        return;
    }
    if (editAt(event->position()))
        return;
    // The user can also go to rows that are decoded but not shown.
    int row = m_layout.rowAt(event->position());
    if (row < 0 && m_layout.sourceAt(event->position()) < 0)
        row = placeAt(event->position()).row;
    if (row >= 0 && row < m_data->rows.size())
        emit stepRequested(row + 1);
}

void LinesView::leaveEvent(QEvent*) {
    hover(-1, -1);
}

void LinesView::scrollByUser(double offset) {
    const double before = m_layout.offset;
    m_layout.scrollTo(offset);
    if (m_layout.offset != before) {
        change(Calm);
        emit scrolled(m_layout.offset / m_layout.length);
    }
}

void LinesView::wheelEvent(QWheelEvent* event) {
    updateLayout();
    const QPoint turn = event->angleDelta();
    const int delta = turn.x() != 0 ? turn.x() : turn.y();
    if (event->modifiers() & Qt::ControlModifier) {
        if (delta != 0)
            emit zoomRequested(delta > 0 ? 1 : -1);
    } else if (m_layout.canScroll()) {
        scrollByUser(m_layout.offset - delta / 120.0 * m_layout.room() / 8);
    } else {
        event->ignore();  // the grid scrolls
        return;
    }
    event->accept();
}

void LinesView::keyPressEvent(QKeyEvent* event) {
    const int sources = m_data ? sourceCount(*m_data) : 0;
    const bool isStanding = m_data && m_data->isStanding;
    const int step = isStanding ? currentRow(*m_data, m_selection) + 1 : m_selection.step;
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
            if (sources > 0)
                emit sourceHovered(std::clamp(m_selection.source + (event->key() == Qt::Key_Right ? 1 : -1),
                                              0, sources - 1));
            return;
        case Qt::Key_Up:
        case Qt::Key_Down:
            emit stepRequested(std::max(isStanding ? 1 : 0, step + (event->key() == Qt::Key_Down ? 1 : -1)));
            return;
        case Qt::Key_Escape:
            pick(-1);
            emit sourceHovered(-1);
            return;
        case Qt::Key_Space:
            if (!toggleCurrentLink())
                QWidget::keyPressEvent(event);
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (!toggleCurrentLink())
                emit pressed();
            return;
        default:
            QWidget::keyPressEvent(event);
    }
}

void LinesView::contextMenuEvent(QContextMenuEvent* event) {
    if (!m_isEditable || !m_data) {
        event->ignore();
        return;
    }
    updateLayout();
    emit pressed();
    if (event->reason() != QContextMenuEvent::Keyboard) {
        const Place place = placeAt(event->pos());
        const bool isRow = place.row < rowsShown(*m_data, m_selection);
        emit menuRequested(isRow ? place.row : -1, place.source, event->globalPos());
        return;
    }
    const int source = m_selection.source;
    const bool hasSource = source >= 0 && source < sourceCount(*m_data);
    const QRectF token = hasSource ? m_layout.sourcePlace(source)
                                   : m_layout.rowPlace(std::max(0, currentRow(*m_data, m_selection)));
    const QRectF inSight = token.intersected(rect());
    const QPointF place = inSight.isEmpty() ? QRectF(rect()).center() : inSight.center();
    emit menuRequested(-1, source, mapToGlobal(place.toPoint()));
}

QString LinesView::tipAt(QPointF point) {
    const Place place = placeAt(point);
    const QString least = tr("Weights under 1 % have no line.");
    QString tip;
    if (place.source >= 0 && place.source < m_data->sourceTokens.size()) {
        tip = tr("%1, position %2").arg(tokenName(m_data->sourceTokens[place.source])).arg(place.source + 1);
        if (m_data->sourceUnknown.size() > static_cast<std::size_t>(place.source) &&
            m_data->sourceUnknown[static_cast<std::size_t>(place.source)])
            tip += tr(", not in the vocabulary");
        addLine(tip, markAt(m_data->sourceMarks, place.source).note);
    }
    if (place.row >= 0) {
        tip += (tip.isEmpty() ? QString() : QStringLiteral("\n")) + rowText(*m_data, place.row);
        if (place.source >= 0)
            tip +=
                QLatin1Char('\n') + (givesLinks(*m_data) ? ownLinkText(*m_data, place.row, place.source)
                                                         : weightTip(m_data->rows[place.row], place.source));
        addLine(tip, markAt(m_data->outputMarks, place.row).note);
        addLine(tip, weightNote(*m_data, place.row, place.source));
        addLine(tip, linkNote(*m_data, place.row, place.source));
    }
    if (m_data && givesLinks(*m_data))
        return tip;
    if (!tip.isEmpty())
        return tip + QLatin1Char('\n') + least;
    return m_data && m_layout.lines().contains(point)
               ? tr("The thicker a line, the larger the weight. %1").arg(least)
               : QString();
}

bool LinesView::event(QEvent* event) {
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
            const bool isArrow = key->key() >= Qt::Key_Left && key->key() <= Qt::Key_Down;
            const bool isToggle = m_editing.isOn && isLinkToggle(key->key());
            if ((isArrow || isToggle) && key->modifiers() == Qt::NoModifier) {
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

void LinesView::resizeEvent(QResizeEvent*) {
    change(Layout | Calm);
}

void LinesView::paintEvent(QPaintEvent*) {
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
        paintCalmLines(painter, m_layout, *m_data, m_selection, m_joins, LineInk::Pixels);
        if (!m_found.empty()) {
            LineSheet sheet(m_layout, ratio);
            std::vector<Strand> strands =
                foundStrands(m_layout, *m_data, m_found, rowsShown(*m_data, m_selection));
            for (Strand& strand : strands)
                strand.opacity = hoversToken() ? 0.4 : 1;
            sheet.draw(strands, theme().laneOutline(m_data->colour));
            sheet.paint(painter);
        }
        m_changes &= ~Calm;
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_calm);
    paintLitLines(painter, m_layout, *m_data, m_selection, m_joins);
    paintPicked(painter);
}

}  // namespace attn::ui
