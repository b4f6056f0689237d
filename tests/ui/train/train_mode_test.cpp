// SPDX-License-Identifier: GPL-3.0-or-later
// A session in Train mode with keys and mouse, from the choice of a task to saved models.
#include "ui/train/train_mode.h"

#include <gmock/gmock.h>

#include "core/model_files/model_file.h"
#include "core/runs/run_file.h"
#include "tests/support/run_program.h"
#include "tests/ui/train/train_fixture.h"
#include "ui/train/train_tool_bar.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class TrainModeTest : public TrainWindowTest {
protected:
    // Expects the same update in heatmaps, charts and time line.
    void expectShown(std::optional<Index> update) {
        EXPECT_EQ(controller().shownUpdate(), update);
        EXPECT_EQ(track()->shownUpdate(), update ? std::optional<qint64>(*update) : std::nullopt);
        EXPECT_EQ(action("live")->isEnabled(), update.has_value());
        for (int lane = 0; lane < controller().laneCount(); ++lane) {
            const LaneHistory& history = controller().history(lane);
            EXPECT_EQ(controller().shownUpdateOf(lane), update.value_or(history.latest.update));
            const ui::LaneData& data = *trainGrid()->card(lane)->data();
            const auto snapshot =
                std::find_if(history.snapshots.begin(), history.snapshots.end(),
                             [&](const Snapshot& one) { return update && one.update == *update; });
            const auto& picture = update ? snapshot->picture : history.latest.picture;
            EXPECT_EQ(data.trace, picture) << history.name;
        }
        const std::string text = view<ui::TimeLine>()->text().toStdString();
        EXPECT_THAT(text, testing::StartsWith(update ? "heatmaps of update " + std::to_string(*update)
                                              : !controller().hasBegun() ? "no updates yet"
                                              : controller().isRunning() ? "live, update "
                                              : controller().isEnded()   ? "ended at update "
                                                                         : "paused at update "));
    }
    // Does what a user does first: chooses a task and a run short enough for a class.
    void setUpReverse() {
        chooseFromBar("trainTasks", "train_reverse");
        ASSERT_TRUE(waitFor([this] { return controller().setup().common.task == "reverse"; }));
        enter("updates", "24");
        enter("model.decoder.hidden", "12");
        enter("pairs", "80");
        enter("batch", "4");
        focusLanes();
        ASSERT_TRUE(view<ui::SetupPanel>()->isValid())
            << view<ui::SetupPanel>()->problems().join('\n').toStdString();
        ASSERT_TRUE(waitFor([this] { return controller().hasRun(); }));
        waitForPairs();
    }
};

TEST_F(TrainModeTest, ControlTwoOpensItAndControlOneGoesBack) {
    open();
    EXPECT_EQ(window->findChild<ui::TrainMode*>(), nullptr) << "made when it is asked for";
    press(Qt::Key_2, Qt::ControlModifier);
    EXPECT_TRUE(train().isShown());
    EXPECT_TRUE(train().page()->isVisible());
    EXPECT_TRUE(view<ui::LaneGrid>()->hasFocus());
    waitForPairs();
    EXPECT_EQ(controller().laneCount(), 3);
    EXPECT_THAT(status().toStdString(), HasSubstr("update 0 of 40 · 3 lanes"));
    press(Qt::Key_1, Qt::ControlModifier);
    EXPECT_FALSE(train().page()->isVisible());
    EXPECT_TRUE(action("step")->isEnabled());
}

TEST_F(TrainModeTest, StartsPausesAndTakesOneBatch) {
    openTrain();
    setUpReverse();
    for (int lane = 0; lane < 3; ++lane) {
        EXPECT_EQ(controller().history(lane).recipe.model.decoder.hidden, 12);
        EXPECT_EQ(controller().history(lane).recipe.batch, 4);
    }
    press(Qt::Key_B);
    waitUntilIdle();
    press(Qt::Key_B);
    waitUntilIdle();
    for (int lane = 0; lane < 3; ++lane)
        EXPECT_EQ(controller().history(lane).update(), 2) << "exactly one a key";
    EXPECT_EQ(action("trainRun")->text(), QStringLiteral("&Go On"));
    press(Qt::Key_Space);
    EXPECT_TRUE(controller().isRunning());
    press(Qt::Key_Space);
    EXPECT_FALSE(controller().isRunning());
    waitUntilIdle();
    std::vector<Index> paused;
    for (int lane = 0; lane < 3; ++lane)
        paused.push_back(controller().history(lane).update());
    press(Qt::Key_B);
    waitUntilIdle();
    for (int lane = 0; lane < 3; ++lane)
        EXPECT_EQ(controller().history(lane).update(), std::min<Index>(paused[std::size_t(lane)] + 1, 24));
    QTest::mouseClick(child<QToolButton>("trainRunButton"), Qt::LeftButton);
    waitUntilEnded();
    waitUntilIdle();
    EXPECT_EQ(action("trainRun")->text(), QStringLiteral("+1\u202f000 &Updates"));
    EXPECT_FALSE(child<QToolButton>("trainTasks")->isEnabled()) << "another task would end the run";
    EXPECT_THAT(status().toStdString(), HasSubstr("update 24 of 24 · 3 lanes"));
    for (int lane = 0; lane < 3; ++lane)
        expectAsAlone(lane);
}

