// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace attn::ui {

// Ids of the tasks that have bundled models, in the registry's order; the first is what a new window shows.
QStringList bundledTasks();
// Model files of a bundled task, one per score, in the registry's order; those that do not exist are left
// out.
QStringList bundledModels(const QString& taskId);

}  // namespace attn::ui
