// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>
#include <functional>

class QAction;
class QObject;

namespace attn::ui {

// A command with what every command has: its tooltip is the tip with the keys. `run` is called as long as
// `owner` lives, where there is one.
QAction* newCommand(QObject* owner, const QString& name, const QString& text, const QString& tip,
                    const QList<QKeySequence>& keys, std::function<void()> run = {});

}  // namespace attn::ui
