// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_area.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/maps/map_table.h"
#include "ui/step/session/lane/lane_maps.h"
#include "ui/step/step_mode.h"
#include "ui/step/views/layout_actions.h"
#include "ui/window/main_window.h"

// maps_benchmark [--mixed]
//
// Eight Transformer lanes of 2 + 2 layers × 4 heads and a text of 40 tokens, in the real window at 1600 ×
// 980: a hovered source token, a step, a hovered and a chosen map; in the grid and with one lane large and
// the table of its maps. Target: 95 % of the events within 16 ms, until the window is painted.
//
// --mixed: four GRU and four Transformer lanes and a text of 20 tokens: commands, from the command until all
// lanes have decoded what it asks for and the window is painted. Target: 95 % within 50 ms.

namespace {

using namespace attn;

double millisecondsAllowed = 16;
constexpr int events = 120;

void mouse(QWidget* widget, QEvent::Type type, QPointF place) {
    const bool isPress = type == QEvent::MouseButtonPress;
    QMouseEvent event(type, place, widget->mapToGlobal(place), isPress ? Qt::LeftButton : Qt::NoButton,
                      isPress ? Qt::LeftButton : Qt::NoButton, {});
    QApplication::sendEvent(widget, &event);
}

bool isInTime = true;

// `event` is given its number; `prepare` runs before it and is not measured.
void measure(const char* what, const std::function<void(int)>& event,
             const std::function<void(int)>& prepare = {}) {
    std::vector<double> milliseconds;
    for (int i = 0; i < events; ++i) {
        if (prepare)
            prepare(i);
        QCoreApplication::processEvents();
        QElapsedTimer clock;
        clock.start();
        event(i);
        QCoreApplication::processEvents();
        milliseconds.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
    }
    std::sort(milliseconds.begin(), milliseconds.end());
    const double late = milliseconds[milliseconds.size() * 95 / 100];
    std::printf("%-36s median %5.1f ms, 95 %% %5.1f ms (allowed %.0f ms)\n", what,
                milliseconds[milliseconds.size() / 2], late, millisecondsAllowed);
    isInTime = isInTime && late <= millisecondsAllowed;
}

// The window with these models of `reverse`, each from a file of its own.
struct Lanes {
    Lanes(const QStringList& names, const QString& text) : window(options(names, text)) {
        window.show();
        settle();
    }
    void settle() {
        do
            QCoreApplication::processEvents();
        while (window.session().isDecoding());
        QCoreApplication::processEvents();
    }
    ui::LaunchOptions options(const QStringList& names, const QString& text) const {
        ui::LaunchOptions options;
        options.screenshot = QStringLiteral("none.png");  // no remembered settings; nothing is written
        options.size = QSize(1600, 980);
        options.text = text;
        for (const QString& name : names) {
            const QString file =
                folder.filePath(QStringLiteral("lane%1.safetensors").arg(options.models.size() + 1));
            QFile::copy(QStringLiteral(ATTN_PROJECT_DIR "/resources/models/reverse/%1.safetensors").arg(name),
                        file);
            options.models.append(file);
        }
        return options;
    }
    QTemporaryDir folder;
    ui::MainWindow window;
};

int measureMixed() {
    millisecondsAllowed = 50;
    Lanes lanes({"additive", "general", "dot", "scaled_dot", "transformer", "transformer_additive",
                 "transformer_content", "transformer_post_norm"},
                QStringLiteral("abcdefghijklmnopqrst"));
    ui::Session& session = lanes.window.session();
    ui::StepCursor& cursor = lanes.window.cursor();
    auto* grid = lanes.window.findChild<ui::LaneGrid*>();
    if (grid->laneCount() != 8) {
        std::fprintf(stderr, "eight lanes are needed, %d are there\n", grid->laneCount());
        return 2;
    }
    const auto run = [&](const char* action) {
        lanes.window.findChild<QAction*>(QLatin1String(action))->trigger();
        lanes.settle();
    };
    const auto isTransformer = [&](int lane) {
        return session.lanes()[std::size_t(lane)]->map()->site == MapSite::Cross &&
               ui::mapsOfLane(session.lanes()[std::size_t(lane)]->model()->network).size() > 3;
    };
    std::vector<int> transformers;
    for (int lane = 0; lane < 8; ++lane)
        if (isTransformer(lane))
            transformers.push_back(lane);
    if (transformers.size() != 4) {
        std::fprintf(stderr, "four Transformers are needed, %zu are there\n", transformers.size());
        return 2;
    }
    for (const bool isFocused : {false, true}) {
        lanes.window.mode<ui::StepMode>().layout().setFocused(isFocused);
        cursor.lastAction->trigger();
        lanes.settle();
        const ui::Lane& first = *session.lanes()[std::size_t(transformers.front())];
        std::printf("%s, four GRU and four Transformer lanes, %d source tokens, %d steps\n",
                    isFocused ? "one lane large" : "grid", first.sourceLength(), first.stepCount());
        const auto select = [&](int i) {
            cursor.selectLane(transformers[std::size_t(i) % transformers.size()]);
            lanes.settle();
        };
        measure("select a lane", [&](int i) {
            cursor.selectLane(i % 8);
            lanes.settle();
        });
        measure("one step back and forth", [&](int i) { run(i % 2 == 0 ? "back" : "step"); });
        measure("decode another text", [&](int i) {
            session.setSourceText(QStringLiteral("abcdefghijklmnopqrs") + QChar('a' + i % 26));
            lanes.settle();
        });
        measure(
            "decode to the end", [&](int) { run("last"); },
            [&](int i) {
                session.setSourceText(QStringLiteral("bcdefghijklmnopqrst") + QChar('a' + i % 26));
                cursor.setStep(0);
                lanes.settle();
            });
        measure(
            "choose a map",
            [&](int i) {
                const ui::Lane& lane = *cursor.selectedLane();
                const auto maps = ui::mapsOfLane(lane.model()->network);
                session.setMap(lane.id(), maps[std::size_t(i * 7) % maps.size()]);
                lanes.settle();
            },
            select);
        const auto showHead = [&](int i) {
            select(i);
            const MapAddress head{MapSite::Cross, 0, i % 4};
            session.setMap(cursor.selectedLane()->id(), head);
            lanes.settle();
        };
        measure(
            "a head off, and on again", [&](int) { run("mapOff"); }, [&](int i) { showHead(i / 2); });
        measure(
            "a head uniform, and as it was", [&](int) { run("uniformMap"); },
            [&](int i) { showHead(i / 2); });
        measure("undo and redo", [&](int i) { run(i % 2 == 0 ? "undo" : "redo"); });
        measure("zero a source token", [&](int i) {
            cursor.setHoveredSource(i / 2 % 20);
            run("zeroSource");
        });
        cursor.setHoveredSource(-1);
        lanes.window.session().clearWhatIfs();
        lanes.settle();
    }
    measure("grid and focus", [&](int i) {
        lanes.window.mode<ui::StepMode>().layout().setFocused(i % 2 == 0);
        lanes.settle();
    });
    return isInTime ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    if (application.arguments().contains(QStringLiteral("--mixed")))
        return measureMixed();
    Lanes eight(QStringList(8, QStringLiteral("transformer")),
                QStringLiteral("abcdefghijklmnopqrstuvwxyzabcdefghijklmn"));
    ui::MainWindow& window = eight.window;
    const auto settle = [&] { eight.settle(); };
    auto* grid = window.findChild<ui::LaneGrid*>();
    if (grid->laneCount() != 8) {
        std::fprintf(stderr, "eight lanes are needed, %d are there\n", grid->laneCount());
        return 2;
    }
    const auto& lanes = window.session().lanes();
    const std::vector<MapAddress> maps = ui::mapsOfLane(lanes.front()->model()->network);
    const auto mapAt = [&](int i) { return maps[static_cast<std::size_t>(i * 7) % maps.size()]; };
    for (const bool isFocused : {false, true}) {
        window.mode<ui::StepMode>().layout().setFocused(isFocused);
        window.cursor().lastAction->trigger();
        settle();
        std::printf("%s, %d source tokens, %d steps\n", isFocused ? "one lane large" : "grid",
                    lanes.front()->sourceLength(), lanes.front()->stepCount());
        measure("hover a source token", [&](int i) { window.cursor().setHoveredSource(i % 40); });
        window.cursor().setHoveredSource(-1);
        measure("step among decoded tokens", [&](int i) { window.cursor().setStep(1 + i % 39); });
        // The text is decoded anew each time it has ended.
        int text = 0;
        measure(
            "decode a step", [&](int) { window.cursor().stepAction->trigger(); },
            [&](int) {
                if (window.cursor().stepAction->isEnabled())
                    return;
                window.cursor().setStep(0);
                window.session().setSourceText(QStringLiteral("abcdefghijklmnopqrstuvwxyzabcdefghijklm") +
                                               QChar('a' + text++ % 26));
                settle();
                window.cursor().stepAction->trigger();
            });
        window.cursor().lastAction->trigger();
        settle();
        measure(
            "choose a map of one lane",
            [&](int i) { window.session().setMap(lanes.front()->id(), mapAt(i)); }, [&](int) { settle(); });
        settle();
        if (!isFocused)
            continue;
        ui::MapTable* table = grid->card(window.cursor().selection().lane)->mapTable();
        if (!table || !table->isVisible()) {
            std::fprintf(stderr, "the table of maps is not there\n");
            return 2;
        }
        const auto placeOf = [&](int i) {
            const auto& cells = table->places().cells;
            return cells[static_cast<std::size_t>(i * 7) % cells.size()].picture.center();
        };
        measure("hover a map in the table", [&](int i) { mouse(table, QEvent::MouseMove, placeOf(i)); });
        measure(
            "choose a map in the table", [&](int i) { mouse(table, QEvent::MouseButtonPress, placeOf(i)); },
            [&](int i) {
                settle();
                mouse(table, QEvent::MouseMove, placeOf(i));
            });
    }
    return isInTime ? 0 : 1;
}