TEST_F(TrainModeTest, ScrubsByKeysAndMouse) {
    openTrain();
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    expectShown(std::nullopt);
    std::vector<Index> stops;
    for (const Snapshot& snapshot : controller().history(0).snapshots)
        stops.push_back(snapshot.update);
    ASSERT_GT(stops.size(), 12U);
    EXPECT_EQ(stops.front(), 0);
    EXPECT_EQ(stops.back(), 40);
    focusLanes();
    press(Qt::Key_Left);
    expectShown(stops[stops.size() - 2]);
    press(Qt::Key_Left);
    expectShown(stops[stops.size() - 3]);
    press(Qt::Key_Right);
    expectShown(stops[stops.size() - 2]);
    press(Qt::Key_PageUp);
    expectShown(stops[stops.size() - 12]);
    press(Qt::Key_Home);
    expectShown(0);
    EXPECT_FALSE(action("previousSnapshot")->isEnabled());
    press(Qt::Key_PageDown);
    expectShown(stops[10]);
    press(Qt::Key_End);
    expectShown(std::nullopt);

    const Index middle = stops[stops.size() / 2];
    QTest::mouseClick(track(), Qt::LeftButton, {},
                      QPoint(qRound(track()->x(static_cast<double>(middle))), track()->height() / 2));
    expectShown(middle);
    QTest::mousePress(track(), Qt::LeftButton, {}, QPoint(qRound(track()->x(30)), track()->height() / 2));
    QTest::mouseMove(track(), QPoint(qRound(track()->x(0)), track()->height() / 2));
    QTest::mouseRelease(track(), Qt::LeftButton, {}, QPoint(qRound(track()->x(0)), track()->height() / 2));
    expectShown(0);
    // The track has its own keys.
    track()->setFocus();
    press(Qt::Key_Right);
    expectShown(stops[1]);
    QTest::mouseClick(view<ui::TimeLine>()->liveButton(), Qt::LeftButton);
    expectShown(std::nullopt);
}

TEST_F(TrainModeTest, ScrubsWhileItTrains) {
    openTrain();
    enter("updates", "100000");
    focusLanes();
    ASSERT_TRUE(waitFor([this] { return controller().hasRun(); }));
    waitForPairs();
    press(Qt::Key_Space);
    waitUntilAt(20);
    press(Qt::Key_Home);
    press(Qt::Key_Right);
    const Index first = *controller().shownUpdate();
    const auto shown = trainGrid()->card(0)->data()->trace;
    const Index before = controller().newestUpdate();
    ASSERT_TRUE(waitFor([&] { return controller().newestUpdate() > before + 10; }));
    expectShown(first);
    EXPECT_EQ(trainGrid()->card(0)->data()->trace, shown) << "stays as it was";
    EXPECT_TRUE(controller().isRunning());
    press(Qt::Key_Space);
}

TEST_F(TrainModeTest, ResetTakesTheFirstWeights) {
    openTrain();
    std::vector<Vector> first;
    for (int lane = 0; lane < 3; ++lane)
        first.push_back(weightsOf(*modelAt(lane, std::nullopt)));
    EXPECT_FALSE(action("trainReset")->isEnabled());
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    EXPECT_NE(weightsOf(*modelAt(0, std::nullopt)), first[0]);
    const std::vector<float> losses = controller().history(0).losses;
    DialogAnswers answers;
    answers.press("loseRun", QMessageBox::Discard);
    press(Qt::Key_R, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([this] { return controller().newestUpdate() == 0; }));
    EXPECT_FALSE(controller().isChanged()) << "nothing to lose";
    EXPECT_TRUE(child<QToolButton>("trainTasks")->isEnabled());
    expectShown(std::nullopt);
    for (int lane = 0; lane < 3; ++lane)
        EXPECT_EQ(weightsOf(*modelAt(lane, std::nullopt)), first[std::size_t(lane)]);
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    EXPECT_EQ(controller().history(0).losses, losses) << "the same run again";
}

