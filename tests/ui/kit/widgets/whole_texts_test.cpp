// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/whole_texts.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QScreen>
#include <QScrollBar>
#include <QTest>
#include <QToolTip>
#include <QTreeWidget>

namespace attn::ui {
namespace {

class WholeTextsTest : public testing::Test {
protected:
    void SetUp() override { keepTextsWhole(*qApp); }
    void TearDown() override {
        QToolTip::hideText();
        QTest::qWait(1);
    }
    static QString tipAt(QWidget* widget, QPoint place) {
        QToolTip::hideText();
        EXPECT_TRUE(QTest::qWaitFor([] { return !QToolTip::isVisible(); }));
        QHelpEvent help(QEvent::ToolTip, place, widget->mapToGlobal(place));
        QApplication::sendEvent(widget, &help);
        return QToolTip::text();
    }
};

TEST_F(WholeTextsTest, AListIsAsWideAsItsLongestEntry) {
    QComboBox box;
    box.addItems(
        {QStringLiteral("gru"), QStringLiteral("SentencePiece, pieces of words, trained on this corpus")});
    box.setFixedWidth(70);
    box.show();
    box.showPopup();
    QTest::qWait(20);
    EXPECT_GE(box.view()->viewport()->width(), box.view()->sizeHintForColumn(0));
    EXPECT_TRUE(box.screen()->availableGeometry().contains(box.view()->window()->geometry()));
    const QRect last = box.view()->visualRect(box.model()->index(1, 0));
    EXPECT_LE(last.bottom(), box.view()->viewport()->rect().bottom()) << "the last line is whole";
    box.hidePopup();
    // The same holds at the right edge of the screen.
    box.move(box.screen()->availableGeometry().right() - 80, 10);
    box.showPopup();
    QTest::qWait(20);
    EXPECT_GE(box.view()->viewport()->width(), box.view()->sizeHintForColumn(0));
    EXPECT_LE(box.view()->window()->geometry().right(), box.screen()->availableGeometry().right());
    box.hidePopup();
}

TEST_F(WholeTextsTest, WhatABoxCutsItSaysInItsTooltip) {
    QComboBox box;
    box.addItem(QStringLiteral("Bahdanau, Cho & Bengio’s wiring, 2014"));
    box.setToolTip(QStringLiteral("The wiring"));
    box.setFixedWidth(70);
    box.show();
    EXPECT_EQ(tipAt(&box, {5, 5}), box.currentText() + QStringLiteral("\nThe wiring"));
    box.setFixedWidth(600);
    EXPECT_EQ(tipAt(&box, {5, 5}), QStringLiteral("The wiring"));
}

TEST_F(WholeTextsTest, SoDoCellsAndHeads) {
    QTreeWidget tree;
    tree.setHeaderLabels({QStringLiteral("A head that is long and long"), QStringLiteral("B")});
    auto* item = new QTreeWidgetItem(
        &tree, {QStringLiteral("a text that is far longer than its column"), QStringLiteral("b")});
    tree.resize(400, 200);
    tree.setColumnWidth(0, 60);
    tree.show();
    QTest::qWait(1);
    const QPoint cell = tree.visualItemRect(item).topLeft() + QPoint(25, 4);
    EXPECT_EQ(tipAt(tree.viewport(), cell), item->text(0));
    EXPECT_EQ(tipAt(tree.header()->viewport(), {10, 4}), tree.headerItem()->text(0));
    item->setToolTip(0, QStringLiteral("its own"));
    EXPECT_EQ(tipAt(tree.viewport(), cell), QStringLiteral("its own"));
    item->setToolTip(0, {});
    tree.setColumnWidth(0, 390);
    EXPECT_TRUE(tipAt(tree.viewport(), cell).isEmpty());
}

}  // namespace
}  // namespace attn::ui
