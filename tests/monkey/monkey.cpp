// SPDX-License-Identifier: GPL-3.0-or-later
// Uses the window at random: keys, clicks, drags, wheels, menus, drops, pasted texts, sizes, modes.
//   monkey --seed S --events N --files FOLDER [--skip A-B,C-D…] [--memory MIB] [--hang SECONDS] [--trace]
// Event i depends on the seed and i alone, so events can be left out (--skip) to find those that matter. Exit
// codes: 0 all done, 3 an event took too long, 4 too much memory; the sanitizers and signals have theirs.
// Files are written in the folders of TMPDIR and HOME only: the kernel refuses the others.
#include <execinfo.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <pthread.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QCommandLineParser>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QDir>
#include <QDirIterator>
#include <QDropEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPointer>
#include <QTest>
#include <QTimer>
#include <QUrl>
#include <QWheelEvent>
#include <QWindow>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iostream>
#include <memory>
#include <random>
#include <thread>
#include <vector>

#include "ui/window/application.h"
#include "ui/window/main_window.h"

namespace attn::test {
namespace {

constexpr int tookTooLong = 3, tooMuchMemory = 4, notConfined = 5;

struct Range {
    long first, last;
};

struct Request {
    unsigned long seed = 1;
    long events = 1000;
    QStringList files;
    std::vector<Range> skipped;
    double memoryLimit = 3000;  // MiB
    double hangLimit = 2;       // seconds of the window's thread
    bool traces = false;
};

// --- What is known of the event that is handled at this moment, for the watching thread and for signals.

std::atomic<long> current = -1;
std::atomic<double> begunAt = 0;  // seconds of the main thread's processor time
std::array<char, 200> described = {};

void describe(const QString& what) {
    const QByteArray text = what.toUtf8().left(static_cast<int>(described.size()) - 1);
    std::copy(text.begin(), text.end(), described.begin());
    described.at(static_cast<std::size_t>(text.size())) = '\0';
}

void sayWhere(const char* happened) {
    std::array<char, 300> line = {};
    const int length = std::snprintf(line.data(), line.size(), "monkey: %s at event %ld: %s\n", happened,
                                     current.load(), described.data());
    [[maybe_unused]] const auto written = write(STDERR_FILENO, line.data(), static_cast<std::size_t>(length));
}

void printStack() {
    std::array<void*, 64> frames = {};
    backtrace_symbols_fd(frames.data(), backtrace(frames.data(), static_cast<int>(frames.size())),
                         STDERR_FILENO);
}

void endWithoutAnswer(int) {
    sayWhere("no answer");
    printStack();
    _exit(tookTooLong);
}

// A failed assertion says its condition, but not who called.
void endAborted(int signal) {
    std::signal(signal, SIG_DFL);
    sayWhere("aborted");
    printStack();
    std::raise(signal);
}

double secondsOf(clockid_t clock) {
    timespec time = {};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// Ends the program where the window's thread computes for longer than the limit without coming back to its
// loop, or waits for thirty times as long. Processor time does not count what other programs take.
void watch(pthread_t window, double limit) {
    clockid_t processor = 0;
    pthread_getcpuclockid(window, &processor);
    long event = -1;
    double since = 0;
    for (;; usleep(50'000)) {
        const double now = secondsOf(CLOCK_MONOTONIC);
        if (event != current) {
            event = current;
            since = now;
        } else if (event >= 0 && (secondsOf(processor) - begunAt > limit || now - since > 30 * limit)) {
            pthread_kill(window, SIGUSR1);
            return;
        }
    }
}

double residentMemory() {  // MiB
    long all = 0, resident = 0;
    std::ifstream("/proc/self/statm") >> all >> resident;
    return static_cast<double>(resident * sysconf(_SC_PAGESIZE)) / (1 << 20);
}

// From here on the process and its threads write below these folders only (Landlock, Linux 5.13).
bool confineWritingTo(const QStringList& folders) {
    constexpr auto writes = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |
                            LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_DIR |
                            LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SYM |
                            LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO;
    landlock_ruleset_attr handled = {};
    handled.handled_access_fs = writes;
    const int rules = static_cast<int>(syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0));
    if (rules < 0)
        return false;
    for (const QString& folder : folders) {
        landlock_path_beneath_attr beneath = {};
        beneath.parent_fd = open(QFile::encodeName(folder).constData(), O_PATH | O_CLOEXEC);
        beneath.allowed_access = writes;
        if (beneath.parent_fd < 0 ||
            syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &beneath, 0))
            return false;
    }
    return !prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) && !syscall(SYS_landlock_restrict_self, rules, 0);
}

// --- The events.

const QStringList& texts() {
    static const QStringList all = {QStringLiteral("i like green tea ."),
                                    QStringLiteral("2024-02-30"),
                                    QStringLiteral("der hund schläft 🐕‍🦺"),
                                    QStringLiteral("שלום עולם مرحبا"),
                                    QStringLiteral("<b>x</b>%1%n&amp;\\n"),
                                    QStringLiteral("-1e309"),
                                    QStringLiteral("0"),
                                    QStringLiteral("999999999999"),
                                    QStringLiteral("a b c d e f g h i j k l m n o p q r s t u v w x y z"),
                                    QStringLiteral("=cmd|calc"),
                                    QStringLiteral("entropy > 0.5 and length < 9"),
                                    QStringLiteral("(((("),
                                    QString(3000, QLatin1Char('w')),
                                    QStringLiteral("../../x"),
                                    QString(QChar(0xD800)) + QChar(0x202E) + QLatin1Char('\t')};
    return all;
}

const std::vector<int>& keys() {
    static const std::vector<int> all = [] {
        std::vector<int> made = {Qt::Key_Tab,         Qt::Key_Backtab,     Qt::Key_Return, Qt::Key_Enter,
                                 Qt::Key_Escape,      Qt::Key_Space,       Qt::Key_Delete, Qt::Key_Backspace,
                                 Qt::Key_Home,        Qt::Key_End,         Qt::Key_PageUp, Qt::Key_PageDown,
                                 Qt::Key_Menu,        Qt::Key_Plus,        Qt::Key_Minus,  Qt::Key_Question,
                                 Qt::Key_BracketLeft, Qt::Key_BracketRight};
        for (int turn = 0; turn < 4; ++turn)
            made.insert(made.end(), {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Tab});
        for (int key = Qt::Key_F1; key <= Qt::Key_F12; ++key)
            made.push_back(key);
        for (int key = Qt::Key_0; key <= Qt::Key_9; ++key)
            made.push_back(key);
        for (int key = Qt::Key_A; key <= Qt::Key_Z; ++key)
            made.push_back(key);
        return made;
    }();
    return all;
}

constexpr std::array<const char*, 4> foreignSchemes = {"http", "https", "file", "mailto"};

class Monkey : public QObject {
public:
    explicit Monkey(Request request) : m_request(std::move(request)) {
        // A dialog for files must not delete any; links in texts must not start programs.
        qApp->installEventFilter(this);
        for (const char* scheme : foreignSchemes)
            QDesktopServices::setUrlHandler(QLatin1String(scheme), this, "objectName");
    }

