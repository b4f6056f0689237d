// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>
#include <optional>

#include "ui/kit/theme/theme.h"

namespace attn::ui {

// The command line of attention-lab.
struct LaunchOptions {
    QStringList models;  // empty: the bundled example
    QStringList runs;    // a saved run or recipes to open in Train mode
    QString session;     // a session to open; empty for none
    QString example;     // task whose bundled models are opened, or that is trained; empty: the first
    std::optional<QString> text;  // none: an example of the models' task
    std::optional<int> steps;     // tokens decoded at the start; none: half of the example
    bool isFocused = false;       // Step mode with one lane large
    bool hasComputation = false;  // with the dock
    bool presents = false;        // as F5 shows it
    bool trains = false;          // in Train mode; where `runs` are named, too
    std::optional<int> updates;   // of training at the start
    std::optional<int> update;    // of the run that is shown; none: its newest
    bool inspects = false;        // in Inspect mode
    QStringList inspected;        // dumps or models to open there; empty: the models of Step mode
    QString gold;                 // known links for it; empty for none
    std::optional<ThemeKind> theme;
    std::optional<QSize> size;  // of the window or the picture, in device-independent pixels
    QString screenshot;         // PNG to write instead of staying open; empty for none
    QString render;             // table of a comparison to draw instead of opening a window; empty for none
    QString out;                // SVG or PNG of it, or the file of `figure`
    QString what;               // of it, as chooseFigure takes it; empty: the usual picture
    // A figure of `models` to write to `out` instead of opening a window.
    struct Figure {
        QString view;                 // id of a StepFigureView
        QString lane;                 // id or name of a lane, or its score; empty: the first
        std::optional<double> scale;  // of a PNG
        std::optional<int> beamWidth;
        std::optional<double> lengthPower;
    };
    std::optional<Figure> figure;
    bool quitsAfterFirstFrame = false;
    QString answer;  // text of --help or --version: print it and leave
};

// Whether it is opened in Train mode, by its name.
bool isRunFile(const QString& path);
bool isSessionFile(const QString& path);

// `arguments` as QCoreApplication has them, the program first. Throws Error naming the option, what was found
// and what is possible. Needs an application object.
LaunchOptions parseLaunchOptions(const QStringList& arguments);

}  // namespace attn::ui
