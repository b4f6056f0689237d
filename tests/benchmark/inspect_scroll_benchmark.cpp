// SPDX-License-Identifier: GPL-3.0-or-later
// Inspect mode in the real window at 1600 × 980: scrolling a table of 300,000 sentences and moving through
// them with the charts in sight, milliseconds a frame; and two systems of 100,000 sentences with known links,
// from the edit of a link until the window is painted. Target: the 95th percentile at most 16.7 ms.
#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QScrollBar>
#include <QUndoStack>
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include "tests/support/temporary_folder.h"
#include "ui/inspect/charts/inspect_charts.h"
#include "ui/inspect/inspect_mode.h"
#include "ui/inspect/inspect_page.h"
#include "ui/inspect/table/sentence_table.h"
#include "ui/window/main_window.h"

namespace {

using namespace attn;

constexpr double millisecondsAllowed = 1000.0 / 60;
constexpr int scrolledRows = 300'000, comparedRows = 100'000, length = 12, frames = 200;

// "0-0 1-1 …", some links elsewhere: `seed` tells systems apart.
std::string pharaoh(int sentences, int seed) {
    std::string text;
    for (int number = 0; number < sentences; ++number) {
        for (int i = 0; i < length; ++i) {
            const int source = (number * 7 + i * seed) % 5 == 0 ? (i + 1) % length : i;
            text.append(i > 0 ? " " : "").append(std::to_string(source)).append("-");
            text += std::to_string(i);
        }
        text += '\n';
    }
    return text;
}

void settle(ui::InspectMode& inspect) {
    while (inspect.isBusy())
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    // Charts and table follow after a while.
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < 1500)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
}

// Each `step` until all that it caused is painted, timers that came due meanwhile included.
bool measure(const char* what, const std::function<void(int frame)>& step) {
    std::vector<double> milliseconds;
    for (int frame = 0; frame < frames; ++frame) {
        QElapsedTimer clock;
        clock.start();
        step(frame);
        QCoreApplication::processEvents();
        milliseconds.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
    }
    std::sort(milliseconds.begin(), milliseconds.end());
    const double late = milliseconds[milliseconds.size() * 95 / 100];
    std::printf("%-50s median %6.2f ms, 95 %% %6.2f ms, worst %6.2f ms (allowed %.1f ms)\n", what,
                milliseconds[milliseconds.size() / 2], late, milliseconds.back(), millisecondsAllowed);
    return late <= millisecondsAllowed;
}

void press(QWidget* widget, int key, Qt::KeyboardModifiers modifiers = {}) {
    QKeyEvent event(QEvent::KeyPress, key, modifiers);
    QApplication::sendEvent(widget, &event);
}

}  // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    test::TemporaryFolder folder;
    ui::LaunchOptions options;
    options.screenshot = QStringLiteral("none.png");  // no remembered settings; nothing is written
    options.size = QSize(1600, 980);
    options.inspects = true;
    options.inspected = {QString::fromStdString(folder.write("long.pharaoh", pharaoh(scrolledRows, 3)))};
    ui::MainWindow window(options);
    window.show();
    ui::InspectMode& inspect = window.mode<ui::InspectMode>();
    settle(inspect);
    ui::InspectController& controller = inspect.controller();
    ui::SentenceTable* table = inspect.inspectPage().table();
    if (static_cast<int>(controller.selection().rows().size()) != scrolledRows) {
        std::fprintf(stderr, "%d sentences are needed, %zu are there\n", scrolledRows,
                     controller.selection().rows().size());
        return 2;
    }
    bool isInTime = measure("300,000 rows: scrolling", [&](int frame) {
        QScrollBar* bar = table->verticalScrollBar();
        bar->setValue(frame * 3 % 2 == 0 ? frame * (bar->maximum() / frames) : bar->value() + 3);
    });
    for (const auto chart : {ui::InspectCharts::Chart::Histogram, ui::InspectCharts::Chart::ByLength,
                             ui::InspectCharts::Chart::Coverage}) {
        inspect.inspectPage().charts()->showChart(chart);
        settle(inspect);
        isInTime &= measure("300,000 rows: to the next sentence", [&](int) { press(table, Qt::Key_Down); });
    }

    controller.systems().close(0);
    const QString gold = QString::fromStdString(folder.write("gold.pharaoh", pharaoh(comparedRows, 1)));
    for (const int seed : {2, 3}) {
        const std::string name = "system" + std::to_string(seed) + ".pharaoh";
        controller.dumps().open(QString::fromStdString(folder.write(name, pharaoh(comparedRows, seed))));
    }
    controller.gold().open(gold);
    settle(inspect);
    controller.systems().compareWith(1);
    settle(inspect);
    isInTime &= measure("2 × 100,000 sentences: an edit of a known link", [&](int frame) {
        controller.gold().toggleLink(controller.selection().currentRow(), frame % length,
                                     frame / length % length);
    });
    isInTime &= measure("2 × 100,000 sentences: undone", [&](int) { controller.gold().undoStack().undo(); });
    return isInTime ? 0 : 1;
}
