// SPDX-License-Identifier: GPL-3.0-or-later
// Train mode with its window open, on the machine's processors.
//
// window_training_benchmark [--mixed] [--task] [--cost] [--controls] [--theme] [--rounds N]   (without any:
// all)
// --mixed: --cost and --controls of four GRU lanes and four Transformer lanes, each as its recipe says, all
//   their heads measured; a command is then to be answered in at most 50 ms.
// --task: from Start on `dates` with eight lanes to the first visibly right alignment (at most 5 s) and to
// all
//   lanes at 99 %, 98 % for location and none (at most 30 s).
// --cost: what the window costs training (at most 5 %): the same updates with it and without.
// --controls: eight lanes at hidden 256 in training; how long the window's thread is held up at most by one
//   event, painting included (at most 50 ms), and how long it takes from a command to the frame that shows it
//   (at most 100 ms).
// --theme: eight lanes in training; for how long a change of the theme holds the window up (at most 200 ms).
#include <CLI/CLI.hpp>
#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/train/setup/bundled_recipes.h"
#include "core/train/training_job.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/curves/curves_view.h"
#include "ui/train/train_mode.h"
#include "ui/window/main_window.h"

namespace {

using namespace attn;
using Controller = attn::ui::TrainController;

constexpr qint64 patience = 300'000;  // ms

// Measures every event of the event loop: as long as one takes, nothing else happens in the window.
class TimedApplication : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override {
        if (m_depth > 0)
            return QApplication::notify(receiver, event);
        ++m_depth;
        QElapsedTimer clock;
        clock.start();
        const int type = event->type();
        const bool result = QApplication::notify(receiver, event);
        const double milliseconds = static_cast<double>(clock.nsecsElapsed()) * 1e-6;
        --m_depth;
        events.push_back(milliseconds);
        if (milliseconds > longest) {
            longest = milliseconds;
            longestType = type;
        }
        return result;
    }
    void forget() {
        events.clear();
        longest = 0;
    }
    std::vector<double> events;  // ms
    double longest = 0;          // ms
    int longestType = 0;

private:
    int m_depth = 0;
};

