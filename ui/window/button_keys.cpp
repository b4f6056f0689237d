// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/button_keys.h"

#include <QAbstractButton>
#include <QApplication>
#include <QButtonGroup>
#include <QKeyEvent>

namespace attn::ui {
namespace {

bool isOneOfARow(const QAbstractButton& button) {
    return button.isCheckable() && (button.group() ? button.group()->exclusive() : button.autoExclusive());
}

bool isKeyOf(const QAbstractButton& button, const QKeyEvent& event) {
    if (event.modifiers() & ~Qt::KeypadModifier)
        return false;
    switch (event.key()) {
        case Qt::Key_Space:
            return true;
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
            return isOneOfARow(button);
        default:
            return false;
    }
}

}  // namespace

ButtonKeys::ButtonKeys(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

bool ButtonKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* button = qobject_cast<const QAbstractButton*>(watched);
        if (button && button->hasFocus() && isKeyOf(*button, *static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace attn::ui
