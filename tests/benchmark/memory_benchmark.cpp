// SPDX-License-Identifier: GPL-3.0-or-later
// Memory of the window while somebody works with it: what the process holds after every minute of it.
//
// memory_benchmark [--actions N] [--pause MS] [--train SECONDS] [--only KIND] [--each]
// An hour of use is 3,600 actions, one a second, done as fast as they go unless --pause says how long each is
// waited for: keys and clicks in Step mode, other texts, lanes, pictures, themes, explanations, changes by
// hand, the presenter's view, and changes of mode. --train lets eight lanes of `dates` train meanwhile, for
// so many seconds at least. --each does every kind of action by itself, --repeat times, and says what stays
// of it.
#include <malloc.h>

#include <CLI/CLI.hpp>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPointer>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/train/train_mode.h"
#include "ui/window/main_window.h"

namespace {

using namespace attn;

constexpr double mega = 1e6;

struct Memory {
    double resident = 0;  // MB, of the process
    double used = 0;      // MB, of what it has asked for
    double free = 0;      // MB that it has and does not use
};

Memory memoryNow() {
    std::ifstream in("/proc/self/statm");
    double all = 0, resident = 0;
    in >> all >> resident;
    const struct mallinfo2 heap = mallinfo2();
    return {resident * 4096 / mega, static_cast<double>(heap.uordblks + heap.hblkhd) / mega,
            static_cast<double>(heap.fordblks) / mega};
}

void settle(int milliseconds) {
    QElapsedTimer clock;
    clock.start();
    QTimer ticks;
    ticks.start(5);
    do {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    } while (clock.elapsed() < milliseconds);
}

// A window and a person in front of it.
class Person {
public:
    explicit Person(ui::MainWindow& window) : m_window(window), m_random(1) {}

    using Act = std::function<void()>;
    std::vector<std::pair<std::string, Act>> acts() {
        return {{"step",
                 [this] {
                     press(choose({Qt::Key_Space, Qt::Key_Space, Qt::Key_Left, Qt::Key_Home, Qt::Key_End}));
                 }},
                {"lane", [this] { press(Qt::Key_1 + number(8)); }},
                {"text",
                 [this] {
                     m_window.session().setSourceText(text());
                     m_window.session().decodeUpTo(4 + number(8));
                 }},
                {"picture",
                 [this] {
                     trigger(choose<const char*>(
                         {"heatmapPicture", "linesPicture", "differencePicture", "beamPicture"}));
                 }},
                {"theme",
                 [this] {
                     trigger(choose<const char*>({"light", "dark", "projector"}));
                 }},
                {"colours",
                 [this] {
                     trigger(choose<const char*>({"blues", "cividis", "grey"}));
                 }},
                {"why",
                 [this] {
                     press(Qt::Key_W);
                     settle(30);
                     close();
                 }},
                {"changes",
                 [this] {
                     trigger(choose<const char*>(
                         {"uniformRow", "hardRow", "shuffleRow", "zeroSource", "allAsItWas"}));
                 }},
                {"drag", [this] { drag(); }},
                {"undo", [this] { press(Qt::Key_Z, Qt::ControlModifier); }},
                {"present",
                 [this] {
                     press(Qt::Key_F5);
                     settle(30);
                     press(Qt::Key_Escape);
                 }},
                {"counts",
                 [this] {
                     trigger("counts");
                     settle(50);
                     close();
                 }},
                {"shortcuts",
                 [this] {
                     trigger("shortcuts");
                     settle(50);
                     close();
                 }},
                {"zoom",
                 [this] {
                     trigger(choose<const char*>({"zoomIn", "zoomOut", "zoomToFit"}));
                 }},
                {"hover", [this] { hover(); }},
                {"resize", [this] { m_window.resize(1100 + 10 * number(50), 700 + 10 * number(28)); }},
                {"train",
                 [this] {
                     press(Qt::Key_2, Qt::ControlModifier);
                     settle(30);
                     press(Qt::Key_1, Qt::ControlModifier);
                 }},
                {"inspect",
                 [this] {
                     press(Qt::Key_3, Qt::ControlModifier);
                     settle(30);
                     press(Qt::Key_1, Qt::ControlModifier);
                 }},
                {"scrub", [this] {
                     press(Qt::Key_2, Qt::ControlModifier);
                     press(choose({Qt::Key_Left, Qt::Key_PageUp, Qt::Key_Home, Qt::Key_End}));
                     settle(10);
                     press(Qt::Key_1, Qt::ControlModifier);
                 }}};
    }

