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
// The file of one model of a task, by its name without the ending; empty if it is not bundled.
QString bundledModel(const QString& taskId, const QString& name);

}  // namespace attn::ui
