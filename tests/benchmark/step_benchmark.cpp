// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <iostream>
#include <vector>

#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/window/main_window.h"

// One press of Space: decoding a token in all eight lanes and repainting the window, at 30 source tokens and
// 1600 × 980. Target: median at most 16 ms.

namespace {

constexpr double millisecondsAllowed = 16;
constexpr int sentences = 40;

// Counts what is painted, so that a frame that was skipped is not taken for a fast one.
class PaintCounter : public QObject {
public:
    int paints = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        paints += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

}  // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    attn::ui::LaunchOptions options;
    options.screenshot = QStringLiteral("none.png");  // no remembered settings; nothing is written
    options.size = QSize(1600, 980);
    options.example = QStringLiteral("dates");
    attn::ui::MainWindow window(options);
    window.show();
    QCoreApplication::processEvents();
    attn::ui::Session& session = window.session();
    auto* grid = window.findChild<attn::ui::LaneGrid*>();
    if (grid->laneCount() != 8) {
        std::cerr << "eight models are needed, " << grid->laneCount() << " are there\n";
        return 2;
    }
    PaintCounter counter;
    for (int lane = 0; lane < grid->laneCount(); ++lane) {
        for (QWidget* canvas : grid->card(lane)->plot()->findChildren<QWidget*>())
            canvas->installEventFilter(&counter);
    }

    std::vector<double> milliseconds;
    for (int sentence = 0; sentence < sentences; ++sentence) {
        window.cursor().setStep(0);
        session.setSourceText(
            QStringLiteral("Thursday, %1th of October %2").arg(11 + sentence % 9).arg(1980 + sentence));
        QCoreApplication::processEvents();
        // The first step also encodes the sentence.
        while (window.cursor().stepAction->isEnabled() && window.cursor().step() < 30) {
            const int before = counter.paints;
            QElapsedTimer clock;
            clock.start();
            window.cursor().stepAction->trigger();
            QCoreApplication::processEvents();
            milliseconds.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
            if (counter.paints < before + grid->laneCount()) {
                std::cerr << "a lane was not painted\n";
                return 2;
            }
        }
    }
    std::sort(milliseconds.begin(), milliseconds.end());
    const double median = milliseconds[milliseconds.size() / 2];
    std::cout << "one step of " << grid->laneCount() << " lanes, "
              << session.shownLanes().front()->sourceLength() << " source tokens, decode and repaint: median "
              << median << " ms, 95 % " << milliseconds[milliseconds.size() * 95 / 100] << " ms of "
              << milliseconds.size() << " steps (allowed median " << millisecondsAllowed << " ms)\n";
    return median <= millisecondsAllowed ? 0 : 1;
}
