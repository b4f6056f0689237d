// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/commands/empty_menu.h"

#include <QAction>
#include <QMenu>

namespace attn::ui {

void emptyMenu(QMenu& menu) {
    for (QAction* action : menu.actions()) {
        menu.removeAction(action);
        QObject* owned = action->menu() ? static_cast<QObject*>(action->menu()) : action;
        if (owned->parent() != &menu)
            continue;
        for (QObject* each : owned->findChildren<QObject*>())
            each->setObjectName(QString());
        owned->setObjectName(QString());
        action->setObjectName(QString());
        owned->deleteLater();
    }
}

}  // namespace attn::ui
