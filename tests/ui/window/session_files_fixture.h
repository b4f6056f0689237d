// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gmock/gmock.h>

#include <QDir>

#include "core/sessions/session_file.h"
#include "tests/ui/support/dialog_answer.h"
#include "tests/ui/train/train_fixture.h"
#include "ui/window/session_files.h"

namespace attn::test {

// A window that saves and opens sessions in the test's own folder.
class SessionFilesTest : public TrainWindowTest {
protected:
    ui::SessionFiles& files() const { return window->sessionFiles(); }
    std::string path() const { return folder.file("lesson.attnlab"); }
    QString qpath() const { return QString::fromStdString(path()); }

    void waitForWork() {
        ASSERT_TRUE(waitFor([this] { return !files().isWorking(); }));
        QCoreApplication::processEvents();
    }
    void saveAs(const std::string& file) {
        DialogAnswers answers;
        answers.choose(file);
        // In Train mode this key saves the run.
        if (action("stepMode")->isChecked())
            press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        else
            action("saveSessionAs")->trigger();
        waitForWork();
        comeBack();
    }
    // Saves the session under a name. With a run in Train mode the window asks what to do with it; `button`
    // is the object name of the answer.
    void saveAs(const std::string& file, const char* button, QString* asked = nullptr) {
        DialogAnswers answers;
        answers.choose(file);
        answers.add("runInSession", [button, asked](QDialog& dialog) {
            auto& box = static_cast<QMessageBox&>(dialog);
            if (asked)
                *asked = box.text() + QLatin1Char('\n') + box.informativeText();
            auto* found = box.findChild<QPushButton*>(QLatin1String(button));
            QTest::mouseClick(found ? found : box.button(QMessageBox::Cancel), Qt::LeftButton);
        });
        action("saveSessionAs")->trigger();
        waitForWork();
        comeBack();
    }
    // After a dialog closes, the window becomes active again, like under a window manager.
    void comeBack() {
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    }
    void saveAgain() {
        grid()->setFocus();
        press(Qt::Key_S, Qt::ControlModifier);
        waitForWork();
    }
    void openBy(const std::string& file) {
        DialogAnswers answers;
        answers.choose(file);
        press(Qt::Key_O, Qt::ControlModifier);
        waitForWork();
        comeBack();
    }
    void openAtStart(const QString& file) {
        ui::LaunchOptions options;
        options.session = file;
        open(options);
    }
    void setWhatIf() {
        Interventions whatIfs;
        whatIfs.steps[1].token = 6;
        whatIfs.zeroed = {0};
        window->session().setWhatIfs("additive", whatIfs, "change");
    }
    static int keptFiles() {
        return static_cast<int>(QDir(ui::Autosave::folder()).entryList(QDir::Files | QDir::Hidden).size());
    }

    const TemporaryFolder folder;
};

}  // namespace attn::test
