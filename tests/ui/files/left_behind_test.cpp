// SPDX-License-Identifier: GPL-3.0-or-later
// A process that is killed in the middle of a run, and what the next start makes of it.
#include <gmock/gmock.h>

#include <QElapsedTimer>
#include <QProcess>
#include <QSignalSpy>
#include <QThread>
#include <QTimer>
#include <iostream>

#include "core/runs/run_file.h"
#include "tests/support/paths.h"
#include "tests/support/sample_run.h"
#include "tests/ui/train/train_fixture.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

constexpr Index updates = 3000;  // takes some seconds, longer than two copies

class LeftBehindTest : public TrainWindowTest {
protected:
    // Starts this test program with the test below.
    static void startChild(QProcess& child, const TemporaryFolder& folder) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("ATTN_TEST_NAME"), QCoreApplication::applicationName());
        environment.insert(QStringLiteral("TMPDIR"), QString::fromStdString(folder.path().string()));
        environment.remove(QStringLiteral("GTEST_TOTAL_SHARDS"));
        environment.remove(QStringLiteral("GTEST_SHARD_INDEX"));
        child.setProcessEnvironment(environment);
        child.setProcessChannelMode(QProcess::MergedChannels);
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("--gtest_filter=LeftBehindTest.DISABLED_TrainsUntilItIsKilled"),
                     QStringLiteral("--gtest_also_run_disabled_tests")});
    }
    static void leaveCopy(bool isBroken = false) {
        QDir().mkpath(ui::Autosave::folder());
        const std::string path = (ui::Autosave::folder() + QStringLiteral("/left.attnrun")).toStdString();
        SavedRun run;
        run.pin = {samplePin, "2009-05-05"};
        run.lanes.push_back(sampleLane("Additive", sampleRecipe("additive")));
        saveRun(run, path);
        if (isBroken)
            std::filesystem::resize_file(path, 100);
    }
    static bool isKept() { return QFile::exists(ui::Autosave::folder() + QStringLiteral("/left.attnrun")); }
};

