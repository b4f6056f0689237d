// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDockWidget>
#include <QFontInfo>
#include <QScrollBar>
#include <QStandardPaths>
#include <cstdio>
#include <string>

#include "ui/files/window_settings.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/step/step_mode.h"
#include "ui/step/views/layout_actions.h"
#include "ui/train/train_mode.h"
#include "ui/window/main_window.h"
#include "ui/window/presenter_view.h"

// How large the picture of the first example is: height of a row and sizes of its labels' fonts in pixels,
// asked from the views, in every layout, theme and size. Targets, of the light theme: rows of at least 12
// pixels in a grid of eight lanes at 1600 × 980 with the dock and 20 without, 12 at 1366 × 768 without; of
// the projector's: labels of at least 20 pixels in focus. No label may be left out and no row be lower than
// its label.

namespace {

using namespace attn::ui;

struct Layout {
    const char* name;
    bool isFocused, hasDock, isPresented;
};
constexpr Layout layouts[] = {{"grid", false, false, false},
                              {"grid + dock", false, true, false},
                              {"focus", true, false, false},
                              {"focus + dock", true, true, false},
                              {"F5", true, false, true}};
struct NamedTheme {
    const char* name;
    ThemeKind kind;
};
constexpr NamedTheme themes[] = {
    {"light", ThemeKind::Light}, {"dark", ThemeKind::Dark}, {"projector", ThemeKind::Projector}};

void settle() {
    for (int i = 0; i < 5; ++i)
        QApplication::processEvents();
}

double leastAllowed(const Layout& layout, const NamedTheme& theme, QSize size) {
    if (theme.kind != ThemeKind::Light || layout.isFocused)
        return 12;
    return size == QSize(1600, 980) && !layout.hasDock ? 20 : 12;
}

bool measure(MainWindow& window, const Layout& layout, const NamedTheme& theme, QSize size) {
    window.presenter().setPresenting(false);
    setTheme(theme.kind);
    window.resize(size);
    auto* step = window.findChild<StepMode*>();
    step->layout().setFocused(layout.isFocused);
    step->dock()->hide();
    settle();
    WindowSettings settings;
    step->remember(settings);
    settings.dockWasOpened = false;
    step->restore(settings);
    step->dock()->setVisible(layout.hasDock);
    window.presenter().setPresenting(layout.isPresented);
    if (layout.isPresented) {
        window.setWindowState(Qt::WindowNoState);
        window.resize(size);
    }
    settle();
    LaneGrid& grid = *window.findChild<LaneGrid*>();
    const AttentionLayout& places = grid.card(window.cursor().selection().lane)->plot()->places();
    const int rowLabel = QFontInfo(places.rowFont).pixelSize();
    const int columnLabel = QFontInfo(places.columnFont).pixelSize();
    bool isGood = places.rowStride == 1 && places.columnStride == 1 &&
                  places.cellHeight + 1e-6 >= leastAllowed(layout, theme, size);
    if (theme.kind != ThemeKind::Projector && (size.width() >= 1600 || !layout.hasDock))
        isGood = isGood && !grid.verticalScrollBar()->isVisible();
    if (theme.kind == ThemeKind::Projector && layout.isFocused && !layout.hasDock)
        isGood = isGood && rowLabel >= 20 && columnLabel >= 20;
    std::printf(
        "%4d × %-4d  %-9s  %-12s  rows %5.1f px  row labels %2d px  source labels %2d px  %d of %d "
        "rows%s%s\n",
        size.width(), size.height(), theme.name, layout.name, places.cellHeight, rowLabel, columnLabel,
        places.visibleRows, places.rows, grid.verticalScrollBar()->isVisible() ? "  grid scrolls" : "",
        isGood ? "" : "  FALLS SHORT");
    return isGood;
}

}  // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    const QApplication application(argc, argv);
    LaunchOptions options;
    options.screenshot = QStringLiteral("none");  // neither reads nor writes settings
    options.example = QStringLiteral("translate");
    MainWindow window(options);
    window.show();
    settle();
    bool isGood = true;
    for (const QSize size : {QSize(1024, 768), QSize(1366, 768), QSize(1600, 980), QSize(2560, 1440)})
        for (const NamedTheme& theme : themes)
            for (const Layout& layout : layouts)
                isGood = measure(window, layout, theme, size) && isGood;
    return isGood ? 0 : 1;
}
