// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/window_settings.h"

#include <QFileInfo>
#include <QSettings>

#include "ui/files/settings_file.h"

namespace attn::ui {
namespace {

constexpr int mostRecentFiles = 8;

// The list of keys for both directions.
template <class Visitor>
void visitSettings(WindowSettings& settings, Visitor&& visit) {
    visit("window/geometry", settings.geometry);
    visit("window/state", settings.state);
    visit("window/mode", settings.mode);
    visit("window/computation", settings.showsComputation);
    visit("window/dockWasOpened", settings.dockWasOpened);
    visit("view/language", settings.language);
    visit("view/theme", settings.theme);
    visit("view/colourMap", settings.colourMap);
    visit("view/reducesMotion", settings.reducesMotion);
    visit("view/hiddenLanes", settings.hiddenLanes);
    visit("view/showsTokens", settings.showsTokens);
    visit("view/showsFocus", settings.showsFocus);
    visit("decode/speed", settings.speed);
    visit("decode/example", settings.example);
    visit("decode/text", settings.text);
    visit("train/showsMore", settings.showsMoreSettings);
    visit("train/showsSettings", settings.showsRunSettings);
    visit("train/showsCharts", settings.showsRunCharts);
    visit("file/recent", settings.recentFiles);
    visit("help/usedHints", settings.usedHints);
}

}  // namespace

WindowSettings loadWindowSettings() {
    const QSettings store;
    WindowSettings settings;
    visitSettings(settings, [&](const char* key, auto& value) {
        const QVariant stored = store.value(QLatin1String(key));
        if (stored.canConvert<std::decay_t<decltype(value)>>())
            value = stored.value<std::decay_t<decltype(value)>>();
    });
    if (!(settings.speed >= 0.1 && settings.speed <= 100))
        settings.speed = WindowSettings().speed;
    return settings;
}

void saveWindowSettings(const WindowSettings& settings) {
    SettingValues stored;
    WindowSettings values = settings;
    visitSettings(values, [&](const char* key, auto& value) { stored[QLatin1String(key)] = value; });
    storeSettings(stored);
}

QStringList withRecentFile(QStringList files, const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.removeAll(absolute);
    files.prepend(absolute);
    return files.mid(0, mostRecentFiles);
}

}  // namespace attn::ui
