// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/commands/add_command.h"

#include <QAction>
#include <QMenu>

#include "ui/kit/commands/new_command.h"

namespace attn::ui {

QAction* addCommand(QMenu* menu, const QString& name, const QString& text, const QString& tip,
                    const QList<QKeySequence>& keys, QObject* receiver, std::function<void()> run) {
    QAction* action = newCommand(menu, name, text, tip, keys);
    menu->addAction(action);
    QObject::connect(action, &QAction::triggered, receiver, [run = std::move(run)] { run(); });
    return action;
}

}  // namespace attn::ui
