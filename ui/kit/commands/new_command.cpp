// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/commands/new_command.h"

#include <QAction>
#include <utility>

namespace attn::ui {

QAction* newCommand(QObject* owner, const QString& name, const QString& text, const QString& tip,
                    const QList<QKeySequence>& keys, std::function<void()> run) {
    auto* action = new QAction(text, owner);
    action->setObjectName(name);
    action->setShortcuts(keys);
    action->setStatusTip(tip);
    QStringList shown;
    for (const QKeySequence& key : keys)
        shown.append(key.toString(QKeySequence::NativeText));
    action->setToolTip(
        shown.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, shown.join(QStringLiteral(", "))));
    if (run)
        QObject::connect(action, &QAction::triggered, owner, [run = std::move(run)] { run(); });
    return action;
}

}  // namespace attn::ui
