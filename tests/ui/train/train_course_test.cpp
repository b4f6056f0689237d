// SPDX-License-Identifier: GPL-3.0-or-later
// The course of a run: reset, the way on past its end, changes of all lanes, keys, and settings that ask.
#include <gmock/gmock.h>

#include "core/runs/run_file.h"
#include "tests/ui/train/train_fixture.h"
#include "ui/pictures/curves/change_marks.h"
#include "ui/pictures/curves/curves_view.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class TrainCourseTest : public TrainWindowTest {
protected:
    static QStringList copies() { return QDir(ui::Autosave::folder()).entryList(QDir::Files | QDir::Hidden); }
    // Saves to a file in the same folder, with keys.
    void saveRun(DialogAnswers& answers, const std::string& path) {
        answers.choose(path);
        press(Qt::Key_S, Qt::ControlModifier);
        ASSERT_TRUE(waitFor([this] { return !controller().isChanged(); }));
        ASSERT_TRUE(waitFor([this] { return !window->findChild<QProgressDialog*>(); }));
    }
    void trainOneBatch() {
        press(Qt::Key_B);
        waitUntilIdle();
    }
    void enterLive(const char* field, const QString& text) {
        auto* edit = child<QLineEdit>(field);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    }
};

// One key must not discard a run or the copy that a crash would leave.
TEST_F(TrainCourseTest, AResetAsksForARunThatIsInNoFile) {
    openTrain();
    trainOneBatch();
    train().autosave().writeNow();
    ASSERT_TRUE(waitFor([this] { return !train().autosave().isWriting() && !copies().isEmpty(); }));
    const QStringList before = copies();
    DialogAnswers answers;
    answers.press("loseRun", QMessageBox::Cancel);
    press(Qt::Key_R, Qt::ControlModifier);
    EXPECT_EQ(answers.came(), 1);
    EXPECT_EQ(controller().newestUpdate(), 1) << "as it was";
    EXPECT_EQ(copies(), before);

    const TemporaryFolder folder;
    answers.press("loseRun", QMessageBox::Save);
    answers.choose(folder.file("kept.attnrun"));
    press(Qt::Key_R, Qt::ControlModifier);
    EXPECT_EQ(controller().newestUpdate(), 0);
    EXPECT_EQ(loadRun(folder.file("kept.attnrun")).lanes.size(), 3U);

    // A run that is in a file is reset without a question.
    trainOneBatch();
    saveRun(answers, folder.file("again.attnrun"));
    press(Qt::Key_R, Qt::ControlModifier);
    EXPECT_EQ(controller().newestUpdate(), 0);
    EXPECT_EQ(answers.came(), 4);
}

// Another mode may refuse to close the window after Train has agreed.
TEST_F(TrainCourseTest, ACloseThatIsCancelledLeavesTheCopies) {
    openTrain();
    trainOneBatch();
    DialogAnswers answers;
    answers.press("loseRun", QMessageBox::Discard);
    EXPECT_TRUE(train().mayClose());
    EXPECT_EQ(answers.came(), 1);
    trainOneBatch();
    train().autosave().writeNow();
    EXPECT_TRUE(waitFor([this] { return !train().autosave().isWriting() && !copies().isEmpty(); }));
}