    ~Monkey() override {
        for (const char* scheme : foreignSchemes)
            QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
    }

    void run() {
        QTimer::singleShot(0, this, [this] { next(); });
        while (!m_isDone) {
            auto window = std::make_unique<ui::MainWindow>();
            ++m_windows;
            m_window = window.get();
            QObject::connect(qobject_cast<ui::Application*>(qApp), &ui::Application::problem, window.get(),
                             &ui::MainWindow::showProblem);
            window->resize(1366, 768);
            window->show();
            QApplication::exec();
            m_window = nullptr;
        }
        std::cout << "events " << m_done << ", windows " << m_windows << ", slowest " << 1000 * m_slowest
                  << " ms (" << m_slowestEvent.toStdString() << "), peak memory " << m_peak << " MiB\n";
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Show)
            if (auto* dialog = qobject_cast<QFileDialog*>(watched))
                dialog->setOption(QFileDialog::ReadOnly);
        return false;
    }

private:
    int below(int end) { return std::uniform_int_distribution<int>(0, std::max(0, end - 1))(m_random); }
    bool chance(int percent) { return below(100) < percent; }
    template <class List>
    auto oneOf(const List& list) {
        return list[static_cast<typename List::size_type>(below(static_cast<int>(list.size())))];
    }

    // One event for each turn of the loop, also of the loops of dialogs and menus.
    void next() {
        const double now = secondsOf(CLOCK_THREAD_CPUTIME_ID);
        if (current >= 0 && now - begunAt > m_slowest) {
            m_slowest = now - begunAt;
            m_slowestEvent = QStringLiteral("%1, %2").arg(current).arg(QString::fromUtf8(described.data()));
        }
        do
            ++m_next;
        while (isSkipped(m_next));
        begunAt = now;
        current = m_next;
        if (m_next >= m_request.events) {
            m_isDone = true;
            describe(QStringLiteral("the end"));
            QCoreApplication::exit();
            return;
        }
        QTimer::singleShot(0, this, [this] { next(); });
        if (m_next % 200 == 0)
            checkMemory();
        ++m_done;
        m_random.seed(m_request.seed * 1'000'003 + static_cast<unsigned long>(m_next));
        act();
    }

