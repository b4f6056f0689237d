// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>
#include <functional>

class QAction;
class QMenu;
class QObject;

namespace attn::ui {

// Adds a command to the end of a menu, which owns it; `run` is called as long as `receiver` lives.
QAction* addCommand(QMenu* menu, const QString& name, const QString& text, const QString& tip,
                    const QList<QKeySequence>& keys, QObject* receiver, std::function<void()> run);

}  // namespace attn::ui