TEST_F(TrainCourseTest, AFinishedRunIsTrainedOn) {
    openTrain();
    enter("updates", "30");
    enter("held_out", "20");
    focusLanes();
    ASSERT_TRUE(waitFor([this] { return controller().hasRun(); }));
    waitForPairs();
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    const std::vector<float> losses = controller().history(1).losses;
    press(Qt::Key_B);
    waitUntilEnded();
    waitUntilIdle();
    EXPECT_EQ(leastUpdate(), 31);
    press(Qt::Key_Space);
    EXPECT_TRUE(controller().isRunning());
    EXPECT_THAT(status().toStdString(), HasSubstr("of 1\u202f031 · 3 lanes"));
    waitUntilAt(33);
    press(Qt::Key_Space);
    waitUntilIdle();
    EXPECT_TRUE(std::equal(losses.begin(), losses.end(), controller().history(1).losses.begin()));
    press(Qt::Key_Space, Qt::ShiftModifier);
    ASSERT_TRUE(waitFor([this] { return status().contains(QStringLiteral("without end")); }));
    EXPECT_FALSE(action("trainWithoutEnd")->isEnabled());
    // Some lanes, or all, may have had their 1,000 updates before the pause. These go on, too.
    for (int lane = 0; lane < 3; ++lane)
        ASSERT_TRUE(waitFor([&] {
            return lastUpdate(controller().history(lane).recipe) == Recipe::mostUpdates;
        })) << lane;
    waitUntilAt(leastUpdate() + 1);
    EXPECT_TRUE(controller().isRunning());
    press(Qt::Key_Space);
    waitUntilIdle();
    EXPECT_TRUE(controller().isChanged());
    // The recipe alone gives the same result.
    const LaneHistory& lane = controller().history(0);
    LaneTraining alone(lane.recipe, std::make_shared<const RecipeCorpora>(recipeCorpora(lane.recipe)));
    while (alone.state().update < lane.update())
        alone.advance({});
    EXPECT_EQ(weightsOf(*modelAt(0, std::nullopt)), alone.network().parameters().buffer());
}

TEST_F(TrainCourseTest, ABranchAtTheEndGoesOn) {
    openTrain();
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    DialogAnswers answers;
    answers.add("branchDialog", [](QDialog& dialog) {
        auto* rate = dialog.findChild<QLineEdit*>("branchRate");
        QTest::keyClicks(rate, QStringLiteral("0,005"));
        QTest::keyClick(rate, Qt::Key_Return);
    });
    press(Qt::Key_B, Qt::ControlModifier);
    ASSERT_EQ(controller().laneCount(), 4);
    waitUntilIdle();
    trainOneBatch();
    EXPECT_EQ(controller().history(3).update(), 41);
    EXPECT_EQ(controller().history(3).recipe.changes.back().rate, 0.005) << "a comma is a point";
    EXPECT_EQ(controller().history(0).update(), 40) << "the others have ended";
}

// The card is beside that of its origin and has the same colour.
TEST_F(TrainCourseTest, ACardSaysThatItsLaneIsABranch) {
    openTrain();
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    controller().branch(0, 20, {0, 0.005, {}, {}});
    waitUntilIdle();
    controller().branch(3, 15, {0, 0.001, {}, {}});
    waitUntilIdle();
    ASSERT_EQ(controller().laneCount(), 5);
    QTest::qWait(1);
    const QString origin = controller().laneData(0)->name;
    EXPECT_EQ(controller().laneData(3)->variant.section(QStringLiteral(" · "), 0, 0),
              QStringLiteral("rate 0.005"));
    EXPECT_EQ(controller().laneData(4)->variant.section(QStringLiteral(" · "), 0, 0),
              QStringLiteral("rate 0.001"));
    for (const auto& [lane, name] : {std::pair(3, origin + QStringLiteral(" from 20")),
                                     std::pair(4, origin + QStringLiteral(" from 15"))}) {
        const ui::LaneCard* card = trainGrid()->card(lane);
        const auto* label = card->findChild<QLabel*>(QStringLiteral("name"));
        const auto* next = card->findChild<QWidget*>(QStringLiteral("next"));
        EXPECT_EQ(label->text(), name);
        EXPECT_GE(label->width(), label->fontMetrics().horizontalAdvance(name));
        EXPECT_LE(label->geometry().right(), next->x());
        EXPECT_TRUE(card->accessibleName().contains(name)) << card->accessibleName().toStdString();
    }
}

