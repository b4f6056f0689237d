// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QMouseEvent>
#include <QPixmap>
#include <QSlider>
#include <QStandardPaths>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <functional>
#include <vector>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/landscape/landscape_view.h"
#include "ui/step/landscape/landscape_page.h"

// Time of a frame of the score landscape at 1600 x 980, all planes: a drag of the query, of a key among
// twelve, and of the temperature. Target: 95 % within 16 ms.

namespace {

constexpr double millisecondsAllowed = 16;
constexpr int frames = 120;

using Clock = std::chrono::steady_clock;

bool measure(const char* what, attn::ui::LandscapePage& page, const std::function<void(int)>& change) {
    std::vector<double> times;
    QPixmap picture(page.size());
    for (int i = 0; i < frames; ++i) {
        const auto start = Clock::now();
        change(i);
        page.render(&picture);
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    std::sort(times.begin(), times.end());
    const double most = times[times.size() * 95 / 100];
    const bool isKept = most <= millisecondsAllowed;
    std::printf("%-24s median %5.1f ms, 95 %% %5.1f ms (allowed %.0f)%s\n", what, times[times.size() / 2],
                most, millisecondsAllowed, isKept ? "" : "  MISSED");
    return isKept;
}

void send(QWidget& view, QEvent::Type type, QPointF place) {
    QMouseEvent event(type, place, view.mapToGlobal(place), Qt::LeftButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&view, &event);
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    attn::ui::setTheme(attn::ui::ThemeKind::Light);
    attn::ui::LandscapePage page;
    page.resize(1600, 980);
    page.show();
    QCoreApplication::processEvents();
    attn::ui::LandscapeView& view = *page.view();
    const auto at = [&](QPointF point) { return view.scene().toPage(0, point); };
    const auto drag = [&](QPointF from) {
        send(view, QEvent::MouseButtonPress, at(from));
        return [&](int i) {
            send(view, QEvent::MouseMove, at({1.5 * std::cos(i * 0.1), 1.5 * std::sin(i * 0.1)}));
        };
    };
    bool areKept = measure("drag the query", page, drag({0.1, 0.1}));
    send(view, QEvent::MouseButtonRelease, at({0, 0}));
    areKept &= measure("drag a key", page, drag({view.scene().keys(0, 1), view.scene().keys(1, 1)}));
    send(view, QEvent::MouseButtonRelease, at({0, 0}));
    auto* temperature = page.findChild<QSlider*>(QStringLiteral("landscapeTemperature"));
    areKept &= measure("turn the temperature", page, [&](int i) { temperature->setValue(i % 100 - 50); });
    return areKept ? 0 : 1;
}