// Looked at every `tick` milliseconds at least.
template <typename Condition>
bool waitUntil(const Condition& condition, int tick = 5) {
    QElapsedTimer clock;
    clock.start();
    // Otherwise the loop sleeps on when nothing happens.
    QTimer ticks;
    ticks.start(tick);
    while (!condition()) {
        if (clock.elapsed() > patience)
            return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
    return true;
}

struct Window {
    explicit Window(QSize size = QSize(1600, 980)) : window(options(size)) {
        window.show();
        window.findChild<QAction*>(QStringLiteral("trainMode"))->trigger();
        QCoreApplication::processEvents();
        controller = &window.findChild<ui::TrainMode*>()->controller();
    }
    static ui::LaunchOptions options(QSize size) {
        ui::LaunchOptions options;
        options.screenshot = QStringLiteral("none.png");  // no remembered settings; nothing is written
        options.size = size;
        return options;
    }
    void press(const char* action) { window.findChild<QAction*>(QLatin1String(action))->trigger(); }
    bool waitUntilReady() {
        return waitUntil([this] { return controller->laneCount() > 0 && controller->corpora(); });
    }

    ui::MainWindow window;
    Controller* controller = nullptr;
};

// Whether lanes of different architectures are measured.
bool isMixed = false;

// Four GRU lanes and four Transformer lanes of dates, or else the usual eight, with so many updates.
RunSetup setupOfCase(const RunSetup& usual, Index updates) {
    RunSetup setup = usual;
    if (isMixed) {
        const std::vector<std::string> wanted = {"dates/additive",
                                                 "dates/general",
                                                 "dates/dot",
                                                 "dates/scaled_dot",
                                                 "dates/transformer",
                                                 "dates/transformer_additive",
                                                 "dates/transformer_one_layer",
                                                 "dates/transformer_post_norm"};
        std::vector<Recipe> recipes;
        for (const BundledRecipe& recipe : bundledRecipes("dates"))
            if (std::find(wanted.begin(), wanted.end(), recipe.id) != wanted.end())
                recipes.push_back(recipe.recipe);
        setup.lanes.clear();
        addLanes(setup, recipes);
    }
    setup.common.updates = updates;
    for (LaneSetup& lane : setup.lanes)
        if (lane.training)
            lane.training->updates = updates;
    return setup;
}

double secondsOf(const QElapsedTimer& clock) {
    return static_cast<double>(clock.elapsed()) / 1000;
}

double goalOf(const std::string& score) {
    return score == "location" || score == "none" ? 0.98 : 0.99;
}

bool hasReachedGoal(const LaneHistory& lane) {
    const double goal = goalOf(lane.recipe.model.attention.score);
    return std::any_of(lane.measurements.begin(), lane.measurements.end(),
                       [&](const Measurement& measured) { return measured.exactMatch >= goal; });
}

bool measureTask() {
    Window window;
    if (!window.waitUntilReady())
        return false;
    QElapsedTimer clock;
    clock.start();
    window.press("trainRun");
    double aligned = 0;
    std::map<std::string, double> goals;
    const bool hasEnded = waitUntil([&] {
        for (int i = 0; i < window.controller->laneCount(); ++i) {
            const LaneHistory& lane = window.controller->history(i);
            if (lane.alignedAt && aligned == 0)
                aligned = secondsOf(clock);
            if (!goals.contains(lane.name) && hasReachedGoal(lane))
                goals[lane.name] = secondsOf(clock);
        }
        return static_cast<int>(goals.size()) == window.controller->laneCount() ||
               window.controller->isEnded();
    });
    double last = 0;
    for (const auto& [name, seconds] : goals) {
        std::printf("  %-14s at its goal after %6.2f s\n", name.c_str(), seconds);
        last = std::max(last, seconds);
    }
    const bool isRight = hasEnded && static_cast<int>(goals.size()) == window.controller->laneCount() &&
                         last <= 30 && aligned <= 5;
    std::printf(
        "dates, eight lanes, window open: first alignment error below 0.2 after %.2f s (at most 5), all "
        "lanes at their goals after %.2f s (at most 30)%s\n",
        aligned, last, isRight ? "" : "  MISSED");
    return isRight;
}

// Wall clock, and the processors' time of all threads, which other programs on the machine disturb less.
struct Time {
    double wall = 0, processors = 0,
           window = 0;  // s; the last is this thread's share of the processors' time
};

class Clock {
public:
    Time elapsed() const {
        return {std::chrono::duration<double>(std::chrono::steady_clock::now() - m_wall).count(),
                static_cast<double>(std::clock() - m_processors) / CLOCKS_PER_SEC, ofThread() - m_window};
    }

private:
    static double ofThread() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
    }
    double m_window = ofThread();
    std::chrono::steady_clock::time_point m_wall = std::chrono::steady_clock::now();
    std::clock_t m_processors = std::clock();
};

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

// Pairs are made before, and the panel has found out how fast this machine is.
Time trainOnce(Index updates, bool isInWindow) {
    Window window;
    const RunSetup setup = setupOfCase(window.controller->setup(), updates);
    window.controller->setSetup(setup);
    window.waitUntilReady();
    QElapsedTimer settling;
    settling.start();
    waitUntil([&] { return settling.elapsed() > 2000; });
    std::vector<JobLane> lanes = jobLanes(setup);
    for (JobLane& lane : lanes)
        lane.corpora = window.controller->corpora();
    const Clock clock;
    if (isInWindow) {
        window.press("trainRun");
        waitUntil([&] { return window.controller->isIdle(); }, 20);
    } else {
        TrainingJob job(std::move(lanes), {});
        job.wait();
    }
    return clock.elapsed();
}

