// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <csignal>
#include <iostream>
#include <new>
#include <string_view>

#include "core/base/display_text.h"
#include "core/base/error.h"
#include "core/base/last_words.h"
#include "core/files/read_files.h"
#include "ui/figures/charts/figure_file.h"
#include "ui/files/launch_options.h"
#include "ui/files/window_settings.h"
#include "ui/kit/text/language.h"
#include "ui/window/application.h"
#include "ui/window/main_window.h"
#include "ui/window/render_steps.h"

namespace {

constexpr int wrongInput = 2;
constexpr int failure = 1;

template <typename Asks>
bool isAny(int count, char** arguments, Asks asks) {
    return std::any_of(arguments + 1, arguments + count,
                       [asks](std::string_view argument) { return asks(argument); });
}

// Whether the arguments ask for something that needs no window.
bool showsNothing(int count, char** arguments) {
    return isAny(count, arguments, [](std::string_view argument) {
        return argument.starts_with("--render") || argument.starts_with("--help") || argument == "-h" ||
               argument == "--version" || argument == "-v";
    });
}

// Whether a picture of the window is written; it has the scale of the screen if there is one.
bool isScreenshot(int count, char** arguments) {
    return isAny(count, arguments,
                 [](std::string_view argument) { return argument.starts_with("--screenshot"); });
}

bool isPlatformChosen(int count, char** arguments) {
    return qEnvironmentVariableIsSet("QT_QPA_PLATFORM") ||
           isAny(count, arguments, [](std::string_view argument) { return argument.ends_with("-platform"); });
}

bool hasDisplay() {
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
}

// Standard error is for sentences that help the user, so Qt's messages about the session's set-up are
// dropped.
void writeMessage(QtMsgType, const QMessageLogContext&, const QString& message) {
    if (message.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR")) ||
        message.startsWith(QLatin1String("This plugin does not support")) ||
        // A language may leave the number out of its words for one and two.
        message.startsWith(QLatin1String("QString::arg: Argument missing")))
        return;
    std::cerr << message.toStdString() << '\n';
}

// Writes the picture as soon as nothing is left to decode and everything has been laid out and painted.
void takeScreenshot(attn::ui::MainWindow& window, const QString& path) {
    window.setAttribute(Qt::WA_DontShowOnScreen);  // a window manager must not change its size
    window.show();
    do {
        QCoreApplication::processEvents(QEventLoop::AllEvents);
    } while (window.isBusy());
    // A layout inside another one asks for its room anew in the next turn.
    constexpr int turnsOfLayouts = 8;
    for (int turn = 0; turn < turnsOfLayouts; ++turn)
        QCoreApplication::processEvents(QEventLoop::AllEvents);
    // Nobody is there to read what the window says of a file.
    if (const QString sentence = window.failure(); !sentence.isEmpty())
        throw attn::Error(sentence.toStdString());
    window.saveScreenshot(path);
}

void render(const attn::ui::LaunchOptions& options) {
    attn::ui::FigureRequest request;
    request.what = options.what;
    request.theme = options.theme.value_or(request.theme);
    request.size = options.size;
    attn::ui::renderTable(options.render, options.out, request);
}

int run(attn::ui::Application& application) {
    const attn::ui::LaunchOptions options = attn::ui::parseLaunchOptions(QCoreApplication::arguments());
    if (!options.answer.isEmpty()) {
        std::cout << options.answer.toStdString();
        return 0;
    }
    // No picture takes the place of a file that it shows.
    if (!options.render.isEmpty() || options.figure || !options.screenshot.isEmpty())
        attn::keepReadFiles();
    if (!options.render.isEmpty()) {
        render(options);
        return 0;
    }
    if (options.figure) {
        attn::ui::renderSteps(options);
        return 0;
    }
    if (!options.language.isEmpty())
        attn::ui::useLanguage(options.language);
    else if (options.screenshot.isEmpty())
        attn::ui::useLanguage(attn::ui::loadWindowSettings().language);
    attn::ui::MainWindow window(options);
    if (!options.screenshot.isEmpty()) {
        takeScreenshot(window, options.screenshot);
        return 0;
    }
    if (options.quitsAfterFirstFrame) {
        QObject::connect(&window, &attn::ui::MainWindow::firstFramePainted, &application, [&window] {
            // Prints one line for the program that measures the time, then quits as usual.
            std::cout << "first frame, " << window.session().shownLanes().size() << " lanes" << std::endl;
            QCoreApplication::quit();
        });
    }
    QObject::connect(&application, &attn::ui::Application::problem, &window,
                     &attn::ui::MainWindow::showProblem);
    window.show();
    return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
    attn::sayLastWords("attention-lab");
    std::signal(SIGXFSZ, SIG_IGN);  // writing past the size limit of files then fails like on a full disk
#ifdef Q_OS_LINUX
    if (!isPlatformChosen(argc, argv) && (showsNothing(argc, argv) || !hasDisplay())) {
        if (!showsNothing(argc, argv) && !isScreenshot(argc, argv)) {
            std::cerr
                << "attention-lab: there is no display; start it in a desktop session, or use --screenshot "
                   "FILE.png to get a picture of the window\n";
            return failure;
        }
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
#endif
    qInstallMessageHandler(writeMessage);
    attn::ui::Application application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("attention-lab"));
    QCoreApplication::setApplicationName(QStringLiteral("attention-lab"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ATTN_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("attention-lab"));
    try {
        return run(application);
    } catch (const attn::Error& error) {
        std::cerr << "attention-lab: " << attn::harmlessText(error.what()) << '\n';
        return error.kind() == attn::Error::Kind::WrongInput ? wrongInput : failure;
    } catch (const std::bad_alloc&) {
        std::cerr << "attention-lab: " << attn::noMemorySentence << '\n';
        return failure;
    } catch (const std::exception& error) {
        std::cerr << "attention-lab: " << attn::harmlessText(error.what()) << '\n';
        return failure;
    }
}
