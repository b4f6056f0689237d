// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QWheelEvent>
#include <QWidget>

namespace attn::test {

// Turns the wheel one notch towards the user above the middle of a widget. Parents get the event when the
// widget ignores it. Qt does this only for events of a real mouse.
inline void turnWheel(QWidget& widget, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    for (QWidget* above = &widget; above; above = above->isWindow() ? nullptr : above->parentWidget()) {
        const QPointF middle = QRectF(above->rect()).center();
        QWheelEvent turn(middle, above->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, modifiers,
                         Qt::NoScrollPhase, false);
        QApplication::sendEvent(above, &turn);
        if (turn.isAccepted())
            return;
    }
}

}  // namespace attn::test
