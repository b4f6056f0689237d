// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/resource_locator.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "core/attention/score_registry.h"

namespace attn::ui {
namespace {

constexpr auto exampleFolder = "models/dates";

}  // namespace

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

QStringList bundledModels() {
    const QString resources = resourceDirectory();
    QStringList paths;
    if (resources.isEmpty())
        return paths;
    const QDir folder(QDir(resources).filePath(QLatin1String(exampleFolder)));
    for (const ScoreDescription& score : scoreFunctions()) {
        const QString path = folder.filePath(QString::fromStdString(score.id + ".safetensors"));
        if (QFileInfo::exists(path))
            paths.append(path);
    }
    return paths;
}

}  // namespace attn::ui
