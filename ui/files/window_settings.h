// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace attn::ui {

// What a window remembers, read from and written to the QSettings of the application.
struct WindowSettings {
    QByteArray geometry;
    QByteArray state;                       // docks
    QString mode = QStringLiteral("step");  // the mode that was shown
    bool showsComputation = false;          // the dock of Step mode
    bool dockWasOpened = false;             // its first height was chosen to suit the lanes
    QString language = QStringLiteral("system");
    QString theme = QStringLiteral("system");
    QString colourMap = QStringLiteral("blues");
    bool reducesMotion = false;
    bool showsTokens = false;        // the token lines of Step mode
    bool showsFocus = false;         // one lane is shown large
    bool showsMoreSettings = false;  // more settings of a run
    QString showsRunSettings;        // "yes" or "no"; empty: if there is room
    bool showsRunCharts = true;
    double speed = 2;         // tokens per second
    QStringList hiddenLanes;  // ids of scores
    QString example;          // task of the bundled models that were decoded; may be empty
    QString text;             // the text that they decoded
    QStringList recentFiles;  // the newest first
    QStringList usedHints;    // ids as in Hints
};

// A value of a wrong kind is replaced by its default.
WindowSettings loadWindowSettings();
// Throws the errors of storeSettings.
void saveWindowSettings(const WindowSettings& settings);

// `files` with `path` in front, each once, at most eight.
QStringList withRecentFile(QStringList files, const QString& path);

}  // namespace attn::ui
