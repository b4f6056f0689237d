// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineOption>
#include <QList>

#include "ui/files/launch_options.h"

class QCommandLineParser;

namespace attn::ui {

// The options of the command line for figures of Step mode: --view, --lane, --scale.
QList<QCommandLineOption> figureOptions();

// If --render names models, moves them and their figure to `options` and empties `render`. All other options
// must have been read before. Throws the errors of parseLaunchOptions.
void takeFigure(const QCommandLineParser& parser, LaunchOptions& options);

}  // namespace attn::ui