    bool isSkipped(long event) const {
        return std::any_of(m_request.skipped.begin(), m_request.skipped.end(), [event](const Range& range) {
            return event >= range.first && event <= range.last;
        });
    }

    void checkMemory() {
        const double now = residentMemory();
        m_peak = std::max(m_peak, now);
        if (now > m_request.memoryLimit) {
            std::cerr << "monkey: " << now << " MiB";
            sayWhere("too much memory");
            _exit(tooMuchMemory);
        }
    }

    void act() {
        const int kind = below(1000);
        if (kind < 300)
            key();
        else if (kind < 330)
            type();
        else if (kind < 620)
            click();
        else if (kind < 720)
            drag();
        else if (kind < 790)
            wheel();
        else if (kind < 890)
            command();
        else if (kind < 910)
            drop();
        else if (kind < 930)
            paste();
        else if (kind < 945)
            resize();
        else if (kind < 965)
            mode();
        else
            hover();
    }

    void tell(const QString& what) {
        describe(what);
        if (m_request.traces)
            std::cerr << m_next << ' ' << what.toStdString() << '\n';
    }

    // The window that the person sees on top, mostly; it may be none for a moment.
    QWindow* target() {
        QWidget* top = QApplication::activePopupWidget();
        if (!top)
            top = QApplication::activeModalWidget();
        if (top && !chance(10))
            return top->windowHandle();
        QWindowList shown;
        for (QWindow* window : QGuiApplication::topLevelWindows())
            if (window->isVisible())
                shown.append(window);
        return shown.isEmpty() ? nullptr : oneOf(shown);
    }