// In a process of its own: what one leaves in memory is not the other's.
Time trainInProcess(Index updates, const QString& how) {
    QProcess process;
    QStringList arguments = {how, QStringLiteral("--updates"), QString::number(updates)};
    if (isMixed)
        arguments.append(QStringLiteral("--mixed"));
    process.start(QCoreApplication::applicationFilePath(), arguments);
    process.waitForFinished(-1);
    const QStringList words = QString::fromUtf8(process.readAllStandardOutput()).split(QLatin1Char(' '));
    if (words.size() < 3)
        throw std::runtime_error("the process of " + how.toStdString() + " failed");
    return {words[0].toDouble(), words[1].toDouble(), words[2].toDouble()};
}

bool measureCost(int rounds, Index updates) {
    std::vector<double> wall, processors;
    for (int round = 0; round < rounds; ++round) {
        Time without, with;
        const bool isFirst = round % 2 == 0;
        if (isFirst)
            without = trainInProcess(updates, QStringLiteral("--alone"));
        with = trainInProcess(updates, QStringLiteral("--in-window"));
        if (!isFirst)
            without = trainInProcess(updates, QStringLiteral("--alone"));
        wall.push_back(100 * (with.wall / without.wall - 1));
        processors.push_back(100 * (with.processors / without.processors - 1));
        std::printf(
            "  %td updates of eight lanes: %.2f s, in the window %.2f s: %+.1f %%; processors' time %+.1f "
            "%%, the window's thread alone %.1f %%\n",
            updates, without.wall, with.wall, wall.back(), processors.back(),
            100 * with.window / without.processors);
        std::fflush(stdout);
    }
    const bool isRight = median(wall) <= 5;
    std::printf("the window costs training %.1f %% (median; at most 5), %.1f %% of the processors' time%s\n",
                median(wall), median(processors), isRight ? "" : "  MISSED");
    return isRight;
}

// From a command to the end of the paint event that shows its outcome.
template <typename Command, typename Shown>
double answer(const Command& command, const Shown& isShown) {
    QElapsedTimer clock;
    clock.start();
    command();
    waitUntil(isShown);
    // What the command has made dirty is painted now.
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    return static_cast<double>(clock.nsecsElapsed()) * 1e-6;
}

