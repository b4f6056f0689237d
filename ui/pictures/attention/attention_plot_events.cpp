// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/lane/difference.h"
#include "ui/pictures/lane/own_links.h"
#include "ui/pictures/lane/row_text.h"
#include "ui/pictures/lane/span_view.h"
#include "ui/pictures/lane/what_if_marks.h"

namespace attn::ui {
namespace {

constexpr double weightStep = 0.05;  // for + and −

// The expected token for a row with another one, and the tokens that are missing before it.
QString differenceNote(const Picture& picture, int row) {
    if (!picture.differences || isRightToken(picture, row).value_or(true))
        return {};
    const TokenDifferences& found = *picture.differences;
    const Index expected = found.reference[static_cast<std::size_t>(row)];
    if (const auto own = picture.predictions.find(row); own != picture.predictions.end())
        return tr("by itself the lane would say %1").arg(tokenName(own->second));
    if (expected < 0)
        return tr("not expected here");
    return tr("expected: %1")
        .arg(tokenName(expected < picture.referenceTokens.size() ? picture.referenceTokens[expected]
                                                                 : QStringLiteral("</s>")));
}

QString missingNote(const Picture& picture, int row) {
    const auto place = static_cast<std::size_t>(row);
    const bool isCompared = picture.differences && place < picture.differences->missingBefore.size();
    const Index count = isCompared ? picture.differences->missingBefore[place] : 0;
    return count == 0   ? QString()
           : count == 1 ? tr("one expected token is missing before it")
                        : tr("%1 expected tokens are missing before it", nullptr, pluralOf(count)).arg(count);
}

QString withNote(const QString& tip, const QString& note) {
    return note.isEmpty() ? tip : tip + QLatin1Char('\n') + note;
}

}  // namespace

void AttentionPlot::hover(int source, int row) {
    if (source != m_hoveredSource) {
        m_hoveredSource = source;
        emit sourceHovered(source);
    }
    if (row != m_hoveredRow) {
        m_hoveredRow = row;
        emit rowHovered(row);
    }
}

bool AttentionPlot::canEdit() const {
    const bool takesWeights = m_isEditable && m_data && m_data->takesWeights;
    const MapTrace* attention = takesWeights ? currentAttention(*m_data, m_selection) : nullptr;
    return attention && !m_isGuessing && attention->weights.size() > 0;
}

int AttentionPlot::barAt(QPointF place) const {
    const bool isInside = place.y() >= m_layout.bars.top() - 3 && place.y() <= m_layout.bars.bottom() + 3 &&
                          place.x() >= m_layout.cells.left();
    return isInside ? m_layout.columnAt(place.x()) : -1;
}

std::optional<QPoint> AttentionPlot::cellAt(QPointF place) const {
    if (!m_data || !m_layout.cells.contains(place))
        return std::nullopt;
    const int row = m_layout.rowAt(place.y()), source = m_layout.columnAt(place.x());
    const MapTrace* attention = m_data->rows.find(row);
    if (!attention || source < 0 || source >= attention->weights.size())
        return std::nullopt;
    return QPoint(source, row);
}

void AttentionPlot::dragTo(double y, bool isFirst) {
    const double weight = (m_layout.bars.bottom() - y) / std::max(1.0, m_layout.bars.height());
    emit weightDragged(m_draggedRow, m_dragged, std::clamp(weight, 0.0, 1.0), isFirst);
}

void AttentionPlot::nudge(double by) {
    const MapTrace* attention = canEdit() ? currentAttention(*m_data, m_selection) : nullptr;
    const int source = m_selection.source;
    if (!attention || source < 0 || source >= attention->weights.size())
        return;
    // The row is still being decoded after the last change.
    if (!m_data->isFinished && !m_data->isStanding && currentRow(*m_data, m_selection) < m_selection.step - 1)
        return;
    const double weight = std::clamp(static_cast<double>(attention->weights[source]) + by, 0.0, 1.0);
    emit weightDragged(currentRow(*m_data, m_selection), source, weight, true);
}

void AttentionPlot::mouseMoveEvent(QMouseEvent* event) {
    if (!m_data) {
        return;
    }
    updateLayout();
    // The button was released elsewhere, for example over a menu.
    if (!(event->buttons() & Qt::LeftButton))
        m_dragged = -1;
    if (!(event->buttons() & (Qt::LeftButton | Qt::MiddleButton)))
        m_grip.reset();
    if (m_dragged >= 0) {
        dragTo(event->position().y(), false);
        return;
    }
    if (m_grip) {
        const QPointF moved = event->position() - m_grip->at;
        m_grip->hasMoved = m_grip->hasMoved || moved.manhattanLength() >= QApplication::startDragDistance();
        if (m_grip->hasMoved) {
            setCursor(Qt::ClosedHandCursor);
            scrollByUser(m_grip->column - static_cast<int>(std::lround(moved.x() / m_layout.cellWidth)),
                         m_grip->row - static_cast<int>(std::lround(moved.y() / m_layout.cellHeight)));
        }
        return;
    }
    setCursor(canEdit() && barAt(event->position()) >= 0 ? Qt::SizeVerCursor
              : linkCellAt(event->position())            ? Qt::CrossCursor
                                                         : Qt::ArrowCursor);
    const QPointF place = event->position();
    const bool isAbove = place.y() < m_layout.cells.top();
    const bool isLeft = place.x() < m_layout.cells.left();
    const int row = place.x() <= m_layout.cells.right() ? m_layout.rowAt(place.y()) : -1;
    // A column reacts over the source labels, the cells and the bars; over the row labels only the row
    // reacts.
    const int source = isLeft || place.y() > m_layout.bars.bottom() + 3 ? -1 : m_layout.columnAt(place.x());
    hover(source, isAbove || row >= rowsShown(*m_data, m_selection) ? -1 : row);
}

void AttentionPlot::goToRowAt(double y) {
    const int row = m_layout.rowAt(y);
    if (row >= 0 && row < m_data->rows.size()) {
        m_isClicked = true;
        emit stepRequested(row + 1);
        m_isClicked = false;
    }
}

void AttentionPlot::mousePressEvent(QMouseEvent* event) {
    const bool isGrip = event->button() == Qt::MiddleButton && canScroll();
    if ((event->button() != Qt::LeftButton && !isGrip) || !m_data) {
        event->ignore();
        return;
    }
    updateLayout();
    if (isGrip) {
        m_grip = Grip{event->position(), m_layout.firstColumn, m_layout.firstRow, true};
        return;
    }
    emit pressed();
    if (m_isGuessing) {
        const bool isBeside = event->position().x() < m_layout.cells.left();
        const int source = isBeside ? -1 : m_layout.columnAt(event->position().x());
        if (source >= 0)
            emit guessed(source);
        return;
    }
    if (canEdit()) {
        m_dragged = barAt(event->position());
        m_draggedRow = currentRow(*m_data, m_selection);
        if (m_dragged >= 0)
            return dragTo(event->position().y(), true);
    }
    // A plot that scrolls can be dragged, so only the release shows whether this is a click.
    if (canScroll())
        m_grip = Grip{event->position(), m_layout.firstColumn, m_layout.firstRow, false};
    else
        clickAt(event->position());
}

void AttentionPlot::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        m_dragged = -1;
    const bool isClick = m_grip && !m_grip->hasMoved && m_data;
    if (m_grip)
        unsetCursor();
    m_grip.reset();
    if (isClick)
        clickAt(event->position());
}