    int number(int below) { return static_cast<int>(m_random() % static_cast<unsigned>(below)); }

private:
    template <class Value>
    Value choose(std::initializer_list<Value> values) {
        return values.begin()[number(static_cast<int>(values.size()))];
    }
    QString text() {
        return QStringLiteral("%1 %2 %3")
            .arg(1 + number(28))
            .arg(choose<const char*>({"may", "june", "september", "march"}))
            .arg(1900 + number(150));
    }
    // In the menus of the mode that is shown.
    static bool isOffered(const QAction& action) {
        const QObjectList places = action.associatedObjects();
        return action.isEnabled() && action.isVisible() &&
               std::none_of(places.begin(), places.end(), [](const QObject* place) {
                   const auto* menu = qobject_cast<const QMenu*>(place);
                   return menu && !menu->menuAction()->isVisible();
               });
    }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        // A key of a menu's goes to the action; the others to what has the focus.
        for (QAction* action : m_window.findChildren<QAction*>())
            if (isOffered(*action) && action->shortcuts().contains(QKeySequence(int(modifiers) | key)))
                return action->trigger();
        QWidget* focus = QApplication::focusWidget();
        QKeyEvent down(QEvent::KeyPress, key, modifiers), up(QEvent::KeyRelease, key, modifiers);
        QApplication::sendEvent(focus ? focus : &m_window, &down);
        QApplication::sendEvent(focus ? focus : &m_window, &up);
    }
    void trigger(const char* name) {
        auto* action = m_window.findChild<QAction*>(QLatin1String(name));
        if (!action)
            throw std::runtime_error(std::string("there is no command ") + name);
        if (action->isEnabled())
            action->trigger();
    }
    // Whatever windows an action has opened.
    void close() {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget != &m_window && widget->isVisible())
                widget->close();
    }
    ui::AttentionPlot* plot() {
        auto* grid = m_window.findChild<ui::LaneGrid*>();
        return grid && grid->laneCount() > 0 && grid->isVisible()
                   ? grid->card(number(grid->laneCount()))->plot()
                   : nullptr;
    }
    static void mouse(QWidget* widget, QEvent::Type type, QPointF place) {
        const Qt::MouseButtons buttons = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, place, widget->mapToGlobal(place),
                          type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, buttons, {});
        QApplication::sendEvent(widget, &event);
    }
    void drag() {
        ui::AttentionPlot* plot = this->plot();
        if (!plot)
            return;
        const QRectF bars = plot->places().bars;
        const double x = bars.left() + bars.width() * (0.1 + 0.08 * number(10));
        mouse(plot, QEvent::MouseButtonPress, {x, bars.bottom() - 2});
        for (int i = 1; i < 5; ++i)
            mouse(plot, QEvent::MouseMove, {x, bars.bottom() - bars.height() * 0.2 * i});
        mouse(plot, QEvent::MouseButtonRelease, {x, bars.top() + 2});
    }
    void hover() {
        if (ui::AttentionPlot* plot = this->plot())
            for (int i = 0; i < 5; ++i) {
                const QPointF place(number(std::max(1, plot->width())), number(std::max(1, plot->height())));
                QMouseEvent event(QEvent::MouseMove, place, plot->mapToGlobal(place), Qt::NoButton,
                                  Qt::NoButton, {});
                QApplication::sendEvent(plot, &event);
            }
    }

    ui::MainWindow& m_window;
    std::mt19937 m_random;
};

class Report {
public:
    explicit Report(ui::MainWindow& window) : m_window(window) { m_clock.start(); }
    void line(const std::string& after) {
        const Memory memory = memoryNow();
        double history = 0;
        Index update = 0;
        if (auto* train = m_window.findChild<ui::TrainMode*>()) {
            history = static_cast<double>(train->controller().memoryUsed()) / mega;
            update = train->controller().newestUpdate();
        }
        m_most = std::max(m_most, memory.resident);
        std::printf(
            "%7.1f s  %-24s %7.1f MB resident, %7.1f in use, %6.1f free; widgets %d; update %td, its history "
            "%.1f MB\n",
            static_cast<double>(m_clock.elapsed()) / 1000, after.c_str(), memory.resident, memory.used,
            memory.free, static_cast<int>(QApplication::allWidgets().size()), update, history);
        std::fflush(stdout);
    }
    double most() const { return m_most; }

private:
    ui::MainWindow& m_window;
    QElapsedTimer m_clock;
    double m_most = 0;
};

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("Memory of the window while somebody works with it");
    int actions = 3600, pause = 0, repeat = 200, train = 0;
    bool each = false;
    std::string only;
    app.add_option("--actions", actions, "Of a person, one a second: 3600 are an hour");
    app.add_option("--pause", pause, "Milliseconds after each");
    app.add_option("--train", train, "Seconds that eight lanes train meanwhile");
    app.add_flag("--each", each, "Every kind by itself, and what stays of it");
    app.add_option("--repeat", repeat, "Of --each");
    app.add_option("--only", only, "This kind alone");
    CLI11_PARSE(app, argc, argv);
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});  // of the platform
    QApplication application(argc, argv);
    ui::LaunchOptions options;
    options.screenshot = QStringLiteral("none.png");  // no remembered settings; nothing is written
    options.size = QSize(1600, 980);
    ui::MainWindow window(options);
    window.show();
    settle(1000);
    Person person(window);
    auto acts = person.acts();
    if (!only.empty())
        std::erase_if(acts, [&](const auto& act) { return act.first != only; });
    Report report(window);
    report.line("start");
    if (train > 0) {
        RunSetup setup = window.mode<ui::TrainMode>().controller().setup();
        setup.common.updates = 1'000'000;
        window.mode<ui::TrainMode>().controller().setSetup(setup);
        window.mode<ui::TrainMode>().controller().start();
    }
    if (each) {
        for (const auto& [name, act] : acts) {
            for (const int part : {1, 2, 3}) {
                for (int i = 0; i < repeat; ++i) {
                    act();
                    settle(1);
                }
                settle(300);
                report.line(name + " × " + std::to_string(part * repeat));
            }
        }
        return 0;
    }
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < actions && !acts.empty(); ++i) {
        acts[static_cast<std::size_t>(person.number(static_cast<int>(acts.size())))].second();
        settle(std::max(1, pause));
        if ((i + 1) % std::max(1, actions / 30) == 0)
            report.line(std::to_string(i + 1) + " actions");
    }
    while (clock.elapsed() < 1000LL * train) {
        settle(20'000);
        report.line("training");
    }
    if (train > 0)
        window.mode<ui::TrainMode>().controller().pause();
    settle(2000);
    report.line("end");
    std::printf("%.0f MB resident at most\n", report.most());
    return 0;
}