bool measureControls(TimedApplication& application) {
    Window window;
    RunSetup setup = setupOfCase(window.controller->setup(), 100'000);
    if (!isMixed) {
        setup.common.model.decoder.hidden = 256;
        setup.common.model.encoder.hidden = 128;
    }
    const double most = isMixed ? 50 : 100;  // ms
    window.controller->setSetup(setup);
    if (!window.waitUntilReady())
        return false;
    window.press("trainRun");
    waitUntil([&] { return window.controller->newestUpdate() >= 40; });
    application.forget();
    Controller& run = *window.controller;
    std::map<std::string, double> worst;
    const auto note = [&](const std::string& what, double milliseconds) {
        worst[what] = std::max(worst[what], milliseconds);
    };
    const auto now = [] { return true; };
    for (int round = 0; round < 20; ++round) {
        const Index before = run.newestUpdate();
        waitUntil([&] { return run.newestUpdate() >= before + 5; });
        note("pause", answer([&] { window.press("trainRun"); }, [&] { return !run.isRunning(); }));
        note("go on", answer([&] { window.press("trainRun"); }, [&] { return run.isRunning(); }));
        note("scrub", answer([&] { window.press("previousSnapshot"); }, now));
        note("scrub by ten", answer([&] { window.press("previousTen"); }, now));
        note("first weights", answer([&] { window.press("firstSnapshot"); }, now));
        note("live", answer([&] { window.press("live"); }, now));
        note("select a lane", answer([&] { run.selectLane(round % 8); }, now));
        TrainingChange change;
        change.rate = 0.001 + 0.0001 * round;
        note("change the rate", answer([&] { run.change(change); }, now));
        note("another sentence",
             answer([&] { run.setText(QStringLiteral("%1 may 1999").arg(round + 1)); }, now));
    }
    if (isMixed) {
        const std::vector<MapAddress> maps = run.mapsOf(4);
        for (const MapAddress& map : maps)
            note("watch another map", answer([&] { run.watch(4, map); }, now));
    }
    note("one batch", answer([&] { window.press("trainBatch"); }, [&] { return !run.isRunning(); }));
    note("reset", answer([&] { run.reset(); }, [&] { return run.newestUpdate() == 0; }));
    bool isRight = true;
    for (const auto& [what, milliseconds] : worst) {
        std::printf("  %-18s answered after %6.1f ms at most%s\n", what.c_str(), milliseconds,
                    milliseconds <= most ? "" : "  MISSED");
        isRight = isRight && milliseconds <= most;
    }
    std::vector<double>& events = application.events;
    std::sort(events.begin(), events.end());
    std::printf(
        "controls at %s, eight lanes in training; %zu events, 99.9 %% within %.1f ms, longest %.1f "
        "ms (at most 50, type %d)%s\n",
        isMixed ? "four GRU and four Transformer lanes" : "hidden 256", events.size(),
        events[events.size() * 999 / 1000], application.longest, application.longestType,
        application.longest <= 50 ? "" : "  MISSED");
    return isRight && application.longest <= 50;
}

// From the command until the window has painted itself and nothing of it waits.
bool measureThemes() {
    Window window;
    RunSetup setup = window.controller->setup();
    setup.common.updates = 100'000;
    window.controller->setSetup(setup);
    if (!window.waitUntilReady())
        return false;
    window.press("trainRun");
    waitUntil([&] { return window.controller->newestUpdate() >= 40; });
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // cards of the run before
    double worst = 0;
    for (int round = 0; round < 4; ++round) {
        for (const char* theme : {"dark", "projector", "light"}) {
            const Index before = window.controller->newestUpdate();
            waitUntil([&] { return window.controller->newestUpdate() >= before + 5; });
            QElapsedTimer clock;
            clock.start();
            const Clock thread;
            window.press(theme);
            const double applied = static_cast<double>(clock.nsecsElapsed()) * 1e-6;
            for (int turn = 0; turn < 3; ++turn)
                QCoreApplication::processEvents();
            const double taken = static_cast<double>(clock.nsecsElapsed()) * 1e-6;
            std::printf(
                "  %-10s %6.1f ms to apply, %6.1f ms until it is painted; %.1f ms of the window's thread\n",
                theme, applied, taken, 1000 * thread.elapsed().window);
            worst = std::max(worst, taken);
        }
    }
    std::printf("another theme while eight lanes are trained: %.1f ms at most (at most 200)%s\n", worst,
                worst <= 200 ? "" : "  MISSED");
    return worst <= 200;
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("Train mode with its window open");
    bool task = false, cost = false, controls = false, themes = false, alone = false, inWindow = false;
    int rounds = 3;
    Index updates = 2000;
    app.add_flag("--mixed", isMixed, "Four GRU lanes and four Transformer lanes");
    app.add_flag("--task", task, "Seconds to the first alignment and to all goals");
    app.add_flag("--cost", cost, "What the window costs training");
    app.add_flag("--controls", controls, "How fast the window answers");
    app.add_flag("--theme", themes, "How long a change of the theme holds the window up");
    app.add_option("--rounds", rounds, "Of --cost")->check(CLI::Range(1, 100));
    app.add_option("--updates", updates, "Of --cost")->check(CLI::Range(10, 100000));
    app.add_flag("--alone", alone)->group("");
    app.add_flag("--in-window", inWindow)->group("");
    CLI11_PARSE(app, argc, argv);
    if (!task && !cost && !controls && !themes) {
        cost = controls = true;
        task = themes = !isMixed;
    }
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    TimedApplication application(argc, argv);
    if (alone || inWindow) {
        const Time time = trainOnce(updates, inWindow);
        std::printf("%f %f %f", time.wall, time.processors, time.window);
        return 0;
    }
    bool isRight = true;
    if (task)
        isRight = measureTask() && isRight;
    if (cost)
        isRight = measureCost(rounds, updates) && isRight;
    if (controls)
        isRight = measureControls(application) && isRight;
    if (themes) {
        // Only where the event loop runs are all widgets told of a palette and a font.
        QTimer::singleShot(0, &application, [&] {
            isRight = measureThemes() && isRight;
            QCoreApplication::quit();
        });
        QApplication::exec();
    }
    return isRight ? 0 : 1;
}
