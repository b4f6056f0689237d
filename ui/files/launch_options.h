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
    QStringList runs;    // a saved run or recipes to be opened in Train mode
    QString session;     // a session to be opened; may be empty
    QString example;     // task whose bundled models are opened, or that is trained; empty: the first one
    std::optional<QString> text;    // empty: an example of the models' task
    QString map;                    // address of the attention map that lanes show; empty: their own choice
    std::optional<int> steps;       // tokens to decode at the start; empty: half of the example
    bool isFocused = false;         // Step mode with one lane large
    bool hasComputation = false;    // Step mode with the dock
    bool presents = false;          // like after F5
    bool trains = false;            // Train mode; also set when `runs` are named
    std::optional<int> updates;     // training updates to do at the start
    std::optional<int> update;      // update of the run that is shown; empty: the newest
    QString lesson;                 // number, id or file of a lesson to be opened in Learn mode; may be empty
    std::optional<int> lessonStep;  // of it, counted from 1; empty: where the person left it
    bool inspects = false;          // Inspect mode
    QStringList inspected;          // dumps or models to be opened there; empty: the models of Step mode
    QString gold;                   // known links for them; may be empty
    std::optional<ThemeKind> theme;
    QString language;           // of the window; empty: the one that is remembered
    std::optional<QSize> size;  // of the window or the picture, in device-independent pixels
    QString screenshot;         // PNG to be written instead of staying open; may be empty
    QString render;             // table of a comparison to be drawn instead of opening a window; may be empty
    QString out;                // SVG or PNG for it, or the file for `figure`
    QString what;               // part of it, as for chooseFigure; empty: the usual picture
    // A figure of `models` that is written to `out` instead of opening a window.
    struct Figure {
        QString view;                 // id of a StepFigureView
        QString lane;                 // id or name of a lane, or its score; empty: the first
        std::optional<double> scale;  // of a PNG
        std::optional<int> beamWidth;
        std::optional<double> lengthPower;
        bool refillsBeam = false;
    };
    std::optional<Figure> figure;
    bool quitsAfterFirstFrame = false;
    QString answer;  // text of --help or --version, to be printed before leaving
};

// Whether the file is opened in Train mode: a run, or a .json file that is no part of a model of another
// program.
bool isRunFile(const QString& path);
bool isSessionFile(const QString& path);

// `arguments` are those of QCoreApplication, starting with the program. Throws Error that names the option,
// what was found and what is possible. Needs an application object.
LaunchOptions parseLaunchOptions(const QStringList& arguments);

}  // namespace attn::ui