    static QWidget* widgetOf(const QWindow* window) {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget->windowHandle() == window)
                return widget;
        return nullptr;
    }

    // A place in the window: somewhere in a random part of it, or anywhere.
    QPoint placeIn(QWindow& window) {
        if (const QWidget* widget = widgetOf(&window); widget && chance(75)) {
            QWidgetList parts;
            for (QWidget* part : widget->findChildren<QWidget*>())
                if (part->isVisible() && part->window() == widget && !part->visibleRegion().isEmpty())
                    parts.append(part);
            if (!parts.isEmpty()) {
                const QWidget* part = oneOf(parts);
                return part->mapTo(widget, QPoint(below(part->width()), below(part->height())));
            }
        }
        return {below(window.width()), below(window.height())};
    }

    Qt::KeyboardModifiers modifiers() {
        if (chance(60))
            return Qt::NoModifier;
        static const std::vector<Qt::KeyboardModifiers> all = {Qt::ShiftModifier, Qt::ControlModifier,
                                                               Qt::ControlModifier, Qt::AltModifier,
                                                               Qt::ControlModifier | Qt::ShiftModifier};
        return oneOf(all);
    }

    void press(int key, Qt::KeyboardModifiers modifiers, const QString& text) {
        QWindow* window = QGuiApplication::focusWindow();
        if (!window && !(window = target()))
            return;
        const QPointer<QWindow> kept(window);
        if (qt_sendShortcutOverrideEvent(window, 0, key, modifiers, text, false))
            return;
        for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease})
            if (kept)
                qt_handleKeyEvent(kept, type, key, modifiers, text, false);
    }

    void key() {
        int key = oneOf(keys());
        if (QApplication::activeModalWidget() && chance(10))
            key = Qt::Key_Escape;  // dialogs would pile up
        const Qt::KeyboardModifiers held = modifiers();
        tell(QStringLiteral("key ") + QKeySequence(key | held).toString());
        QString text;
        if (key < 0x100 && !(held & (Qt::ControlModifier | Qt::AltModifier)))
            text = QChar(held & Qt::ShiftModifier ? key : QChar(key).toLower().unicode());
        press(key, held, text);
    }

    void type() {
        const QString text = oneOf(texts());
        tell(QStringLiteral("types ") + text.left(30));
        for (const QChar letter : text.left(200))
            if (QWindow* window = QGuiApplication::focusWindow())
                for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease})
                    qt_handleKeyEvent(window, type, Qt::Key_unknown, Qt::NoModifier, letter, false);
    }

    void mouse(QWindow& window, QPoint at, Qt::MouseButtons held, Qt::MouseButton button, QEvent::Type type,
               Qt::KeyboardModifiers modifiers) {
        qt_handleMouseEvent(&window, at, window.mapToGlobal(at), held, button, type, modifiers, m_time += 20);
    }

    void click() {
        const QPointer<QWindow> window = target();
        if (!window)
            return;
        const Qt::MouseButton button = chance(80)   ? Qt::LeftButton
                                       : chance(85) ? Qt::RightButton
                                                    : Qt::MiddleButton;
        const QPoint at = placeIn(*window);
        const Qt::KeyboardModifiers held = chance(85) ? Qt::NoModifier : modifiers();
        const bool isDouble = chance(15);
        // A press may delete what it meets.
        const QPointer<QWidget> widget = widgetOf(window);
        const QPointer<QWidget> part = widget ? widget->childAt(at) : nullptr;
        tell(QStringLiteral("%1 %2 in %3 on %4 %5")
                 .arg(isDouble ? QStringLiteral("double click") : QStringLiteral("click"))
                 .arg(button)
                 .arg(widget ? widget->metaObject()->className() : "?",
                      part ? part->metaObject()->className() : "?", part ? part->objectName() : QString()));
        m_time += 1000;  // not a double click with the one before
        mouse(*window, at, Qt::NoButton, Qt::NoButton, QEvent::MouseMove, held);
        for (int turn = 0; turn < (isDouble ? 2 : 1); ++turn) {
            for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease})
                if (window)
                    mouse(*window, at, type == QEvent::MouseButtonPress ? button : Qt::NoButton, button, type,
                          held);
        }
        if (button == Qt::RightButton && widget && window) {
            // A platform asks for the menu itself; this one does not.
            QWidget* receiver = part ? part : widget;
            QCoreApplication::postEvent(
                receiver, new QContextMenuEvent(QContextMenuEvent::Mouse, receiver->mapFrom(widget, at),
                                                window->mapToGlobal(at)));
        }
    }

    void drag() {
        QWindow* window = target();
        if (!window)
            return;
        const QPoint from = placeIn(*window), to = placeIn(*window);
        const Qt::KeyboardModifiers held = chance(80) ? Qt::NoModifier : modifiers();
        tell(QStringLiteral("drag %1,%2 to %3,%4").arg(from.x()).arg(from.y()).arg(to.x()).arg(to.y()));
        m_time += 1000;
        mouse(*window, from, Qt::NoButton, Qt::NoButton, QEvent::MouseMove, held);
        mouse(*window, from, Qt::LeftButton, Qt::LeftButton, QEvent::MouseButtonPress, held);
        constexpr int parts = 4;
        for (int part = 1; part <= parts; ++part)
            mouse(*window, from + (to - from) * part / parts, Qt::LeftButton, Qt::NoButton, QEvent::MouseMove,
                  held);
        if (chance(10))
            press(Qt::Key_Escape, Qt::NoModifier, {});
        mouse(*window, to, Qt::NoButton, Qt::LeftButton, QEvent::MouseButtonRelease, held);
    }

    void hover() {
        if (QWindow* window = target()) {
            const QPoint at = placeIn(*window);
            tell(QStringLiteral("hover %1,%2").arg(at.x()).arg(at.y()));
            mouse(*window, at, Qt::NoButton, Qt::NoButton, QEvent::MouseMove, Qt::NoModifier);
        }
    }

    void wheel() {
        QWindow* window = target();
        QWidget* widget = window ? widgetOf(window) : nullptr;
        if (!widget)
            return;
        const QPoint at = placeIn(*window);
        const int turn = (chance(50) ? 120 : -120) * (1 + below(5));
        const QPoint delta = chance(80) ? QPoint(0, turn) : QPoint(turn, 0);
        const Qt::KeyboardModifiers held = chance(70) ? Qt::NoModifier : Qt::ControlModifier;
        tell(QStringLiteral("wheel %1 at %2,%3").arg(turn).arg(at.x()).arg(at.y()));
        QPointer<QWidget> above = widget->childAt(at) ? widget->childAt(at) : widget;
        while (above) {
            QWheelEvent event(above->mapFrom(widget, at), window->mapToGlobal(at), {}, delta, Qt::NoButton,
                              held, Qt::NoScrollPhase, false);
            QApplication::sendEvent(above, &event);
            if (event.isAccepted() || !above || above->isWindow())
                return;
            above = above->parentWidget();
        }
    }

    // A command of the menus, as if it was chosen there; dialogs are used by clicks and keys.
    void command() {
        if (!m_window || QApplication::activeModalWidget() || QApplication::activePopupWidget()) {
            tell(QStringLiteral("escape"));
            if (chance(30))
                press(Qt::Key_Escape, Qt::NoModifier, {});
            return;
        }
        QList<QAction*> all = m_window->menuBar()->actions(), commands;
        while (!all.isEmpty()) {
            QAction* action = all.takeFirst();
            if (QMenu* menu = action->menu())
                all.append(menu->actions());
            else if (action->isEnabled() && action->isVisible() && !action->isSeparator())
                commands.append(action);
        }
        if (commands.isEmpty())
            return;
        QAction* action = oneOf(commands);
        if (action->shortcut() == QKeySequence(QKeySequence::Quit) && chance(90))
            return;  // otherwise no window would live for long
        tell(QStringLiteral("command ") + action->text());
        action->trigger();
    }

    void drop() {
        if (!m_window || QApplication::activeModalWidget() || m_request.files.isEmpty())
            return;
        QList<QUrl> urls;
        for (int count = chance(75) ? 1 : 1 + below(4); count > 0; --count)
            urls.append(QUrl::fromLocalFile(oneOf(m_request.files)));
        QString what = QStringLiteral("drop");
        for (const QUrl& url : urls)
            what += QLatin1Char(' ') + url.fileName();
        tell(what);
        QMimeData data;
        data.setUrls(urls);
        const QPointF at(below(m_window->width()), below(m_window->height()));
        QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window, &enter);
        if (!enter.isAccepted())
            return;
        QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window, &drop);
    }

    void paste() {
        QString text = oneOf(texts());
        if (chance(30) && !m_request.files.isEmpty()) {
            QFile file(oneOf(m_request.files));
            if (file.open(QIODevice::ReadOnly))
                text = QString::fromUtf8(file.read(20'000));
        }
        tell(QStringLiteral("paste ") + text.left(30));
        QGuiApplication::clipboard()->setText(text);
        press(Qt::Key_V, Qt::ControlModifier, {});
    }

    void resize() {
        static const std::vector<QSize> sizes = {{1024, 768},  {1366, 768}, {1600, 980}, {640, 480},
                                                 {2560, 1600}, {1, 1},      {1024, 400}, {500, 1200}};
        if (!m_window)
            return;
        const QSize size = chance(60) ? oneOf(sizes) : QSize(1 + below(2600), 1 + below(1700));
        tell(QStringLiteral("size %1 x %2").arg(size.width()).arg(size.height()));
        m_window->resize(size);
    }

    void mode() {
        if (!m_window || QApplication::activeModalWidget())
            return;
        QList<QAction*> modes;
        for (QAction* action : m_window->findChildren<QAction*>())
            if (action->objectName().endsWith(QLatin1String("Mode")) && action->isEnabled())
                modes.append(action);
        if (modes.isEmpty())
            return;
        QAction* action = oneOf(modes);
        tell(QStringLiteral("mode ") + action->objectName());
        action->trigger();
    }

    Request m_request;
    QPointer<ui::MainWindow> m_window;
    std::mt19937_64 m_random;
    long m_next = -1, m_done = 0;
    int m_windows = 0, m_time = 0;
    bool m_isDone = false;
    double m_slowest = 0, m_peak = 0;
    QString m_slowestEvent;
};

QStringList filesIn(const QString& folder) {
    QStringList files;
    QDirIterator all(folder, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (all.hasNext())
        files.append(all.next());
    files.sort();  // the order of a folder differs from machine to machine
    return files;
}

Request readRequest() {
    QCommandLineParser parser;
    for (const char* name : {"seed", "events", "files", "skip", "memory", "hang"})
        parser.addOption({QLatin1String(name), {}, QLatin1String(name)});
    parser.addOption({QStringLiteral("trace"), {}});
    parser.process(*qApp);
    Request request;
    const auto number = [&](const char* name, double otherwise) {
        const QString value = parser.value(QLatin1String(name));
        return value.isEmpty() ? otherwise : value.toDouble();
    };
    request.seed = static_cast<unsigned long>(number("seed", 1));
    request.events = static_cast<long>(number("events", 1000));
    request.memoryLimit = number("memory", request.memoryLimit);
    request.hangLimit = number("hang", request.hangLimit);
    request.traces = parser.isSet(QStringLiteral("trace"));
    if (parser.isSet(QStringLiteral("files")))
        request.files = filesIn(parser.value(QStringLiteral("files")));
    for (const QString& range :
         parser.value(QStringLiteral("skip")).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QStringList ends = range.split(QLatin1Char('-'));
        request.skipped.push_back({ends.first().toLong(), ends.last().toLong()});
    }
    return request;
}

}  // namespace
}  // namespace attn::test

int main(int argc, char** argv) {
    attn::ui::Application application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("attention-lab-monkey"));
    QCoreApplication::setApplicationName(QStringLiteral("attention-lab-monkey"));
    // Devices are for the libraries of graphics.
    if (!attn::test::confineWritingTo(
            {QDir::tempPath(), QDir::homePath(), QStringLiteral("/dev"), QStringLiteral("/proc/self")})) {
        std::cerr
            << "monkey: this system cannot keep it out of other folders (Landlock), so it does not start.\n";
        return attn::test::notConfined;
    }
    const attn::test::Request request = attn::test::readRequest();
    std::signal(SIGUSR1, attn::test::endWithoutAnswer);
    std::signal(SIGABRT, attn::test::endAborted);
    std::thread(attn::test::watch, pthread_self(), request.hangLimit).detach();
    attn::test::Monkey(request).run();
    return 0;
}
