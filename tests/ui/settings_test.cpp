// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>

#include "tests/ui/window_fixture.h"
#include "ui/theme.h"

namespace attn::test {
namespace {

class SettingsTest : public WindowTest {};

TEST_F(SettingsTest, TheWindowIsRemembered) {
    open();
    action("dark")->trigger();
    action("grey")->trigger();
    action("show-dot")->trigger();
    action("showDock")->trigger();
    action("reduceMotion")->trigger();
    EXPECT_EQ(QApplication::cursorFlashTime(), 0);
    window->cursor().setSpeed(8);
    window->resize(1100, 800);
    window->close();
    opensAll = false;
    open();
    EXPECT_EQ(ui::theme().kind, ui::ThemeKind::Dark);
    EXPECT_EQ(ui::theme().map, ui::ColourMap::Grey);
    EXPECT_TRUE(action("dark")->isChecked());
    EXPECT_EQ(grid()->laneCount(), 7);
    EXPECT_FALSE(child<QDockWidget>("stagesDock")->isVisible());
    EXPECT_TRUE(action("reduceMotion")->isChecked());
    EXPECT_FALSE(window->isAnimated());
    EXPECT_EQ(window->cursor().speed(), 8);
    EXPECT_EQ(window->width(), 1100);
    EXPECT_FALSE(window->session().undoStack()->canUndo());
}

TEST_F(SettingsTest, ScreenshotsDoNotReadThem) {
    open();
    action("dark")->trigger();
    action("show-dot")->trigger();
    window->close();
    ui::LaunchOptions options;
    options.screenshot = QStringLiteral("x.png");
    open(options);
    EXPECT_EQ(ui::theme().kind, ui::ThemeKind::Light);
    EXPECT_EQ(grid()->laneCount(), 8);
}

TEST_F(SettingsTest, NonsenseFallsBack) {
    QSettings store;
    store.setValue("decode/speed", "fast");
    store.setValue("view/theme", "plaid");
    store.setValue("view/hiddenLanes", QStringList{"additive", "general", "dot", "scaled_dot", "key_query",
                                                   "content", "location", "none", "other"});
    store.setValue("window/geometry", QByteArray("zzz"));
    open();
    EXPECT_EQ(window->cursor().speed(), 2);
    EXPECT_TRUE(action("system")->isChecked());
    EXPECT_GE(grid()->laneCount(), 2);
}

}  // namespace
}  // namespace attn::test
