// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/train_controller.h"

#include <gmock/gmock.h>

#include <QAction>
#include <QSignalSpy>

#include "tests/ui/modes/train_fixture.h"
#include "ui/views/train/curves_legend.h"
#include "ui/views/train/curves_view.h"
#include "ui/views/train/live_settings.h"

namespace attn::test {
namespace {

class TrainControllerTest : public TrainWindowTest {
protected:
    void trainToTheEnd() {
        openTrain();
        press(Qt::Key_Space);
        waitUntilEnded();
        waitUntilIdle();
    }
};

TEST_F(TrainControllerTest, GoesFromSnapshotToSnapshot) {
    trainToTheEnd();
    controller().goBySnapshots(1);
    EXPECT_EQ(controller().shownUpdate(), std::nullopt) << "nothing is newer";
    controller().goBySnapshots(-10'000);
    EXPECT_EQ(controller().shownUpdate(), Index(0));
    controller().goBySnapshots(-1);
    EXPECT_EQ(controller().shownUpdate(), Index(0));
    controller().goBySnapshots(10'000);
    EXPECT_EQ(controller().shownUpdate(), std::nullopt);
    controller().setShownUpdate(100'000);
    EXPECT_LE(controller().shownUpdate().value_or(40), 40);
    controller().selectLane(7);
    EXPECT_EQ(controller().selectedLane(), 0) << "no such lane";
}

TEST_F(TrainControllerTest, WhatIsChangedInTheMiddleIsInTheRecipe) {
    openTrain();
    for (int i = 0; i < 3; ++i) {
        press(Qt::Key_B);
        waitUntilIdle();
    }
    auto* rate = child<QLineEdit>("liveRate");
    rate->setFocus();
    rate->selectAll();
    QTest::keyClicks(rate, QStringLiteral("0.02"));
    QTest::keyClick(rate, Qt::Key_Return);
    focusLanes();
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    for (int lane = 0; lane < 3; ++lane) {
        const std::vector<TrainingChange>& changes = controller().history(lane).recipe.changes;
        ASSERT_EQ(changes.size(), 1U);
        EXPECT_EQ(changes[0], (TrainingChange{3, 0.02, {}, {}}));
        expectAsAlone(lane);
    }
    EXPECT_FALSE(rate->isEnabled()) << "the run is over";
}

TEST_F(TrainControllerTest, HiddenLanesLeaveTheChartsAlone) {
    trainToTheEnd();
    auto* legend = view<ui::CurvesLegend>();
    QTest::mouseClick(legend, Qt::LeftButton, Qt::ControlModifier, legend->entryRect(1).center());
    EXPECT_TRUE(controller().curveLanes()[1].isHidden);
    EXPECT_FALSE(controller().curveLanes()[0].isHidden);
    EXPECT_EQ(trainGrid()->laneCount(), 3) << "their heatmaps stay";
    QTest::mouseClick(legend, Qt::LeftButton, {}, legend->entryRect(2).center());
    EXPECT_EQ(controller().selectedLane(), 2);
    QTest::mouseClick(legend, Qt::LeftButton, Qt::ControlModifier, legend->entryRect(1).center());
    EXPECT_FALSE(controller().curveLanes()[1].isHidden);
}

TEST_F(TrainControllerTest, AnotherSentenceIsPaintedEverywhere) {
    trainToTheEnd();
    const QString usual = controller().sentence().text;
    controller().setText(QStringLiteral("7 June 1999"));
    EXPECT_EQ(controller().sentence().target, "1999-06-07");
    const auto isPainted = [this] {
        for (const Snapshot& snapshot : controller().history(0).snapshots)
            if (!snapshot.picture || snapshot.picture->source.size() != 11)
                return false;
        return true;
    };
    EXPECT_TRUE(waitFor(isPainted));
    EXPECT_EQ(trainGrid()->card(0)->data()->sourceTokens.size(), 11);
    controller().setText(QStringLiteral("no date at all"));
    EXPECT_EQ(controller().sentence().target, std::nullopt);
    EXPECT_FALSE(action("trainReference")->isEnabled());
    controller().setText({});
    EXPECT_EQ(controller().sentence().text, usual);
}

TEST_F(TrainControllerTest, AnotherSetUpEndsTheRun) {
    trainToTheEnd();
    controller().requestModels({0, 1, 2}, QStringLiteral("test"));
    QSignalSpy ready(&controller(), &ui::TrainController::modelsReady);
    controller().setSetup(usualSetup("reverse"));
    EXPECT_FALSE(controller().hasRun());
    EXPECT_FALSE(controller().isWaitingForModels());
    EXPECT_FALSE(controller().isChanged());
    ASSERT_TRUE(waitFor([this] { return controller().hasRun(); }));
    waitForPairs();
    QTest::qWait(100);
    EXPECT_EQ(ready.count(), 0) << "of the run that is gone";
    EXPECT_EQ(controller().newestUpdate(), 0);
}

TEST_F(TrainControllerTest, ABranchHasTheColourOfItsLaneAlsoAfterAReset) {
    trainToTheEnd();
    controller().branch(1, 3, {0, 0.5, {}, {}});
    EXPECT_EQ(controller().curveLanes()[3].colour, controller().curveLanes()[1].colour);
    controller().reset();
    ASSERT_TRUE(waitFor([this] { return controller().laneCount() == 3; }));
    press(Qt::Key_B);
    waitUntilIdle();
    controller().branch(2, 1, {0, 0.5, {}, {}});
    EXPECT_EQ(controller().curveLanes()[3].colour, controller().curveLanes()[2].colour);
}

TEST_F(TrainControllerTest, TheSelectionSurvivesTheOtherMode) {
    trainToTheEnd();
    press(Qt::Key_3);
    press(Qt::Key_Left);
    const auto shown = controller().shownUpdate();
    const int step = window->cursor().step();
    press(Qt::Key_1, Qt::ControlModifier);
    EXPECT_FALSE(action("trainRun")->associatedObjects().isEmpty());
    press(Qt::Key_Left);
    EXPECT_EQ(window->cursor().step(), step - 1) << "keys are the shown mode's";
    EXPECT_EQ(controller().shownUpdate(), shown);
    press(Qt::Key_2, Qt::ControlModifier);
    EXPECT_EQ(controller().selectedLane(), 2);
    EXPECT_EQ(controller().shownUpdate(), shown);
    EXPECT_EQ(window->cursor().step(), step - 1);
}

}  // namespace
}  // namespace attn::test