TEST_F(TrainCourseTest, AChangeIsAtTheSameUpdateInEveryLane) {
    openTrain();
    press(Qt::Key_Space, Qt::ShiftModifier);
    waitUntilAt(10);
    enterLive("liveRate", QStringLiteral("0,002"));
    const Index then = controller().newestUpdate();
    waitUntilAt(then + 20);
    controller().pause();
    waitUntilIdle();
    const std::vector<TrainingChange>& changes = controller().history(0).recipe.changes;
    ASSERT_EQ(changes.size(), 2U);
    EXPECT_EQ(changes[1].rate, 0.002);
    for (int lane = 1; lane < 3; ++lane)
        EXPECT_EQ(controller().history(lane).recipe.changes, changes);
    EXPECT_EQ(ui::changeMarks(controller().curveLanes()).size(), 2U) << "one label each";
}

// The lanes get the keys whatever was used before.
TEST_F(TrainCourseTest, KeysAreTheLanesAfterStartByMouse) {
    openTrain();
    auto* rate = child<QLineEdit>("optimizer.rate");
    QTest::mouseClick(rate, Qt::LeftButton);
    ASSERT_TRUE(rate->hasFocus());
    QTest::mouseClick(child<QToolButton>("trainBatchButton"), Qt::LeftButton);
    EXPECT_TRUE(trainGrid()->hasFocus());
    waitUntilIdle();
    trainOneBatch();
    EXPECT_EQ(leastUpdate(), 2);
    press(Qt::Key_Home);
    EXPECT_EQ(controller().shownUpdate(), 0);
    rate->setFocus();  // a field that is only shown takes no keys
    trainOneBatch();
    EXPECT_EQ(leastUpdate(), 3);
}

TEST_F(TrainCourseTest, KeysAreTheLanesAfterTheCommandLineAndAfterARunIsOpened) {
    ui::LaunchOptions options;
    options.trains = true;
    open(options);
    waitForPairs();
    trainOneBatch();
    EXPECT_EQ(leastUpdate(), 1);
    const TemporaryFolder folder;
    DialogAnswers answers;
    saveRun(answers, folder.file("one.attnrun"));
    child<QLineEdit>("optimizer.rate")->setFocus();
    const int before = controller().runId();
    train().open({QString::fromStdString(folder.file("one.attnrun"))});
    ASSERT_TRUE(waitFor([&] { return controller().runId() != before && controller().corpora(); }));
    waitUntilIdle();
    trainOneBatch();
    EXPECT_EQ(leastUpdate(), 2);
    press(Qt::Key_Home);
    EXPECT_EQ(controller().shownUpdate(), 0);
}

TEST_F(TrainCourseTest, AnotherSeedIsAnotherRun) {
    openTrain();
    const std::uint64_t before = controller().setup().common.seed;
    QTest::mouseClick(child<QPushButton>("newSeed"), Qt::LeftButton);
    EXPECT_NE(controller().setup().common.seed, before);
    ASSERT_TRUE(waitFor([this] { return controller().hasRun(); }));
    waitForPairs();
    focusLanes();
    trainOneBatch();
    DialogAnswers answers;
    answers.press("loseRun", QMessageBox::Discard);
    const std::uint64_t second = controller().setup().common.seed;
    QTest::mouseClick(child<QPushButton>("newSeed"), Qt::LeftButton);
    EXPECT_NE(controller().setup().common.seed, second);
    EXPECT_FALSE(controller().hasBegun());
}

// The run is not made yet. Its pairs would fill the machine's memory before the user could refuse.
TEST_F(TrainCourseTest, ARunThatIsTooLargeAsks) {
    openTrain();
    Recipe recipe = tinyRecipe();
    recipe.pairs = 900'000'000;
    const TemporaryFolder folder;
    train().open({QString::fromStdString(folder.write("large.json", recipeToJson(recipe)))});
    QTest::qWait(600);
    EXPECT_FALSE(controller().hasRun());
    EXPECT_TRUE(controller().waitsForConsent());
    const auto* prompt = train().page()->findChild<QLabel*>(QStringLiteral("prompt"));
    EXPECT_THAT(prompt->text().toStdString(), HasSubstr("needs much memory"));
    EXPECT_THAT(child<QLabel>("cost")->text().toStdString(), HasSubstr("GB of memory"));
    EXPECT_TRUE(action("trainRun")->isEnabled());
    DialogAnswers answers;
    answers.add("largeRun", [](QDialog& dialog) { dialog.reject(); });
    press(Qt::Key_Space);
    EXPECT_EQ(answers.came(), 1);
    EXPECT_FALSE(controller().hasRun());
    enter("pairs", "100");
    ASSERT_TRUE(waitFor([this] { return controller().hasRun(); })) << "without a question";
}

