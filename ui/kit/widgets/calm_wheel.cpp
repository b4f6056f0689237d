// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/calm_wheel.h"

#include <QEvent>
#include <QWidget>

namespace attn::ui {
namespace {

class WheelFilter : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Wheel || static_cast<const QWidget*>(watched)->hasFocus())
            return false;
        event->ignore();  // an ignored event goes on to the parent
        return true;
    }
};

}  // namespace

void calmWheel(QWidget* editor) {
    // Otherwise the wheel itself would set the focus.
    if (editor->focusPolicy() == Qt::WheelFocus)
        editor->setFocusPolicy(Qt::StrongFocus);
    editor->installEventFilter(new WheelFilter(editor));
}

}  // namespace attn::ui
