// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/commands/empty_menu.h"

#include <gtest/gtest.h>

#include <QMenu>
#include <QPointer>
#include <QTest>
#include <QWidget>

namespace attn::ui {
namespace {

void deleteWhatWaits() {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

TEST(EmptyMenu, ACommandThatFillsItsOwnMenuAnewOutlivesItsCall) {
    QMenu menu;
    QPointer<QAction> command = menu.addAction("old");
    command->setObjectName("same");
    QObject::connect(command, &QAction::triggered, &menu, [&] {
        emptyMenu(menu);
        menu.addAction("new")->setObjectName("same");
        EXPECT_TRUE(command);
    });
    menu.popup(QPoint(0, 0));
    QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(command).center());
    ASSERT_EQ(menu.actions().size(), 1);
    EXPECT_EQ(menu.actions()[0]->text(), "new");
    EXPECT_EQ(menu.findChild<QAction*>("same"), menu.actions()[0]) << "the old one has given its name away";
    deleteWhatWaits();
    EXPECT_FALSE(command);
}

TEST(EmptyMenu, SubmenusGoAndCommandsOfOthersStay) {
    QWidget owner;
    auto* shared = new QAction("shared", &owner);
    QMenu menu;
    menu.addAction(shared);
    menu.addSeparator();
    QPointer<QMenu> inner = menu.addMenu("inner");
    QPointer<QAction> below = inner->addAction("below");
    below->setObjectName("below");
    QMenu other("other");
    menu.addMenu(&other);
    emptyMenu(menu);
    EXPECT_TRUE(menu.isEmpty());
    EXPECT_EQ(menu.findChild<QAction*>("below"), nullptr);
    deleteWhatWaits();
    EXPECT_FALSE(inner);
    EXPECT_FALSE(below);
    EXPECT_EQ(shared->text(), "shared");
    EXPECT_EQ(other.title(), "other");
}

}  // namespace
}  // namespace attn::ui
