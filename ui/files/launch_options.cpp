// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/launch_options.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/files/own_resources.h"
#include "core/files/resource_folder.h"
#include "core/model_files/foreign_models.h"
#include "core/network/map_address.h"
#include "core/runs/run_file.h"
#include "core/sessions/session_file.h"
#include "core/tasks/task.h"
#include "core/train/setup/run_setup.h"
#include "ui/files/figure_options.h"
#include "ui/kit/limits.h"
#include "ui/kit/text/language.h"

namespace attn::ui {
namespace {

constexpr int mostSteps = 10000;
constexpr int mostUpdates = 100'000'000;
constexpr QSize smallestWindow(640, 480);
constexpr QSize largestWindow(7680, 4320);

[[noreturn]] void refuse(const QString& sentence) {
    throw Error(sentence.toStdString());
}

QString parseLanguage(const QString& value) {
    QStringList known;
    for (const Language& one : languages()) {
        if (one.id == value)
            return value;
        known.append(one.id);
    }
    refuse(QStringLiteral("--language %1: there is no such language; choose %2")
               .arg(value, known.join(QStringLiteral(", "))));
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

int parseCount(const char* option, const QString& value, int most) {
    bool isNumber = false;
    const int count = value.toInt(&isNumber);
    if (!isNumber || count < 0 || count > most)
        refuse(QStringLiteral("%1 %2: expected a whole number from 0 to %3")
                   .arg(QLatin1String(option), value)
                   .arg(most));
    return count;
}

// If an option stands where a file should be, the file name was forgotten.
void requireFile(const char* option, const QString& value, const char* expected) {
    if (value.startsWith(QLatin1String("--")))
        refuse(QStringLiteral("%1: expected %2, found the option %3; name the file right after %1")
                   .arg(QLatin1String(option), QLatin1String(expected), value));
}

void checkFiles(const LaunchOptions& options) {
    requireFile("--render", options.render, "a model or a table of attnlab compare");
    requireFile("--out", options.out, "the name of a file to write");
    requireFile("--screenshot", options.screenshot, "the name of a .png file");
    if (const QFileInfo out(options.out); !out.suffix().isEmpty() && out.completeBaseName().isEmpty())
        refuse(QStringLiteral("--out %1: the file has no name before its ending; call it figure%2, for "
                              "example")
                   .arg(options.out, out.fileName()));
}

// Separates the files of Train mode from models.
void sortFiles(const QStringList& files, LaunchOptions& options) {
    for (const QString& file : files)
        (isRunFile(file) ? options.runs : options.models).append(file);
    options.trains = options.trains || !options.runs.isEmpty();
    if (options.trains && !options.models.isEmpty())
        refuse(QStringLiteral("%1: Train mode opens runs and recipes; leave the model out, or --train")
                   .arg(options.models.front()));
}

// A session itself determines what is shown, so it excludes other files.
void takeSession(const QStringList& files, LaunchOptions& options) {
    for (const QString& file : files) {
        if (!isSessionFile(file))
            continue;
        if (files.size() > 1 || !options.example.isEmpty() || options.trains)
            refuse(
                QStringLiteral("%1: a session is opened alone; leave out other files, --example and --train")
                    .arg(file));
        options.session = file;
    }
}

void checkSession(const LaunchOptions& options) {
    if (!options.session.isEmpty() && (options.text || options.steps || options.updates || options.update))
        refuse(
            QStringLiteral("%1: a session has its own text and steps; leave --text, --steps, --updates and "
                           "--update out")
                .arg(options.session));
}

void takeLesson(const QStringList& files, LaunchOptions& options) {
    const bool isFile =
        files.size() == 1 && files.front().endsWith(QLatin1String(".attnlesson"), Qt::CaseInsensitive);
    if (!options.lesson.isEmpty() && !files.isEmpty())
        refuse(QStringLiteral("--lesson %1: files are named, too; leave out the lesson or the files")
                   .arg(options.lesson));
    if (isFile && !options.inspects)
        options.lesson = files.front();
    if (options.lessonStep && options.lesson.isEmpty())
        refuse(QStringLiteral("--lesson-step is of a lesson; add --lesson"));
    if (!options.lesson.isEmpty() && (options.trains || options.inspects || !options.example.isEmpty()))
        refuse(
            QStringLiteral("--lesson %1: a lesson is shown in Learn mode; leave out --train, --inspect and "
                           "--example")
                .arg(options.lesson));
}

// With --inspect all files belong to Inspect mode, whatever their names are.
void takeInspected(const QStringList& files, LaunchOptions& options) {
    requireFile("--gold", options.gold, "a file of known links");
    if (!options.inspects) {
        if (!options.gold.isEmpty())
            refuse(QStringLiteral("--gold %1: known links belong to Inspect mode; add --inspect")
                       .arg(options.gold));
        return;
    }
    if (options.trains)
        refuse(QStringLiteral("--inspect and --train are two modes; leave out one of them"));
    options.inspected = files;
}

// Files that begin with "resources/" and are not in the present folder are the program's own.
QStringList ownFiles(const QStringList& files) {
    QStringList own;
    for (const QString& file : files)
        for (const std::string& found : withOwnResources({file.toStdString()}, resourceFolder()))
            own.append(QString::fromStdString(found));
    return own;
}

QString ownFile(const QString& file) {
    return ownFiles({file}).front();
}

// Train mode accepts any task whose recipes come with the program; Step mode itself reports which examples
// are bundled.
void checkExample(const LaunchOptions& options) {
    const std::string id = options.example.toStdString();
    if (!options.trains || id.empty() || hasUsualSetup(id))
        return;
    if (findTask(id))
        refuse(QStringLiteral("--example %1: no recipes of this task come with the program; open recipes of "
                              "your own")
                   .arg(options.example));
    std::vector<std::string> known;
    for (const TaskDescription& task : tasks())
        if (hasUsualSetup(task.id))
            known.push_back(task.id);
    refuse(QStringLiteral("--example %1: there is no such task; %2")
               .arg(options.example, QString::fromStdString(suggestion(id, known))));
}

void checkMap(const LaunchOptions& options) {
    if (options.map.isEmpty())
        return;
    if (!options.session.isEmpty() || options.trains || options.inspects)
        refuse(QStringLiteral("--map %1: maps are chosen for models of Step mode; leave it out, or %2")
                   .arg(options.map, !options.session.isEmpty() ? QStringLiteral("the session")
                                     : options.trains           ? QStringLiteral("--train")
                                                                : QStringLiteral("--inspect")));
    if (!mapOfName(options.map.toStdString()))
        refuse(QStringLiteral("--map %1: that is no attention map; name a site, a layer and a head, such as "
                              "cross.2.1 or cross.2.mean, or say rollout")
                   .arg(options.map));
}

void checkTrain(const LaunchOptions& options) {
    if (options.trains && options.steps)
        refuse(QStringLiteral("--steps belongs to Step mode; use --updates in Train mode"));
    if (!options.trains && (options.updates || options.update))
        refuse(QStringLiteral("--updates and --update belong to Train mode; add --train, or name a run"));
}

void checkRender(const LaunchOptions& options, bool renders, bool isAbout) {
    if (!renders) {
        if (isAbout)
            refuse(QStringLiteral(
                "--out and --what belong to a picture; add --render MODEL… or --render TABLE.json"));
        return;
    }
    if (options.figure)
        return;
    if (options.render.isEmpty())
        refuse(QStringLiteral("--render: expected a table of attnlab compare, a .json file"));
    if (!options.models.isEmpty() || !options.session.isEmpty() || options.trains ||
        !options.screenshot.isEmpty())
        refuse(
            QStringLiteral("--render draws one table and opens nothing; leave other files, --train and "
                           "--screenshot out"));
    if (options.out.isEmpty())
        refuse(QStringLiteral(
                   "--render %1: the picture has no name; give it one with --out FILE.svg or FILE.png")
                   .arg(options.render));
    const bool isSvg = options.out.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    if (!isSvg && !options.out.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
        refuse(QStringLiteral("--out %1: expected the name of an .svg or .png file").arg(options.out));
}

}  // namespace

bool isSessionFile(const QString& path) {
    return path.endsWith(QLatin1String(sessionFileSuffix));
}

bool isRunFile(const QString& path) {
    if (path.endsWith(QLatin1String(runFileSuffix)))
        return true;
    return path.endsWith(QLatin1String(".json")) && !foreignModelOf(path.toStdString());
}

LaunchOptions parseLaunchOptions(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Shows how attention aligns source and target, one token at a time."));
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        QStringLiteral(
            "Models, files or folders, to open instead of the bundled example; or a session (.attnlab), or "
            "a lesson (.attnlesson); or, for Train mode, a saved run (.attnrun) or recipes (.json)."),
        QStringLiteral("[FILE…]"));
    const QCommandLineOption example(
        QStringLiteral("example"),
        QStringLiteral("Open the bundled models of this task, e.g. translate or sentiment, or a first look: "
                       "review, aligning-head or order-blind; with --train, train on the task."),
        QStringLiteral("TASK"));
    const QCommandLineOption train(QStringLiteral("train"), QStringLiteral("Open Train mode."));
    const QCommandLineOption inspect(
        QStringLiteral("inspect"),
        QStringLiteral(
            "Open Inspect mode. FILE is the attention or the links of other systems, or a model."));
    const QCommandLineOption lesson(
        QStringLiteral("lesson"),
        QStringLiteral("Open a lesson in Learn mode: its number, its id, or a file or folder of one."),
        QStringLiteral("LESSON"));
    const QCommandLineOption lessonStep(
        QStringLiteral("lesson-step"),
        QStringLiteral("The step of --lesson to show. Default: where you left it."), QStringLiteral("N"));
    const QCommandLineOption gold(QStringLiteral("gold"), QStringLiteral("Known links, for Inspect mode."),
                                  QStringLiteral("FILE"));
    const QCommandLineOption focus(QStringLiteral("focus"),
                                   QStringLiteral("Show one lane large, in Step mode."));
    const QCommandLineOption computation(QStringLiteral("computation"),
                                         QStringLiteral("Open the computation's dock, in Step mode."));
    const QCommandLineOption present(QStringLiteral("present"),
                                     QStringLiteral("Show Step mode as F5 does in front of a class."));
    const QCommandLineOption updates(QStringLiteral("updates"),
                                     QStringLiteral("Updates to train at the start, in Train mode."),
                                     QStringLiteral("N"));
    const QCommandLineOption update(QStringLiteral("update"),
                                    QStringLiteral("The update of the run to show. Default: the newest."),
                                    QStringLiteral("N"));
    const QCommandLineOption text(QStringLiteral("text"), QStringLiteral("Source text to decode."),
                                  QStringLiteral("TEXT"));
    const QCommandLineOption map(
        QStringLiteral("map"),
        QStringLiteral("Attention map that lanes show, where they have it: cross.2.1 (layer and head), "
                       "cross.2.mean, encoder.1.2, decoder.1.2, rollout, words.1.1, pool.1.1 or tokens.1.1."),
        QStringLiteral("MAP"));
    const QCommandLineOption steps(QStringLiteral("steps"), QStringLiteral("Tokens to decode at the start."),
                                   QStringLiteral("N"));
    const QCommandLineOption theme(QStringLiteral("theme"), QStringLiteral("light, dark or projector."),
                                   QStringLiteral("THEME"));
    const QCommandLineOption languageOption(
        QStringLiteral("language"),
        QStringLiteral("The window's language: en, de, fr, es, zh_CN or ar. Default: the one chosen last; in "
                       "pictures en."),
        QStringLiteral("LANGUAGE"));
    const QCommandLineOption size(
        QStringLiteral("size"), QStringLiteral("Size of the window or the picture."), QStringLiteral("WxH"));
    const QCommandLineOption screenshot(
        QStringLiteral("screenshot"),
        QStringLiteral("Write a picture of the window as a PNG, at the screen's scale, and quit. Remembered "
                       "settings are not used."),
        QStringLiteral("FILE.png"));
    const QCommandLineOption render(
        QStringLiteral("render"),
        QStringLiteral("Draw models that decode --text, or a table of \"attnlab compare\" (JSON), into the "
                       "file of --out. No window opens."),
        QStringLiteral("MODEL…|TABLE.json"));
    const QCommandLineOption out(QStringLiteral("out"),
                                 QStringLiteral("The file of --render: .svg or .png; of models .pdf, and "
                                                "numbers as .csv, .json or .tex, too."),
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
    parser.addOptions({example, text,       map,        steps, focus,   computation, present, train,
                       inspect, lesson,     lessonStep, gold,  updates, update,      theme,   languageOption,
                       size,    screenshot, render,     out,   what,    firstFrame});
    parser.addOptions(figureOptions());
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();

    if (!parser.parse(arguments))
        refuse(parser.errorText().trimmed() + QStringLiteral(" attention-lab --help lists the options"));
    LaunchOptions options;
    if (parser.isSet(help) || parser.isSet(QStringLiteral("help-all")))
        options.answer = parser.helpText();
    else if (parser.isSet(version))
        options.answer = QStringLiteral("attention-lab %1\n").arg(QStringLiteral(ATTN_VERSION));
    options.example = parser.value(example);
    options.isFocused = parser.isSet(focus);
    options.hasComputation = parser.isSet(computation);
    options.presents = parser.isSet(present);
    options.trains = parser.isSet(train);
    checkExample(options);
    options.inspects = parser.isSet(inspect);
    options.gold = ownFile(parser.value(gold));
    const QStringList files = ownFiles(parser.positionalArguments());
    takeInspected(files, options);
    options.lesson = ownFile(parser.value(lesson));
    if (parser.isSet(lessonStep))
        options.lessonStep = std::max(1, parseCount("--lesson-step", parser.value(lessonStep), mostSteps));
    takeLesson(files, options);
    if (!options.inspects && options.lesson.isEmpty())
        takeSession(files, options);
    if (options.session.isEmpty() && !options.inspects && options.lesson.isEmpty())
        sortFiles(files, options);
    if (parser.isSet(example) && !options.inspects && !parser.positionalArguments().isEmpty())
        refuse(QStringLiteral("--example %1: files are named, too; leave out the example or the files")
                   .arg(options.example));
    if (parser.isSet(text)) {
        options.text = parser.value(text);
        if (options.text->size() > longestText) {
            refuse(QStringLiteral("--text: the text has %1 characters, the window takes at most %2")
                       .arg(options.text->size())
                       .arg(longestText));
        }
    }
    options.map = parser.value(map);
    checkMap(options);
    if (parser.isSet(steps))
        options.steps = parseCount("--steps", parser.value(steps), mostSteps);
    if (parser.isSet(updates))
        options.updates = parseCount("--updates", parser.value(updates), mostUpdates);
    if (parser.isSet(update))
        options.update = parseCount("--update", parser.value(update), mostUpdates);
    checkSession(options);
    checkTrain(options);
    if ((options.trains || options.inspects) &&
        (options.isFocused || options.hasComputation || options.presents))
        refuse(
            QStringLiteral("--focus, --computation and --present are of Step mode; leave --train and "
                           "--inspect out"));
    if (parser.isSet(languageOption))
        options.language = parseLanguage(parser.value(languageOption));
    if (parser.isSet(theme))
        options.theme = parseTheme(parser.value(theme));
    if (parser.isSet(size))
        options.size = parseSize(parser.value(size));
    options.screenshot = parser.value(screenshot);
    options.render = ownFile(parser.value(render));
    options.out = parser.value(out);
    options.what = parser.value(what);
    checkFiles(options);
    if (parser.isSet(screenshot) && !options.screenshot.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
        refuse(QStringLiteral("--screenshot %1: expected the name of a .png file").arg(options.screenshot));
    takeFigure(parser, options);
    checkRender(options, parser.isSet(render), parser.isSet(out) || parser.isSet(what));
    options.quitsAfterFirstFrame = parser.isSet(firstFrame);
    return options;
}

}  // namespace attn::ui
