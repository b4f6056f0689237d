// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/resource_locator.h"

#include <QDir>
#include <QFileInfo>

#include "core/files/resource_folder.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/tasks/task.h"

namespace attn::ui {

QStringList bundledTasks() {
    QStringList ids;
    for (const TaskDescription& task : tasks()) {
        if (const QString id = QString::fromStdString(task.id); !bundledModels(id).isEmpty())
            ids.append(id);
    }
    return ids;
}

QString bundledModel(const QString& taskId, const QString& name) {
    const std::filesystem::path resources = resourceFolder();
    if (resources.empty())
        return {};
    const QDir folder(QString::fromStdString((resources / "models" / taskId.toStdString()).string()));
    const QString path = folder.filePath(name + QStringLiteral(".safetensors"));
    return QFileInfo::exists(path) ? path : QString();
}

QStringList bundledModels(const QString& taskId) {
    const std::filesystem::path resources = resourceFolder();
    QStringList paths;
    if (resources.empty())
        return paths;
    const QDir folder(QString::fromStdString((resources / "models" / taskId.toStdString()).string()));
    for (const ScoreDescription& score : scoreFunctions()) {
        const QString path = folder.filePath(QString::fromStdString(score.id + ".safetensors"));
        if (QFileInfo::exists(path))
            paths.append(path);
    }
    // The scores side by side are one set; models of other kinds are opened by hand where a task has both.
    if (paths.isEmpty())
        for (const QString& name :
             folder.entryList({QStringLiteral("*.safetensors")}, QDir::Files, QDir::Name))
            paths.append(folder.filePath(name));
    return paths;
}

}  // namespace attn::ui
