// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gmock/gmock.h>

#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <string>

#include "tests/ui/window/window_fixture.h"
#include "ui/learn/learn_mode.h"
#include "ui/learn/lesson_panel.h"
#include "ui/step/step_mode.h"
#include "ui/window/mode_list.h"

namespace attn::test {

// The real window in Learn mode, without the progress of other tests.
class LearnFixture : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        QFile::remove(ui::LearnMode::progressFile());
    }
    void TearDown() override {
        WindowTest::TearDown();
        QFile::remove(ui::LearnMode::progressFile());
    }

    // Starts the program with a lesson, whose steps count from 1.
    void openLesson(const std::string& path, int step = 1) {
        opensAll = false;
        ui::LaunchOptions options;
        options.lesson = QString::fromStdString(path);
        options.lessonStep = step;
        open(options);
        wait();
    }
    ui::LearnMode& mode() {
        return *dynamic_cast<ui::LearnMode*>(window->modes().made(QStringLiteral("learn")));
    }
    void wait() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !mode().isBusy(); }, 60'000));
    }
    template <class Widget>
    Widget* part(const char* name) {
        auto* found = mode().page()->findChild<Widget*>(QString::fromLatin1(name));
        EXPECT_NE(found, nullptr) << name;
        return found;
    }
    void click(const char* name) {
        QTest::mouseClick(part<QPushButton>(name), Qt::LeftButton);
        wait();
    }
    void type(const char* name, const char* text) {
        auto* field = part<QWidget>(name);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QString::fromUtf8(text));
    }
    std::string headline() { return part<QLabel>("feedbackHeadline")->text().toStdString(); }
    std::string said() { return part<ui::MarkdownView>("stepSaid")->toPlainText().toStdString(); }
    std::string shownText() { return part<ui::MarkdownView>("stepText")->toPlainText().toStdString(); }
};

}  // namespace attn::test
