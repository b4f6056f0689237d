// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/figure_options.h"

#include <QCommandLineParser>
#include <string_view>

#include "core/base/error.h"
#include "ui/figures/step/step_export.h"
#include "ui/pictures/beam/beam_data.h"

namespace attn::ui {
namespace {

[[noreturn]] void refuseFigure(const QString& sentence) {
    throw Error(sentence.toStdString());
}

QString viewNames(const QString& before) {
    QStringList names;
    for (const StepFigureView& view : stepFigureViews())
        names.append(QLatin1String(view.id));
    const QString last = names.takeLast();
    return QStringLiteral("%1%2 or %3").arg(before, names.join(QStringLiteral(", ")), last);
}

double scaleOf(const QString& value) {
    bool isNumber = false;
    const double scale = value.toDouble(&isNumber);
    if (!isNumber || !(scale >= smallestScale && scale <= largestScale))
        refuseFigure(QStringLiteral("--scale %1: expected a number from %2 to %3")
                         .arg(value)
                         .arg(smallestScale)
                         .arg(largestScale));
    return scale;
}

void takeBeam(const QCommandLineParser& parser, LaunchOptions::Figure& figure) {
    for (const char* name : {"beam", "length-power"}) {
        if (!parser.isSet(QLatin1String(name)))
            continue;
        const QString value = parser.value(QLatin1String(name));
        if (figure.view != QLatin1String("beam"))
            refuseFigure(
                QStringLiteral("--%1 %2: --view %3 searches no beam; use --view beam, or leave out --%1")
                    .arg(QLatin1String(name), value, figure.view));
        const bool isWidth = name == std::string_view("beam");
        const double least = isWidth ? 1 : 0, most = isWidth ? mostBeamWidth : mostLengthPower;
        bool isNumber = false;
        const double number = isWidth ? value.toInt(&isNumber) : value.toDouble(&isNumber);
        if (!isNumber || !(number >= least && number <= most))
            refuseFigure(
                QStringLiteral("--%1 %2: expected a %3 from %4 to %5")
                    .arg(QLatin1String(name), value, QLatin1String(isWidth ? "whole number" : "number"))
                    .arg(least)
                    .arg(most));
        if (isWidth)
            figure.beamWidth = static_cast<int>(number);
        else
            figure.lengthPower = number;
    }
}

void takeRefill(const QCommandLineParser& parser, LaunchOptions::Figure& figure) {
    figure.refillsBeam = parser.isSet(QStringLiteral("refill"));
    if (figure.refillsBeam && figure.view != QLatin1String("beam"))
        refuseFigure(
            QStringLiteral("--refill: --view %1 searches no beam; use --view beam, or leave out --refill")
                .arg(figure.view));
}

void checkTable(const QCommandLineParser& parser, const LaunchOptions& options) {
    for (const char* name :
         {"view", "lane", "scale", "beam", "length-power", "refill", "text", "map", "steps"})
        if (parser.isSet(QLatin1String(name)))
            refuseFigure(QStringLiteral("--%1 belongs to models, and %2 is a table; leave it out, or name "
                                        "models with --render MODEL…")
                             .arg(QLatin1String(name), options.render));
}

// Refuses options that do not fit a picture, or a table of numbers.
void checkFile(const QCommandLineParser& parser, const LaunchOptions& options) {
    const ExportFormat format = requireFormat(options.out, QStringLiteral("--out %1").arg(options.out));
    const auto refuseFor = [&](const char* name, const char* what) {
        if (parser.isSet(QLatin1String(name)))
            refuseFigure(QStringLiteral("--%1 is of %2, and %3 is none; leave it out")
                             .arg(QLatin1String(name), QLatin1String(what), options.out));
    };
    if (!rowOf(format).picture)
        for (const char* name : {"size", "theme"})
            refuseFor(name, "pictures");
    if (format != ExportFormat::Png)
        refuseFor("scale", "PNG pictures");
}

}  // namespace

QList<QCommandLineOption> figureOptions() {
    return {
        QCommandLineOption(QStringLiteral("view"),
                           viewNames(QStringLiteral("What --render draws of models: ")) +
                               QStringLiteral(". Default: the heatmap of one model, else all lanes."),
                           QStringLiteral("VIEW")),
        QCommandLineOption(
            QStringLiteral("lane"),
            QStringLiteral(
                "Score or name of the lane that --view shows or compares with, e.g. additive. Default: the "
                "first."),
            QStringLiteral("SCORE")),
        QCommandLineOption(
            QStringLiteral("scale"),
            QStringLiteral("Pixels in a PNG of models for each pixel of the picture, %1 to %2.")
                .arg(smallestScale)
                .arg(largestScale),
            QStringLiteral("N")),
        QCommandLineOption(
            QStringLiteral("beam"),
            QStringLiteral("Hypotheses that --view beam keeps at each step, 1 to %1. Default: %2.")
                .arg(mostBeamWidth)
                .arg(BeamChoice().width),
            QStringLiteral("N")),
        QCommandLineOption(QStringLiteral("length-power"),
                           QStringLiteral("A of its scores ln p / length^A, 0 to %1. Default: %2.")
                               .arg(mostLengthPower)
                               .arg(BeamChoice().lengthPower),
                           QStringLiteral("A")),
        QCommandLineOption(
            QStringLiteral("refill"),
            QStringLiteral("The next best continuation takes the place of a hypothesis of --view "
                           "beam that has ended. Default: the beam narrows."))};
}

void takeFigure(const QCommandLineParser& parser, LaunchOptions& options) {
    if (!parser.isSet(QStringLiteral("render"))) {
        for (const char* name : {"view", "lane", "scale", "beam", "length-power", "refill"})
            if (parser.isSet(QLatin1String(name)))
                refuseFigure(QStringLiteral("--%1 belongs to a figure; name its models with --render MODEL…")
                                 .arg(QLatin1String(name)));
        return;
    }
    if (options.render.isEmpty())
        return;
    if (options.render.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)) {
        checkTable(parser, options);
        return;
    }
    if (isRunFile(options.render) || options.trains || !options.screenshot.isEmpty() ||
        !options.example.isEmpty() || !options.what.isEmpty())
        refuseFigure(
            QStringLiteral("--render %1: it draws models, or one table, and opens nothing; leave runs, "
                           "--train, --example, --what and --screenshot out")
                .arg(options.render));
    if (options.out.isEmpty())
        refuseFigure(
            QStringLiteral("--render %1: the figure has no name; give it one with --out, ending in %2")
                .arg(options.render, exportEndings()));
    options.models.prepend(options.render);
    options.render.clear();
    LaunchOptions::Figure figure;
    const bool isOne = options.models.size() == 1 || parser.isSet(QStringLiteral("lane"));
    figure.view = parser.isSet(QStringLiteral("view")) ? parser.value(QStringLiteral("view"))
                                                       : QString::fromLatin1(isOne ? "heatmap" : "lanes");
    figure.lane = parser.value(QStringLiteral("lane"));
    const StepFigureView* view = findStepFigureView(figure.view);
    if (!view)
        refuseFigure(
            QStringLiteral("--view %1: there is no such view; choose %2").arg(figure.view, viewNames({})));
    if (view->lanes == FigureLanes::All && !figure.lane.isEmpty())
        refuseFigure(QStringLiteral("--lane %1: --view %2 shows all lanes; leave out one of them")
                         .arg(figure.lane, figure.view));
    checkFile(parser, options);
    if (parser.isSet(QStringLiteral("scale")))
        figure.scale = scaleOf(parser.value(QStringLiteral("scale")));
    takeBeam(parser, figure);
    takeRefill(parser, figure);
    options.figure = figure;
}

}  // namespace attn::ui
