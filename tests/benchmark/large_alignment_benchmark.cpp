// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

#include "tests/ui/pictures/synthetic_lane.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/lines/lines_view.h"

// An alignment of 200 × 200 tokens in one lane that fills a window, and in eight: hovers, scrolls, zooms and
// steps, each from the event to the painted frame, as heatmap, difference and lines. Target: the 95th
// percentile at most 16 ms of the processor. Each output token has a known link.

namespace {

using namespace attn::ui;

constexpr double millisecondsAllowed = 16;
constexpr int tokens = 200, frames = 120;

void send(QWidget* widget, QPointF place, QPoint turn, Qt::KeyboardModifiers modifiers = {}) {
    QWheelEvent event(place, widget->mapToGlobal(place), QPoint(), turn, Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(widget, &event);
}

void moveTo(QWidget* widget, QPointF place) {
    QMouseEvent event(QEvent::MouseMove, place, widget->mapToGlobal(place), Qt::NoButton, Qt::NoButton, {});
    QApplication::sendEvent(widget, &event);
}

// Of this thread: other programs on the machine do not count.
double processorMilliseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

// As sharp as those of a trained model: near the diagonal, or spread over everything at each seventh row.
std::shared_ptr<const LaneData> sharpLane(unsigned seed) {
    auto lane = syntheticLane({.sources = tokens, .steps = tokens, .hasReference = true}, seed);
    auto trace = std::make_shared<attn::DecodeTrace>(*lane->trace);
    for (attn::StepTrace& step : trace->steps) {
        if (step.step % 7 == 0)
            continue;
        for (attn::Index j = 0; j < tokens; ++j) {
            const auto away = static_cast<float>(j - step.step);
            step.makeAlignment().weights[j] = std::exp(step.alignment().scores[j] / 4 - away * away / 2);
        }
        step.makeAlignment().weights /= step.alignment().weights.sum();
    }
    setTrace(*lane, trace);
    return lane;
}

class Measured {
public:
    // True when no frame of `name` is late.
    bool run(const std::string& name, LaneGrid& grid, const std::function<void(int)>& change) {
        std::vector<double> milliseconds, processor;
        for (int frame = 0; frame < frames; ++frame) {
            QElapsedTimer clock;
            clock.start();
            const double before = processorMilliseconds();
            change(frame);
            QCoreApplication::processEvents();
            milliseconds.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
            processor.push_back(processorMilliseconds() - before);
        }
        std::sort(processor.begin(), processor.end());
        std::sort(milliseconds.begin(), milliseconds.end());
        const double median = milliseconds[milliseconds.size() / 2];
        const double late = processor[processor.size() * 95 / 100];
        std::printf(
            "%-20s %d lanes: median %6.2f ms, 95 %% %6.2f ms; of the processor median %6.2f ms, "
            "95 %% %6.2f ms%s\n",
            name.c_str(), grid.laneCount(), median, milliseconds[milliseconds.size() * 95 / 100],
            processor[processor.size() / 2], late, late <= millisecondsAllowed ? "" : "  LATE");
        return late <= millisecondsAllowed;
    }
};

bool measure(LaneGrid& grid, Selection& selection, StepPicture picture, const std::string& name) {
    Measured measured;
    grid.setPicture(picture);
    grid.resetZoom();
    selection = {.step = tokens};
    grid.setSelection(selection);
    QCoreApplication::processEvents();
    LaneCard* card = grid.card(0);
    const bool isLines = picture == StepPicture::Lines;
    QWidget* view = isLines ? static_cast<QWidget*>(card->lines()) : card->plot();
    const auto place = [&](int frame) {
        const double share = 0.2 + 0.6 * ((frame * 37) % frames) / frames;
        return isLines ? QPointF(view->width() * share, 6)
                       : QPointF(view->width() * share, view->height() * share);
    };
    bool isInTime = measured.run(name + ", hover", grid, [&](int frame) { moveTo(view, place(frame)); });
    grid.zoomBy(3);
    QCoreApplication::processEvents();
    const QPointF middle = view->rect().center();
    isInTime &= measured.run(name + ", scroll", grid, [&](int frame) {
        send(view, middle, QPoint(0, frame % 30 < 15 ? -120 : 120),
             frame % 2 ? Qt::ShiftModifier : Qt::NoModifier);
    });
    grid.resetZoom();
    isInTime &= measured.run(name + ", zoom", grid, [&](int frame) {
        send(view, middle, QPoint(0, frame % 18 < 9 ? 120 : -120), Qt::ControlModifier);
    });
    grid.resetZoom();
    isInTime &= measured.run(name + ", step", grid, [&](int frame) {
        selection.step = tokens - 1 - frame;
        grid.setSelection(selection);
    });
    return isInTime;
}

}  // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    setTheme(ThemeKind::Light);
    bool isInTime = true;
    for (const unsigned count : {1U, 2U, 8U}) {
        std::vector<std::shared_ptr<const LaneData>> lanes;
        for (unsigned lane = 0; lane < count; ++lane)
            lanes.push_back(sharpLane(lane + 1));
        LaneGrid grid;
        Selection selection;
        grid.resize(1600, 800);
        grid.setLanes(lanes);
        QObject::connect(&grid, &LaneGrid::sourceHovered, &grid, [&](int source) {
            selection.source = source;
            grid.setSelection(selection);
        });
        QObject::connect(&grid, &LaneGrid::rowHovered, &grid, [&](int row) {
            selection.row = row;
            grid.setSelection(selection);
        });
        grid.show();
        QCoreApplication::processEvents();
        isInTime &= measure(grid, selection, StepPicture::Heatmap, "heatmap");
        if (count > 1)
            isInTime &= measure(grid, selection, StepPicture::Difference, "difference");
        isInTime &= measure(grid, selection, StepPicture::Lines, "lines");
    }
    return isInTime ? 0 : 1;
}
