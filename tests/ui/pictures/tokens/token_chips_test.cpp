// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/tokens/token_chips.h"

#include <gtest/gtest.h>

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

namespace attn::ui {
namespace {

QStringList letters(int count) {
    QStringList tokens;
    for (int i = 0; i < count; ++i) {
        tokens << QString(QChar(static_cast<char16_t>('a' + i % 26)));
    }
    return tokens;
}

TEST(TokenChips, MouseNamesTheToken) {
    TokenChips chips(TokenChips::Kind::Source);
    chips.resize(400, 32);
    chips.setTokens(letters(5), {false, true});
    chips.show();
    QSignalSpy hovered(&chips, &TokenChips::hovered), clicked(&chips, &TokenChips::clicked);
    QTest::mouseMove(&chips, chips.chipRect(3).center());
    ASSERT_EQ(hovered.count(), 1);
    EXPECT_EQ(hovered[0][0].toInt(), 3);
    QTest::mouseClick(&chips, Qt::LeftButton, {}, chips.chipRect(1).center());
    ASSERT_EQ(clicked.count(), 1);
    EXPECT_EQ(clicked[0][0].toInt(), 1);
    QTest::mouseMove(&chips, QPoint(390, 10));
    EXPECT_EQ(hovered.last()[0].toInt(), -1);
}

TEST(TokenChips, StandBesideTheirCaptionInRightToLeftWindows) {
    TokenChips chips(TokenChips::Kind::Output);
    chips.setLayoutDirection(Qt::RightToLeft);
    chips.resize(400, 32);
    chips.setTokens(letters(5));
    EXPECT_LT(chips.chipRect(0).left(), chips.chipRect(4).left()) << "the order of the pictures";
    EXPECT_GT(chips.chipRect(4).right(), 390);
    QSignalSpy clicked(&chips, &TokenChips::clicked);
    QTest::mouseClick(&chips, Qt::LeftButton, {}, chips.chipRect(3).center());
    ASSERT_EQ(clicked.count(), 1);
    EXPECT_EQ(clicked[0][0].toInt(), 3);
    chips.setTokens(letters(500));
    chips.setCurrent(0);
    EXPECT_GE(chips.chipRect(0).left(), 0);
}

TEST(TokenChips, KeysMoveTheHighlight) {
    TokenChips chips(TokenChips::Kind::Source);
    chips.setTokens(letters(5));
    chips.setHighlighted(2);
    QSignalSpy hovered(&chips, &TokenChips::hovered), clicked(&chips, &TokenChips::clicked);
    QTest::keyClick(&chips, Qt::Key_Right);
    EXPECT_EQ(hovered.last()[0].toInt(), 3);
    QTest::keyClick(&chips, Qt::Key_Left);
    EXPECT_EQ(hovered.last()[0].toInt(), 1);
    QTest::keyClick(&chips, Qt::Key_Return);
    EXPECT_EQ(clicked.last()[0].toInt(), 2);
}

TEST(TokenChips, LongLinesScrollToWhatIsCurrent) {
    TokenChips chips(TokenChips::Kind::Output);
    chips.resize(300, 32);
    chips.setTokens(letters(500));
    chips.setPending("…");
    chips.show();
    for (const int index : {499, 0, 250}) {
        chips.setCurrent(index);
        EXPECT_GE(chips.chipRect(index).left(), 0);
        EXPECT_LE(chips.chipRect(index).right(), chips.width());
        EXPECT_FALSE(chips.grab().isNull());
    }
    EXPECT_LT(chips.sizeHint().height(), 60);
}

TEST(TokenChips, DescriptionNamesInvisibleTokens) {
    TokenChips chips(TokenChips::Kind::Source);
    chips.setTokens({"a", " ", "\n", ""});
    EXPECT_TRUE(chips.accessibleDescription().contains("blank, line feed, an empty token"));
    chips.setTokens({});
    EXPECT_EQ(chips.accessibleDescription(), "No tokens yet");
    chips.grab();
}

TEST(TokenChips, AScreenReaderHasEachToken) {
    TokenChips chips(TokenChips::Kind::Source);
    chips.resize(300, 32);
    chips.setTokens(letters(30), {false, true});
    chips.show();
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&chips);
    ASSERT_NE(list, nullptr);
    EXPECT_EQ(list->role(), QAccessible::List);
    EXPECT_EQ(list->text(QAccessible::Name), "Source tokens");
    ASSERT_EQ(list->childCount(), 30);
    QAccessibleInterface* second = list->child(1);
    ASSERT_NE(second, nullptr);
    EXPECT_EQ(second->text(QAccessible::Name), chips.tokenDescription(1));
    EXPECT_EQ(second->text(QAccessible::Name), "“b”, position 2: not in the vocabulary, read as <unk>");
    EXPECT_EQ(second->parent(), list);
    EXPECT_EQ(list->indexOfChild(second), 1);
    const QPoint there = chips.mapToGlobal(chips.chipRect(1).center());
    EXPECT_EQ(list->childAt(there.x(), there.y()), second);
    EXPECT_TRUE(second->rect().contains(there));
    EXPECT_TRUE(list->child(29)->state().offscreen) << "it is scrolled away";
    EXPECT_EQ(list->child(30), nullptr);

    EXPECT_EQ(list->focusChild(), list->child(0));
    chips.setHighlighted(1);
    EXPECT_EQ(list->focusChild(), second);
    EXPECT_TRUE(second->state().selected);
    QSignalSpy clicked(&chips, &TokenChips::clicked);
    second->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    ASSERT_EQ(clicked.count(), 1);
    EXPECT_EQ(clicked[0][0].toInt(), 1);
    chips.setTokens({});
    EXPECT_EQ(list->childCount(), 0);
    EXPECT_EQ(list->focusChild(), nullptr);
    EXPECT_FALSE(second->isValid());
    EXPECT_EQ(second->text(QAccessible::Name), "");
}

}  // namespace
}  // namespace attn::ui
