// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/inspect_files.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

#include "core/base/error.h"
#include "core/inspect/read_dump.h"
#include "core/inspect/texts/dump_start.h"
#include "core/model_files/foreign_models.h"
#include "core/runs/run_file.h"
#include "ui/files/launch_options.h"

namespace attn::ui {
namespace {

constexpr double clearly = 0.5;  // DumpFormat::fits

constexpr int mostLooked = 200;  // files of a folder

bool isAlignment(const std::string& path) {
    const std::string start = startOfFile(path);
    const auto& formats = dumpFormats();
    return std::any_of(formats.begin(), formats.end(),
                       [&](const DumpFormat& format) { return format.fits(start) > clearly; });
}

}  // namespace

QStringList alignmentsIn(const QString& folder) {
    QStringList found;
    int looked = 0;
    for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files, QDir::Name)) {
        if (++looked > mostLooked)
            break;
        const QString path = file.filePath();
        try {
            if (looksLikeModel(path.toStdString()) || isAlignment(path.toStdString()))
                found.append(path);
        } catch (const Error&) {
            continue;  // no such file
        }
    }
    return found;
}

bool belongsToInspect(const QString& path, bool isInspectShown) {
    if (isSessionFile(path) || path.endsWith(QLatin1String(runFileSuffix)))
        return false;
    if (isInspectShown)
        return true;
    try {
        const std::string file = path.toStdString();
        if (foreignModelOf(file) || (!QFileInfo(path).isDir() && looksLikeModel(file)))
            return false;
        return QFileInfo(path).isDir() ? !alignmentsIn(path).isEmpty() : isAlignment(file);
    } catch (const Error&) {
        return false;  // whoever opens it says what is wrong
    }
}

}  // namespace attn::ui