// Runs only as a child process of the next test.
TEST_F(LeftBehindTest, DISABLED_TrainsUntilItIsKilled) {
    openTrain();
    enter("updates", QString::number(updates));
    focusLanes();
    ASSERT_TRUE(waitFor([this] { return controller().hasRun(); }));
    waitForPairs();
    train().autosave().setInterval(20);
    int copies = 0;
    QObject::connect(&train().autosave(), &ui::Autosave::written, [&copies, this] {
        std::cout << "a copy is kept" << std::endl;
        // A busy machine may train to the end before a second interval is over. A pause is kept, too.
        if (++copies == 1)
            QTimer::singleShot(0, [this] { press(Qt::Key_Space); });
        // However late the kill comes, no further copy is written.
        if (copies == 2)
            QThread::sleep(60);
    });
    press(Qt::Key_Space);
    QTest::qWait(60'000);
}

TEST_F(LeftBehindTest, AKilledRunIsOfferedBackAndGoesOnBitForBit) {
    const TemporaryFolder folder;
    QProcess child;
    startChild(child, folder);
    QByteArray said;
    ASSERT_TRUE(waitFor([&] {
        said += child.readAll();
        return said.count("a copy is kept") >= 2 || child.state() == QProcess::NotRunning;
    }));
    ASSERT_EQ(child.state(), QProcess::Running) << said.toStdString();
    child.kill();
    ASSERT_TRUE(child.waitForFinished());
    ASSERT_EQ(ui::Autosave::leftBehind().size(), 1U);

    DialogAnswers answers;
    answers.add("leftBehind", [](QDialog& dialog) {
        auto& box = static_cast<QMessageBox&>(dialog);
        EXPECT_THAT(box.informativeText().toStdString(), HasSubstr("Dates to ISO, 3 lanes, update "));
        QTest::keyClick(&box, Qt::Key_Return);
    });
    open();
    ASSERT_TRUE(waitFor([&] { return answers.came() == 1; }));
    ASSERT_TRUE(waitFor([this] { return window->findChild<ui::TrainMode*>() != nullptr; }));
    ASSERT_TRUE(waitFor([this] { return train().isShown(); }));
    ASSERT_TRUE(waitFor([this] { return controller().newestUpdate() > 0; })) << "it is opened";
    waitForPairs();
    EXPECT_GT(leastUpdate(), 0);
    EXPECT_FALSE(controller().isRunning());
    EXPECT_TRUE(controller().isChanged()) << "it is in no file of the user's yet";
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    EXPECT_EQ(controller().history(1).losses.size(), static_cast<std::size_t>(updates));
    for (int lane = 0; lane < 3; ++lane)
        expectAsAlone(lane);
    answers.press("loseRun", QMessageBox::Discard);
    EXPECT_TRUE(window->close());
    window.reset();
    EXPECT_TRUE(ui::Autosave::leftBehind().empty());
}

TEST_F(LeftBehindTest, ARunIsKeptAtItsEndAndWhenItIsPaused) {
    openTrain();
    QSignalSpy written(&train().autosave(), &ui::Autosave::written);
    QElapsedTimer clock;
    clock.start();
    focusLanes();
    press(Qt::Key_Space);
    waitUntilEnded();
    ASSERT_TRUE(waitFor([&] { return written.count() > 0; }));
    EXPECT_LT(clock.elapsed(), 9'000) << "not only when the first interval is over";
    const SavedRun kept = loadRun(train().autosave().path().toStdString());
    ASSERT_EQ(kept.lanes.size(), 3U);
    for (const SavedLane& lane : kept.lanes) {
        EXPECT_EQ(lane.history.update(), 40);
        EXPECT_TRUE(lane.history.end);
    }
}

TEST_F(LeftBehindTest, AskLaterKeepsIt) {
    leaveCopy();
    DialogAnswers answers;
    answers.press("leftBehind", QMessageBox::Ignore);
    open();
    ASSERT_TRUE(waitFor([&] { return answers.came() == 1; }));
    QTest::qWait(50);
    EXPECT_TRUE(isKept());
    EXPECT_TRUE(window->close()) << "nothing was opened";
}

TEST_F(LeftBehindTest, DiscardRemovesIt) {
    leaveCopy();
    DialogAnswers answers;
    answers.press("leftBehind", QMessageBox::Discard);
    open();
    ASSERT_TRUE(waitFor([&] { return answers.came() == 1 && !isKept(); }));
}

TEST_F(LeftBehindTest, WhatCannotBeReadIsToldAndKept) {
    leaveCopy(true);
    DialogAnswers answers;
    answers.add("leftBehind", [](QDialog& dialog) {
        auto& box = static_cast<QMessageBox&>(dialog);
        EXPECT_EQ(box.button(QMessageBox::Open), nullptr);
        EXPECT_THAT(box.informativeText().toStdString(), HasSubstr("not a whole safetensors file"));
        QTest::keyClick(&box, Qt::Key_Escape);
    });
    open();
    ASSERT_TRUE(waitFor([&] { return answers.came() == 1; }));
    QTest::qWait(50);
    EXPECT_TRUE(isKept());
}

TEST_F(LeftBehindTest, NothingIsMadeWhereNothingWasLeft) {
    const DialogAnswers answers;
    open();
    QTest::qWait(100);
    EXPECT_EQ(answers.came(), 0);
    EXPECT_EQ(window->findChild<ui::TrainMode*>(), nullptr);
}

TEST_F(LeftBehindTest, PicturesOfTheWindowAskNothing) {
    leaveCopy();
    const DialogAnswers answers;
    ui::LaunchOptions options;
    options.screenshot = QStringLiteral("window.png");
    open(options);
    QTest::qWait(100);
    EXPECT_EQ(answers.came(), 0);
    EXPECT_TRUE(isKept());
}

}  // namespace
}  // namespace attn::test