TEST_F(TrainModeTest, GivesWhatAttnlabGives) {
    openTrain();
    setUpReverse();
    const TemporaryFolder recipes, ours, theirs;
    {
        DialogAnswers answers;
        answers.choose(recipes.path().string());
        QTest::mouseClick(view<ui::SetupPanel>()->findChild<QPushButton*>("save"), Qt::LeftButton);
    }
    EXPECT_EQ(recipes.fileCount(), 3U);
    focusLanes();
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    {
        DialogAnswers answers;
        answers.choose(ours.path().string());
        press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        ASSERT_TRUE(waitFor([&] { return ours.fileCount() == 3; }));
        ASSERT_TRUE(waitFor([this] { return !window->findChild<QProgressDialog*>(); }));
    }
    const ProgramResult result =
        runProgram("attnlab", {"train", recipes.file("additive.json"), recipes.file("dot.json"),
                               recipes.file("none.json"), "--out-dir", theirs.path().string(), "--quiet"});
    ASSERT_EQ(result.code, 0) << result.err;
    for (const auto& [lane, name] : {std::pair<std::string, std::string>{"Additive", "additive"},
                                     {"Dot", "dot"},
                                     {"No-attention", "none"}}) {
        const std::string mine = ours.file(lane + ".safetensors");
        ASSERT_TRUE(std::filesystem::exists(mine)) << mine;
        EXPECT_TRUE(readBytes(mine) == readBytes(theirs.file(name + ".safetensors"))) << name;
    }
}

TEST_F(TrainModeTest, ASnapshotOpensInStepMode) {
    openTrain();
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    press(Qt::Key_Home);
    press(Qt::Key_PageDown);
    const Index shown = *controller().shownUpdate();
    const Vector expected = weightsOf(*modelAt(1, shown));
    controller().setShownUpdate(shown);
    press(Qt::Key_T, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([this] { return !train().isShown(); }));
    ASSERT_EQ(window->session().lanes().size(), 3U) << "in place of those that were open";
    for (const auto& lane : window->session().lanes())
        EXPECT_EQ(lane->model()->training.updates, shown);
    EXPECT_EQ(weightsOf(*window->session().lanes()[1]->model()), expected);
    EXPECT_EQ(window->session().sourceText(), controller().sentence().text);
    waitUntilDecoded();
    EXPECT_TRUE(window->session().isFinished());
    press(Qt::Key_2, Qt::ControlModifier);
    expectShown(shown);
}

TEST_F(TrainModeTest, BranchesFromTheShownSnapshot) {
    openTrain();
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    press(Qt::Key_2);
    EXPECT_EQ(controller().selectedLane(), 1);
    press(Qt::Key_Home);
    press(Qt::Key_PageDown);
    const Index from = *controller().shownUpdate();
    DialogAnswers answers;
    answers.add("branchDialog", [](QDialog& dialog) {
        auto* rate = dialog.findChild<QLineEdit*>("branchRate");
        EXPECT_EQ(rate->selectedText(), rate->text()) << rate->text().toStdString();
        QTest::keyClicks(rate, QStringLiteral("0.5"));
        QTest::keyClick(rate, Qt::Key_Return);
    });
    press(Qt::Key_B, Qt::ControlModifier);
    ASSERT_EQ(controller().laneCount(), 4);
    const LaneHistory& branch = controller().history(3);
    EXPECT_EQ(branch.origin->lane, 1U);
    EXPECT_EQ(branch.firstUpdate, from);
    ASSERT_EQ(branch.recipe.changes.size(), 1U);
    EXPECT_EQ(branch.recipe.changes[0].rate, 0.5);
    EXPECT_EQ(branch.recipe.changes[0].dropout, std::nullopt) << "what was left is left";
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    EXPECT_EQ(trainGrid()->laneCount(), 4);
    const std::vector<ui::CurveLane> curves = controller().curveLanes();
    EXPECT_TRUE(curves[3].isBranch);
    EXPECT_EQ(curves[3].colour, curves[1].colour);
    expectAsAlone(1);
    expectAsAlone(3);
    answers.press("loseRun", QMessageBox::Discard);
    press(Qt::Key_R, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([this] { return controller().laneCount() == 3; })) << "branches go with a reset";
    EXPECT_EQ(trainGrid()->laneCount(), 3);
}

}  // namespace
}  // namespace attn::test