std::optional<QPoint> AttentionPlot::askedAt(QPointF place) const {
    const std::optional<QPoint> cell = m_isEditable && !m_isGuessing ? cellAt(place) : std::nullopt;
    return cell && (!m_asks || m_asks(cell->y(), cell->x())) ? cell : std::nullopt;
}

// The first click has already selected the row.
void AttentionPlot::mouseDoubleClickEvent(QMouseEvent* event) {
    updateLayout();
    const bool isLeft = event->button() == Qt::LeftButton;
    if (const std::optional<QPoint> cell = isLeft ? askedAt(event->position()) : std::nullopt)
        emit cellActivated(cell->y(), cell->x());
    else
        mousePressEvent(event);
}

void AttentionPlot::leaveEvent(QEvent*) {
    hover(-1, -1);
}

bool AttentionPlot::canScroll() const {
    return m_layout.visibleColumns < m_layout.columns || m_layout.visibleRows < m_layout.rows;
}

void AttentionPlot::scrollByUser(int firstColumn, int firstRow) {
    const int column = m_layout.firstColumn, row = m_layout.firstRow;
    scrollTo(firstColumn, firstRow);
    m_wantedColumn = m_layout.firstColumn;
    m_wantedRow = m_layout.firstRow;
    if (column != m_layout.firstColumn || row != m_layout.firstRow)
        emit scrolled(m_layout.firstColumn, m_layout.firstRow);
}

