// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace attn::ui {

// What a window remembers. Read from and written to the QSettings of the application's name.
struct WindowSettings {
    QByteArray geometry;
    QByteArray state;                       // docks
    QString mode = QStringLiteral("step");  // that was shown
    bool showsComputation = false;          // the dock of Step mode
    bool dockWasOpened = false;             // its first height is chosen for the lanes
    QString theme = QStringLiteral("system");
    QString colourMap = QStringLiteral("blues");
    bool reducesMotion = false;
    bool showsTokens = false;        // the lines of tokens of Step mode
    bool showsFocus = false;         // one lane large
    bool showsMoreSettings = false;  // of a run
    QString showsRunSettings;        // "yes" or "no"; empty: where there is room
    bool showsRunCharts = true;
    double speed = 2;         // tokens per second
    QStringList hiddenLanes;  // ids of scores
    QString example;          // task of the bundled models that were decoded; empty for none
    QString text;             // that they decoded
    QStringList recentFiles;  // newest first
    QStringList usedHints;    // as Hints has them
};

// Values of a wrong kind fall back to the defaults.
WindowSettings loadWindowSettings();
void saveWindowSettings(const WindowSettings& settings);

// `files` with `path` in front, each once, at most eight.
QStringList withRecentFile(QStringList files, const QString& path);

}  // namespace attn::ui
