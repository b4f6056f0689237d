// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/launch_options.h"

#include <QCommandLineParser>
#include <QRegularExpression>

#include "core/error.h"
#include "ui/session/session.h"

namespace attn::ui {
namespace {

constexpr int mostSteps = 10000;
constexpr QSize smallestWindow(640, 480);
constexpr QSize largestWindow(7680, 4320);

[[noreturn]] void refuse(const QString& sentence) {
    throw Error(sentence.toStdString());
}

ThemeKind parseTheme(const QString& value) {
    if (value == QLatin1String("light"))
        return ThemeKind::Light;
    if (value == QLatin1String("dark"))
        return ThemeKind::Dark;
    if (value == QLatin1String("projector"))
        return ThemeKind::Projector;
    refuse(QStringLiteral("--theme %1: there is no such theme; choose light, dark or projector").arg(value));
}

QSize parseSize(const QString& value) {
    static const QRegularExpression pattern(QStringLiteral("^(\\d{1,5})[xX×](\\d{1,5})$"));
    const QRegularExpressionMatch match = pattern.match(value);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    if (!match.hasMatch() || size.expandedTo(smallestWindow) != size ||
        size.boundedTo(largestWindow) != size) {
        refuse(
            QStringLiteral("--size %1: expected WIDTHxHEIGHT from 640x480 to 7680x4320, for example 1600x980")
                .arg(value));
    }
    return size;
}

int parseSteps(const QString& value) {
    bool isNumber = false;
    const int steps = value.toInt(&isNumber);
    if (!isNumber || steps < 0 || steps > mostSteps)
        refuse(QStringLiteral("--steps %1: expected a whole number from 0 to %2").arg(value).arg(mostSteps));
    return steps;
}

void checkRender(const LaunchOptions& options, bool renders, bool isAbout) {
    if (!renders) {
        if (isAbout)
            refuse(QStringLiteral(
                "--out and --what are about a picture; name its table with --render TABLE.json"));
        return;
    }
    if (options.render.isEmpty())
        refuse(QStringLiteral("--render: expected a table of attnlab compare, a .json file"));
    if (!options.models.isEmpty() || !options.screenshot.isEmpty())
        refuse(
            QStringLiteral("--render draws one table and opens nothing; leave models and --screenshot out"));
    if (options.out.isEmpty())
        refuse(QStringLiteral(
                   "--render %1: the picture has no name; give it one with --out FILE.svg or FILE.png")
                   .arg(options.render));
    const bool isSvg = options.out.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    if (!isSvg && !options.out.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
        refuse(QStringLiteral("--out %1: expected the name of an .svg or .png file").arg(options.out));
}

}  // namespace

LaunchOptions parseLaunchOptions(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Shows how attention aligns source and target, one token at a time."));
    parser.addPositionalArgument(QStringLiteral("MODEL"),
                                 QStringLiteral("Model files to open instead of the bundled example."),
                                 QStringLiteral("[MODEL…]"));
    const QCommandLineOption example(QStringLiteral("example"),
                                     QStringLiteral("Open the bundled models of this task, e.g. translate."),
                                     QStringLiteral("TASK"));
    const QCommandLineOption text(QStringLiteral("text"), QStringLiteral("Source text to decode."),
                                  QStringLiteral("TEXT"));
    const QCommandLineOption steps(QStringLiteral("steps"), QStringLiteral("Tokens to decode at the start."),
                                   QStringLiteral("N"));
    const QCommandLineOption theme(QStringLiteral("theme"), QStringLiteral("light, dark or projector."),
                                   QStringLiteral("THEME"));
    const QCommandLineOption size(
        QStringLiteral("size"), QStringLiteral("Size of the window or the picture."), QStringLiteral("WxH"));
    const QCommandLineOption screenshot(
        QStringLiteral("screenshot"),
        QStringLiteral("Write a picture of the window as a PNG, at the screen's scale, and leave; remembered "
                       "settings are not read."),
        QStringLiteral("FILE.png"));
    const QCommandLineOption render(
        QStringLiteral("render"),
        QStringLiteral("Draw a table of \"attnlab compare\" (JSON) to the file of --out, without a window."),
        QStringLiteral("TABLE.json"));
    const QCommandLineOption out(QStringLiteral("out"),
                                 QStringLiteral("The picture of --render: .svg or .png."),
                                 QStringLiteral("FILE"));
    const QCommandLineOption what(
        QStringLiteral("what"),
        QStringLiteral(
            "What --render draws: summary, lengths, or figures with commas between them, for example "
            "exact_match,seconds or exact_match_by_length. Default: the summary and, where the table has "
            "them, the lengths below it (lengths alone where --size is too small for both)."),
        QStringLiteral("FIGURES"));
    QCommandLineOption firstFrame(QStringLiteral("quit-after-first-frame"));
    firstFrame.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOptions({example, text, steps, theme, size, screenshot, render, out, what, firstFrame});
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();

    if (!parser.parse(arguments))
        refuse(parser.errorText().trimmed() + QStringLiteral(" attention-lab --help lists the options"));
    LaunchOptions options;
    if (parser.isSet(help) || parser.isSet(QStringLiteral("help-all")))
        options.answer = parser.helpText();
    else if (parser.isSet(version))
        options.answer = QStringLiteral("attention-lab %1\n").arg(QStringLiteral(ATTN_VERSION));
    options.models = parser.positionalArguments();
    options.example = parser.value(example);
    if (parser.isSet(example) && !options.models.isEmpty())
        refuse(QStringLiteral("--example %1: model files are named, too; leave one of both out")
                   .arg(options.example));
    if (parser.isSet(text)) {
        options.text = parser.value(text);
        if (options.text->size() > Session::longestText) {
            refuse(QStringLiteral("--text: the text has %1 characters, the window takes at most %2")
                       .arg(options.text->size())
                       .arg(Session::longestText));
        }
    }
    if (parser.isSet(steps))
        options.steps = parseSteps(parser.value(steps));
    if (parser.isSet(theme))
        options.theme = parseTheme(parser.value(theme));
    if (parser.isSet(size))
        options.size = parseSize(parser.value(size));
    options.screenshot = parser.value(screenshot);
    if (parser.isSet(screenshot) && !options.screenshot.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
        refuse(QStringLiteral("--screenshot %1: expected the name of a .png file").arg(options.screenshot));
    options.render = parser.value(render);
    options.out = parser.value(out);
    options.what = parser.value(what);
    checkRender(options, parser.isSet(render), parser.isSet(out) || parser.isSet(what));
    options.quitsAfterFirstFrame = parser.isSet(firstFrame);
    return options;
}

}  // namespace attn::ui