void AttentionPlot::wheelEvent(QWheelEvent* event) {
    updateLayout();
    if (event->modifiers() & Qt::ControlModifier) {
        if (event->angleDelta().y() != 0)
            emit zoomRequested(event->angleDelta().y() > 0 ? 1 : -1);
        event->accept();
        return;
    }
    const bool isWide = m_layout.visibleColumns < m_layout.columns;
    const bool isLong = m_layout.visibleRows < m_layout.rows;
    const QPoint turn = event->angleDelta();
    const bool isSideways = turn.x() != 0 || event->modifiers() & Qt::ShiftModifier || !isLong;
    if (!(isWide && isSideways) && !(isLong && !isSideways)) {
        event->ignore();  // the grid scrolls
        return;
    }
    const int delta = turn.x() != 0 ? turn.x() : turn.y();
    const int count = std::max(1, (isSideways ? m_layout.visibleColumns : m_layout.visibleRows) / 8);
    const int by = delta < 0 ? count : -count;
    scrollByUser(m_layout.firstColumn + (isSideways ? by : 0), m_layout.firstRow + (isSideways ? 0 : by));
    event->accept();
}

void AttentionPlot::keyPressEvent(QKeyEvent* event) {
    const int columns = m_data ? sourceCount(*m_data) : 0;
    const bool isStanding = m_data && m_data->isStanding;
    const int step = isStanding ? currentRow(*m_data, m_selection) + 1 : m_selection.step;
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right: {
            const int next = m_selection.source + (event->key() == Qt::Key_Right ? 1 : -1);
            if (columns > 0) {
                emit sourceHovered(std::clamp(next, 0, columns - 1));
            }
            return;
        }
        case Qt::Key_Up:
        case Qt::Key_Down:
            emit stepRequested(std::max(isStanding ? 1 : 0, step + (event->key() == Qt::Key_Down ? 1 : -1)));
            return;
        case Qt::Key_Escape:
            emit sourceHovered(-1);
            return;
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            nudge(weightStep);
            return;
        case Qt::Key_Minus:
            nudge(-weightStep);
            return;
        case Qt::Key_Space:
            if (!toggleCurrentLink())
                QWidget::keyPressEvent(event);
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (!toggleCurrentLink()) {
                emit pressed();
                QWidget::keyPressEvent(event);  // the grid may use it
            }
            return;
        default:
            QWidget::keyPressEvent(event);
    }
}

void AttentionPlot::contextMenuEvent(QContextMenuEvent* event) {
    if (!m_isEditable || !m_data) {
        event->ignore();
        return;
    }
    updateLayout();
    emit pressed();
    const int current = currentRow(*m_data, m_selection);
    if (event->reason() == QContextMenuEvent::Keyboard) {
        const QRectF cell = m_layout.cell(std::max(0, current), std::max(0, m_selection.source));
        emit menuRequested(-1, m_selection.source, mapToGlobal(cell.center().toPoint()));
        return;
    }
    const int row = m_layout.rowAt(event->pos().y());
    const bool isRow = row >= 0 && row < rowsShown(*m_data, m_selection);
    const int source = event->pos().x() < m_layout.cells.left() ? -1 : m_layout.columnAt(event->pos().x());
    emit menuRequested(isRow ? row : -1, source, event->globalPos());
}

