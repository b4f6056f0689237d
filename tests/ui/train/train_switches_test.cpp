// SPDX-License-Identifier: GPL-3.0-or-later
// Lanes that are taken in and out of a run on their cards.
#include <gmock/gmock.h>

#include <QCheckBox>

#include "tests/ui/train/train_fixture.h"
#include "ui/kit/widgets/lane_switch.h"
#include "ui/pictures/cards/lane_area.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/cards/off_lanes.h"

namespace attn::test {
namespace {

using testing::ElementsAre;

class TrainSwitchesTest : public TrainWindowTest {
protected:
    ui::LaneSwitch* onCard(int lane) const { return trainGrid()->card(lane)->laneSwitch(); }
    const std::vector<ui::LaneSwitch*>& off() const { return view<ui::LaneArea>()->offLanes()->switches(); }
    QCheckBox* inPanel(int lane) const {
        return view<ui::SetupPanel>()
            ->findChild<ui::LaneRow*>(QStringLiteral("lane%1").arg(lane + 1))
            ->findChild<QCheckBox*>(QStringLiteral("takesPart"));
    }
    std::vector<bool> taking() const {
        std::vector<bool> lanes;
        for (const LaneSetup& lane : controller().setup().lanes)
            lanes.push_back(lane.takesPart);
        return lanes;
    }
    void waitForCards(int count) {
        ASSERT_TRUE(waitFor([&] { return trainGrid()->laneCount() == count && controller().corpora(); }));
        QApplication::processEvents();
    }
    static std::string nameOn(const ui::LaneCard* card) { return card->data()->name.toStdString(); }
};

TEST_F(TrainSwitchesTest, AClickTakesALaneOutAndInAgain) {
    openTrain();
    waitForCards(3);
    EXPECT_TRUE(off().empty());
    EXPECT_EQ(onCard(1)->accessibleName().toStdString(), "Train Dot");
    EXPECT_FALSE(onCard(1)->toolTip().isEmpty());

    QTest::mouseClick(onCard(1), Qt::LeftButton);
    EXPECT_THAT(taking(), ElementsAre(true, false, true));
    EXPECT_FALSE(inPanel(1)->isChecked()) << "the panel says the same";
    EXPECT_EQ(trainGrid()->laneCount(), 3) << "the pictures stay until others come";
    waitForCards(2);
    EXPECT_EQ(nameOn(trainGrid()->card(1)), "No attention");
    ASSERT_EQ(off().size(), 1U);
    EXPECT_EQ(off().front()->text().toStdString(), "Dot");
    EXPECT_TRUE(off().front()->isVisible());
    EXPECT_FALSE(off().front()->isChecked());

    QTest::mouseClick(off().front(), Qt::LeftButton, {}, {12, off().front()->height() / 2});
    EXPECT_THAT(taking(), ElementsAre(true, true, true));
    waitForCards(3);
    EXPECT_TRUE(off().empty());
    EXPECT_FALSE(view<ui::LaneArea>()->offLanes()->isVisible());
    EXPECT_TRUE(onCard(1)->isChecked());
    EXPECT_TRUE(inPanel(1)->isChecked());
}

TEST_F(TrainSwitchesTest, OnlyTheLanesThatAreOnAreTrained) {
    openTrain();
    waitForCards(3);
    QTest::mouseClick(onCard(0), Qt::LeftButton);
    waitForCards(2);
    focusLanes();
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    ASSERT_EQ(controller().laneCount(), 2);
    EXPECT_EQ(controller().history(0).name, "Dot");
    expectAsAlone(0);
}

TEST_F(TrainSwitchesTest, SpaceSwitchesAndTheKeyboardStaysWithTheLane) {
    openTrain();
    waitForCards(3);
    focusLanes();
    onCard(0)->setFocus(Qt::TabFocusReason);
    QTest::keyClick(onCard(0), Qt::Key_Space);
    EXPECT_THAT(taking(), ElementsAre(false, true, true));
    waitForCards(2);
    EXPECT_FALSE(controller().isRunning()) << "the window's Space starts a run";
    ASSERT_EQ(off().size(), 1U);
    EXPECT_TRUE(off().front()->hasFocus());
    QTest::keyClick(off().front(), Qt::Key_Space);
    waitForCards(3);
    EXPECT_TRUE(onCard(0)->hasFocus());
    EXPECT_TRUE(onCard(0)->isChecked());
    EXPECT_FALSE(controller().isRunning());
}

TEST_F(TrainSwitchesTest, TheKeyboardStaysWithTheLaneAlsoWhereOneIsLarge) {
    openTrain();
    window->resize(1024, 768);
    waitForCards(3);
    for (const Qt::Key key : {Qt::Key_2, Qt::Key_3, Qt::Key_1}) {
        const int lane = key - Qt::Key_1;
        focusLanes();
        action("trainFocus")->setChecked(false);
        action("trainFocus")->trigger();
        ASSERT_TRUE(action("trainFocus")->isChecked());
        press(key);
        for (int i = 0; i < 4 && QApplication::focusWidget() != onCard(lane); ++i)
            press(Qt::Key_Tab);
        ASSERT_TRUE(onCard(lane)->hasFocus()) << lane;
        for (int round = 0; round < 2; ++round) {
            press(Qt::Key_Space);
            waitForCards(2);
            ASSERT_EQ(off().size(), 1U);
            EXPECT_TRUE(off().front()->hasFocus()) << lane;
            press(Qt::Key_Space);
            waitForCards(3);
            QTest::qWait(20);
            ASSERT_TRUE(onCard(lane)->hasFocus())
                << lane << ": " << QApplication::focusWidget()->objectName().toStdString();
            EXPECT_TRUE(onCard(lane)->isVisible());
        }
    }
    EXPECT_FALSE(controller().isRunning());
}

TEST_F(TrainSwitchesTest, TabReachesThemAndClicksLeaveTheKeysToTheLanes) {
    openTrain();
    waitForCards(3);
    focusLanes();
    const auto* const first = onCard(0);
    for (int i = 0; i < 4 && QApplication::focusWidget() != first; ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    EXPECT_EQ(QApplication::focusWidget(), first);
    focusLanes();
    QTest::mouseClick(onCard(2), Qt::LeftButton);
    waitForCards(2);
    press(Qt::Key_B);
    waitUntilAt(1);
}

TEST_F(TrainSwitchesTest, TheLastLaneStaysAndSaysWhy) {
    openTrain();
    waitForCards(3);
    QTest::mouseClick(onCard(2), Qt::LeftButton);
    QTest::mouseClick(onCard(1), Qt::LeftButton);
    EXPECT_FALSE(onCard(0)->isEnabled()) << "at once";
    QTest::mouseClick(onCard(0), Qt::LeftButton);
    EXPECT_THAT(taking(), ElementsAre(true, false, false));
    waitForCards(1);
    EXPECT_EQ(off().size(), 2U);
    EXPECT_FALSE(onCard(0)->isEnabled());
    EXPECT_THAT(onCard(0)->toolTip().toStdString(), testing::HasSubstr("At least one lane"));
    EXPECT_EQ(onCard(0)->accessibleDescription(), onCard(0)->toolTip());
}

TEST_F(TrainSwitchesTest, ARunThatHasBegunKeepsItsLanesUntilItIsReset) {
    openTrain();
    waitForCards(3);
    QTest::mouseClick(onCard(2), Qt::LeftButton);
    waitForCards(2);
    focusLanes();
    press(Qt::Key_B);
    waitUntilIdle();
    for (const ui::LaneSwitch* each : {onCard(0), onCard(1), off().front()}) {
        EXPECT_FALSE(each->isEnabled());
        EXPECT_THAT(each->toolTip().toStdString(), testing::HasSubstr("Reset"));
    }
    controller().reset();
    ASSERT_TRUE(waitFor([&] { return onCard(0)->isEnabled() && off().front()->isEnabled(); }));
}

TEST_F(TrainSwitchesTest, TheSelectedLaneStaysSelected) {
    openTrain();
    waitForCards(3);
    focusLanes();
    press(Qt::Key_3);
    QTest::mouseClick(onCard(0), Qt::LeftButton);
    waitForCards(2);
    EXPECT_EQ(controller().selectedLane(), 1);
    EXPECT_EQ(nameOn(trainGrid()->card(1)), "No attention");
}

// Tests the other direction.
TEST_F(TrainSwitchesTest, CardsFollowThePanel) {
    openTrain();
    waitForCards(3);
    QTest::mouseClick(inPanel(0), Qt::LeftButton);
    waitForCards(2);
    ASSERT_EQ(off().size(), 1U);
    EXPECT_EQ(off().front()->text().toStdString(), "Additive");
    EXPECT_EQ(onCard(0)->accessibleName().toStdString(), "Train Dot");
}

}  // namespace
}  // namespace attn::test
