// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of a session when its window closes, crashes, presents or trains.
#include <QDockWidget>
#include <QToolBar>

#include "tests/ui/window/session_files_fixture.h"
#include "ui/files/run_in_session_dialog.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

TEST_F(SessionFilesTest, ATextThatWasTriedOutIsNotAskedFor) {
    open();
    replaceText("5 may 2009");
    action("show-dot")->trigger();
    const DialogAnswers answers;
    EXPECT_TRUE(window->close());
    EXPECT_EQ(answers.came(), 0);
    EXPECT_EQ(keptFiles(), 0);
}

TEST_F(SessionFilesTest, ClosingAsksForWhatWasChangedByHand) {
    open();
    setWhatIf();
    DialogAnswers answers;
    answers.press("loseSession", QMessageBox::Cancel);
    EXPECT_FALSE(window->close());
    EXPECT_TRUE(window->isVisible());
    answers.press("loseSession", QMessageBox::Save);
    answers.add("QFileDialog", [](QDialog& dialog) { dialog.reject(); });
    EXPECT_FALSE(window->close()) << "nothing was saved";
    answers.press("loseSession", QMessageBox::Save);
    answers.choose("/proc/lesson.attnlab");
    EXPECT_FALSE(window->close()) << "nor now";
    EXPECT_THAT(message().toStdString(), HasSubstr("/proc/lesson.attnlab: cannot be written: "));
    answers.press("loseSession", QMessageBox::Save);
    answers.choose(folder.file("class"));
    EXPECT_TRUE(window->close());
    EXPECT_EQ(answers.came(), 7);
    EXPECT_EQ(loadSession(folder.file("class.attnlab"))->whatIfs.size(), 1u);
    EXPECT_EQ(keptFiles(), 0);
}

TEST_F(SessionFilesTest, DiscardClosesAndKeepsNothing) {
    open();
    files().autosave().setInterval(10);
    saveAs(path());
    replaceText("5 may 2009");
    ASSERT_TRUE(waitFor([] { return keptFiles() == 2; })) << "the copy and its lock";
    DialogAnswers answers;
    answers.press("loseSession", QMessageBox::Discard);
    EXPECT_TRUE(window->close());
    EXPECT_EQ(keptFiles(), 0);
    window.reset();
    EXPECT_EQ(keptFiles(), 0);
    EXPECT_NE(loadSession(path())->text, "5 may 2009");
}

TEST_F(SessionFilesTest, TheCopyGoesWhenItIsSavedOrTakenBack) {
    open();
    files().autosave().setInterval(10);
    replaceText("5 may 2009");
    ASSERT_TRUE(waitFor([] { return keptFiles() == 2; }));
    saveAs(path());
    EXPECT_EQ(keptFiles(), 0);
    replaceText("5 may 2010");
    ASSERT_TRUE(waitFor([] { return keptFiles() == 2; }));
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(waitFor([] { return keptFiles() == 0; }));
}

TEST_F(SessionFilesTest, WhatACrashLeftIsOfferedBack) {
    open();
    saveAs(path());
    SavedSession kept = *loadSession(path());
    ASSERT_EQ(kept.models[0].score, "additive");
    kept.models[0].model = window->session().lanes().front()->model();
    kept.models[0].isKept = true;
    saveSession(kept, path());  // as if the models were in the file
    files().autosave().setInterval(10);
    replaceText("5 may 2009");
    setWhatIf();
    ASSERT_TRUE(waitFor([this] {
        return keptFiles() == 2 && !files().autosave().isWriting() &&
               loadSession(files().autosave().path().toStdString())->whatIfs.size() == 1;
    }));
    window.reset();  // without being closed
    ASSERT_EQ(ui::Autosave::leftBehind(ui::sessionCopies()).size(), 1u);
    EXPECT_TRUE(ui::Autosave::leftBehind().empty()) << "no run";

    DialogAnswers answers;
    answers.add("leftBehind", [](QDialog& dialog) {
        auto& box = static_cast<QMessageBox&>(dialog);
        EXPECT_EQ(box.text(), QStringLiteral("The program ended before this session was saved:"));
        EXPECT_THAT(box.informativeText().toStdString(), HasSubstr("lesson.attnlab, “5 may 2009”, 8 lanes"));
        QTest::keyClick(&box, Qt::Key_Return);
    });
    open();
    ASSERT_TRUE(waitFor([&] { return answers.came() == 1; }));
    ASSERT_TRUE(waitFor([this] { return window->session().hasWhatIfs(); }));
    EXPECT_EQ(window->session().sourceText(), QStringLiteral("5 may 2009"));
    ASSERT_TRUE(waitFor([this] { return window->isWindowModified(); })) << "it is not in its file yet";
    EXPECT_EQ(window->windowTitle(), QStringLiteral("lesson.attnlab[*] – Attention Lab"));
    EXPECT_EQ(files().path(), qpath());
    comeBack();
    saveAgain();
    EXPECT_EQ(loadSession(path())->text, "5 may 2009");
    EXPECT_FALSE(loadSession(path())->models[0].embedded.empty()) << "they still are";
    EXPECT_EQ(keptFiles(), 0);
    EXPECT_TRUE(window->close());
}

