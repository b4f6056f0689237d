// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/modes/add_command.h"

#include <QAction>
#include <QMenu>

namespace attn::ui {

QAction* addCommand(QMenu* menu, const QString& name, const QString& text, const QString& tip,
                    const QList<QKeySequence>& keys, QObject* receiver, std::function<void()> run) {
    QAction* action = menu->addAction(text);
    action->setObjectName(name);
    action->setShortcuts(keys);
    action->setStatusTip(tip);
    action->setToolTip(tip);
    QObject::connect(action, &QAction::triggered, receiver, [run = std::move(run)] { run(); });
    return action;
}

}  // namespace attn::ui
