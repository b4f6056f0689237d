// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>

#include "tests/ui/window/window_fixture.h"
#include "ui/kit/theme/theme.h"

namespace attn::test {
namespace {

class MenuHabitsTest : public WindowTest {};

TEST_F(MenuHabitsTest, F10OpensTheFirstMenu) {
    open();
    waitUntilDecoded();
    press(Qt::Key_F10);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(menu, nullptr);
    EXPECT_EQ(menu->title(), QStringLiteral("&File"));
    QTest::keyClick(menu, Qt::Key_Escape);
}

TEST_F(MenuHabitsTest, ArrowsMoveInTheMenuBarAndDoNotStep) {
    open();
    waitUntilDecoded();
    const int before = step();
    QMenuBar* bar = window->menuBar();
    QTest::keyPress(window.get(), Qt::Key_Alt);
    QTest::keyRelease(window.get(), Qt::Key_Alt);
    const QAction* active = bar->activeAction();
    ASSERT_NE(active, nullptr);
    QTest::keyClick(bar, Qt::Key_Right);
    EXPECT_NE(bar->activeAction(), active);
    EXPECT_EQ(step(), before);
    if (QWidget* popup = QApplication::activePopupWidget())
        QTest::keyClick(popup, Qt::Key_Escape);
}

TEST_F(MenuHabitsTest, AButtonUnderAClosedMenuIsNotLit) {
    open();
    waitUntilDecoded();
    auto* button = child<QToolButton>("laneSets");
    button->setAttribute(Qt::WA_UnderMouse);
    QCursor::setPos(window->mapToGlobal(QPoint(window->width() / 2, window->height() / 2)));
    QMenu menu(window.get());
    menu.addAction(QStringLiteral("one"));
    menu.popup(button->mapToGlobal(QPoint()));
    menu.close();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !button->underMouse(); }));
}

// Tests a projector of 1024 × 768 with large letters. The room is between the menu bar, below the window's
// frame, and the lower edge.
TEST_F(MenuHabitsTest, EveryMenuFitsASmallProjector) {
    constexpr int screen = 768, title = 24;
    open();
    waitUntilDecoded();
    window->resize(1024, screen - title);
    ui::setTheme(ui::ThemeKind::Projector);
    for (const char* mode : {"stepMode", "trainMode", "inspectMode"}) {
        action(mode)->trigger();
        QTest::qWait(1);
        const int room = screen - title - window->menuBar()->geometry().bottom();
        for (const QAction* top : window->menuBar()->actions()) {
            if (!top->isVisible())
                continue;
            EXPECT_LE(top->menu()->sizeHint().height(), room) << mode << " " << top->text().toStdString();
            EXPECT_LE(top->menu()->sizeHint().width(), 1024) << mode << " " << top->text().toStdString();
            // A submenu that opens beside its menu may begin above the bar.
            for (const QMenu* below : top->menu()->findChildren<QMenu*>())
                EXPECT_LE(below->sizeHint().height(), screen) << mode << " " << below->title().toStdString();
        }
    }
    ui::setTheme(ui::ThemeKind::Light);
}

// The rule is that of the menus: only small words are in lower case.
TEST_F(MenuHabitsTest, ButtonsOfCommandsAreWrittenAlike) {
    const QStringList small = {"a",  "an", "and", "as",  "by", "from", "in",
                               "of", "on", "or",  "the", "to", "with"};
    open();
    waitUntilDecoded();
    for (const char* mode : {"trainMode", "inspectMode", "stepMode"})
        action(mode)->trigger();
    int seen = 0;
    for (const QToolButton* button : window->findChildren<QToolButton*>()) {
        if (!button->defaultAction())
            continue;
        for (const QString& word : button->defaultAction()->iconText().split(QLatin1Char(' '))) {
            const bool isSmall = !word.isEmpty() && word.front().isLower();
            EXPECT_TRUE(!isSmall || small.contains(word))
                << button->defaultAction()->iconText().toStdString();
        }
        ++seen;
    }
    EXPECT_GT(seen, 10);
}

}  // namespace
}  // namespace attn::test
