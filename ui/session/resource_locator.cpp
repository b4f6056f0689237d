// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/resource_locator.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "core/attention/score_registry.h"
#include "core/tasks/task.h"

namespace attn::ui {
QString resourceDirectory() {
    const QString chosen = qEnvironmentVariable("ATTENTION_LAB_RESOURCES");
    if (!chosen.isEmpty())
        return QDir(chosen).exists() ? QDir(chosen).absolutePath() : QString();
    const QDir program(QCoreApplication::applicationDirPath());
    const QStringList places = {program.filePath(QStringLiteral(ATTN_INSTALLED_RESOURCE_DIR)),
                                QStringLiteral(ATTN_SOURCE_RESOURCE_DIR)};
    for (const QString& place : places) {
        if (QDir(place).exists())
            return QDir::cleanPath(place);
    }
    return {};
}

QStringList bundledTasks() {
    QStringList ids;
    for (const TaskDescription& task : tasks()) {
        if (const QString id = QString::fromStdString(task.id); !bundledModels(id).isEmpty())
            ids.append(id);
    }
    return ids;
}

QStringList bundledModels(const QString& taskId) {
    const QString resources = resourceDirectory();
    QStringList paths;
    if (resources.isEmpty())
        return paths;
    const QDir folder(QDir(resources).filePath(QStringLiteral("models/") + taskId));
    for (const ScoreDescription& score : scoreFunctions()) {
        const QString path = folder.filePath(QString::fromStdString(score.id + ".safetensors"));
        if (QFileInfo::exists(path))
            paths.append(path);
    }
    return paths;
}

}  // namespace attn::ui
