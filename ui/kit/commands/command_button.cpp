// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/commands/command_button.h"

#include <QAction>

#include "ui/kit/text/tr.h"

namespace attn::ui {

QString buttonText(const QAction& command) {
    // Qt makes an icon text by taking out the "&" alone, which leaves "打开(O)…".
    const bool isMadeByQt = command.iconText() == QAction(command.text()).iconText();
    return isMadeByQt ? withoutAccelerator(command.text()) : command.iconText();
}

CommandButton::CommandButton(QAction* command, QWidget* parent) : QToolButton(parent) {
    setDefaultAction(command);
    showText();
}

void CommandButton::actionEvent(QActionEvent* event) {
    QToolButton::actionEvent(event);  // writes the icon text at each change
    showText();
}

void CommandButton::showText() {
    if (!defaultAction())
        return;
    const QString text = buttonText(*defaultAction());
    setText(text);
    setAccessibleName(text);
}

}  // namespace attn::ui
