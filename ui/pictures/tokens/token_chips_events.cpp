// SPDX-License-Identifier: GPL-3.0-or-later
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMetaMethod>
#include <QToolTip>
#include <algorithm>

#include "ui/kit/text/token_text.h"
#include "ui/pictures/tokens/token_chips.h"

namespace attn::ui {

void TokenChips::setHovered(int index) {
    if (index != m_hovered) {
        m_hovered = index;
        emit hovered(index);
    }
}

void TokenChips::mouseMoveEvent(QMouseEvent* event) {
    setHovered(tokenAt(event->position().toPoint()));
}

void TokenChips::mousePressEvent(QMouseEvent* event) {
    const int index = tokenAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && index >= 0) {
        emit clicked(index);
    }
}

void TokenChips::leaveEvent(QEvent*) {
    setHovered(-1);
}

void TokenChips::wheelEvent(QWheelEvent* event) {
    if (m_lineWidth <= width()) {
        event->ignore();
        return;
    }
    const QPoint turn = event->angleDelta();
    setScroll(m_scroll - (turn.x() != 0 ? turn.x() : turn.y()));
    setHovered(tokenAt(event->position().toPoint()));
    event->accept();
}

void TokenChips::keyPressEvent(QKeyEvent* event) {
    const int count = static_cast<int>(m_tokens.size());
    const int from = pointedToken();
    if (count > 0) {
        switch (event->key()) {
            case Qt::Key_Left:
                emit hovered(std::clamp(from - 1, 0, count - 1));
                return;
            case Qt::Key_Right:
                emit hovered(std::clamp(from + (m_highlighted >= 0 ? 1 : 0), 0, count - 1));
                return;
            case Qt::Key_Return:
            case Qt::Key_Enter:
                emit clicked(from);
                return;
            case Qt::Key_Escape:
                emit hovered(-1);
                return;
            default:
                break;
        }
    }
    QWidget::keyPressEvent(event);
}

void TokenChips::contextMenuEvent(QContextMenuEvent* event) {
    static const QMetaMethod asked = QMetaMethod::fromSignal(&TokenChips::menuRequested);
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const int index = isByKey ? pointedToken() : tokenAt(event->pos());
    if (index < 0 || !isSignalConnected(asked)) {
        event->ignore();
        return;
    }
    emit menuRequested(index, isByKey ? mapToGlobal(chipRect(index).center()) : event->globalPos());
}

void TokenChips::focusInEvent(QFocusEvent* event) {
    // The ring is for the keyboard, so a window that opens with the focus here shows none.
    m_showsFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                   event->reason() == Qt::ShortcutFocusReason || event->reason() == Qt::OtherFocusReason;
    update();
    QWidget::focusInEvent(event);
}

bool TokenChips::event(QEvent* event) {
    switch (event->type()) {
        case QEvent::ToolTip: {
            const auto* help = static_cast<QHelpEvent*>(event);
            const int index = tokenAt(help->pos());
            if (index < 0) {
                QToolTip::hideText();
                return true;
            }
            QToolTip::showText(help->globalPos(), tokenDescription(index), this, chipRect(index));
            return true;
        }
        case QEvent::ShortcutOverride: {
            // With the focus the arrows belong to this widget, not to the window's shortcuts.
            const auto* key = static_cast<QKeyEvent*>(event);
            if ((key->key() == Qt::Key_Left || key->key() == Qt::Key_Right) &&
                key->modifiers() == Qt::NoModifier) {
                event->accept();
                return true;
            }
            break;
        }
        case QEvent::FocusOut:
            m_showsFocus = false;
            update();
            break;
        default:
            break;
    }
    return QWidget::event(event);
}

}  // namespace attn::ui
