// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace attn::ui {

// Ids of the tasks that have bundled models, in the registry's order; the first is what a new window shows.
QStringList bundledTasks();
// Model files of a bundled task that are opened together: those named like scores, in the registry's order,
// or all by name where none is.
QStringList bundledModels(const QString& taskId);

// The path of one of a task's bundled models, of any kind, by the name of its file without the ending; empty
// if there is none.
QString bundledModel(const QString& taskId, const QString& name);

}  // namespace attn::ui
