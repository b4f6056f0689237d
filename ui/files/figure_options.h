// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineOption>
#include <QList>

#include "ui/files/launch_options.h"

class QCommandLineParser;

namespace attn::ui {

// The part of the command line that is about figures of Step mode: --view, --lane, --scale.
QList<QCommandLineOption> figureOptions();

// Where --render names models, they and their figure go to `options`, and `render` becomes empty. Throws
// Error as parseLaunchOptions. All else has been read.
void takeFigure(const QCommandLineParser& parser, LaunchOptions& options);

}  // namespace attn::ui