QString AttentionPlot::tipAt(QPoint position) {
    updateLayout();
    if (!m_data || position.x() < m_layout.cells.left() - 1) {
        const int row = m_data ? m_layout.rowAt(position.y()) : -1;
        if (row < 0 || row >= rowsShown(*m_data, m_selection) || row >= m_data->outputTokens.size())
            return {};
        QString tip = withNote((m_data->isStanding ? tr("%1, position %2") : tr("%1 at step %2"))
                                   .arg(tokenName(m_data->outputTokens[row]))
                                   .arg(row + 1),
                               differenceNote(*m_data, row));
        tip = withNote(withNote(tip, missingNote(*m_data, row)), markAt(m_data->outputMarks, row).note);
        return withNote(tip, m_base ? otherRowText(*m_data, *m_base, row) : QString());
    }
    const int source = m_layout.columnAt(position.x());
    if (source < 0 || source >= m_data->sourceTokens.size()) {
        return {};
    }
    QString tip = tr("%1, position %2").arg(tokenName(m_data->sourceTokens[source])).arg(source + 1);
    if (m_layout.unknown[static_cast<std::size_t>(source)]) {
        tip += tr(", not in the vocabulary");
    }
    tip = withNote(tip, markAt(m_data->sourceMarks, source).note);
    const int hovered = m_layout.rowAt(position.y());
    const int shown = rowsShown(*m_data, m_selection);
    const int row = hovered >= 0 && hovered < shown ? hovered : currentRow(*m_data, m_selection);
    if (row >= 0) {
        const MapTrace& attention = m_data->rows[row];
        if (source < attention.weights.size()) {
            tip +=
                tr("\n%1\n%2")
                    .arg(rowText(*m_data, row), givesLinks(*m_data) ? ownLinkText(*m_data, row, source)
                                                : m_data->isCausal && source > row
                                                    ? tr("not permitted: a token attends to those before it")
                                                    : weightTip(attention, source));
            tip = withNote(tip, weightNote(*m_data, row, source));
            if (m_base && refusalOf(*m_data, *m_base).isEmpty()) {
                const QString difference = differenceText(*m_data, *m_base, row, source);
                const QString other = otherRowText(*m_data, *m_base, row);
                if (!difference.isEmpty())
                    tip += tr("\n%1, less %2: %3").arg(m_data->name, m_base->name, difference);
                if (!other.isEmpty())
                    tip += QLatin1Char('\n') + other;
            }
            if (const Link* link = knownLink(*m_data, row, source)) {
                tip += link->sure ? tr("\nknown link: this is where it comes from")
                                  : tr("\npossible link: one of several places where it may come from");
            }
        }
        if (row >= 0 && !givesLinks(*m_data) &&
            std::any_of(m_found.begin(), m_found.end(),
                        [&](const Link& link) { return link.source == source && link.target == row; }))
            tip += tr("\nlink found: the weights become one here");
        if (linkCellAt(position))
            tip += tr("\nClick: no link, sure, possible in turn");
        if (askedAt(position))
            tip += tr("\nDouble-click: why this number?");
    }
    return tip;
}

bool AttentionPlot::event(QEvent* event) {
    switch (event->type()) {
        case QEvent::ToolTip: {
            const auto* help = static_cast<QHelpEvent*>(event);
            const QString tip = tipAt(help->pos());
            tip.isEmpty() ? QToolTip::hideText() : QToolTip::showText(help->globalPos(), tip, this);
            return true;
        }
        case QEvent::ShortcutOverride: {
            // With the focus the arrows belong to this plot, not to the window's shortcuts.
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
            if (parentWidget()) {
                parentWidget()->update();  // the card draws the focus ring
            }
            break;
        default:
            break;
    }
    return QWidget::event(event);
}

}  // namespace attn::ui
