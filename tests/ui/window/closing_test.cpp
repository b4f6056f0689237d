// SPDX-License-Identifier: GPL-3.0-or-later
// What is lost when a window with a run is closed: nothing that the user has not thrown away.
#include <gmock/gmock.h>

#include "core/runs/run_file.h"
#include "tests/ui/train/train_fixture.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class ClosingTest : public TrainWindowTest {
protected:
    // Trains a run that does not end by itself.
    void trainOn() {
        openTrain();
        enter("updates", "100000");
        focusLanes();
        ASSERT_TRUE(waitFor([this] { return controller().hasRun(); }));
        waitForPairs();
        press(Qt::Key_Space);
        waitUntilAt(10);
    }
    static QStringList keptFiles() {
        return QDir(ui::Autosave::folder()).entryList(QDir::Files | QDir::Hidden);
    }
    const TemporaryFolder folder;
};

TEST_F(ClosingTest, NothingIsAskedWithoutARun) {
    openTrain();
    const DialogAnswers answers;
    EXPECT_TRUE(window->close());
    EXPECT_EQ(answers.came(), 0);
}

TEST_F(ClosingTest, NothingIsAskedAfterAReset) {
    openTrain();
    press(Qt::Key_B);
    waitUntilIdle();
    DialogAnswers answers;
    answers.press("loseRun", QMessageBox::Discard);
    press(Qt::Key_R, Qt::ControlModifier);
    waitUntilIdle();
    EXPECT_TRUE(window->close());
    EXPECT_EQ(answers.came(), 1) << "about the reset alone";
}

TEST_F(ClosingTest, CancelKeepsTraining) {
    trainOn();
    DialogAnswers answers;
    answers.press("loseRun", QMessageBox::Cancel);
    press(Qt::Key_Q, Qt::ControlModifier);
    EXPECT_EQ(answers.came(), 1);
    EXPECT_TRUE(window->isVisible());
    EXPECT_TRUE(controller().isRunning());
    const Index before = leastUpdate();
    EXPECT_TRUE(waitFor([&] { return leastUpdate() > before + 5; }));
}

TEST_F(ClosingTest, ItAsksOnceHoweverOftenOneCloses) {
    trainOn();
    DialogAnswers answers;
    answers.add("loseRun", [this](QDialog& box) {
        window->close();
        EXPECT_TRUE(window->isVisible());
        EXPECT_TRUE(box.isVisible());
        box.reject();
    });
    window->close();
    EXPECT_EQ(answers.came(), 1);
    EXPECT_TRUE(window->isVisible());
    EXPECT_TRUE(controller().isRunning());
}

TEST_F(ClosingTest, DiscardCloses) {
    trainOn();
    train().autosave().setInterval(10);
    ASSERT_TRUE(waitFor([] { return !keptFiles().empty(); }));
    DialogAnswers answers;
    answers.press("loseRun", QMessageBox::Discard);
    EXPECT_TRUE(window->close());
    EXPECT_FALSE(window->isVisible());
    EXPECT_FALSE(controller().isRunning());
    QTest::qWait(300);
    EXPECT_EQ(keptFiles(), QStringList()) << "nor is it kept for the next start";
    window.reset();
    EXPECT_EQ(keptFiles(), QStringList());
}

TEST_F(ClosingTest, SaveWritesAllOfItAndCloses) {
    trainOn();
    const std::string path = folder.file("class");
    DialogAnswers answers;
    answers.press("loseRun", QMessageBox::Save);
    answers.choose(path);
    EXPECT_TRUE(window->close());
    EXPECT_FALSE(window->isVisible());
    EXPECT_EQ(answers.came(), 2);
    QTest::qWait(300);
    const SavedRun run = loadRun(path + ".attnrun");
    ASSERT_EQ(run.lanes.size(), 3U);
    for (int lane = 0; lane < 3; ++lane) {
        EXPECT_EQ(run.lanes[std::size_t(lane)].history.update(), controller().history(lane).update());
        EXPECT_EQ(run.lanes[std::size_t(lane)].history.losses, controller().history(lane).losses);
    }
    EXPECT_EQ(keptFiles(), QStringList());
}

TEST_F(ClosingTest, SaveWithoutAFileStays) {
    trainOn();
    DialogAnswers answers;
    answers.press("loseRun", QMessageBox::Save);
    answers.add("QFileDialog", [](QDialog& dialog) { dialog.reject(); });
    EXPECT_FALSE(window->close());
    EXPECT_TRUE(window->isVisible());
    EXPECT_TRUE(controller().isChanged());
}

TEST_F(ClosingTest, SaveThatFailsStaysAndSaysWhy) {
    trainOn();
    DialogAnswers answers;
    answers.press("loseRun", QMessageBox::Save);
    answers.choose("/proc/run.attnrun");
    EXPECT_FALSE(window->close());
    EXPECT_TRUE(window->isVisible());
    EXPECT_THAT(message().toStdString(), HasSubstr("/proc/run.attnrun"));
    EXPECT_TRUE(controller().isChanged());
}

TEST_F(ClosingTest, WhatIsSavedIsNotAskedFor) {
    openTrain();
    press(Qt::Key_B);
    waitUntilIdle();
    DialogAnswers answers;
    answers.choose(folder.file("run.attnrun"));
    press(Qt::Key_S, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([this] { return !controller().isChanged(); }));
    press(Qt::Key_S, Qt::ControlModifier);  // saves to the same file
    EXPECT_TRUE(window->close()) << "after what is being written";
    EXPECT_EQ(answers.came(), 1);
    EXPECT_EQ(loadRun(folder.file("run.attnrun")).lanes.size(), 3U);

    window.reset();
    openTrain();
    train().open({QString::fromStdString(folder.file("run.attnrun"))});
    ASSERT_TRUE(waitFor([this] { return controller().newestUpdate() == 1; }));
    EXPECT_TRUE(window->close()) << "it is in its file";
    EXPECT_EQ(answers.came(), 1);
}

TEST_F(ClosingTest, UpdatesDuringASaveAreNotSaved) {
    trainOn();
    DialogAnswers answers;
    answers.choose(folder.file("run.attnrun"));
    press(Qt::Key_S, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([this] { return !window->findChild<QProgressDialog*>(); }));
    EXPECT_TRUE(controller().isRunning());
    EXPECT_TRUE(waitFor([this] { return controller().isChanged(); }));
}

TEST_F(ClosingTest, AWindowThatGoesAtOnceEndsItsThreads) {
    trainOn();
    window.reset();
    trainOn();
    window->mode<ui::TrainMode>().autosave().writeNow();
    controller().branch(0, 3, {0, 0.5, {}, {}});
    controller().requestModels({0, 1, 2}, QStringLiteral("test"));
    window.reset();
}

}  // namespace
}  // namespace attn::test
