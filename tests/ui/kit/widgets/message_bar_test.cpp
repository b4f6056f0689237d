// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/message_bar.h"

#include <gtest/gtest.h>

#include <QTest>

namespace attn::ui {
namespace {

class MessageBarTest : public testing::Test {
protected:
    void SetUp() override {
        window.resize(600, 200);
        window.show();
        QTest::mouseMove(&window, QPoint(590, 190));
    }
    static void turn() { QTest::qWait(1); }

    QWidget window;
    MessageBar* const bar = new MessageBar(&window);
};

TEST_F(MessageBarTest, SentencesOfOneAttemptStandBelowEachOtherEachOnce) {
    bar->showSentence("one");
    bar->showSentence("two");
    bar->showSentence("one");
    EXPECT_EQ(bar->text(), QStringLiteral("one\ntwo"));
    for (int i = 0; i < 5; ++i)
        bar->showSentence(QString::number(i));
    EXPECT_EQ(bar->text(), QStringLiteral("one\ntwo\n0\nAnd 4 more like these."));
}

TEST_F(MessageBarTest, ALaterOneTakesTheirPlace) {
    bar->showSentence("one");
    bar->showSentence("two");
    QTest::qWait(1100);
    bar->showSentence("three");
    EXPECT_EQ(bar->text(), QStringLiteral("three"));
}

TEST_F(MessageBarTest, WhatIsPastGoesAndWhatWasJustSaidStays) {
    bar->showSentence("one");
    bar->settle();
    EXPECT_EQ(bar->text(), QStringLiteral("one"));
    turn();
    bar->settle();
    EXPECT_TRUE(bar->isHidden());
    EXPECT_EQ(bar->text(), QString());
}

TEST_F(MessageBarTest, SuccessIsNoProblem) {
    bar->showSuccess("found");
    EXPECT_FALSE(bar->isProblem());
    EXPECT_EQ(bar->property("kind").toString(), QStringLiteral("success"));
    bar->showSentence("wrong");
    EXPECT_TRUE(bar->isProblem());
    EXPECT_EQ(bar->text(), QStringLiteral("wrong")) << "the other kind takes its place";
    bar->showSuccess("partly");
    EXPECT_EQ(bar->text(), QStringLiteral("wrong")) << "what failed of the same attempt is read first";
    turn();
    bar->showSuccess("found");
    EXPECT_EQ(bar->text(), QStringLiteral("found"));
}

TEST_F(MessageBarTest, ItGoesAfterATimeButNotFromUnderThePointer) {
    bar->setTimes(60, 60);
    bar->resize(300, 60);
    bar->showSentence("one");
    ASSERT_TRUE(QTest::qWaitFor([this] { return bar->isHidden(); }, 3000));
    bar->showSentence("two");
    QTest::mouseMove(bar, QPoint(20, 20));
    QTest::qWait(200);
    EXPECT_TRUE(bar->isVisible());
    QTest::mouseMove(&window, QPoint(590, 190));
    EXPECT_TRUE(QTest::qWaitFor([this] { return bar->isHidden(); }, 3000));
}

}  // namespace
}  // namespace attn::ui