TEST_F(SessionFilesTest, ARunIsPartOfTheSession) {
    openTrain();
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    const std::vector<float> losses = controller().history(0).losses;
    saveAs(path(), "withWeights");
    EXPECT_EQ(message(), QString());
    EXPECT_FALSE(controller().isChanged()) << "it is in a file now";
    {
        const DialogAnswers answers;
        EXPECT_TRUE(window->close());
        EXPECT_EQ(answers.came(), 0);
    }
    window.reset();
    openAtStart(qpath());
    EXPECT_TRUE(train().isShown()) << "as it was left";
    EXPECT_EQ(controller().history(0).losses, losses);
    EXPECT_FALSE(controller().isChanged());
    EXPECT_EQ(controller().newestUpdate(), 40);
    press(Qt::Key_1, Qt::ControlModifier);
    saveAgain();  // without another question
    EXPECT_NE(loadSession(path())->run, nullptr);
}

TEST_F(SessionFilesTest, ASessionAsksBeforeItTakesARunAlong) {
    openTrain();
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    QString asked;
    saveAs(path(), "cancel", &asked);
    EXPECT_FALSE(std::filesystem::exists(path()));
    EXPECT_THAT(asked.toStdString(), HasSubstr("3 lanes, update 40"));

    const std::string none = folder.file("none.attnlab"), small = folder.file("small.attnlab");
    saveAs(none, "withoutRun");
    EXPECT_EQ(loadSession(none)->run, nullptr);
    saveAs(small, "withoutWeights");
    const auto read = loadSession(small);
    EXPECT_TRUE(read->run->lanes[0].keyframes.empty());
    EXPECT_EQ(read->run->lanes[0].history.losses, controller().history(0).losses);
    EXPECT_TRUE(controller().isChanged()) << "its weights are in no file";
    const QString without =
        ui::sizeText(std::filesystem::file_size(small) - std::filesystem::file_size(none));
    EXPECT_THAT(asked.toStdString(), HasSubstr(without.section(QLatin1Char(' '), 1).toStdString()));

    saveAs(path(), "withWeights");
    EXPECT_FALSE(loadSession(path())->run->lanes[0].keyframes.empty());
    EXPECT_FALSE(controller().isChanged());
    EXPECT_GT(std::filesystem::file_size(path()), 3 * std::filesystem::file_size(small));
    press(Qt::Key_1, Qt::ControlModifier);
    replaceText("1 may 2001");
    saveAgain();  // without another question
    EXPECT_EQ(loadSession(path())->text, "1 may 2001");
    EXPECT_FALSE(loadSession(path())->run->lanes[0].keyframes.empty());
}

TEST_F(SessionFilesTest, AModelOfARunIsAlwaysInTheSession) {
    openTrain();
    press(Qt::Key_B);
    ASSERT_TRUE(waitFor([this] { return leastUpdate() == 1; }));
    waitUntilIdle();
    press(Qt::Key_T, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([this] { return !train().isShown(); }));
    const auto model = window->session().lanes().front()->model();
    saveAs(path(), "withoutRun");
    window.reset();
    openAtStart(qpath());
    ASSERT_EQ(window->session().lanes().size(), 3U);
    EXPECT_EQ(window->session().lanes().front()->model()->network.parameters().buffer(),
              model->network.parameters().buffer());
    EXPECT_THAT(text("summary").toStdString(), HasSubstr("update 1 of the run"));
}

TEST_F(SessionFilesTest, TheKeyIsOfStepMode) {
    open();
    EXPECT_EQ(action("saveSession")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_S));
    press(Qt::Key_2, Qt::ControlModifier);
    EXPECT_TRUE(action("saveSession")->shortcut().isEmpty()) << "there it saves the run";
    EXPECT_TRUE(action("saveSessionAs")->shortcut().isEmpty());
    EXPECT_EQ(action("saveRunAs")->shortcut(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    EXPECT_TRUE(action("saveSession")->isEnabled());
    press(Qt::Key_1, Qt::ControlModifier);
    EXPECT_EQ(action("saveSession")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_S));
    EXPECT_EQ(action("saveSessionAs")->shortcut(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
}

TEST_F(SessionFilesTest, ARunThatWasThereBeforeIsNotTakenOver) {
    open();
    saveAs(path());
    openTrain();
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    train().markSaved(*controller().savedRun());  // nothing would be lost now
    openBy(path());
    press(Qt::Key_1, Qt::ControlModifier);
    replaceText("1 may 2001");
    saveAgain();
    EXPECT_EQ(loadSession(path())->run, nullptr);
}

TEST_F(SessionFilesTest, ThePresenterViewSavesTheWindowAsItWasBefore) {
    open();
    press(Qt::Key_F5);
    saveAs(path());
    window.reset();
    QSettings().clear();
    opensAll = false;
    openAtStart(qpath());
    EXPECT_FALSE(window->isFullScreen());
    EXPECT_TRUE(child<QToolBar>("modeBar")->isVisible());
    EXPECT_TRUE(child<QDockWidget>("stagesDock")->isVisible());
}

TEST_F(SessionFilesTest, IsKnownByItsWholePath) {
    open();
    saveAs(path());
    const QString before = QDir::currentPath();
    QDir::setCurrent(QString::fromStdString(folder.path().string()));
    window.reset();
    openAtStart(QStringLiteral("lesson.attnlab"));
    QDir::setCurrent(before);
    EXPECT_EQ(QFileInfo(files().path()).canonicalFilePath(), QFileInfo(qpath()).canonicalFilePath());
    EXPECT_TRUE(QDir::isAbsolutePath(files().path()));
}

}  // namespace
}  // namespace attn::test
