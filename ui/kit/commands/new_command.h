// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>
#include <functional>

class QAction;
class QObject;

namespace attn::ui {

// Makes a command with everything that commands need; its tooltip is the tip followed by the keys. `run` is
// called as long as `owner`, if any, lives.
QAction* newCommand(QObject* owner, const QString& name, const QString& text, const QString& tip,
                    const QList<QKeySequence>& keys, std::function<void()> run = {});

}  // namespace attn::ui
