// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/inspect_files.h"

#include <algorithm>

#include "core/error.h"
#include "core/inspect/dump.h"
#include "core/inspect/dump_start.h"
#include "core/io/run_file.h"
#include "ui/session/launch_options.h"

namespace attn::ui {
namespace {

constexpr double clearly = 0.5;  // DumpFormat::fits

}  // namespace

bool belongsToInspect(const QString& path, bool isInspectShown) {
    if (isSessionFile(path) || path.endsWith(QLatin1String(runFileSuffix)))
        return false;
    if (isInspectShown)
        return true;
    try {
        const std::string file = path.toStdString();
        if (looksLikeModel(file))
            return false;
        const std::string start = startOfFile(file);
        const auto& formats = dumpFormats();
        return std::any_of(formats.begin(), formats.end(),
                           [&](const DumpFormat& format) { return format.fits(start) > clearly; });
    } catch (const Error&) {
        return false;  // who opens it says what is wrong
    }
}

}  // namespace attn::ui
