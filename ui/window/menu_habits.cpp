// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menu_habits.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QShortcut>
#include <QTimer>
#include <QToolButton>

namespace attn::ui {

namespace {

// Qt knows the menu key of X11 alone.
bool isMenuKey(const QKeyEvent& event) {
    return event.key() == Qt::Key_F10 && event.modifiers() == Qt::ShiftModifier;
}

// As Qt does for the menu key.
void askForMenu(QWidget& widget) {
    const QPoint place = widget.inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, place, widget.mapToGlobal(place));
    QApplication::sendEvent(&widget, &event);
}

}  // namespace

MenuHabits::MenuHabits(QMainWindow& window) : QObject(&window), m_window(window) {
    connect(new QShortcut(Qt::Key_F10, &window), &QShortcut::activated, this, [this] {
        QMenuBar* bar = m_window.menuBar();
        if (bar->isVisible() && !bar->actions().isEmpty())
            bar->setActiveAction(bar->actions().front());
    });
    qApp->installEventFilter(this);
}

bool MenuHabits::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Hide && qobject_cast<QMenu*>(watched)) {
        QTimer::singleShot(0, this, [this] { unlight(); });
    } else if (event->type() == QEvent::KeyPress && watched->isWidgetType() &&
               watched == QApplication::focusWidget() && isMenuKey(*static_cast<QKeyEvent*>(event))) {
        askForMenu(*static_cast<QWidget*>(watched));
        return true;
    } else if (event->type() == QEvent::ShortcutOverride && watched == m_window.menuBar() &&
               m_window.menuBar()->activeAction()) {
        event->accept();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

void MenuHabits::unlight() {
    for (QToolButton* button : m_window.findChildren<QToolButton*>()) {
        if (!button->underMouse() || button->rect().contains(button->mapFromGlobal(QCursor::pos())))
            continue;
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(button, &leave);
        button->setAttribute(Qt::WA_UnderMouse, false);
        button->update();
    }
}

}  // namespace attn::ui
