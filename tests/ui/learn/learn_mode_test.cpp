// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/learn_mode.h"

#include <gmock/gmock.h>

#include <QDoubleSpinBox>
#include <QFile>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

#include "tests/support/sample_lesson.h"
#include "tests/ui/support/dialog_answer.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/kit/widgets/message_bar.h"
#include "ui/learn/lesson_panel.h"
#include "ui/step/step_mode.h"
#include "ui/step/views/layout_actions.h"
#include "ui/window/mode_list.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

// The real window with a lesson that has a question of every kind.
class LearnModeTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        QFile::remove(ui::LearnMode::progressFile());
        nlohmann::ordered_json json = sampleLessonJson();
        json["steps"][2]["question"]["value"] = "2 + 3";  // the models are untrained
        m_lesson = QString::fromStdString(writeSampleLesson(m_folder, sampleLessonFiles(json)));
    }
    void TearDown() override {
        WindowTest::TearDown();
        QFile::remove(ui::LearnMode::progressFile());
    }

    void openLesson(int step = 1) {
        opensAll = false;
        ui::LaunchOptions options;
        options.lesson = m_lesson;
        options.lessonStep = step;
        open(options);
        wait();
    }
    ui::LearnMode& mode() {
        return *dynamic_cast<ui::LearnMode*>(window->modes().made(QStringLiteral("learn")));
    }
    void wait() {
        ASSERT_TRUE(
            QTest::qWaitFor([this] { return !mode().isBusy() && mode().panel().isVisible(); }, 60'000));
    }
    template <class Widget>
    Widget* part(const QString& name) {
        auto* found = mode().page()->findChild<Widget*>(name);
        EXPECT_NE(found, nullptr) << name.toStdString();
        return found;
    }
    void click(const QString& name) {
        QTest::mouseClick(part<QPushButton>(name), Qt::LeftButton);
        wait();
    }
    std::string headline() { return part<QLabel>(QStringLiteral("feedbackHeadline"))->text().toStdString(); }
    std::string said() {
        return part<ui::MarkdownView>(QStringLiteral("stepSaid"))->toPlainText().toStdString();
    }

    TemporaryFolder m_folder;
    QString m_lesson;
};

TEST_F(LearnModeTest, StandsFirstAndShowsTheStateOfAStep) {
    openLesson();
    EXPECT_EQ(window->modes().actions().front()->objectName(), QStringLiteral("learnMode"));
    EXPECT_TRUE(mode().isShown());
    EXPECT_EQ(part<QLabel>(QStringLiteral("lessonTitle"))->text(), QStringLiteral("A sample"));
    EXPECT_THAT(part<ui::MarkdownView>(QStringLiteral("stepText"))->toPlainText().toStdString(),
                HasSubstr("looks there"));
    const ui::Session& session = mode().step().session();
    EXPECT_EQ(session.sourceText(), QStringLiteral("9 May 1998"));
    ASSERT_EQ(session.lanes().size(), 2U);
    EXPECT_EQ(mode().step().cursor().step(), 1);
    // Step mode has its own lanes.
    press(Qt::Key_1, Qt::ControlModifier);
    EXPECT_FALSE(mode().isShown());
    EXPECT_NE(&window->session(), &session);
    press(Qt::Key_4, Qt::ControlModifier);
    EXPECT_TRUE(mode().isShown());
}

TEST_F(LearnModeTest, OpensTheFirstLessonThatIsNotDone) {
    writeSampleLesson(*resources(), sampleLessonFiles(), "lessons/sample");
    opensAll = false;
    open();
    press(Qt::Key_4, Qt::ControlModifier);
    wait();
    ASSERT_NE(mode().player().lesson(), nullptr);
    EXPECT_EQ(mode().player().lesson()->id, "sample");
    EXPECT_TRUE(mode().isShown());
    EXPECT_TRUE(action("learnMode")->isChecked());
    EXPECT_TRUE(action("newLesson")->isVisible());
    std::filesystem::remove_all(resources()->path() / "lessons");
}

TEST_F(LearnModeTest, GoesForwardAndBackAndKeepsTheStep) {
    openLesson();
    press(Qt::Key_Right, Qt::AltModifier);
    wait();
    EXPECT_EQ(mode().player().place(), 1);
    EXPECT_EQ(mode().player().doneSteps(*mode().player().lesson()), 1)
        << "nothing is asked in the first step";
    press(Qt::Key_Left, Qt::AltModifier);
    wait();
    EXPECT_EQ(mode().player().place(), 0);
    click(QStringLiteral("lessonNext"));
    window.reset();
    ui::LaunchOptions options;
    options.lesson = m_lesson;
    open(options);
    wait();
    EXPECT_EQ(mode().player().place(), 1) << "where it was left";
}

TEST_F(LearnModeTest, AWrongChoiceIsSaidAndNotLost) {
    openLesson(2);
    QTest::mouseClick(part<QRadioButton>(QStringLiteral("choice_b")), Qt::LeftButton);
    click(QStringLiteral("checkAnswer"));
    EXPECT_THAT(headline(), HasSubstr("Not yet"));
    EXPECT_THAT(said(), HasSubstr("Read it once more"));
    EXPECT_FALSE(mode().player().stepProgress("choose").isDone);
    EXPECT_TRUE(part<QRadioButton>(QStringLiteral("choice_b"))->isChecked());
}

TEST_F(LearnModeTest, ABetIsMeasured) {
    openLesson(3);
    EXPECT_FALSE(part<QPushButton>(QStringLiteral("checkAnswer"))->isEnabled()) << "no bet yet";
    auto* bet = part<QDoubleSpinBox>(QStringLiteral("bet"));
    bet->setFocus();
    bet->selectAll();
    QTest::keyClicks(bet, QStringLiteral("29"));
    QTest::keyClick(bet, Qt::Key_Tab);
    click(QStringLiteral("checkAnswer"));
    EXPECT_THAT(headline(), HasSubstr("Not yet"));
    click(QStringLiteral("hint"));
    EXPECT_THAT(said(), HasSubstr("It is a date"));
    click(QStringLiteral("hint"));
    EXPECT_THAT(said(), HasSubstr("Less than 29"));
    click(QStringLiteral("showAnswer"));
    EXPECT_THAT(said(), HasSubstr("Measured"));
    click(QStringLiteral("checkAnswer"));
    EXPECT_THAT(headline(), HasSubstr("Right"));
    const StepProgress progress = mode().player().stepProgress("bet");
    EXPECT_EQ(progress.tries, 2);
    EXPECT_EQ(progress.hints, 2);
    EXPECT_TRUE(progress.wasShown);
}

TEST_F(LearnModeTest, TokensArePointedAtRowByRow) {
    openLesson(4);
    const int before = mode().step().cursor().step();
    for (int i = 0; i < 3; ++i) {
        QTest::mouseClick(part<ui::TokenChips>(QStringLiteral("sourceChips")), Qt::LeftButton, {},
                          part<ui::TokenChips>(QStringLiteral("sourceChips"))->chipRect(i).center());
        EXPECT_THAT(part<QLabel>(QStringLiteral("pointed"))->text().toStdString(),
                    HasSubstr("token " + std::to_string(i + 1)));
        click(QStringLiteral("checkAnswer"));
    }
    EXPECT_EQ(mode().step().cursor().step(), before + 2) << "each answer but the last shows its row";
    EXPECT_THAT(headline(), HasSubstr("of 3"));
}

TEST_F(LearnModeTest, WhatIsDoneInTheWindowIsTheAnswer) {
    openLesson(5);
    click(QStringLiteral("checkAnswer"));
    EXPECT_THAT(headline(), HasSubstr("Not yet")) << "nothing was changed";
    click(QStringLiteral("showAnswer"));
    EXPECT_TRUE(mode().step().session().hasWhatIfs());
    click(QStringLiteral("checkAnswer"));
    click(QStringLiteral("sceneAgain"));
    EXPECT_FALSE(mode().step().session().hasWhatIfs());
}

TEST_F(LearnModeTest, WhatIsSaidIsComparedAndAnswersAreSaved) {
    openLesson(7);
    part<QPlainTextEdit>(QStringLiteral("say"))->setPlainText(QStringLiteral("I do not know."));
    click(QStringLiteral("checkAnswer"));
    EXPECT_THAT(said(), HasSubstr("Because of"));
    EXPECT_TRUE(mode().player().stepProgress("say").isDone);
    DialogAnswers answers;
    answers.choose(m_folder.file("answers.json"));
    action("saveAnswers")->trigger();
    const std::vector<AnswerSheet> sheets = loadAnswerSheets(m_folder.file("answers.json"));
    ASSERT_EQ(sheets.size(), 1U);
    EXPECT_EQ(sheets.front().answers.at("say").answer, "I do not know.");
}

TEST_F(LearnModeTest, PresentsTheQuestionBelowThePicture) {
    openLesson(2);
    press(Qt::Key_F5);
    QTest::qWait(50);
    const auto below = [this] {
        return mode().panel().mapTo(window.get(), QPoint()).y() >
               mode().step().page()->mapTo(window.get(), QPoint()).y();
    };
    EXPECT_TRUE(below());
    EXPECT_FALSE(mode().showsList());
    EXPECT_FALSE(part<ui::MarkdownView>(QStringLiteral("stepText"))->isVisible()) << "the question is large";
    EXPECT_TRUE(part<ui::MarkdownView>(QStringLiteral("stepAsk"))->isVisible());
    // Hands are counted for each choice.
    auto* hands = part<QSpinBox>(QStringLiteral("hands_a"));
    EXPECT_TRUE(hands->isVisible());
    QTest::keyClick(hands, Qt::Key_Up);
    QTest::keyClick(hands, Qt::Key_Up);
    EXPECT_EQ(hands->value(), 2);
    EXPECT_EQ(part<QSpinBox>(QStringLiteral("hands_b"))->value(), 0);
    press(Qt::Key_F5);
    QTest::qWait(50);
    EXPECT_FALSE(below());
    EXPECT_TRUE(part<ui::MarkdownView>(QStringLiteral("stepText"))->isVisible());
    press(Qt::Key_Down, Qt::AltModifier);
    EXPECT_TRUE(part<QRadioButton>(QStringLiteral("choice_a"))->hasFocus());
    EXPECT_FALSE(part<QSpinBox>(QStringLiteral("hands_a"))->isVisible());
}

TEST_F(LearnModeTest, ABadFileIsOneSentence) {
    opensAll = false;
    open();
    DialogAnswers answers;
    answers.choose(m_folder.write("bad.attnlesson", "x"));
    press(Qt::Key_O, Qt::ControlModifier);
    const auto* bar = window->findChild<ui::MessageBar*>();
    EXPECT_THAT(bar->text().toStdString(), HasSubstr("bad.attnlesson"));
}

}  // namespace
}  // namespace attn::test
