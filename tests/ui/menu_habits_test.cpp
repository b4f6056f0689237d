// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>

#include "tests/ui/window_fixture.h"

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

}  // namespace
}  // namespace attn::test
