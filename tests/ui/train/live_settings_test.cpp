// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/live_settings.h"

#include <gmock/gmock.h>

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

namespace attn::test {
namespace {

class LiveSettingsTest : public testing::Test {
protected:
    LiveSettingsTest() {
        settings.setValues(ui::LiveSettings::Values{0.003, 0.1, 1});
        settings.setVisible(true);
        settings.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&settings));
        QObject::connect(&settings, &ui::LiveSettings::changeRequested, &settings,
                         [this](const TrainingChange& change) { changes.push_back(change); });
    }
    QLineEdit* edit(const char* name) const { return settings.findChild<QLineEdit*>(QLatin1String(name)); }
    void enter(const char* name, const QString& text) const {
        edit(name)->setFocus();
        edit(name)->selectAll();
        QTest::keyClicks(edit(name), text);
    }

    ui::LiveSettings settings;
    std::vector<TrainingChange> changes;
};

TEST_F(LiveSettingsTest, ReturnChangesOneValue) {
    enter("liveRate", "0.01");
    EXPECT_TRUE(changes.empty()) << "not while it is typed";
    QTest::keyClick(edit("liveRate"), Qt::Key_Return);
    enter("liveForcing", "0.5");
    QTest::keyClick(edit("liveForcing"), Qt::Key_Return);
    enter("liveDropout", "0,25");
    QTest::keyClick(edit("liveDropout"), Qt::Key_Return);
    ASSERT_EQ(changes.size(), 3U);
    EXPECT_EQ(changes[2], (TrainingChange{0, {}, 0.25, {}})) << "a comma is a point";
    EXPECT_EQ(changes[0], (TrainingChange{0, 0.01, {}, {}}));
    EXPECT_EQ(changes[1], (TrainingChange{0, {}, {}, 0.5}));
}

TEST_F(LiveSettingsTest, WhatIsTypedStaysWhileTheRunGoesOn) {
    enter("liveRate", "0.0");
    settings.setValues(ui::LiveSettings::Values{0.002, 0.1, 1});
    EXPECT_EQ(edit("liveRate")->text(), QStringLiteral("0.0"));
    QTest::keyClick(edit("liveRate"), Qt::Key_Escape);
    EXPECT_EQ(edit("liveRate")->text(), QStringLiteral("0.002"));
    EXPECT_TRUE(changes.empty());
}

TEST_F(LiveSettingsTest, ReturnOnWhatNobodyTypedChangesNothing) {
    edit("liveRate")->setFocus();
    edit("liveRate")->selectAll();
    settings.setValues(ui::LiveSettings::Values{0.001, 0.1, 1});
    EXPECT_EQ(edit("liveRate")->text(), QStringLiteral("0.001")) << "the rate of the next update";
    EXPECT_EQ(edit("liveRate")->selectedText(), QStringLiteral("0.001")) << "to be typed over";
    QTest::keyClick(edit("liveRate"), Qt::Key_Return);
    EXPECT_TRUE(changes.empty());
}

TEST_F(LiveSettingsTest, WhatIsOutOfRangeIsSaid) {
    QSignalSpy problem(&settings, &ui::LiveSettings::problem);
    enter("liveForcing", "2");
    QTest::keyClick(edit("liveForcing"), Qt::Key_Return);
    ASSERT_EQ(problem.count(), 1);
    EXPECT_EQ(problem[0][0].toString().toStdString(),
              "Teacher forcing should be a number from 0 to 1, found “2”.");
    EXPECT_TRUE(changes.empty());
}

TEST_F(LiveSettingsTest, WhatIsNoNumberIsSaid) {
    QSignalSpy problem(&settings, &ui::LiveSettings::problem);
    enter("liveDropout", "much");
    QTest::keyClick(edit("liveDropout"), Qt::Key_Return);
    ASSERT_EQ(problem.count(), 1);
    EXPECT_EQ(problem[0][0].toString().toStdString(),
              "Dropout should be a number from 0 to below 1, found “much”.");
    EXPECT_TRUE(changes.empty());
}

TEST_F(LiveSettingsTest, ReturnAndEscapeLeaveTheField) {
    QSignalSpy left(&settings, &ui::LiveSettings::left);
    enter("liveRate", "much");
    QTest::keyClick(edit("liveRate"), Qt::Key_Return);
    EXPECT_EQ(left.count(), 0) << "what is wrong is to be mended";
    QTest::keyClick(edit("liveRate"), Qt::Key_Escape);
    EXPECT_EQ(left.count(), 1);
    EXPECT_EQ(edit("liveRate")->text(), QStringLiteral("0.003"));
    enter("liveRate", "0.01");
    QTest::keyClick(edit("liveRate"), Qt::Key_Return);
    EXPECT_EQ(left.count(), 2);
    QTest::keyClick(edit("liveRate"), Qt::Key_Return);
    EXPECT_EQ(left.count(), 3) << "also where nothing was typed";
    EXPECT_EQ(changes.size(), 1U);
}

TEST_F(LiveSettingsTest, WhatCannotBeChangedIsShownAndSaysWhy) {
    settings.setValues(ui::LiveSettings::Values{0.003, 0.1, 1, QStringLiteral("It has ended."), false});
    EXPECT_FALSE(edit("liveRate")->isEnabled());
    EXPECT_EQ(edit("liveRate")->text(), QStringLiteral("0.003"));
    EXPECT_TRUE(edit("liveRate")->toolTip().startsWith(QLatin1String("It has ended.")));
    settings.setValues(ui::LiveSettings::Values{0.003, 0.1, 1});
    EXPECT_TRUE(edit("liveRate")->isEnabled());
    EXPECT_FALSE(edit("liveRate")->toolTip().contains(QLatin1String("ended")));
}

TEST_F(LiveSettingsTest, WithoutARunNothingIsShown) {
    settings.setValues(std::nullopt);
    EXPECT_FALSE(edit("liveRate")->isEnabled());
    EXPECT_EQ(edit("liveRate")->text(), QString());
}

}  // namespace
}  // namespace attn::test