TEST_F(TrainCourseTest, WhatWasOpenedOfTheSettingsIsRemembered) {
    open();
    press(Qt::Key_2, Qt::ControlModifier);
    EXPECT_FALSE(child<QLineEdit>("batch")->isVisible());
    for (const char* name : {"optimizer.rate", "seed"})
        EXPECT_TRUE(child<QLineEdit>(name)->isVisible()) << name;
    QTest::mouseClick(child<QToolButton>("more"), Qt::LeftButton);
    EXPECT_TRUE(child<QLineEdit>("batch")->isVisible());
    EXPECT_TRUE(window->close());
    open();
    press(Qt::Key_2, Qt::ControlModifier);
    EXPECT_TRUE(child<QLineEdit>("batch")->isVisible());
}

TEST_F(TrainCourseTest, WhatIsShownOfTheRunIsRemembered) {
    open();
    window->resize(1600, 980);
    press(Qt::Key_2, Qt::ControlModifier);
    EXPECT_TRUE(action("showSetup")->isChecked());
    EXPECT_TRUE(action("showCharts")->isChecked());
    press(Qt::Key_D, Qt::ControlModifier);
    press(Qt::Key_G, Qt::ControlModifier);
    EXPECT_FALSE(view<ui::CurvesView>()->isVisible());
    EXPECT_TRUE(window->close());
    open();
    window->resize(1600, 980);
    press(Qt::Key_2, Qt::ControlModifier);
    EXPECT_FALSE(view<ui::SetupPanel>()->isVisible());
    EXPECT_FALSE(view<ui::CurvesView>()->isVisible());
    EXPECT_FALSE(action("showSetup")->isChecked());
    EXPECT_FALSE(action("showCharts")->isChecked());
    press(Qt::Key_D, Qt::ControlModifier);
    press(Qt::Key_G, Qt::ControlModifier);
    EXPECT_TRUE(window->close());
    open();
    window->resize(1600, 980);
    press(Qt::Key_2, Qt::ControlModifier);
    EXPECT_TRUE(view<ui::SetupPanel>()->isVisible());
    EXPECT_TRUE(view<ui::CurvesView>()->isVisible());
}

// The settings beside the lanes already show the cost, so the status bar does not repeat it.
TEST_F(TrainCourseTest, TheStatusBarTellsTheCostWhereTheSettingsDoNot) {
    openTrain();
    window->resize(1600, 980);
    ASSERT_TRUE(waitFor([this] {
        return child<QLabel>("cost")->text().contains(QStringLiteral(" for all 40 updates"));
    })) << child<QLabel>("cost")->text().toStdString();
    const auto told = [this] { return child<QLabel>("trainSummary")->text(); };
    EXPECT_TRUE(child<QLabel>("cost")->isVisible());
    EXPECT_FALSE(told().isEmpty());
    EXPECT_FALSE(told().contains(QStringLiteral("memory"))) << told().toStdString();
    press(Qt::Key_D, Qt::ControlModifier);
    EXPECT_FALSE(child<QLabel>("cost")->isVisible());
    EXPECT_TRUE(told().contains(QStringLiteral("memory"))) << told().toStdString();
    press(Qt::Key_D, Qt::ControlModifier);
    EXPECT_FALSE(told().contains(QStringLiteral("memory"))) << told().toStdString();
}

}  // namespace
}  // namespace attn::test
