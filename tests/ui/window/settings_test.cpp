// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>
#include <QToolBar>

#include "tests/ui/window/window_fixture.h"
#include "ui/kit/theme/theme.h"
#include "ui/step/session/start/startup.h"

namespace attn::test {
namespace {

class SettingsTest : public WindowTest {};

TEST_F(SettingsTest, TheWindowIsRemembered) {
    open();
    waitUntilDecoded();  // widgets above the lanes get their place then
    action("dark")->trigger();
    action("grey")->trigger();
    action("show-dot")->trigger();
    auto* dock = child<QDockWidget>("stagesDock");
    window->resizeDocks({dock}, {dock->height() + 30}, Qt::Vertical);
    action("reduceMotion")->trigger();
    EXPECT_EQ(QApplication::cursorFlashTime(), 0);
    window->cursor().setSpeed(8);
    window->resize(1100, 800);
    QCoreApplication::processEvents();
    const int height = dock->height();
    window->close();
    opensAll = false;
    open();
    EXPECT_EQ(ui::theme().kind, ui::ThemeKind::Dark);
    EXPECT_EQ(ui::theme().map, ui::ColourMap::Grey);
    EXPECT_TRUE(action("dark")->isChecked());
    EXPECT_EQ(grid()->laneCount(), 7);
    EXPECT_TRUE(child<QDockWidget>("stagesDock")->isVisible());
    EXPECT_EQ(child<QDockWidget>("stagesDock")->height(), height);
    EXPECT_TRUE(action("reduceMotion")->isChecked());
    EXPECT_FALSE(window->isAnimated());
    EXPECT_EQ(window->cursor().speed(), 8);
    EXPECT_EQ(window->width(), 1100);
    EXPECT_FALSE(window->session().undoStack()->canUndo());
}

// A start after closing in another mode once lacked the bar and dock of Step mode.
TEST_F(SettingsTest, EveryModeComesBackWithItsBarsAndDock) {
    open();
    opensAll = false;
    const int height = child<QDockWidget>("stagesDock")->height();
    for (const auto& [key, bar] :
         {std::pair{Qt::Key_2, "trainToolBar"}, std::pair{Qt::Key_3, "inspectToolBar"},
          std::pair{Qt::Key_2, "trainToolBar"}}) {
        SCOPED_TRACE(bar);
        press(key, Qt::ControlModifier);
        EXPECT_TRUE(child<QToolBar>(bar)->isVisible());
        window->close();
        open();
        EXPECT_TRUE(child<QToolBar>(bar)->isVisible()) << "the mode that was closed opens";
        EXPECT_TRUE(child<QToolBar>("modeBar")->isVisible());
        EXPECT_FALSE(child<QToolBar>("stepToolBar")->isVisible());
        EXPECT_FALSE(child<QDockWidget>("stagesDock")->isVisible());
        press(Qt::Key_1, Qt::ControlModifier);
        EXPECT_TRUE(child<QToolBar>("stepToolBar")->isVisible());
        EXPECT_FALSE(child<QToolBar>(bar)->isVisible());
        ASSERT_TRUE(child<QDockWidget>("stagesDock")->isVisible());
        QCoreApplication::processEvents();
        EXPECT_EQ(child<QDockWidget>("stagesDock")->height(), height);
    }
    press(Qt::Key_D, Qt::ControlModifier);
    press(Qt::Key_2, Qt::ControlModifier);
    window->close();
    open();
    press(Qt::Key_1, Qt::ControlModifier);
    EXPECT_FALSE(child<QDockWidget>("stagesDock")->isVisible()) << "it was closed by hand";
    press(Qt::Key_2, Qt::ControlModifier);
    window->close();
    ui::LaunchOptions options;
    options.text = QStringLiteral("9 May 1998");
    open(options);
    EXPECT_TRUE(child<QToolBar>("stepToolBar")->isVisible()) << "the command line is about Step mode";
}

TEST_F(SettingsTest, TheLastExampleIsRemembered) {
    open();
    ui::openExample(window->session(), window->cursor(), QStringLiteral("reverse"),
                    QStringLiteral("attention"));
    window->close();
    open();
    ASSERT_NE(window->session().task(), nullptr);
    EXPECT_EQ(window->session().task()->id(), "reverse");
    EXPECT_EQ(edit()->text(), QStringLiteral("attention"));
    EXPECT_GT(step(), 0);
    replaceText(QStringLiteral("alignment"));
    window->close();
    open();
    EXPECT_EQ(edit()->text(), QStringLiteral("alignment")) << "so is a text of one's own";
    window->close();
    ui::LaunchOptions options;
    options.example = QStringLiteral("dates");
    open(options);
    EXPECT_EQ(window->session().task()->id(), "dates");
    EXPECT_NE(edit()->text(), QStringLiteral("alignment"));
    window->close();
    QSettings().setValue("decode/example", "no such task");
    open();
    EXPECT_EQ(window->session().task()->id(), "dates");
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
    EXPECT_GE(grid()->laneCount(), 1);
}

}  // namespace
}  // namespace attn::test
