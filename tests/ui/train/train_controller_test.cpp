// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/train_controller.h"

#include <gmock/gmock.h>

#include <QAction>
#include <QSignalSpy>
#include <set>

#include "core/runs/run_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/train/train_fixture.h"
#include "ui/pictures/curves/curves_legend.h"
#include "ui/pictures/curves/curves_view.h"
#include "ui/train/live_settings.h"

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
}

// Each lane has the change at its own update. Lanes that had ended do not have it.
TEST_F(TrainControllerTest, ARunThatWasChangedOpensAgain) {
    openTrain();
    for (int i = 0; i < 3; ++i) {
        press(Qt::Key_B);
        waitUntilIdle();
    }
    controller().change({0, 0.02, {}, {}});
    press(Qt::Key_B);
    waitUntilIdle();
    SavedRun saved = *controller().savedRun();
    saved.lanes[1].history.recipe.changes[0].update = 2;
    saved.lanes[2].history.recipe.changes.clear();
    controller().open(saved);
    EXPECT_EQ(controller().laneCount(), 3);
    EXPECT_FALSE(controller().isChanged());
    EXPECT_TRUE(controller().setup().common.changes.empty()) << "the next run has none of them";
    EXPECT_EQ(controller().history(0).recipe.changes.size(), 1U);
}

TEST_F(TrainControllerTest, ABranchIsItsOriginBeforeItBegins) {
    trainToTheEnd();
    controller().branch(1, 20, {0, 0.5, {}, {}});
    waitUntilIdle();
    controller().setShownUpdate(0);
    EXPECT_EQ(controller().shownUpdateOf(3), 0);
    EXPECT_EQ(controller().laneData(3)->state.toStdString(), "begins at update 20");
    EXPECT_FALSE(controller().laneData(3)->trace->steps.empty()) << "its first picture";
}

// With patience the best weights are from an earlier update.
TEST_F(TrainControllerTest, TheModelOfAnEndedLaneIsWhatTrainingGives) {
    openTrain();
    RunSetup setup = controller().setup();
    setup.common.updates = 3000;
    setup.common.measureEvery = 5;
    setup.common.optimizer.rate = 0.05;
    setup.common.earlyStop.patience = 4;
    setup.lanes.resize(1);
    controller().setSetup(setup);
    ASSERT_TRUE(waitFor([this] { return controller().hasRun(); }));
    waitForPairs();
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    const LaneHistory& lane = controller().history(0);
    ASSERT_EQ(lane.end, TrainingEnd::Patience);
    std::vector<std::shared_ptr<const TrainedModel>> models;
    QObject::connect(&controller(), &ui::TrainController::modelsReady, window.get(),
                     [&models](const auto& ready, const QString&) { models = ready; });
    controller().requestModels({0}, QStringLiteral("test"));
    ASSERT_TRUE(waitFor([&] { return models.size() == 1; }));
    EXPECT_LT(models[0]->training.updates, lane.update());
    const TrainingResult alone = attn::train(lane.recipe, {}, [](const TrainingProgress&) {});
    EXPECT_EQ(models[0]->training.updates, alone.model->training.updates);
    EXPECT_EQ(models[0]->network.parameters().buffer(), alone.model->network.parameters().buffer());
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

// This is one lane more than there are scores. It is saved and opened like any other run.
TEST_F(TrainControllerTest, NineLanesTrain) {
    openTrain();
    RunSetup setup = controller().setup();
    const LaneSetup lane = setup.lanes[1];
    while (setup.lanes.size() < 9) {
        setup.lanes.push_back(lane);
        if (setup.lanes.size() % 2 == 0)
            setup.lanes.back().attention.span = "local_m";
        setup.lanes.back().attention.window = static_cast<Index>(setup.lanes.size());
    }
    controller().setSetup(setup);
    ASSERT_TRUE(waitFor([this] { return controller().hasRun(); }));
    waitForPairs();
    ASSERT_EQ(controller().laneCount(), 9);
    for (int i = 0; i < 3; ++i) {
        press(Qt::Key_B);
        waitUntilIdle();
    }
    EXPECT_EQ(trainGrid()->laneCount(), 9);
    std::set<int> colours;
    std::set<std::string> names;
    for (int i = 0; i < 9; ++i) {
        EXPECT_EQ(controller().history(i).update(), 3);
        EXPECT_EQ(controller().laneData(i)->colour,
                  controller().curveLanes()[static_cast<std::size_t>(i)].colour);
        EXPECT_EQ(controller().laneData(i)->name.toStdString(), controller().history(i).name);
        colours.insert(controller().curveLanes()[static_cast<std::size_t>(i)].colour);
        names.insert(controller().history(i).name);
    }
    EXPECT_EQ(colours.size(), 9U);
    EXPECT_EQ(names.size(), 9U);
    press(Qt::Key_9);
    EXPECT_EQ(controller().selectedLane(), 8);

    const TemporaryFolder folder;
    const std::string path = folder.file("nine.attnrun");
    saveRun(*controller().savedRun(), path);
    controller().open(loadRun(path));
    ASSERT_EQ(controller().laneCount(), 9);
    EXPECT_EQ(controller().history(8).update(), 3);
    press(Qt::Key_T, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([this] { return window->session().lanes().size() == 9; })) << "all of them";
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
